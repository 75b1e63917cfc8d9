/** What an analysis has written of a move: a comment with the chance to win. */
import type { Comment } from '@griddle/rules/record/index.js';

/** The command of such a comment, which tells the chance in percent. */
export const CHANCE = 'chance';

/** Whether a comment is an analysis's. */
export function isVerdict({ commands }: Pick<Comment, 'commands'>): boolean {
  return commands.some(({ name }) => name === CHANCE);
}
