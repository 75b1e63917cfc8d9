/** English words of `<buffet-boss>` that the rules do not need. */
import { BUFFET_LINE_EN } from '../buffet-line/messages.en.js';

/** By key; words that only All-You-Can-Eat has are in `together.en.ts`. */
export const BUFFET_BOSS_ELEMENT_EN: Readonly<Record<string, string>> = {
  ...BUFFET_LINE_EN,
  'move.buffet-boss.nothing': 'no food',

  'area.buffet-boss.plate': '{seat@seat}’s plate',
  'area.buffet-boss.bin': 'Waste bin',
  'area.buffet-boss.bin-count': 'Bin: {count}',
  'bin.buffet-boss': 'Waste bin: {foods}',
  'plate.buffet-boss': '{seat@seat} · {stars}\u00A0stars · {height}\u00A0mm',
  'plate.buffet-boss.first': 'first player',
  'plate.buffet-boss.plate': 'the plate',
  'piece.buffet-boss': '{food@food.buffet-boss}, {count} stars',
  'piece.buffet-boss.touches': '{piece}, touches {others}',

  'button.buffet-boss.adjust': 'Adjust the pile',
  'button.buffet-boss.end': 'End turn',
  'button.buffet-boss.bin': 'End turn; to the bin: {foods}',

  'doing.buffet-boss.line': 'The next food is laid out.',
  'doing.buffet-boss.stacks': '{seat@seat} is stacking the {food@food.buffet-boss}.',
  'doing.buffet-boss.adjusts': '{seat@seat} is putting the pile right.',

  'phase.buffet-boss.take': 'Take a food from the line.',
  'phase.buffet-boss.both': 'Take the other food, too, or end the turn.',
  'phase.buffet-boss.end': 'Put the pile right, or end the turn.',

  'version.buffet-boss.lunch': 'Lunch',
  'version.buffet-boss.dinner': 'Dinner',
  'facts.buffet-boss': '{version@version.buffet-boss}, round {round} of {rounds}. House set.',
  'facts.buffet-boss-over': '{version@version.buffet-boss}. House set.',

  'tie.buffet-boss.0': 'Tallest of the tied plates',
};
