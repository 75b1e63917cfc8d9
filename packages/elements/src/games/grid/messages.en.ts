/** English words that the games of berries on a slab share, by message key. */
export const GRID_EN: Readonly<Record<string, string>> = {
  'seat.strawberries': 'Strawberries',
  'seat.blueberries': 'Blueberries',
  'space.grid.open': '{place}, open',
  'space.grid.strawberry': '{place}, strawberry',
  'space.grid.blueberry': '{place}, blueberry',
  'move.grid.pass-button': 'Pass',
  'move.grid.go': '{from} to {to}',
  'move.grid.pass': 'passes',
  'event.grid.pass': '{who} must pass.',
};
