/** Moves of Buffet Boss in words. Fetched with the voice that tells of them. */
import { foodName, SEAT_NAMES } from '@griddle/rules/buffet-boss/components.js';
import { fallenPieces } from '@griddle/rules/buffet-boss/moves.js';
import { settlingPieces } from '@griddle/rules/buffet-boss/settling.js';
import type { BuffetBossMove, BuffetBossState } from '@griddle/rules/buffet-boss/state.js';
import type { Say } from '../old-core/table.js';
import { addEnglish } from '../old-core/words.js';
import { BUFFET_BOSS_MOVES_EN } from './moves.en.js';
import { characterWords, foodsWords } from './words.js';

addEnglish(BUFFET_BOSS_MOVES_EN);

/** What a seat does, or a sentence of what the table did; `state` is the position before the move. */
export function moveWords(state: BuffetBossState, move: BuffetBossMove, say: Say): string {
  const key = `move.buffet-boss.${move.kind}`;
  if (move.kind === 'show' || move.kind === 'take') return say(key, { food: foodName(move.food) });
  if (move.kind === 'first') return say(key, { seat: SEAT_NAMES[move.seat] ?? '' });
  if (move.kind === 'save') return say(key, { food: foodName(fallenPieces(state)[move.index]?.food ?? -1) });
  if (move.kind === 'reveal') return say(key, { card: characterWords(move.card, say) });
  if (move.kind !== 'settle') return say(key);
  const pieces = settlingPieces(state);
  const foods = move.fell.map((piece) => pieces[piece - 1] ?? -1);
  const values = { height: (move.height / 10).toFixed(0), foods: foodsWords(foods, say) };
  return say(foods.length > 0 ? 'move.buffet-boss.fell' : key, values);
}
