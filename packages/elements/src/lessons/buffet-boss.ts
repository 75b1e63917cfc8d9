/** Buffet Boss in three minutes: each record is a step of a lesson, and each version has a lesson. */
import { lessonFrom, stepsOf } from './steps.js';

const STEPS = `[Title "Take a food"]
[Position "0/-/-/-;0/-/-/- ham.egg.banana p1:turn:1:p1 222222222222222222222 -"]
[Goal "any"]

{The Buffet Line has one more food than there are players. Take one and stack it on a plate that rocks. Choose a food.}
1. ham

[Title "One food each"]
[Position "150/ham/p-1/-;0/-/-/- egg.banana p1:turn:1:p1 222222222222222222222 1:-:-:-"]
[Goal "legal egg"]

{The ham is on your plate. Can you take the egg as well?}

[Title "The last player chooses"]
[Position "150/ham/p-1/-;150/egg/p-1/- banana.steak p2:turn:1:p1 222222222222222222222 1:-:-:-"]
[Goal "legal steak"]

{You’re last this round and have taken one food. Can you take the other one too?}
{Yes. The last player can take one or both.}

[Title "Stack it"]
[Position "450/ham.banana.egg/p-1.1-2.2-3/-;0/-/-/- steak.squid p1:turn:2:p1 222222222222222222222 -"]

{Drag your food over the plate, turn it and drop it near the middle, or the plate tips over. Food that touches the table has fallen.}

[Title "Adjust your pile"]
[Position "300/steak.ham/p-1.1-2/-;0/-/-/- egg.banana.squid p1:turn:2:p1 222222222222222222222 -"]
[Goal "legal adjust"]

{On your turn you can adjust the food on your plate, but you can’t take any off. Can you do that before you take a food?}
{Yes. Adjust at any time in your turn.}

[Title "Save fallen food"]
[Position "300/steak.ham/p-1.1-2/-;0/-/-/- banana.grapes p1:rescue:1:p1 222222222222222222222 1:-:-:2.squid.egg.lettuce"]
[Goal "legal save:3"]

{Three pieces fell! You have three seconds to save half of them, rounded up. Can the third piece be one of those?}
{Yes. Save any two of the three.}

[Title "Your Characters"]
[Options "version=dinner"]
[Position "150/ham/p-1/B1.B3;200/egg/p-1/B2.B4 - p1:reveal:7:p1 222222222222222222222 -"]
[Goal "any"]

{At Dinner you hold two secret Characters. After the last round you reveal one, and it scores for your plate. Reveal one.}
1. reveal:B3

[Title "Only your own"]
[Options "version=dinner"]
[Position "150/ham/p-1/B1.B3;200/egg/p-1/B2.B4 - p1:reveal:7:p1 222222222222222222222 -"]
[Goal "legal reveal:B2"]

{Can you reveal a Character that another player holds?}

[Title "Scoring"]
[Position "300/ham.egg/p-1.1-2/-;150/banana/p-1/- - p1:turn:5:p1 222222222222222222222 -"]

{The stars of all food on your plate count, and the tallest plate scores 5 more. So does any plate within a millimetre of it. Go build a tower!}

[Title "Half of two"]
[Position "300/steak.ham/p-1.1-2/-;0/-/-/- banana.grapes p1:rescue:1:p1 222222222222222222222 1:-:-:1.squid.egg"]
[Goal "legal save:1"]

{Two pieces fell, so you can save one of them. Can it be the first?}
{Yes. You choose which one.}

[Title "Play as a team"]
[Options "version=all"]
[Position "0/-/-/-;0/-/-/- ham.egg.banana p1:first:1:p1 222222222222222222222 -"]
[Goal "any"]

{Here you win or lose together: all food must be stacked. When the Buffet Line is out, choose who goes first.}
1. first:p1

[Title "The extra food"]
[Options "version=all"]
[Position "150/ham/p-1/-;0/-/-/- egg.banana p1:turn:1:p1 222222222222222222222 1:-:-:-"]
[Goal "legal egg"]

{Nothing goes to waste, so one player takes two foods each round. You have the ham, and your friend is waiting. Can you take another?}
{Yes. Any player can take the extra food.}

[Title "No leftovers"]
[Options "version=all"]
[Position "150/ham/p-1/-;150/egg/p-1/- banana p2:turn:1:p1 222222222222222222222 1:-:-:-"]
[Goal "legal end"]

{You’re last, and nobody has taken two yet. Can you leave the banana?}

[Title "Stack safely"]
[Options "version=all"]
[Position "300/steak.ham/p-1.1-2/-;0/-/-/- egg.banana.squid p1:turn:2:p1 222222222222222222222 -"]
[Goal "any"]

{No stars count here, so play it safe: flat food below, small food on top. Choose a food.}
1. squid

[Title "Drop nothing"]
[Options "version=all"]
[Position "450/ham.banana.egg/p-1.1-2.2-3/-;0/-/-/- steak.squid.grapes p1:turn:2:p1 222222222222222222222 -"]

{If one piece falls off any plate, you all lose at once. Stack all the food and you all win. Steady hands, everyone!}
`;

/** Version `lunch`. */
export const LESSON = lessonFrom(
  stepsOf(STEPS, ['Take a food', 'One food each', 'The last player chooses', 'Stack it', 'Adjust your pile']),
  stepsOf(STEPS, ['Save fallen food', 'Half of two', 'Scoring']),
);

/** Version `dinner`. */
const DINNER = lessonFrom(
  stepsOf(STEPS, ['Take a food', 'One food each', 'The last player chooses', 'Stack it', 'Adjust your pile']),
  stepsOf(STEPS, ['Save fallen food', 'Your Characters', 'Only your own', 'Scoring']),
);

/** Version `all`. */
const ALL = lessonFrom(
  stepsOf(STEPS, ['Take a food', 'Stack it', 'Adjust your pile', 'Play as a team', 'The extra food']),
  stepsOf(STEPS, ['No leftovers', 'Stack safely', 'Drop nothing']),
);

/** By version. */
export const WAYS = { 'version=dinner': DINNER, 'version=all': ALL };
