/** Options of the next game, stepped through by the panel's buttons. */
import type { Option } from '@griddle/rules/core/contract.js';
import { mod } from '@griddle/rules/core/math.js';

/** The value after (1) or before (-1) a value of an option; lists go round, numbers stop at their ends. */
export function stepped(option: Option, value: string | number, by: number): string | number {
  if (option.kind === 'number') {
    const number = typeof value === 'number' ? value : option.initial;
    return Math.max(option.min, Math.min(option.max, number + by));
  }
  const values = option.kind === 'choice' ? option.values : ['all', 'none'];
  const index = values.findIndex((other) => other === value);
  return values[mod(index + by, values.length)] ?? option.initial;
}
