/** Reversi on the waffle in three minutes: each record is a step of the lesson. */
export const LESSON = `[Title "Close one in"]
[Goal "any"]

{Put a strawberry so that a blueberry lies in a straight line between it and another of yours. It turns into a strawberry.}
1. b3

[Title "Something must turn"]
[Goal "legal a1"]

{Each move has to turn over at least one berry. Is a1 allowed?}

[Title "In any line"]
[Position "6/6/1bbb2/1bsb2/1bbb2/6 s"]
[Goal "legal e5"]

{Lines go along, up and down, and aslant. Is e5 allowed? [%csl Gc3]}

[Title "Several at once"]
[Position "6/6/1sbbb1/2bs2/6/6 s"]
[Goal "points"]

{All berries between the two ends turn over. Which move turns the most? [%csl Gb4]}
1. f4 {Three at once.}

[Title "Several lines"]
[Position "6/1b4/1bbs2/1sbb2/1s4/6 s"]
[Goal "points"]

{A move can close in berries along several lines. Find the one that makes the most.}
1. b6 {Two lines at once.}

[Title "Corners"]
[Position "6/3s2/3b2/2s3/1b4/6 s"]

{A berry in a corner is never turned over again. Take the corner.}
1. a1 {It is yours to the end of the game.}
(1. d3? {That turns one, but the corner is worth more.})

[Title "Nothing to turn"]

{Who can turn nothing over passes, by a button, and the other side moves again. When neither can move the game is over.}

[Title "More berries win"]
[Position "s5/1b4/2b3/6/6/6 s"]
[Goal "win"]

{At the end more berries win. Make the last move. Then you know it all: have a good game!}
1. d3 {Four to none.}
`;
