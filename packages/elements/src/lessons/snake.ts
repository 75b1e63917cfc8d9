/** Snake on the waffle in three minutes: each record is a step of the lesson. */
export const LESSON = `[Title "Your first piece"]
[Goal "any"]

{Each side grows a snake. Place your first piece anywhere.}
1. c3

[Title "Grow"]
[Position "6/6/2b3/2s3/6/6 s c3,c4"]
[Goal "any"]

{From now on, place next to your last piece, straight or diagonal. Your last piece is on c3. [%csl Gc3]}
1. d3

[Title "Too far"]
[Position "6/6/2b3/2s3/6/6 s c3,c4"]
[Goal "legal e3"]

{Your last piece is on c3. Can you place on e3? [%csl Gc3]}

[Title "Diagonals"]
[Position "6/6/2b3/2s3/6/6 s c3,c4"]
[Goal "legal d4"]

{And on d4, which only touches c3 at a corner? [%csl Gc3]}
{Yes. Diagonals count.}

[Title "Don’t trap yourself"]
[Position "6/6/6/6/bb4/1s4 s b1,b2"]

{If you can’t grow, you lose. Keep room in front of your head. Where do you go from b1? [%csl Gb1]}
1. c2 {Plenty of room here!}
(1. c1 {There’s room here too.})
(1. a1? c2 {There’s no free space next to a1. You’re stuck and you lose.})

[Title "Trap your opponent"]
[Position "b5/ss4/2b3/6/6/6 s b5,a6"]
[Goal "win"]

{Blueberries are in the corner. Take their last free space! [%csl Ba6]}
1. b6 {They can’t grow. You win!}

[Title "Crossing"]

{Snakes can cross diagonally, but each space holds one piece. The middle has more room than the edge.}

[Title "You’re ready"]

{Grow, keep your room and take theirs. Have fun, snake!}
`;
