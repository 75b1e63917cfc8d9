/** Snake on the waffle in three minutes: each record is a step of the lesson. */
export const LESSON = `[Title "The first berry"]
[Goal "any"]

{Each side grows a snake of berries. Your first one may lie anywhere.}
1. c3

[Title "Grow"]
[Position "6/6/2b3/2s3/6/6 s c3,c4"]
[Goal "any"]

{Every other berry goes beside your last one, straight or aslant. Your last one is c3. [%csl Gc3]}
1. d3

[Title "Too far"]
[Position "6/6/2b3/2s3/6/6 s c3,c4"]
[Goal "legal e3"]

{Your last berry is c3. Is e3 allowed? [%csl Gc3]}

[Title "Aslant"]
[Position "6/6/2b3/2s3/6/6 s c3,c4"]
[Goal "legal d4"]

{And d4, which only touches it at a corner? [%csl Gc3]}

[Title "Do not lock yourself in"]
[Position "6/6/6/6/bb4/1s4 s b1,b2"]

{Who cannot go on loses. Keep room before your head: where do you go from b1? [%csl Gb1]}
1. c2 {There is room on all sides.}
(1. c1 {There is room here, too.})
(1. a1? c2 {Nothing is free beside a1 any more: you are stuck, and have lost.})

[Title "Lock them in"]
[Position "b5/ss4/2b3/6/6/6 s b5,a6"]
[Goal "win"]

{Now Blueberries are in the corner. Take their last free space. [%csl Ba6]}
1. b6 {They cannot go on: you have won.}

[Title "Crossing"]

{Snakes may cross aslant, but a space holds one berry only. Near the middle there is more room than at the edge.}

[Title "That is all"]

{Grow, keep room, and take it from the other side. Have a good game!}
`;
