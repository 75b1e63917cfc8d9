/** What the list of moves says beside and under a move. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Seat } from '@griddle/rules/core/contract.js';
import type { AnySession, AnyStep, Comment, Translate } from '#core';
import { chanceOf } from './viewpoint.js';

/** The words for the marks of a move, as they are written behind it. */
const MARK_WORDS: Readonly<Record<string, string>> = {
  '!': 'ui.mark-good',
  '!!': 'ui.mark-brilliant',
  '?': 'ui.mark-mistake',
  '??': 'ui.mark-blunder',
  '!?': 'ui.mark-interesting',
  '?!': 'ui.mark-dubious',
};

/** The marks of a move in words; empty for none. */
export function marksInWords({ marks }: AnyStep, t: Translate): string {
  return marks.flatMap((mark) => (MARK_WORDS[mark] ? [t(MARK_WORDS[mark])] : [])).join(', ');
}

/** The marks of a move, set apart from its words: a move is no question. */
export function renderMarks({ marks }: AnyStep): TemplateResult | typeof nothing {
  if (marks.length === 0) return nothing;
  const isBad = marks.join('').startsWith('?');
  return html`<span part="mark" class=${isBad ? 'bad' : 'good'}>${marks.join('')}</span>`;
}

/** What an analysis thinks of a move, terms of the rules, and words called at the table (WW-34). */
export function renderBadges(
  step: AnyStep,
  session: AnySession,
  t: Translate,
  viewpoint: Seat,
): readonly TemplateResult[] {
  const { game, options } = session;
  const { id } = game;
  const seats = game.seats(options);
  const percent = chanceOf(step, viewpoint, seats.length);
  const terms = [...new Set(session.termsOf(step).map(({ code }) => code))];
  return [
    ...(percent === undefined
      ? []
      : [renderBadge('chance', t('ui.worth', { percent }), t('ui.worth-of', { seat: seats[viewpoint] ?? '' }))]),
    ...terms.map((code) => renderBadge('term', t(`term.${id}.${code}`), t(`term-text.${id}.${code}`))),
    ...argumentsOf(step, 'call').map((args) => {
      const [code = '', seat = ''] = args.split(' ');
      return renderBadge('term', t(`call.${id}.${code}`, { seat }));
    }),
  ];
}

/** The arguments of a command in the comments behind a move. */
function argumentsOf(step: AnyStep, command: string): readonly string[] {
  return step.after.flatMap(({ commands }) => commands.flatMap(({ name, args }) => (name === command ? [args] : [])));
}

/** The words of comments: plain text, whatever stands in it. */
export function renderComments(comments: readonly Comment[]): readonly TemplateResult[] {
  return comments.flatMap(({ text }) => (text === '' ? [] : [html`<p part="comment">${text}</p>`]));
}

function renderBadge(part: 'chance' | 'term', words: string, title = ''): TemplateResult {
  return html`<span part=${part} title=${title === '' ? nothing : title}>${words}</span> `;
}
