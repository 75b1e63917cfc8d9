/** English words that the games of berries on a slab share. */
import type { Catalogue } from '@griddle/rules/messages/index.js';
import { ELEMENTS_EN } from '../core/messages.en.js';
import { addMessages } from '../core/words.js';

export const GRID_EN: Readonly<Record<string, string>> = {
  'seat.strawberries': 'Strawberries',
  'seat.blueberries': 'Blueberries',
  'space.grid.open': '{place}, open',
  'space.grid.strawberry': '{place}, strawberry',
  'space.grid.blueberry': '{place}, blueberry',
  'space.grid.strawberry-head': '{place}, head of the strawberry snake',
  'space.grid.blueberry-head': '{place}, head of the blueberry snake',
  'space.grid.strawberry-held': '{place}, strawberry held hostage',
  'space.grid.blueberry-held': '{place}, blueberry held hostage',
  'space.grid.strawberry-flag': '{place}, strawberry with its flag',
  'space.grid.blueberry-flag': '{place}, blueberry with its flag',
  'move.grid.place': '{place}',
  'move.grid.go': '{from} to {to}',
  'move.grid.pass': 'passes',
  'move.grid.pass-button': 'Pass',
};

/** Adds the words of a game and those that it shares. */
export function addGridMessages(words: Catalogue['text']): void {
  addMessages({ ...ELEMENTS_EN, text: { ...GRID_EN, ...words } });
}
