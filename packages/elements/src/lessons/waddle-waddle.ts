/** Waddle Waddle in three minutes: each record is a step of a lesson, and each number of modules has a lesson. */
import { lessonFrom, stepsOf } from './steps.js';

const STEPS = `[Title "Add a tile"]
[Options "modules=0"]
[Position "- r"]
[Goal "any"]

{Each turn, add one pengo tile to the huddle around the Iceberg. You play red. Select a tile from your supply, then a space next to the Iceberg.}
1. rP1,0

[Title "Touch two tiles"]
[Options "modules=0"]
[Position "rP1,0;bP1,-1 r"]

{A tile must touch the Iceberg or at least two other tiles. Place a Parent where it touches two tiles but not the Iceberg. [%csl G2,-1]}
1. rP2,-1 {It touches the red tile and the blue one.}

[Title "One isn’t enough"]
[Options "modules=0"]
[Position "rP1,0;bP1,-1 r"]
[Goal "legal rP2,0"]

{Can a tile go on the marked space, where it only touches the red tile? [%csl B2,0]}

[Title "Slide in"]
[Options "modules=0"]
[Position "bP1,0;rP2,-1;bP3,-1;rP3,0;bP2,1;rP1,1 r"]
[Goal "legal rP2,0"]

{Tiles slide over the table and are never lifted over others. Can one reach the hole in the middle? [%csl B2,0]}

[Title "Groups score"]
[Options "modules=0"]
[Position "rP1,0;bP0,1;bP-1,1 r"]
[Goal "points"]

{Touching tiles of your colour make a group. Each tile in a group of two or more scores. Make a group.}
1. rP1,-1 {Two points! Your second-largest group counts double, the third triple, so several groups are worth more than one.}

[Title "Move a tile"]
[Options "modules=0"]
[Position "rP1,0;bP0,1;rP-1,0;bP-1,1 r"]

{Before or after adding, you can move one tile, even an opponent’s. Split the blue group: select its lower right tile, then the marked space. [%csl G1,-1]}
1. 0,1>1,-1 {Blue has no group any more! You still add a tile, as always.}

[Title "Leave nobody alone"]
[Options "modules=0"]
[Position "rP1,0;bP1,-1;bP2,-1 r"]
[Goal "legal 1,0>-1,0"]

{When a tile leaves, each neighbour must still touch the Iceberg or two tiles. The marked tile would touch only one. Can the red tile move to the other side? [%csl B2,-1,G-1,0]}

[Title "Parents"]
[Options "modules=1"]
[Position "rP1,0;bP1,-1;rP-1,0 r"]
[Goal "points"]

{Module 1 gives each pengo an ability. Each of your Parents that touches any Parent scores 2. Score as much as you can. [%csl G0,-1]}
1. rP0,-1 {A group of two, and all three of your Parents touch another!}

[Title "One Alpha per group"]
[Options "modules=1"]
[Position "rA1,0;bA0,1 r"]
[Goal "legal rA-1,1"]

{An Alpha can’t join a group of its colour that has an Alpha. Other colours don’t matter. Can your Alpha go on the marked space, next to the blue one? [%csl B-1,1]}
{Yes. The blue Alpha isn’t in your group.}

[Title "Big Bellies keep apart"]
[Options "modules=1"]
[Position "bB1,0;rP0,1 r"]
[Goal "legal rB1,-1"]

{Big Bellies of any colour can’t touch. Can yours go on the marked space, next to the blue one? [%csl B1,-1]}

[Title "The last tile"]
[Options "modules=0"]
[Position "bP1,0;rP0,1;rP1,1 r r0100,b0000"]

{The last tile ends the game. Place it where you win. Happy waddling!}
1. rP-1,1 {A group of three. You win!}

[Title "Grumpies stay put"]
[Options "modules=1"]
[Position "rG1,0;bP0,1;rP-1,1 r"]
[Goal "legal 1,0>1,-1"]

{Once placed, a Grumpy never moves. Can your red Grumpy go to the marked space? [%csl B1,-1]}

[Title "Configuration cards"]
[Options "players=3"]
[Position "bP1,0;yG1,-1;yP-1,0 r r4444,b4444,y4444 1,0=A:PG;0,1=SA;1,-1=5A"]

{Module 2 adds Configuration cards. The fish card wants an Alpha touching a Parent and a Grumpy of other colours. Add your Alpha there, then take the card. [%csl G2,-1]}
1. rA2,-1 *1,0 {You met it, so the card is yours!}

[Title "Meet the card first"]
[Options "players=3"]
[Position "bP1,0;yG1,-1;rA2,-1;yP-1,0 r:a2,-1 r3444,b4444,y4444 1,0=A:PG;0,1=SA;1,-1=5A"]
[Goal "legal *0,1"]

{You can take a card right after the tile that meets it, one per turn. The second card wants an Alpha joining five tiles of its colour. Can you take it now?}

[Title "Far from the ice"]
[Options "players=3"]
[Position "bP1,0;yP1,-1;bP2,0;yP2,-1;bP3,0;yP3,-1;bP4,0;yP4,-1;bP5,0;yP5,-1;bP6,-1;rA6,-2 r:a6,-2 r3444,b4444,y4444 1,0=5A;0,1=7A"]
[Goal "legal *1,0"]

{This card wants at least five tiles between an Alpha and the Iceberg, by the shortest path. Your Alpha just reached the far end. Can you take the card? [%csl B6,-2]}
{Yes. What a long waddle!}

[Title "Sets of symbols"]
[Position "- r r4444,b4444 - r=fish.egg.ice-cube;b=fish.fish"]

{Different symbols score more together: 3 for one, 6 for two, then 10, 15, 21, and 28 for all six. You have three different ones, Blue has two alike.}
`;

const FIRST = ['Add a tile', 'Touch two tiles', 'One isn’t enough', 'Slide in', 'Groups score', 'Move a tile'];
const TYPES = ['Parents', 'One Alpha per group', 'Big Bellies keep apart', 'Grumpies stay put'];

/** The base game. */
const BASE = lessonFrom(stepsOf(STEPS, [...FIRST, 'Leave nobody alone', 'The last tile']));

/** With module 1, the types. */
const WITH_TYPES = lessonFrom(stepsOf(STEPS, [...FIRST, 'Leave nobody alone', ...TYPES, 'The last tile']));

/** With module 2, the cards. */
export const LESSON = lessonFrom(
  stepsOf(STEPS, ['Add a tile', 'Touch two tiles', 'One isn’t enough', 'Groups score', 'Move a tile']),
  stepsOf(STEPS, [
    ...TYPES,
    'Configuration cards',
    'Meet the card first',
    'Far from the ice',
    'Sets of symbols',
    'The last tile',
  ]),
);

/** With fewer modules. */
export const WAYS = { 'modules=0': BASE, 'modules=1': WITH_TYPES };
