/** Reversi on the waffle in three minutes: each record is a step of the lesson. */
export const LESSON = `[Title "Flip a piece"]
[Goal "any"]

{Place a strawberry so that a blueberry is in a straight line between it and another of yours. The blueberry flips to your side.}
1. b3

[Title "Every move flips"]
[Goal "legal a1"]

{Each move must flip at least one piece. Can you place on a1?}

[Title "Any direction"]
[Position "6/6/1bbb2/1bsb2/1bbb2/6 s"]
[Goal "legal e5"]

{Lines go across, up and down, and diagonally. Can you place on e5? [%csl Gc3]}
{Yes. It flips the piece on the diagonal.}

[Title "Flip a whole line"]
[Position "6/6/1sbbb1/2bs2/6/6 s"]
[Goal "points"]

{Every piece between the two ends flips. Which move flips the most? [%csl Gb4]}
1. f4 {Three at once!}

[Title "Several lines"]
[Position "6/1b4/1bbs2/1sbb2/1s4/6 s"]
[Goal "points"]

{One move can flip several lines. Find the move that flips the most.}
1. b6 {Two lines at once!}

[Title "Corners"]
[Position "6/3s2/3b2/2s3/1b4/6 s"]

{A piece in a corner can never be flipped. Take the corner!}
1. a1 {It’s yours for the rest of the game.}
(1. d3? {That flips one, but the corner is worth more.})

[Title "Passing"]

{If you can’t flip anything, press Pass and the other side moves again. When neither side can move, the game is over.}

[Title "Most pieces win"]
[Position "s5/1b4/2b3/6/6/6 s"]
[Goal "win"]

{The side with more pieces at the end wins. Make the last move, then try a real game!}
1. d3 {Four to none. You win!}
`;
