/** `embed --as article`: a record's comments as paragraphs. */
import type { Paragraph } from '@griddle/art/internal/embed/article.js';
import { movesTo, numberOf } from '@griddle/rules/replay/index.js';
import type { AnySession } from '../records.js';

type AnyStep = AnySession['root'];

/** Returns the comments of a record in its order: those of a variation follow the move that it replaces. */
export function paragraphsOf(session: AnySession): readonly Paragraph[] {
  const { root } = session;
  const paragraphs = paragraphAt(session, root);
  // The steps still to visit, the next one last
  const waiting: AnyStep[] = [root];
  for (let step = waiting.pop(); step !== undefined; step = waiting.pop()) {
    const [main, ...variations] = step.next;
    if (main === undefined) continue;
    paragraphs.push(...paragraphAt(session, main));
    waiting.push(main);
    for (const variation of variations.toReversed()) {
      waiting.push({ ...step, next: [variation] });
    }
  }
  return paragraphs;
}

function paragraphAt(session: AnySession, step: AnyStep): Paragraph[] {
  const text = [...step.before, ...step.after, ...step.behind]
    .flatMap((comment) => (comment.text === '' ? [] : [comment.text]))
    .join(' ');
  if (text === '') return [];
  const label = [numberOf(step, true), step.token + step.marks.filter((mark) => !mark.startsWith('$')).join('')]
    .filter((part) => part !== '')
    .join(' ');
  return [{ label, moves: movesTo(session, step), text }];
}
