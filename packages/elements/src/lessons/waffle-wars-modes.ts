/** Waffle Wars with its modes: what the plain game teaches, and what is new. */
import { lessonFrom, stepsOf } from './steps.js';
import { LESSON } from './waffle-wars-base.js';

const BASE = stepsOf(LESSON, ['Place your first piece', 'Win a quadrant', 'Locked quadrants', 'Jump']);
const WINS = stepsOf(LESSON, ['Win three quadrants', 'Five in a row']);

/** Option `double`. */
const DOUBLE = lessonFrom(
  BASE,
  `[Title "Double jump"]
[Options "double=all"]
[Position "6/6/4b1/2sb2/6/6 s 17,16 -"]

{In this game one piece can jump several times in a turn. Select c3, e3 and e5, then e5 again to stop. [%cal Gc3e3,Ge3e5]}
1. c3xe3xe5 {Two captures in one turn!}
(1. c3xe3? {That’s only one jump. Go on to e5 before you stop.})

[Title "Stop early"]
[Options "double=all"]
[Position "6/6/4b1/2sb2/6/6 s 17,16 -"]
[Goal "legal c3xe3"]

{You don’t have to keep jumping. Can you stop on e3 after the first jump?}
{Yes. You can stop after any jump.}

[Title "One piece for all jumps"]
[Options "double=all"]
[Position "6/6/6/1sb1b1/5s/6 s 16,16 -"]
[Goal "legal b3xd3xf3"]

{All jumps in a turn use the same piece. Can b3 jump over both blueberries? [%cal Gb3d3,Gd3f3]}
{Yes. Both jumps use the same piece.}`,
  WINS,
  `[Title "Watch for their jumps"]

{Your opponent can do this too. Before you leave gaps between your pieces, look for a zigzag of jumps. You’re ready: happy hopping!}`,
);

/** Option `self`. */
const SELF = lessonFrom(
  BASE,
  `[Title "Jump your own piece"]
[Options "self=all"]
[Position "6/6/6/2sss1/6/6 s 15,18 -"]

{In this game you can also jump over your own piece. Jump from d3 over e3 to f3. [%cal Gd3f3]}
1. d3xf3 {The piece you jumped is back in your hand, ready to place again.}
(1. a1? {That places a new piece. Select d3 first, then f3.})

[Title "Capture as usual"]
[Options "self=all"]
[Position "6/6/6/2sb2/6/6 s 17,17 -"]

{An opponent’s piece that you jump over is still out of the game. Jump over this one. [%cal Gc3e3]}
1. c3xe3 {Captured!}
(1. a1? {That places a new piece. Select c3 first, then e3.})

[Title "Room to land"]
[Options "self=all"]
[Position "6/6/6/2sss1/6/6 s 15,18 -"]
[Goal "legal c3xe3"]

{The landing space must be open, as always. Can c3 jump over d3?}`,
  WINS,
  `[Title "Draw by repetition"]

{Pieces can come back, so positions can repeat. The same position three times is a draw. You’re ready: have fun!}`,
);

/** Option `slide`. */
const SLIDE = lessonFrom(
  BASE,
  `[Title "Slide down the river"]
[Options "slide=all"]
[Position "6/2b3/3b2/6/2s3/6 s 17,16 -"]

{The lines between quadrants are rivers. A piece next to one can slide along it as far as it can go. Slide from c2 to c4. [%cal Gc2c4]}
1. c2>c4 {The blueberry on c5 stops you there.}
(1. a1? {That places a new piece. Select c2 first, then c4.})

[Title "The other bank"]
[Options "slide=all"]
[Position "6/2b3/3b2/6/2s3/6 s 17,16 -"]

{You can slide along the other bank too. Select c2, then the marked space. [%csl Gd3]}
1. c2>d3 {Across and up! The blueberry on d4 stops you there.}
(1. c2>c4? {That’s your own bank. The other bank is column d.})

[Title "Blocked"]
[Options "slide=all"]
[Position "6/2b3/3b2/6/2s3/6 s 17,16 -"]
[Goal "legal c2>d6"]

{A piece in the way stops a slide. Can c2 slide to d6, past the blueberry on d4?}`,
  WINS,
  `[Title "Draw by repetition"]

{With slides, positions can repeat. The same position three times is a draw. You’re ready: have fun!}`,
);

/** Option `arcade`. */
const ARCADE = lessonFrom(
  stepsOf(LESSON, ['Place your first piece', 'Win a quadrant', 'Jump', 'Win three quadrants']),
  `[Title "Use a power-up"]
[Options "arcade=on"]
[Position "6/6/6/2s3/6/5b s 17,17 - 10,10"]

{You can use ten power-ups per game, each instead of a move. Sidestep moves one space: select c3, then d4. [%cal Gc3d4]}
1. @sidestep:c3>d4 {Smooth! You have nine left.}
(1. d4? {That places a new piece. Select c3 first.})

[Title "Swap"]
[Options "arcade=on"]
[Position "6/6/6/2sb2/6/6 s 17,17 - 10,10"]
[Goal "legal @swap:c3,d3"]

{With Swap, your piece and an opponent’s piece next to it change places. Can c3 and d3 swap? [%csl Bc3,Bd3]}
{Yes. They’re next to each other.}

[Title "Special jumps"]
[Options "arcade=on"]
[Position "6/6/6/6/1b4/s5 s 17,17 - 10,10"]
[Goal "legal @long-hop:a1xd4"]

{A Long Hop lands one space further, a Double Hop keeps going, and a Take-Back jumps over your own piece. Can a1 hop over b2 to d4? [%cal Ga1d4]}
{Yes. That’s a Long Hop.}

[Title "Gate-Crash"]
[Options "arcade=on"]
[Position "6/6/6/6/6/bbb2s s 17,15 - 10,10"]
[Goal "legal @gate-crash:a3"]

{Gate-Crash lets you place in a quadrant your opponent owns. Can you crash in on a3? [%csl Ba3]}
{Yes. Come right in!}

[Title "Second Helping"]
[Options "arcade=on"]
[Position "6/6/6/6/6/1ss1s1 s 9,12 - 10,10"]
[Goal "legal @second-helping:a1,d1"]

{Second Helping places two pieces in two quadrants, but can’t complete a win. Can you fill a1 and d1 for five in a row? [%csl Ba1,Bd1]}

[Title "Nibble and Toothpick"]
[Options "arcade=on"]
[Position "6/6/6/2sb2/6/6 s 17,17 - 10,10"]
[Goal "legal @nibble:d3"]

{A Toothpick protects your piece until your next turn. Nibble sends a piece next to yours back to its owner, unless it’s in a row or square. Can you nibble d3? [%csl Bd3]}
{Yes. It’s next to yours and in no row or square.}

[Title "River Slide"]

{The tenth power-up is River Slide, along the line between two quadrants. You’ll find your power-ups below the board. Have fun with them!}`,
);

/** Option `format=doubles`. */
const DOUBLES = lessonFrom(
  stepsOf(LESSON, ['Win a quadrant', 'Locked quadrants', 'Jump']),
  `[Title "Two against two"]
[Options "format=doubles"]
[Goal "any"]

{Four players take turns: Strawberries 1, Blueberries 1, Strawberries 2, Blueberries 2. You go first. Place a strawberry anywhere but a corner.}
1. c3

[Title "Play as a team"]
[Options "format=doubles"]
[Position "6/6/6/b2b2/6/ss4 s2 8,8,9,8 -"]

{Now you’re Strawberries 2. Your partner placed a1 and b1, and your pieces count together. Complete the row. [%csl Ga1,Gb1]}
1. c1 {The quadrant belongs to both of you!}
(1. a2? {Close! Complete the row a1, b1 on c1.})

[Title "Nine pieces each"]
[Options "format=doubles"]
[Position "6/6/6/6/6/2sb1s s2 5,5,0,5 -"]
[Goal "legal a1"]

{Each player has nine pieces, and partners don’t share them. Your partner has five left and you have none. Can you place on a1?}`,
  WINS,
  `[Title "Skipped turns"]

{A player who can’t place or jump is skipped. A side loses when neither partner can move. You’re ready: good luck, team!}`,
);

/** By mode. */
export const WAYS = {
  'arcade=on': ARCADE,
  'format=doubles': DOUBLES,
  'players=4': DOUBLES,
  double: DOUBLE,
  self: SELF,
  slide: SLIDE,
};
