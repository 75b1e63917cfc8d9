/** Connect-4 on the waffle in three minutes: each record is a step of the lesson. */
export const LESSON = `[Title "Drop a piece"]
[Goal "any"]

{A piece falls to the lowest open space in its column. Choose any column.}
1. c1

[Title "Stack up"]
[Position "6/6/6/6/6/1s1s1b s"]

{Pieces land on top of each other. Put yours on the strawberry in column b. [%csl Gb1]}
1. b2 {Right on top of b1.}
(1. a1? {That’s the column next to it.})

[Title "Four in a row"]
[Position "6/6/6/6/1bb3/1sss1b s"]
[Goal "win"]

{Four in a row wins. You have three: add one at either end. [%csl Gb1,Gc1,Gd1]}
1. a1 {Four in a row!}

[Title "Four in a column"]
[Position "6/6/6/2s3/2s1b1/2s1b1 s"]
[Goal "win"]

{A column of four wins too. Where do you play?}
1. c4 {Four in a column!}

[Title "Four on a diagonal"]
[Position "6/6/3s2/2sbb1/1sbsb1/1bsbss s"]
[Goal "win"]

{Diagonals are easy to miss. Find yours.}
1. a1 {From a1 up to d4!}

[Title "Block"]
[Position "6/6/6/6/s5/sbbb2 s"]

{Blueberries have three in a row. Block them first! [%csl Bb1,Bc1,Bd1]}
1. e1 {Just in time!}
(1. c2? e1 {Four in a row. Blueberries win.})

[Title "Two open ends"]
[Position "6/6/6/6/2bb2/2ss2 s"]

{Nobody can block three in a row with both ends open. Make one!}
1. b1 {They can block one end, but not both.} a1 2. e1 {Four in a row!}
(1. e1 {Now b1 and f1 are open, and only one can be blocked.})

[Title "A full waffle"]

{If the waffle is full and nobody has four in a row, it’s a draw. You’re ready: have fun!}
`;
