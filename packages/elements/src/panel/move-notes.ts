/** What the list of moves says beside and under a move. */
import { html, nothing, type TemplateResult } from 'lit';
import type { AnySession, AnyStep, Comment, Translate } from '#core';

/** What an analysis thinks of a move, terms of the rules, and words called at the table (WW-34). */
export function renderBadges(step: AnyStep, session: AnySession, t: Translate): readonly TemplateResult[] {
  const { game, options } = session;
  const { id } = game;
  const terms = [...new Set(session.termsOf(step).map(({ code }) => code))];
  return [
    ...argumentsOf(step, 'chance').map((percent) => {
      const seat = game.seats(options)[step.seat] ?? '';
      return renderBadge('chance', t('ui.worth', { percent }), t('ui.worth-of', { seat }));
    }),
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
