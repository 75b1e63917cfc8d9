/** Waffle Time in three minutes: each record is a step of the lesson. */
import { lessonFrom, stepsOf } from './steps.js';

/** With others at the table. */
export const LESSON = `[Title "Two toppings"]
[Position "5/5/2cc1/5/5;5/5/5/5/5 p1:draft 6,6 22323:50,51,54 cs,ck,wc,sb,us,kb,ku,bw,*u 1:p1,p2 - -;-"]
[Goal "any"]

{Your pawn goes to a plate round the draft board, and you take the two nearest toppings of its row or column. Touch a free plate.}
1. @9

[Title "A covered slot"]
[Position "5/5/2cc1/5/5;5/5/5/5/5 p1:draft 6,6 22323:50,51,54 cs,ck,wc,sb,us,kb,ku,bw,*u 1:p1,p2 - -;-"]
[Goal "legal @1"]

{The yellow tile, on which the pawns wait, covers two slots; it walks on each round. A chequered one covers two more. May your pawn go to a slot under a tile?}

[Title "Side by side"]
[Position "5/5/2c2/5/5;5/5/5/5/5 p1:place 6,6 22323:50,51,54 cs,ck,wc,sb,us,kb,ku,bw,*u 1:p1@3,p2 cw: -;-"]
[Goal "any"]

{You took a cherry and cream. They go on two spaces that share a side, either way round. Lay them where you like.}
1. wb2.cb3

[Title "Not apart"]
[Position "5/5/2c2/5/5;5/5/5/5/5 p1:place 6,6 22323:50,51,54 cs,ck,wc,sb,us,kb,ku,bw,*u 1:p1@3,p2 cw: -;-"]
[Goal "legal cb3.we5"]

{May the cherry go on the mark in the middle, and the cream into the corner? [%csl Gb3,Be5]}

[Title "Fruit on cream"]
[Position "5/5/2cw1/5/5;5/5/5/5/5 p1:place 6,6 22323:50,51,54 cs,ck,wc,sb,us,kb,ku,bw,*u 1:p1@3,p2 cw: -;-"]
[Goal "legal wd2.cd3"]

{Cream goes on empty spaces only. May the cherry go on the marked cream, and the cream below it? [%csl Gd3,Bd2]}

[Title "Complete a pattern"]
[Position "5/5/1cc2/5/5;5/5/5/5/5 p1:place 6,6 22323:50,51,54 cs,ck,wc,sb,us,kb,ku,bw,*u 1:p1@3,p2 c: -;-"]

{Each fruit has a pattern here; that of cherries is three in a line. Lay your cherry on the marked space, and then complete the pattern. [%csl Gd3]}
1. cd3 cherry-2:b3c3d3 {Syrup flows on all three, out of your dispenser.}

[Title "Never two"]
[Position "5/5/c*c*3/5/5;5/5/5/5/5 p1:place 6,6 22323:50,51,54 cs,ck,wc,sb,us,kb,ku,bw,*u 1:p1@3,p2 c: -;-"]

{These two have syrup, and no fruit gets a second. They make a line all the same: lay the third cherry, and complete it. [%csl Gc3]}
1. cc3 cherry-2:c3 {One syrup more. A pattern needs something that was laid this turn.}

[Title "Butter"]
[Position "s*4/5/5/5/4s*;5/5/5/5/5 p1:butter 6,6 22323:50,51,54 cs,ck,wc,sb,us,kb,ku,bw,*u 1:p1@3,p2 - 54;-"]
[Goal "legal ya5"]

{You are first with syrup in two opposite corners, a goal: it gives points and butter. May the butter go on the marked strawberry? [%csl Ba5]}

[Title "Where is room?"]
[Position "s*4/5/5/5/4s*;5/5/5/5/5 p1:butter 6,6 22323:50,51,54 cs,ck,wc,sb,us,kb,ku,bw,*u 1:p1@3,p2 - 54;-"]
[Goal "any"]

{Butter wants a space with nothing on it, and fills it for good. Put it where it is least in your way.}
1. ye5

[Title "What counts"]
[Position "s*4/2c*2/2C*2/2c*2/4s*;5/5/5/5/5 p1:draft 6,6 22323:50,51,54 cs,ck,wc,sb,us,kb,ku,bw,*u 1:p1,p2 - -;-"]

{Syrup on fruit is 1 point, on fruit that lies on cream 3, butter 2, an empty dispenser 2, a goal what its card says. After eight rounds most points win. Have a good game!}
`;

/** Alone. */
export const SOLO = lessonFrom(
  `[Title "A waffle of your own"]
[Options "players=1"]
[Position "5/5/2cc1/5/5 p1:draft 6 22323:50,51,54 cs,ck,wc,sb,us,kb,ku,bw,*u 1:p1 - -"]
[Goal "any"]

{You play alone, for points. Your pawn goes to a plate round the draft board, and you take the two nearest toppings of its row or column. Touch a free plate.}
1. @9

[Title "Covered"]
[Options "players=1"]
[Position "5/5/2cc1/5/5 p1:draft 6 22323:50,51,54 cs,ck,wc,sb,us,kb,ku,bw,*u 1:p1 - -"]
[Goal "legal @1"]

{Two tiles cover four of the slots, and walk on after each of your turns. May your pawn go to a slot under the yellow one?}`,
  stepsOf(LESSON, ['Side by side', 'Not apart', 'Fruit on cream', 'Complete a pattern', 'Never two', 'Where is room?']),
  `[Title "Nearer to the blank"]
[Options "players=1"]
[Position "5/5/2cc1/5/5 p1:draft 6 22323:50,51,54 cs,ck,wc,sb,us,kb,ku,bw,*u 1:p1 - -"]

{When the pawn comes back, clockwise, it meets one of the two tiles first. Is that the blank one, you get two syrup more. You need them: each pattern costs syrup.}

[Title "When it is over"]
[Options "players=1"]
[Position "s*4/2c*2/2C*2/2c*2/4s* p1:draft 1 22323:50,51,54 cs,ck,wc,sb,us,kb,ku,bw,*u 4:p1 - 54"]

{It ends when your syrup is spent, or when no two empty spaces share a side. From 15 points on it is a proper plate, 25 are to be remembered, and 40 are the talk of the table. Enjoy!}`,
);
