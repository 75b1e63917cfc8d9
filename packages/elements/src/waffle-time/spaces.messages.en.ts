/** English words for what lies on a waffle. */
import { TOPPING_WORDS } from './toppings.messages.en.js';

/** By key, for a waffle alone and in a game. */
export const SPACE_WORDS: Readonly<Record<string, string>> = {
  ...TOPPING_WORDS,
  'space.waffle-time.empty': '{place}, empty',
  'space.waffle-time.cream': '{place}, cream',
  'space.waffle-time.butter': '{place}, butter',
  'space.waffle-time.fruit': '{place}, {topping@topping.waffle-time}',
  'space.waffle-time.fruit-cream': '{place}, {topping@topping.waffle-time} on cream',
  'space.waffle-time.fruit-syrup': '{place}, {topping@topping.waffle-time} with syrup',
  'space.waffle-time.fruit-cream-syrup': '{place}, {topping@topping.waffle-time} on cream with syrup',
};
