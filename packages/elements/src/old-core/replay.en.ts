/** English words for where a game stands. */
export const REPLAY_EN = {
  'ui.to-move': '{seats} to move.',
  'seat.table': 'The table',
  'ui.thinking': '{seats} thinking …',
  'ui.or-stop': 'Touch {place} again to stop there.',
  'ui.call': '{term}!',
} as const satisfies Readonly<Record<string, string>>;
