/** Foods as text, and the buffet line, the second field of a position. */
import { ok } from '../core/contract.js';
import type { Result, TextError } from '../core/contract.js';
import { textError } from '../core/text.js';
import type { Field } from '../core/text.js';
import { foodAt, foodName } from './components.js';

/** Foods joined by dots; `-` for none. */
export function foodsText(foods: readonly number[]): string {
  return foods.length === 0 ? '-' : foods.map((food) => foodName(food)).join('.');
}

/** Foods joined by dots; `-` or nothing for none. */
export function readFoods(text: string): readonly number[] | undefined {
  const foods = text === '-' || text === '' ? [] : text.split('.').map((word) => foodAt(word));
  return foods.includes(-1) ? undefined : foods;
}

/** Reads a line of at most so many foods. Errors: `buffet-line`. */
export function parseFoods(field: Field | undefined, most: number): Result<readonly number[], TextError> {
  const foods = readFoods(field?.text ?? '-');
  if (foods !== undefined && foods.length <= most) return ok(foods);
  return textError('buffet-line', field?.offset ?? 0, ['ham.banana.egg', '-'], { found: field?.text ?? '', most });
}
