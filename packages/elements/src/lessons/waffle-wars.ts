/** Waffle Wars in three minutes: each record is a step of the lesson. */
export const LESSON = `[Title "One waffle, two sides"]
[Goal "any"]

{You are Strawberries, and you move first. Put a strawberry on any space, only not on one of the four corners.}
1. c3

[Title "Take a quadrant"]
[Position "6/6/6/b5/6/ss2b1 s"]

{The waffle has four quadrants of nine spaces. Three in a row inside one of them take it. Close your row. [%csl Ga1,Gb1]}
1. c1 {The quadrant is yours, and locked: Blueberries may put nothing there any more.}
(1. b2? {Close, but that is no row yet: a1 and b1 want c1.})

[Title "Four in a square"]
[Position "6/3s2/3ss1/6/1b4/b5 s"]

{A square of four takes a quadrant, too. Take this one, by a square or by a row. [%csl Gd4,Gd5,Ge4]}
1. e5 {A square. More rows and squares than the other side: that is what counts.}
(1. f4 {A row of three does it as well.})
(1. d6 {A row of three does it as well.})

[Title "Locked"]
[Position "6/6/6/6/s5/bbb2s s"]
[Goal "legal b3"]

{Now Blueberries have a row in the lower left. May you put a strawberry on b3? [%csl Ba1,Bb1,Bc1]}

[Title "Jump"]
[Position "6/6/6/2b3/1s4/5b s"]

{In place of putting down a berry you may jump over one of theirs that stands beside yours, in any direction. Jump from b2 over c3. [%cal Gb2d4]}
1. b2xd4 {What you jump over is out of the game for good.}
(1. c4? {That puts a new berry down. Touch b2 first, and then d4.})

[Title "Over the fence"]
[Position "3b2/3b2/3b2/2s3/6/6 s"]
[Goal "legal c3xe5"]

{Blueberries own the upper right. You may put nothing there, but may c3 jump in, over d4? [%cal Gc3e5]}

[Title "Break a row"]
[Position "3b2/3b2/3b2/2s3/6/6 s"]

{Jumps heed no locks. So take the berry that holds their row together. [%csl Bd4,Bd5,Bd6]}
1. c3xe5 {Their row is broken, and the quadrant is open again to all.}
(1. e3? d3 {They keep their row. Jump from c3 to e5.})

[Title "Three quadrants"]
[Position "3ss1/2b3/sss1b1/1b4/4b1/sss1b1 s"]
[Goal "win"]

{Who owns three of the four quadrants wins. You have two: take the third.}
1. f6 {Three quadrants are yours, and so is the game.}

[Title "Five in a row"]
[Position "6/1b2b1/3b2/ssss2/2b3/1b2b1 s"]
[Goal "win"]

{Five in a row win at once, anywhere on the waffle and across the borders. Find the fifth.}
1. e3 {Five in a row. Six are worth even more.}

[Title "Aslant"]
[Position "5b/3s2/2sb2/1s2b1/s1b3/4b1 s"]
[Goal "win"]

{Slanting rows count like straight ones. Where do you win now?}
1. e6 {Yes! Before each of your moves, look for rows of four: yours and theirs.}

[Title "Other ends"]

{All nine spaces of a quadrant filled with your berries win, too. Who has neither a space to fill nor a jump to make loses.}

[Title "The last word"]

{You began, so Blueberries get one more move when you win: if they can win with it as well, the better win counts. Now you know it all. Have a good game!}
`;
