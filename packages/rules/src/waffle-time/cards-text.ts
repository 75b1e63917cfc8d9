/** The cards in play as text: a field of a position. */
import { yes } from '../core/contract.js';
import type { Result, TextError } from '../core/contract.js';
import { textError, wholeNumber } from '../core/text.js';
import type { Field } from '../core/text.js';
import { GOALS } from './components.js';

/** `12313:52,53,57`: the active card of each fruit, cherry first, and the goals in play. Error: `cards`. */
export function parseCards(
  field: Field | undefined,
): Result<{ numbers: readonly number[]; goals: readonly number[] }, TextError> {
  if (field === undefined || field.text === '-') return yes({ numbers: [], goals: [] });
  const error = textError('cards', field.offset, ['12313:52,53,57'], { found: field.text });
  const [first = '', second, third] = field.text.split(':');
  const numbers: number[] = [];
  for (let i = 0; i < first.length; i++) numbers.push('123'.indexOf(first.charAt(i)) + 1);
  if ((numbers.length !== 5 && numbers.length !== 0) || numbers.includes(0) || third !== undefined) return error;
  const goals: number[] = [];
  for (const text of second === undefined || second === '' ? [] : second.split(',')) {
    const id = goalId(text);
    if (id < 0 || goals.includes(id)) return error;
    goals.push(id);
  }
  return yes({ numbers, goals });
}

/** The id of a goal from its text, -1 for none. */
export function goalId(text: string): number {
  const id = wholeNumber(text);
  return id !== undefined && GOALS.some((goal) => goal.id === id) ? id : -1;
}
