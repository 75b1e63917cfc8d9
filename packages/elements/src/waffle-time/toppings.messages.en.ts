/** English words for toppings. */
export const TOPPING_WORDS: Readonly<Record<string, string>> = {
  'topping.waffle-time.c': 'cherry',
  'topping.waffle-time.s': 'strawberry',
  'topping.waffle-time.k': 'blackberry',
  'topping.waffle-time.b': 'banana',
  'topping.waffle-time.u': 'blueberry',
  'topping.waffle-time.w': 'cream',
};
