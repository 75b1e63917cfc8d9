/** English words that the games of berries on a slab share, by message key. */
export const GRID_EN: Readonly<Record<string, string>> = {
  'seat.strawberries': 'Strawberries',
  'seat.blueberries': 'Blueberries',
  'space.grid.open': '{place}, open',
  'space.grid.strawberry': '{place}, strawberry',
  'space.grid.blueberry': '{place}, blueberry',
  'move.grid.pass-button': 'Pass',
  'move.grid.put-0': 'strawberry on {place}',
  'move.grid.put-1': 'blueberry on {place}',
  'move.grid.go': '{from} goes to {to}',
  'move.grid.pass': 'passes',
  'you.move.grid.pass': 'pass',
  'event.grid.pass': '{who} must pass.',
};
