/** The message with a result from a frame to the page around it: `{ type: 'griddle-result', detail }`. */
import type { ResultDetail } from './events.js';

/** The type of the message. */
export const MESSAGE = 'griddle-result';

const KINDS: readonly unknown[] = ['puzzle', 'lesson', 'daily', 'game'];
const TEXTS = ['game', 'id'] as const;
const NUMBERS = ['number', 'seconds', 'hints', 'attempt'] as const;
const OPTIONAL = ['score', 'most'] as const;

type Fields = Readonly<Record<string, unknown>>;

/** Whether some data has the form of a result. Says nothing about whether it is true: readers control their browsers. */
export function isResult(data: unknown): data is ResultDetail {
  if (typeof data !== 'object' || data === null) return false;
  const fields = data as Fields;
  return (
    KINDS.includes(fields.kind) &&
    TEXTS.every((key) => typeof fields[key] === 'string') &&
    NUMBERS.every((key) => Number.isFinite(fields[key])) &&
    OPTIONAL.every((key) => fields[key] === undefined || Number.isFinite(fields[key])) &&
    (fields.right === undefined || typeof fields.right === 'boolean') &&
    typeof fields.shown === 'boolean' &&
    Array.isArray(fields.seats) &&
    fields.seats.every(isSeat)
  );
}

function isSeat(data: unknown): boolean {
  if (typeof data !== 'object' || data === null) return false;
  const { name, player, points, seat, won } = data as Fields;
  const areTexts = [name, player, seat].every((text) => typeof text === 'string');
  return areTexts && Number.isFinite(points) && typeof won === 'boolean';
}
