/** Games with a built-in lesson, listed so that it can be offered before it loads. */
export const TAUGHT = [
  'waffle-wars',
  'waffle-time',
  'top-waffle',
  'buffet-boss',
  'waddle-waddle',
  'snake',
  'waffle-checkers',
  'hostage-rescue',
  'connect-four',
  'reversi',
] as const;

/** One of them. */
export type Taught = (typeof TAUGHT)[number];

/** Whether there is a lesson of a game. */
export function isTaught(game: string): game is Taught {
  return TAUGHT.some((taught) => taught === game);
}
