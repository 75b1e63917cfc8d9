/** Buffet Boss in three minutes: each record is a step of a lesson, and each version has a lesson. */
import { lessonFrom, stepsOf } from './steps.js';

const STEPS = `[Title "The buffet line"]
[Position "0/-/-/-;0/-/-/- ham.egg.banana p1:turn:1:p1 222222222222222222222 -"]
[Goal "any"]

{In the line lies one food more than there are players. Each takes one and stacks it on a plate that rocks. Take a food.}
1. ham

[Title "One food each"]
[Position "150/ham/p-1/-;0/-/-/- egg.banana p1:turn:1:p1 222222222222222222222 1:-:-:-"]
[Goal "legal egg"]

{The ham stands on your plate. May you take the egg as well?}

[Title "The last one chooses"]
[Position "150/ham/p-1/-;150/egg/p-1/- banana.steak p2:turn:1:p1 222222222222222222222 1:-:-:-"]
[Goal "legal steak"]

{You are the last of the round, and have taken one food. May you take the other one, too?}

[Title "On your plate"]
[Position "450/ham.banana.egg/p-1.1-2.2-3/-;0/-/-/- steak.squid p1:turn:2:p1 222222222222222222222 -"]

{What you take is in your hand: drag it over the plate, turn it, and let go near the middle, or the plate tips over. What touches the table has fallen.}

[Title "Put it right"]
[Position "300/steak.ham/p-1.1-2/-;0/-/-/- egg.banana.squid p1:turn:2:p1 222222222222222222222 -"]
[Goal "legal adjust"]

{In your turn you may shift what stands on your plate, though you take nothing off it. May you do so before you take a food?}

[Title "It falls"]
[Position "300/steak.ham/p-1.1-2/-;0/-/-/- banana.grapes p1:rescue:1:p1 222222222222222222222 1:-:-:2.squid.egg.lettuce"]
[Goal "legal save:3"]

{Three fell. You have three seconds to pick up half of them, rounded up, and to put them back. May the third be one of those you save?}

[Title "Two of yours"]
[Options "version=dinner"]
[Position "150/ham/p-1/B1.B3;200/egg/p-1/B2.B4 - p1:reveal:7:p1 222222222222222222222 -"]
[Goal "any"]

{At Dinner you hold two characters in secret. After the last round you show one, and it scores for your plate. Show one of them.}
1. reveal:B3

[Title "Not theirs"]
[Options "version=dinner"]
[Position "150/ham/p-1/B1.B3;200/egg/p-1/B2.B4 - p1:reveal:7:p1 222222222222222222222 -"]
[Goal "legal reveal:B2"]

{May you show a character that another player holds?}

[Title "What counts"]
[Position "300/ham.egg/p-1.1-2/-;150/banana/p-1/- - p1:turn:5:p1 222222222222222222222 -"]

{The stars of all food on your plate count, and the tallest plate gets 5 more. So does one within a millimetre of it. Have a good game!}

[Title "Half of two"]
[Position "300/steak.ham/p-1.1-2/-;0/-/-/- banana.grapes p1:rescue:1:p1 222222222222222222222 1:-:-:1.squid.egg"]
[Goal "legal save:1"]

{Two fell, so one of them may be saved, whichever you like. May it be the first?}

[Title "All together"]
[Options "version=all"]
[Position "0/-/-/-;0/-/-/- ham.egg.banana p1:first:1:p1 222222222222222222222 -"]
[Goal "any"]

{In this version nobody is against anybody: all food has to be stacked by all of you. When the line lies, you say who goes first. Say it.}
1. first:p1

[Title "Somebody takes two"]
[Options "version=all"]
[Position "150/ham/p-1/-;0/-/-/- egg.banana p1:turn:1:p1 222222222222222222222 1:-:-:-"]
[Goal "legal egg"]

{Nothing goes to waste: in each round one of you takes two. You have taken the ham, and your friend waits. May it be you?}

[Title "The last one has to"]
[Options "version=all"]
[Position "150/ham/p-1/-;150/egg/p-1/- banana p2:turn:1:p1 222222222222222222222 1:-:-:-"]
[Goal "legal end"]

{You are the last of the round, and nobody has taken two yet. May you leave the banana where it is?}

[Title "Keep it safe"]
[Options "version=all"]
[Position "300/steak.ham/p-1.1-2/-;0/-/-/- egg.banana.squid p1:turn:2:p1 222222222222222222222 -"]
[Goal "any"]

{No stars are counted here: what stands, stands. Flat food below, small food on top. Choose what you take.}
1. squid

[Title "Nothing may fall"]
[Options "version=all"]
[Position "450/ham.banana.egg/p-1.1-2.2-3/-;0/-/-/- steak.squid.grapes p1:turn:2:p1 222222222222222222222 -"]

{If one piece falls off any plate all of you have lost, at once, and nobody may save it. If all food is stacked all of you have won. Have a good game!}
`;

/** Version `lunch`. */
export const LUNCH = lessonFrom(
  stepsOf(STEPS, ['The buffet line', 'One food each', 'The last one chooses', 'On your plate', 'Put it right']),
  stepsOf(STEPS, ['It falls', 'Half of two', 'What counts']),
);

/** Version `dinner`. */
export const DINNER = lessonFrom(
  stepsOf(STEPS, ['The buffet line', 'One food each', 'The last one chooses', 'On your plate', 'Put it right']),
  stepsOf(STEPS, ['It falls', 'Two of yours', 'Not theirs', 'What counts']),
);

/** Version `all`. */
export const ALL = lessonFrom(
  stepsOf(STEPS, ['The buffet line', 'On your plate', 'Put it right', 'All together', 'Somebody takes two']),
  stepsOf(STEPS, ['The last one has to', 'Keep it safe', 'Nothing may fall']),
);
