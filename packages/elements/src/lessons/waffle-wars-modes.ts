/** Waffle Wars with its modes: what the plain game teaches, and what is new. */
import { lessonFrom, stepsOf } from './steps.js';
import { LESSON } from './waffle-wars.js';

const BASE = stepsOf(LESSON, ['One waffle, two sides', 'Take a quadrant', 'Locked', 'Jump']);
const WINS = stepsOf(LESSON, ['Three quadrants', 'Five in a row']);

/** Option `double`. */
export const DOUBLE = lessonFrom(
  BASE,
  `[Title "Two jumps"]
[Options "double=all"]
[Position "6/6/4b1/2sb2/6/6 s 17,16 -"]

{In this game one piece may jump several times in a turn. Touch c3, then e3, then e5, and then e5 once more to stop. [%cal Gc3e3,Ge3e5]}
1. c3xe3xe5 {Two blueberries with one turn.}
(1. c3xe3? {That was one jump only. Touch e5 before you stop.})

[Title "Stop half-way"]
[Options "double=all"]
[Position "6/6/4b1/2sb2/6/6 s 17,16 -"]
[Goal "legal c3xe3"]

{Sometimes it is better to stand on e3. May you stop there after the first jump?}

[Title "One piece only"]
[Options "double=all"]
[Position "6/6/6/1sb1b1/5s/6 s 16,16 -"]
[Goal "legal b3xd3xf3"]

{All jumps of a turn are made by one piece. May b3 jump over both blueberries? [%cal Gb3d3,Gd3f3]}`,
  WINS,
  `[Title "Theirs, too"]

{The other side may do so, too. Before you leave berries with gaps between them, look for a zigzag of jumps. Now you know it all. Have a good game!}`,
);

/** Option `self`. */
export const SELF = lessonFrom(
  BASE,
  `[Title "Over your own"]
[Options "self=all"]
[Position "6/6/6/2sss1/6/6 s 15,18 -"]

{In this game you may jump over a berry of your own as well. Jump from d3 over e3 to f3. [%cal Gd3f3]}
1. d3xf3 {What you jump over is yours: it comes back to your hand, and can be put down again.}
(1. a1? {That puts a new berry down. Touch d3 first, and then f3.})

[Title "Theirs are gone"]
[Options "self=all"]
[Position "6/6/6/2sb2/6/6 s 17,17 -"]

{A berry of the other side is still out for good. Jump over this one. [%cal Gc3e3]}
1. c3xe3 {Gone.}
(1. a1? {That puts a new berry down. Touch c3 first, and then e3.})

[Title "Room to land"]
[Options "self=all"]
[Position "6/6/6/2sss1/6/6 s 15,18 -"]
[Goal "legal c3xe3"]

{The space behind has to be open, as always. May c3 jump over d3?}`,
  WINS,
  `[Title "The third time"]

{As berries come back, so may whole positions. The same position for the third time is a draw. Now you know it all. Have a good game!}`,
);

/** Option `slide`. */
export const SLIDE = lessonFrom(
  BASE,
  `[Title "The river"]
[Options "slide=all"]
[Position "6/2b3/3b2/6/2s3/6 s 17,16 -"]

{The lines between the quadrants are rivers. A berry beside one may slide along it, as far as it can. Slide from c2 up to c4. [%cal Gc2c4]}
1. c2>c4 {As far as the blueberry lets you.}
(1. a1? {That puts a new berry down. Touch c2 first, and then c4.})

[Title "The other bank"]
[Options "slide=all"]
[Position "6/2b3/3b2/6/2s3/6 s 17,16 -"]

{It may slide along the bank across the river, too. Touch c2, and then the marked space. [%csl Gd3]}
1. c2>d3 {Across and up. A blueberry on d4 stops you there.}
(1. c2>c4? {That is your own bank. The other one is the file d.})

[Title "To the end"]
[Options "slide=all"]
[Position "6/2b3/3b2/6/2s3/6 s 17,16 -"]
[Goal "legal c2>d6"]

{A berry that is in the way stops a slide. May c2 slide to d6, past the blueberry on d4?}`,
  WINS,
  `[Title "The third time"]

{With slides a position can come again. The third time it is a draw. Now you know it all. Have a good game!}`,
);

/** Option `arcade`. */
export const ARCADE = lessonFrom(
  stepsOf(LESSON, ['One waffle, two sides', 'Take a quadrant', 'Jump', 'Three quadrants']),
  `[Title "Power-ups"]
[Options "arcade=on"]
[Position "6/6/6/2s3/6/5b s 17,17 - 10,10"]

{You may spend ten power-ups in a game. Each takes the place of a move. Sidestep: touch c3, and then d4, a step away. [%cal Gc3d4]}
1. @sidestep:c3>d4 {Nine are left.}
(1. d4? {That puts a new berry down. Touch c3 first.})

[Title "Swap"]
[Options "arcade=on"]
[Position "6/6/6/2sb2/6/6 s 17,17 - 10,10"]
[Goal "legal @swap:c3,d3"]

{With a swap, a berry of yours and one of theirs change places. May c3 and d3 swap? [%csl Bc3,Bd3]}

[Title "Jumps of another kind"]
[Options "arcade=on"]
[Position "6/6/6/6/1b4/s5 s 17,17 - 10,10"]
[Goal "legal @long-hop:a1xd4"]

{A Long Hop lands one space further, a Double Hop goes on, a Take-Back jumps over your own. May a1 hop over b2 to d4? [%cal Ga1d4]}

[Title "Gate-crash"]
[Options "arcade=on"]
[Position "6/6/6/6/6/bbb2s s 17,15 - 10,10"]
[Goal "legal @gate-crash:a3"]

{A Gate-Crash puts a berry into a quadrant that the other side owns. May you crash in on a3? [%csl Ba3]}

[Title "A second helping"]
[Options "arcade=on"]
[Position "6/6/6/6/6/1ss1s1 s 9,12 - 10,10"]
[Goal "legal @second-helping:a1,d1"]

{A Second Helping puts two berries into two quadrants, but may not win by it. May you fill a1 and d1, and have five in a row? [%csl Ba1,Bd1]}

[Title "Nibble and Toothpick"]
[Options "arcade=on"]
[Position "6/6/6/2sb2/6/6 s 17,17 - 10,10"]
[Goal "legal @nibble:d3"]

{A Toothpick guards a berry of yours until your next turn. A Nibble sends one of theirs home that is in no row. May you nibble at d3? [%csl Bd3]}

[Title "The last one"]

{The tenth is the River Slide, along the line between two quadrants. You know enough: under the board stands what can be spent. Have a good game!}`,
);

/** Option `format=doubles`. */
export const DOUBLES = lessonFrom(
  stepsOf(LESSON, ['Take a quadrant', 'Locked', 'Jump']),
  `[Title "Two against two"]
[Options "format=doubles"]
[Goal "any"]

{Four play: Strawberries 1, Blueberries 1, Strawberries 2, Blueberries 2, in this order. You begin. Put a strawberry anywhere but in a corner.}
1. c3

[Title "Your partner"]
[Options "format=doubles"]
[Position "6/6/6/b2b2/6/ss4 s2 8,8,9,8 -"]

{Now you are Strawberries 2. Your partner has laid a1 and b1: berries of one side belong together. Finish the row. [%csl Ga1,Gb1]}
1. c1 {The quadrant is yours, both of you.}
(1. a2? {Nearly: the row a1, b1 wants c1.})

[Title "Nine each"]
[Options "format=doubles"]
[Position "6/6/6/6/6/2sb1s s2 5,5,0,5 -"]
[Goal "legal a1"]

{Each of the four has nine berries, and they are not shared. Your partner has five left, and you none: you can only jump. May you put one on a1?}`,
  WINS,
  `[Title "Skipped"]

{Who can neither put down a berry nor jump is skipped; a side loses when neither of its two can. Now you know it all. Have a good game!}`,
);
