/** Who sits where: `seats="human,bot:easy"`. */
import { no, yes, type Result } from '@griddle/rules/core/contract.js';
import { faultOf, type Fault } from './input.js';
import type { Player } from './table.js';

const HUMAN: Player = { kind: 'human' };

/** The words for a seat; the levels are those of `@griddle/bots`. */
const WORDS = ['human', 'bot:easy'];

/** Reads players by seat; seats left out are human. Error: `seats`. */
export function parsePlayers(text: string, seatCount: number): Result<readonly Player[], Fault> {
  const players: Player[] = [];
  if (text.trim() === '') return yes(players);
  for (const word of text.split(',').map((part) => part.trim())) {
    const [kind, level = 'easy'] = word.split(':');
    if (players.length === seatCount || !WORDS.includes(kind === 'bot' ? `bot:${level}` : word)) {
      return no(faultOf('seats', 'seats', WORDS, { found: word }));
    }
    players.push(kind === 'bot' ? { kind, level } : HUMAN);
  }
  return yes(players);
}
