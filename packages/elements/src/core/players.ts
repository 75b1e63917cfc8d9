/** Who sits where: `seats="human,bot:easy"`. */
import type { Level } from '@griddle/bots/levels.js';
import { faultOf, type Fault } from './input.js';
import type { Player } from './table.js';

/** The levels of `@griddle/bots`, the code of which is fetched when a bot is to move. */
const LEVELS: readonly Level[] = ['easy', 'medium', 'hard', 'best'];
/** The words for a seat. */
const WORDS: readonly string[] = ['human', ...LEVELS.map((level) => `bot:${level}`)];

/** Reads players by seat, or what is wrong with them (`seats`); seats left out are human. */
export function readPlayers(text: string, seatCount: number): readonly Player[] | Fault {
  if (text.trim() === '') return [];
  const words = text.split(',').map((word) => (word.trim() === 'bot' ? 'bot:easy' : word.trim()));
  const wrong = words.find((word, at) => at >= seatCount || !WORDS.includes(word));
  if (wrong !== undefined) return faultOf('seats', 'seats', WORDS, { found: wrong });
  return words.map((word) => {
    const level = LEVELS.find((name) => word === `bot:${name}`);
    return level === undefined ? { kind: 'human' } : { kind: 'bot', level };
  });
}
