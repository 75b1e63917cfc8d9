/** Actions on a pile, in the notation of the rules' tokens: a letter and whole numbers. */
import type { Pose } from '@griddle/rules/internal/buffet-boss/state.js';

/** A piece dropped at a pose, or a push against the plate (0) or a piece, in one of eight directions, of strength 1 to 3. */
export type Action =
  | { readonly kind: 'drop'; readonly pose: Pose }
  | { readonly kind: 'push'; readonly body: number; readonly direction: number; readonly strength: number };

/** The eight directions as unit vectors, anticlockwise from the right. */
export const DIRECTIONS: readonly (readonly [number, number])[] = [
  [1, 0],
  [0.7071, 0.7071],
  [0, 1],
  [-0.7071, 0.7071],
  [-1, 0],
  [-0.7071, -0.7071],
  [0, -1],
  [0.7071, -0.7071],
];

/** The strongest push. */
export const STRONGEST = 3;

/** Writes an action, `d1200,5000,9000` or `n2,4,1`. */
export function actionText(action: Action): string {
  if (action.kind === 'drop') return `d${action.pose.join(',')}`;
  return `n${[action.body, action.direction, action.strength].join(',')}`;
}

/** Parses an action; undefined if the text is invalid. */
export function parseAction(text: string): Action | undefined {
  const [a = NaN, b = NaN, c = NaN, rest] = text.slice(1).split(',').map(Number);
  if (![a, b, c].every(Number.isSafeInteger) || rest !== undefined) return undefined;
  if (text.startsWith('d')) return { kind: 'drop', pose: [a, b, c] };
  const isPush = text.startsWith('n') && a >= 0 && b >= 0 && b < DIRECTIONS.length && c >= 1 && c <= STRONGEST;
  return isPush ? { kind: 'push', body: a, direction: b, strength: c } : undefined;
}
