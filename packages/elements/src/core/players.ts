/** Who sits where: `seats="human,bot:easy"`. */
import { no, yes, type Result, type TextError } from '@griddle/rules/core/contract.js';
import type { Player } from './table.js';

export const HUMAN: Player = { kind: 'human' };

/** Levels a bot may have; the words are those of `@griddle/bots`. */
export const LEVELS = ['easy', 'medium', 'hard'];

/** Reads players by seat; seats left out are human. Error: `seats`. */
export function parsePlayers(text: string, seats: number): Result<readonly Player[], TextError> {
  const players: Player[] = Array.from({ length: seats }, () => HUMAN);
  if (text.trim() === '') return yes(players);
  let offset = 0;
  for (const [seat, word] of text.split(',').entries()) {
    const [kind, level = 'easy'] = word.trim().split(':');
    const isBot = kind === 'bot' && LEVELS.includes(level);
    if (seat >= seats || !(isBot || word.trim() === 'human')) {
      return no({
        code: 'seats',
        offset,
        expected: ['human', ...LEVELS.map((name) => `bot:${name}`)],
        values: { found: word },
      });
    }
    players[seat] = isBot ? { kind: 'bot', level } : HUMAN;
    offset += word.length + 1;
  }
  return yes(players);
}
