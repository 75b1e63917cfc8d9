/** Waffle Wars in three minutes: each record is a step of the lesson. */
export const LESSON = `[Title "Place your first piece"]
[Goal "any"]

{You play Strawberries and go first. Place a strawberry anywhere except the four corners.}
1. c3

[Title "Win a quadrant"]
[Position "6/6/6/b5/6/ss2b1 s"]

{The waffle has four quadrants of nine spaces. Three in a row inside a quadrant wins it. Complete the marked row. [%csl Ga1,Gb1]}
1. c1 {It’s yours, and it’s locked: Blueberries can’t place there now.}
(1. b2? {Close! Complete the row a1, b1 on c1.})

[Title "Make a square"]
[Position "6/3s2/3ss1/6/1b4/b5 s"]

{A 2×2 square wins a quadrant too. Win this one with a square or a row. [%csl Gd4,Gd5,Ge4]}
1. e5 {A square! The side with more rows and squares in a quadrant owns it.}
(1. f4 {Three in a row works too.})
(1. d6 {Three in a row works too.})

[Title "Locked quadrants"]
[Position "6/6/6/6/s5/bbb2s s"]
[Goal "legal b3"]

{Blueberries own the lower left quadrant. Can you place a strawberry on b3? [%csl Ba1,Bb1,Bc1]}

[Title "Jump"]
[Position "6/6/6/2b3/1s4/5b s"]

{Instead of placing, you can jump over an opponent’s piece next to yours, in any direction. Jump from b2 over c3. [%cal Gb2d4]}
1. b2xd4 {Captured! A piece you jump over is out of the game.}
(1. c4? {That places a new piece. Select b2 first, then d4.})

[Title "Jump past the lock"]
[Position "3b2/3b2/3b2/2s3/6/6 s"]
[Goal "legal c3xe5"]

{Blueberries own the upper right, so you can’t place there. Can c3 jump in over d4? [%cal Gc3e5]}
{Yes! Locks never stop a jump.}

[Title "Unlock a quadrant"]
[Position "3b2/3b2/3b2/2s3/6/6 s"]

{Jumps ignore locks. Capture a blueberry to break this row. [%csl Bd4,Bd5,Bd6]}
1. c3xe5 {Their row is broken, and the quadrant is open again.}
(1. e3? d3 {They keep their row. Jump from c3 to e5.})

[Title "Win three quadrants"]
[Position "3ss1/2b3/sss1b1/1b4/4b1/sss1b1 s"]
[Goal "win"]

{Own three of the four quadrants and you win. You have two. Take the third!}
1. f6 {Three quadrants. You win!}

[Title "Five in a row"]
[Position "6/1b2b1/3b2/ssss2/2b3/1b2b1 s"]
[Goal "win"]

{Five in a row wins too, anywhere on the waffle, even across quadrants. Find the fifth space.}
1. e3 {Five in a row! Six would be even better.}

[Title "Look for diagonals"]
[Position "5b/3s2/2sb2/1s2b1/s1b3/4b1 s"]
[Goal "win"]

{Diagonals count too. Where do you win?}
1. e6 {Yes! Before every move, look for four in a row: yours and theirs.}

[Title "Two more ways to win"]

{Fill all nine spaces of a quadrant with your pieces and you win. A side with nowhere to place and no jump loses.}

[Title "Blueberries’ reply"]

{Strawberries start, so Blueberries get one reply when Strawberries win. If the reply wins too, the better win counts. That’s all you need: enjoy the waffle!}
`;
