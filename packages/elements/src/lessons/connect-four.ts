/** Connect-4 on the waffle in three minutes: each record is a step of the lesson. */
export const LESSON = `[Title "Let it fall"]
[Goal "any"]

{A berry falls down its column to the lowest free space. Touch any column.}
1. c1

[Title "On top"]
[Position "6/6/6/6/6/1s1s1b s"]

{Where something lies already, the next berry lies on top of it. Put yours on the strawberry in column b. [%csl Gb1]}
1. b2 {On top of b1.}
(1. a1? {That is the column beside it.})

[Title "Four in a row"]
[Position "6/6/6/6/1bb3/1sss1b s"]
[Goal "win"]

{Four in a row win. You have three: close them at one end or the other. [%csl Gb1,Gc1,Gd1]}
1. a1 {Four in a row.}

[Title "Upright"]
[Position "6/6/6/2s3/2s1b1/2s1b1 s"]
[Goal "win"]

{Four upright win, too. Where do you play?}
1. c4 {Four on top of each other.}

[Title "Aslant"]
[Position "6/6/3s2/2sbb1/1sbsb1/1bsbss s"]
[Goal "win"]

{Slanting rows are the ones that are overlooked. Find yours.}
1. a1 {From a1 up to d4.}

[Title "Stop them"]
[Position "6/6/6/6/s5/sbbb2 s"]

{Blueberries have three. Stop them before you do anything else. [%csl Bb1,Bc1,Bd1]}
1. e1 {Just in time.}
(1. c2? e1 {They have four in a row, and have won.})

[Title "Two ends"]
[Position "6/6/6/6/2bb2/2ss2 s"]

{Three in a row with both ends free cannot be stopped. Make such a three.}
1. b1 {One end can be closed, and not the other.} a1 2. e1 {Four in a row.}
(1. e1 {Now b1 and f1 are free: only one of them can be closed.})

[Title "A full waffle"]

{If all spaces are full and nobody has four in a row, nobody has won. Now you know it all. Have a good game!}
`;
