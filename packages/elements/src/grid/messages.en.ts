/** English words that the games of berries on a slab share. */
import type { Catalogue } from '@griddle/rules/messages/index.js';
import { ELEMENTS_EN } from '../old-core/messages.en.js';
import { addMessages } from '../old-core/words.js';

/** By key: sides, spaces, and what may lie on them. */
export const GRID_EN: Readonly<Record<string, string>> = {
  'seat.strawberries': 'Strawberries',
  'seat.blueberries': 'Blueberries',
  'space.grid.open': '{place}, open',
  'space.grid.strawberry': '{place}, strawberry',
  'space.grid.blueberry': '{place}, blueberry',
  'move.grid.pass-button': 'Pass',
};

/** Those for moves. */
export const GRID_MOVES_EN: Readonly<Record<string, string>> = {
  'move.grid.go': '{from} to {to}',
  'move.grid.pass': 'passes',
};

/** Adds the words of a game and those that it shares. */
export function addGridMessages(words: Catalogue['text']): void {
  addMessages({ ...ELEMENTS_EN, text: { ...GRID_EN, ...words } });
}
