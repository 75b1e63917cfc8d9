/** English words that only the element has a use for; those of the rules are in `@griddle/rules`. */
export const SNAKE_ELEMENT_EN: Readonly<Record<string, string>> = {
  'space.grid.strawberry-head': '{place}, head of the strawberry snake',
  'space.grid.blueberry-head': '{place}, head of the blueberry snake',
};
