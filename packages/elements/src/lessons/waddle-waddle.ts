/** Waddle Waddle in three minutes: each record is a step of a lesson, and each number of modules has a lesson. */
import { lessonFrom, stepsOf } from './steps.js';

const STEPS = `[Title "Round the Iceberg"]
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

{An Alpha never joins a group of its own colour that has one. Other colours do not matter. May your Alpha stand on the marked space, beside the blue one? [%csl B-1,1]}

[Title "Big Bellies keep apart"]
[Options "modules=1"]
[Position "bB1,0;rP0,1 r"]
[Goal "legal rB1,-1"]

{Big Bellies of any colour do not touch. May your Big Belly stand on the marked space, beside the blue one? [%csl B1,-1]}

[Title "The last tile"]
[Options "modules=0"]
[Position "bP1,0;rP0,1;rP1,1 r r0100,b0000"]

{The last tile ends the game. Put it where it wins, and you know it all. Have a good game!}
1. rP-1,1 {A group of three: you have won.}

[Title "Grumpies stay"]
[Options "modules=1"]
[Position "rG1,0;bP0,1;rP-1,1 r"]
[Goal "legal 1,0>1,-1"]

{Once a Grumpy lies it never moves. May your red Grumpy go to the marked space? [%csl B1,-1]}

[Title "Cards"]
[Options "players=3"]
[Position "bP1,0;yG1,-1;yP-1,0 r r4444,b4444,y4444 1,0=A:PG;0,1=SA;1,-1=5A"]

{With module 2 cards lie beside the board. The fish asks for an Alpha that touches a Parent and a Grumpy of other colours. Add your Alpha where it does. [%csl G2,-1]}
1. rA2,-1 *1,0 {You have met it, and the card is yours.}

[Title "In time"]
[Options "players=3"]
[Position "bP1,0;yG1,-1;rA2,-1;yP-1,0 r:a2,-1 r3444,b4444,y4444 1,0=A:PG;0,1=SA;1,-1=5A"]
[Goal "legal *0,1"]

{A card is taken right after the tile that meets it, one a turn. The second card asks for an Alpha that joins five tiles of its colour. May you take that one now?}

[Title "Far from the ice"]
[Options "players=3"]
[Position "bP1,0;yP1,-1;bP2,0;yP2,-1;bP3,0;yP3,-1;bP4,0;yP4,-1;bP5,0;yP5,-1;bP6,-1;rA6,-2 r:a6,-2 r3444,b4444,y4444 1,0=5A;0,1=7A"]
[Goal "legal *1,0"]

{This card asks for five tiles between an Alpha and the Iceberg, by the shortest way. Your Alpha has just come to the far end. Is the card met? [%csl B6,-2]}

[Title "Sets of symbols"]
[Position "- r r4444,b4444 - r=fish.egg.ice-cube;b=fish.fish"]

{Cards score by different symbols: 3 for one, 6 for two, then 10, 15, 21, and 28 for all six. You have three different ones, Blue two alike.}
`;

const FIRST = ['Round the Iceberg', 'Touch enough', 'One is not enough', 'Slide in', 'Groups score', 'Move a tile'];
const TYPES = ['Parents', 'One Alpha in a group', 'Big Bellies keep apart', 'Grumpies stay'];

/** The base game. */
export const BASE = lessonFrom(stepsOf(STEPS, [...FIRST, 'Leave nobody alone', 'The last tile']));

/** With module 1, the types. */
export const WITH_TYPES = lessonFrom(stepsOf(STEPS, [...FIRST, 'Leave nobody alone', ...TYPES, 'The last tile']));

/** With module 2, the cards. */
export const WITH_CARDS = lessonFrom(
  stepsOf(STEPS, ['Round the Iceberg', 'Touch enough', 'One is not enough', 'Groups score', 'Move a tile']),
  stepsOf(STEPS, [...TYPES, 'Cards', 'In time', 'Far from the ice', 'Sets of symbols', 'The last tile']),
);
