/** Who sits where: `seats="human,bot:easy"`. */
import { faultOf, type Fault } from './input.js';
import type { Player } from './table.js';

/** The words for a seat; the levels are those of `@griddle/bots`. */
const WORDS = ['human', 'bot:easy'];

/** Reads players by seat, or what is wrong with them (`seats`); seats left out are human. */
export function readPlayers(text: string, seatCount: number): readonly Player[] | Fault {
  if (text.trim() === '') return [];
  const words = text.split(',').map((word) => (word.trim() === 'bot' ? 'bot:easy' : word.trim()));
  const wrong = words.find((word, at) => at >= seatCount || !WORDS.includes(word));
  if (wrong !== undefined) return faultOf('seats', 'seats', WORDS, { found: wrong });
  return words.map((word) => {
    const [, level] = word.split(':');
    return level === undefined ? { kind: 'human' } : { kind: 'bot', level };
  });
}
