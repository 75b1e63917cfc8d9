/** Who plays the next game, written as in the attribute `seats`. */
import { LEVELS } from '@griddle/bots/levels.js';

const HUMAN = 'human';
const BOT = 'bot:';

/** A player for each of so many seats; those left out are human. */
export function playersOf(seated: string, count: number): readonly string[] {
  const players = seated.split(',').map((player) => player.trim());
  return Array.from({ length: count }, (_, seat) => players[seat] || HUMAN);
}

/** Moves players one seat on; undefined unless people and bots mix. */
export function swapped(seated: string, count: number): string | undefined {
  const players = playersOf(seated, count);
  const isMixed = players.includes(HUMAN) && players.some((player) => player !== HUMAN);
  return isMixed ? [...players.slice(-1), ...players.slice(0, -1)].join() : undefined;
}

/** The bots one level up; undefined where none of them can be stronger. */
export function harder(seated: string, count: number): string | undefined {
  const players = playersOf(seated, count);
  const stronger = players.map(strongerThan);
  return stronger.join() === players.join() ? undefined : stronger.join();
}

function strongerThan(player: string): string {
  if (player === 'bot') return `${BOT}${LEVELS[1]}`;
  const at = LEVELS.findIndex((level) => player === `${BOT}${level}`);
  return at < 0 ? player : `${BOT}${LEVELS[Math.min(at + 1, LEVELS.length - 1)]}`;
}
