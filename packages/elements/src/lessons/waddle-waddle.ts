/** Waddle Waddle in three minutes: each record is a step of the lesson. */
export const LESSON = `[Title "Round the Iceberg"]
[Options "modules=0"]
[Position "- r"]
[Goal "any"]

{Everybody lays pengos round the Iceberg, one each turn. You are red: choose a tile from your supply, and touch a space beside the Iceberg.}
1. rP1,0

[Title "Touch enough"]
[Options "modules=0"]
[Position "rP1,0;bP1,-1 r"]

{A tile has to touch the Iceberg, or else two other tiles. Put a Parent where it touches two tiles, and not the Iceberg. [%csl G2,-1]}
1. rP2,-1 {It touches the red tile and the blue one.}

[Title "One is not enough"]
[Options "modules=0"]
[Position "rP1,0;bP1,-1 r"]
[Goal "legal rP2,0"]

{May a tile stand on the marked space, where it touches the red tile alone? [%csl B2,0]}

[Title "Slide in"]
[Options "modules=0"]
[Position "bP1,0;rP2,-1;bP3,-1;rP3,0;bP2,1;rP1,1 r"]
[Goal "legal rP2,0"]

{Tiles slide over the table, they are not lifted over others. May one come into the hole in the middle? [%csl B2,0]}

[Title "Groups score"]
[Options "modules=0"]
[Position "rP1,0;bP0,1;bP-1,1 r"]
[Goal "points"]

{Tiles of your colour that touch are a group: from two tiles on, each tile of it scores. Make a group.}
1. rP1,-1 {Two points. The next largest group counts twice, the third three times: several groups are worth more than one.}

[Title "Move a tile"]
[Options "modules=0"]
[Position "rP1,0;bP0,1;rP-1,0;bP-1,1 r"]

{Beside adding a tile you may move one, anybody's, before or after. Part the blue group: touch its lower tile on the right, and then the marked space. [%csl G1,-1]}
1. 0,1>1,-1 {Blue has no group any more. Then you add a tile, as always.}

[Title "Leave nobody alone"]
[Options "modules=0"]
[Position "rP1,0;bP1,-1;bP2,-1 r"]
[Goal "legal 1,0>-1,0"]

{Without it, each neighbour has to touch the Iceberg or two tiles. The marked one would touch one only. May the red tile go to the other side? [%csl B2,-1,G-1,0]}

[Title "Parents"]
[Options "modules=1"]
[Position "rP1,0;bP1,-1;rP-1,0 r"]
[Goal "points"]

{With module 1 the types matter. Each of your Parents that touches a Parent of any colour scores 2. Make as much as you can. [%csl G0,-1]}
1. rP0,-1 {A group of two, and all three of your Parents touch one.}

[Title "One Alpha in a group"]
[Options "modules=1"]
[Position "rA1,0;bA0,1 r"]
[Goal "legal rA-1,1"]

{A group bears one Alpha only, and never joins another with an Alpha of its colour. May your Alpha stand on the marked space, beside the blue one? [%csl B-1,1]}

[Title "Big Bellies keep apart"]
[Options "modules=1"]
[Position "bB1,0;rP0,1 r"]
[Goal "legal rB1,-1"]

{Big Bellies of any colour do not touch. May your Big Belly stand on the marked space, beside the blue one? [%csl B1,-1]}

[Title "The last tile"]
[Options "modules=0"]
[Position "bP1,0;rP0,1;rP1,1 r r0100,b0000"]

{The last tile ends the game. Put it where it wins, and you know it all; Grumpies, by the way, never move. Have a good game!}
1. rP-1,1 {A group of three: you have won.}
`;
