/** Waffle Time in three minutes: each record is a step of the lesson. */
import { lessonFrom, stepsOf } from './steps.js';

/** With others at the table. */
export const LESSON = `[Title "Draft two toppings"]
[Position "5/5/2cc1/5/5;5/5/5/5/5 p1:draft 6,6 22323:50,51,54 cs,ck,wc,sb,us,kb,ku,bw,*u 1:p1,p2 - -;-"]
[Goal "any"]

{Place your pawn in a free slot around the draft board. You take the two nearest toppings in that row or column.}
1. @9

[Title "Covered slots"]
[Position "5/5/2cc1/5/5;5/5/5/5/5 p1:draft 6,6 22323:50,51,54 cs,ck,wc,sb,us,kb,ku,bw,*u 1:p1,p2 - -;-"]
[Goal "legal @1"]

{The yellow turn order tile covers two slots and moves on each round. The chequered blank tile covers two more. Can your pawn go in a covered slot?}

[Title "Place your toppings"]
[Position "5/5/2c2/5/5;5/5/5/5/5 p1:place 6,6 22323:50,51,54 cs,ck,wc,sb,us,kb,ku,bw,*u 1:p1@3,p2 cw: -;-"]
[Goal "any"]

{You took a cherry and cream. Place them on two adjacent spaces, whichever way round you like.}
1. wb2.cb3

[Title "Keep them together"]
[Position "5/5/2c2/5/5;5/5/5/5/5 p1:place 6,6 22323:50,51,54 cs,ck,wc,sb,us,kb,ku,bw,*u 1:p1@3,p2 cw: -;-"]
[Goal "legal cb3.we5"]

{Can the cherry go on b3 and the cream on e5? [%csl Gb3,Be5]}

[Title "Fruit on cream"]
[Position "5/5/2cw1/5/5;5/5/5/5/5 p1:place 6,6 22323:50,51,54 cs,ck,wc,sb,us,kb,ku,bw,*u 1:p1@3,p2 cw: -;-"]
[Goal "legal wd2.cd3"]

{Cream only goes on empty spaces. Can the cherry go on the cream at d3, and your cream on d2? [%csl Gd3,Bd2]}
{Yes. Fruit can go on cream, and syrup on it scores more there.}

[Title "Complete a pattern"]
[Position "5/5/1cc2/5/5;5/5/5/5/5 p1:place 6,6 22323:50,51,54 cs,ck,wc,sb,us,kb,ku,bw,*u 1:p1@3,p2 c: -;-"]

{Each fruit has a pattern card. The cherry card wants three in a line. Place your cherry on the marked space, then complete the pattern. [%csl Gd3]}
1. cd3 cherry-2:b3c3d3 {Syrup flows from your dispenser onto all three!}

[Title "One syrup per fruit"]
[Position "5/5/c*c*3/5/5;5/5/5/5/5 p1:place 6,6 22323:50,51,54 cs,ck,wc,sb,us,kb,ku,bw,*u 1:p1@3,p2 c: -;-"]

{These cherries already have syrup, and fruit never takes a second one. They still count: place the third cherry and complete the line. [%csl Gc3]}
1. cc3 cherry-2:c3 {One more syrup! A pattern must include fruit or syrup placed this turn.}

[Title "Butter"]
[Position "s*4/5/5/5/4s*;5/5/5/5/5 p1:butter 6,6 22323:50,51,54 cs,ck,wc,sb,us,kb,ku,bw,*u 1:p1@3,p2 - 54;-"]
[Goal "legal ya5"]

{You’re first with syrup in two opposite corners! That goal scores points and gives you butter. Can the butter go on the marked strawberry? [%csl Ba5]}

[Title "Place your butter"]
[Position "s*4/5/5/5/4s*;5/5/5/5/5 p1:butter 6,6 22323:50,51,54 cs,ck,wc,sb,us,kb,ku,bw,*u 1:p1@3,p2 - 54;-"]
[Goal "any"]

{Butter needs an empty space and stays there all game. Put it where it’s least in your way.}
1. ye5

[Title "Scoring"]
[Position "s*4/2c*2/2C*2/2c*2/4s*;5/5/5/5/5 p1:draft 6,6 22323:50,51,54 cs,ck,wc,sb,us,kb,ku,bw,*u 1:p1,p2 - -;-"]

{Syrup on fruit scores 1, or 3 if the fruit is on cream. Butter scores 2, an empty dispenser 2, and goals what their cards say. Most points after eight rounds wins. Enjoy your waffle!}
`;

/** Alone. */
const SOLO = lessonFrom(
  `[Title "Play solo"]
[Options "players=1"]
[Position "5/5/2cc1/5/5 p1:draft 6 22323:50,51,54 cs,ck,wc,sb,us,kb,ku,bw,*u 1:p1 - -"]
[Goal "any"]

{You play alone for points. Place your pawn in a free slot around the draft board. You take the two nearest toppings in that row or column.}
1. @9

[Title "Covered slots"]
[Options "players=1"]
[Position "5/5/2cc1/5/5 p1:draft 6 22323:50,51,54 cs,ck,wc,sb,us,kb,ku,bw,*u 1:p1 - -"]
[Goal "legal @1"]

{The yellow turn order tile and the chequered blank tile cover two slots each, and move on after your turn. Can your pawn go in a slot under the yellow one?}`,
  stepsOf(LESSON, [
    'Place your toppings',
    'Keep them together',
    'Fruit on cream',
    'Complete a pattern',
    'One syrup per fruit',
    'Place your butter',
  ]),
  `[Title "Extra syrup"]
[Options "players=1"]
[Position "5/5/2cc1/5/5 p1:draft 6 22323:50,51,54 cs,ck,wc,sb,us,kb,ku,bw,*u 1:p1 - -"]

{After your turn, count slots clockwise from the yellow tile. If you reach the blank tile before your pawn, you gain 2 syrup. You’ll need it for your patterns!}

[Title "The end"]
[Options "players=1"]
[Position "s*4/2c*2/2C*2/2c*2/4s* p1:draft 1 22323:50,51,54 cs,ck,wc,sb,us,kb,ku,bw,*u 4:p1 - 54"]

{The game ends when your syrup runs out, or no two adjacent spaces are empty. 15 points make a proper plate, 25 a waffle to remember, 40 the talk of the brunch table. Enjoy!}`,
);

/** Alone. */
export const WAYS = { 'players=1': SOLO };
