/** English words for the draft board. */
import { TOPPING_WORDS } from './toppings.messages.en.js';

/** By key, for the draft board alone and in a game. */
export const DRAFT_WORDS: Readonly<Record<string, string>> = {
  ...TOPPING_WORDS,
  'ui.waffle-time.draft': 'Draft board (tiles and syrup: house set)',
  'place.waffle-time.tile': 'tile {number}: {near@topping.waffle-time}, on its back {far@topping.waffle-time}',
  'place.waffle-time.slot': 'slot {number}: {near@topping.waffle-time} and {far@topping.waffle-time}',
  'place.waffle-time.slot-covered': 'slot {number}, covered',
  'place.waffle-time.slot-pawn': 'slot {number}, pawn of {seat@seat}',
  'place.waffle-time.space': 'turn-order space {space}, {syrup} syrup, nobody',
  'place.waffle-time.space-pawn': 'turn-order space {space}, {syrup} syrup, {seat@seat}',
  'place.waffle-time.cover': 'turn-order tile, from slot {number}',
  'place.waffle-time.blank': 'blank tile, from slot {number}',
  'topping.waffle-time.*': 'syrup',
};
