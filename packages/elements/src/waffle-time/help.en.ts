/** English words for moves and what completes several patterns; `messages.en.ts` has what a table says from the start, `asked.en.ts` what is said of what is pointed at. */
export const WAFFLE_TIME_HELP_EN: Readonly<Record<string, string>> = {
  'move.waffle-time.put': '{topping@topping.waffle-time} on {place}',
  'move.waffle-time.complete': '{card}: syrup on {places}',
  'move.waffle-time.butter': 'butter on {place}',

  'shortcut.waffle-time.all': 'Complete all {count}: {cards}',
  'shortcut.waffle-time.best': 'Best now: {cards}',
  'shortcut.waffle-time.times': '{card} ×{count}',
};
