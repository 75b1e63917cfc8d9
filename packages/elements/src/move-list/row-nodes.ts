/** The nodes of a row: number, move, what was called, words, and the lines that leave it. */
import type { Comment } from '@griddle/rules/record/index.js';
import { button, element } from '../controls/dom.js';
import type { AnySession, AnyStep, Say } from '../old-core/table.js';
import { rowsFrom, type Row } from './rows.js';

/** A move's text is shown up to this length: what tells how a pile lies goes on for lines. */
const LONGEST = 18;

/** Lines that leave the main one are open at first down to this depth. */
const OPEN_DEPTH = 1;

/** What the rows of one list share. */
export interface Writing {
  readonly session: AnySession;
  readonly say: Say;
  /** Lines that the reader, or the place on the board, has opened or closed. */
  readonly folds: ReadonlyMap<AnyStep, boolean>;
  readonly choose: (step: AnyStep) => void;
  readonly fold: (first: AnyStep, open: boolean) => void;
  /** Is told of every move's button. */
  readonly made: (step: AnyStep, node: HTMLElement) => void;
}

/** All that a row shows, to be compared piece by piece: steps and their lists are replaced and never changed inside. */
export function shownBy({ step, number, others }: Row, folds: Writing['folds'], depth = 0): unknown[] {
  const lines = others.flatMap((other) => {
    const open = isOpen(other, folds, depth + 1);
    return [other, open, ...(open ? rowsFrom(other).flatMap((row) => shownBy(row, folds, depth + 1)) : [])];
  });
  return [step, number, step.marks, step.before, step.after, ...lines];
}

/** The nodes of a row of the main line or, with a depth, of one that leaves it. */
export function rowNode(row: Row, writing: Writing, depth = 0): HTMLElement {
  const { step, number, others } = row;
  return element(
    'div',
    { class: 'move' },
    ...comments(step.before),
    element(
      'span',
      { class: 'ply' },
      element('span', { class: 'number' }, number === '' ? '' : `${number} `),
      moveButton(row, writing),
    ),
    ' ',
    ...badges(step, writing).flatMap((badge) => [badge, ' ']),
    ...comments(step.after),
    ...others.map((other) => variation(other, writing, depth + 1)),
  );
}

/** The words of comments: plain text, whatever stands in it. */
export function comments(list: readonly Comment[]): HTMLElement[] {
  return list.flatMap(({ text }) => (text === '' ? [] : element('p', { part: 'comment' }, text)));
}

/** A move as the list shows and says it. */
function shortOf({ token }: AnyStep): string {
  return token.length > LONGEST ? `${token.slice(0, LONGEST - 1)}…` : token;
}

function moveButton({ step }: Row, { session, say, choose, made }: Writing): HTMLElement {
  const move = shortOf(step) + step.marks.join('');
  const seat = session.game.seats(session.options)[step.seat];
  const label = seat === undefined ? move : say('ui.move', { number: `${step.round}.`, seat, move });
  const node = button({ part: 'move', tabindex: '-1', 'aria-label': label }, () => choose(step), move);
  if (shortOf(step) !== step.token) node.title = step.token;
  made(step, node);
  return node;
}

/** What an analysis thinks of the move, terms of the rules, and words called at the table (WW-34). */
function badges(step: AnyStep, { session, say }: Writing): HTMLElement[] {
  const { id } = session.game;
  const terms = new Set(session.termsOf(step).map(({ code }) => `${id}.${code}`));
  const calls = step.after.flatMap(({ commands }) => commands.filter(({ name }) => name === 'call'));
  const chances = step.after.flatMap(({ commands }) => commands.filter(({ name }) => name === 'chance'));
  return [
    ...chances.map(({ args }) => element('span', { part: 'chance' }, say('ui.worth', { percent: args }))),
    ...[...terms].map((term) => badge(say(`term.${term}`), say(`term-text.${term}`))),
    ...calls.map(({ args }) => {
      const [code = '', seat = ''] = args.split(' ');
      return badge(say(`call.${id}.${code}`, { seat }), '');
    }),
  ];
}

function badge(name: string, title: string): HTMLElement {
  return element('span', { part: 'term', title }, name);
}

function isOpen(first: AnyStep, folds: Writing['folds'], depth: number): boolean {
  return folds.get(first) ?? depth <= OPEN_DEPTH;
}

function variation(first: AnyStep, writing: Writing, depth: number): HTMLElement {
  const open = isOpen(first, writing.folds, depth);
  const label = writing.say('ui.variation', { number: `${first.round}.`, move: shortOf(first) });
  const fold = (): void => writing.fold(first, !open);
  return element(
    'div',
    { part: 'variation' },
    button(
      { class: 'fold', part: 'fold', tabindex: '-1', 'aria-expanded': String(open), 'aria-label': label },
      fold,
      open ? '▾' : '▸',
    ),
    ' ',
    ...(open ? rowsFrom(first).map((row) => rowNode(row, writing, depth)) : [`${shortOf(first)} …`]),
  );
}
