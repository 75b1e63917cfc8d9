/**
 * Links to a position in a game, in the fragment of the page's address: the moves that lead there, and the start of the game.
 * No server sees them, and readers can share a game that they played just like one from a record.
 *
 *     #griddle-my-game=c3.d4&seed=42&options=hand=12
 *
 * With a hash router it follows the route: `#/blog/post?griddle-my-game=c3.d4`.
 *
 * Dots separate moves; a dot inside a move is doubled. Chance moves that follow from the seed are left out. A link without
 * `seed`, `options`, `position` and `seat` starts from the game that the element shows, so authors can write one by hand.
 */
import type { TextError, RuleViolation } from '@griddle/rules/core/contract.js';
import { optionsText } from '@griddle/rules/core/options.js';
import { movesTo } from '@griddle/rules/replay/index.js';
import {
  inputError,
  linkedText,
  linkPrefix,
  pathOf,
  playText,
  routeOf,
  textSentence,
  type AnySession,
  type AnyStep,
  type GameSnapshot,
  type InputError,
} from '#core';
import type { Stage } from '#prose';
import { movesInRecord, readLink, startOfRecord, writeFields, writeMoves, type Link, type Start } from './link-text.js';

/** Why a link ends early. */
export interface Stop {
  /** The index of the move that cannot be played; below 0 if the game cannot start. */
  readonly at: number;
  readonly why: string;
}

/** The page's address with the moves that lead to the current position, and the start of the game. */
export function linkTo(stage: Element, { at, session }: GameSnapshot): string {
  return addressWith(stage, writeMoves(movesTo(session, at)) + writeFields(startOf(session, at, stage)));
}

/** The page's address with the text of a link to an element. */
export function addressWith(stage: Element, text: string): string {
  const url = new URL(location.href);
  const route = routeOf(url.hash);
  const sign = route === '#' ? '' : route.includes('?') ? '&' : '?';
  url.hash = `${route}${sign}${linkPrefix(stage)}${text}`;
  return url.href;
}

/** Follows the link in the page's address if it is for this element; reports what is wrong with it. */
export function openLink(stage: Element, table: GameSnapshot): void {
  const text = linkedText(stage);
  if (text === undefined || text === '') return;
  const link = readLink(text);
  const stop = isStartOf(link.start, table.session) ? walk(table, link.moves) : open(table, link);
  if (stop) reportStop(table, link, stop);
}

/**
 * Lets the page's text drive a replay, if it has links. Other pages fetch no code for it. `isLate`: the page has all its text.
 */
export function joinProse(stage: Element, isLate = document.readyState !== 'loading'): void {
  if (!isLate) addEventListener('DOMContentLoaded', () => joinProse(stage, true));
  else if (stage.matches('[mode=replay]') && document.querySelector('a[href*="#"][href*="griddle"]'))
    import('#prose').then((code) => code.joinProse(stage as Stage, { isStartOf, movesTo, walk })).catch(console.error);
}

/** Reports why a link ends early, and at which move. */
export function reportStop(table: GameSnapshot, { moves }: Pick<Link, 'moves'>, { at, why }: Stop): void {
  const found = moves[at];
  const code = found === undefined ? 'link' : 'link-move';
  table.report(inputError('link', code, [], { why, number: at + 1, found: found ?? '' }));
}

/** What is wrong, as a sentence. */
function reason(table: GameSnapshot, error: TextError | RuleViolation): string {
  return 'rule' in error ? table.explain(error) : textSentence(table.catalogue, error);
}

/** The start of a game, as far as the moves to a step depend on it and the page may differ. */
export function startOf({ game, options, position, root, seat, seed }: AnySession, at: AnyStep, stage: Element): Start {
  const changed = optionsText(game.options, options);
  const usual = game.positionText(game.setup(options, Math.max(0, seed)));
  const now = game.positionText(root.state);
  const isSetUp = usual === now || (position === '' && seed >= 0);
  const hasChance = usual !== game.positionText(game.setup(options, seed === 0 ? 1 : 0)) || hasTable(at);
  const start: Start = {
    ...((changed !== '' || stage.hasAttribute('options')) && { options: changed }),
    ...(!isSetUp && { position: now }),
    ...(seat >= 0 && { seat: game.seats(options)[seat] ?? '' }),
  };
  const isPlain = !hasChance && Object.keys(start).length === 0;
  return seed < 0 || isPlain ? start : { seed: String(seed), ...start };
}

/** Whether there was a chance move on the way to a step. */
function hasTable(at: AnyStep): boolean {
  for (let step = at; step.parent; step = step.parent) if (step.seat < 0 && step.move !== undefined) return true;
  return false;
}

/** Whether the element's game started as a link says. What the link leaves out matches anything. */
function isStartOf({ seed, options, position, seat }: Start, session: AnySession): boolean {
  const { game, root } = session;
  return (
    (seed === undefined || seed === String(session.seed)) &&
    (options === undefined || options === optionsText(game.options, session.options)) &&
    (position === undefined || position === game.positionText(root.state)) &&
    (seat === undefined || seat === game.seats(session.options)[session.seat])
  );
}

/** Follows moves through the tree, then plays those that it does not have. */
function walk(table: GameSnapshot, moves: readonly string[]): Stop | undefined {
  const { at, goTo, session } = table;
  const { replaces } = session;
  session.replaces = false;
  session.first();
  const stop = playMoves(table, moves);
  session.settleTable();
  const path = pathOf(session.current);
  session.replaces = replaces;
  session.moveTo(at);
  goTo(path);
  return stop;
}

function playMoves(table: GameSnapshot, moves: readonly string[]): Stop | undefined {
  const { session } = table;
  for (const [at, move] of moves.entries()) {
    if (!move.startsWith('~')) session.settleTable();
    const from = session.current;
    const known = from.next.find(({ token }) => token === move);
    if (known) {
      session.moveTo(known);
      continue;
    }
    const played = playText(session, move);
    if (!played.ok) return { at, why: reason(table, played.error) };
    // Steps back over the chance moves that followed: the link may have them, too
    while (session.current.parent && session.current.parent !== from) session.previous();
  }
  return undefined;
}

/** Replaces the game with that of a link, up to its first invalid move. */
function open(table: GameSnapshot, { moves, start }: Link): Stop | undefined {
  const tags = startOfRecord(start);
  const fault = table.open(tags + movesInRecord(moves));
  if (!fault) return undefined;
  const stop = stopOf(table, { moves, start }, fault);
  if (stop.at >= 0) table.open(tags + movesInRecord(moves.slice(0, stop.at)));
  return stop;
}

/** Returns the move at which a link ends, and why, from the error of its game as a record. */
export function stopOf(table: GameSnapshot, { moves, start }: Link, { error }: InputError): Stop {
  const { length } = startOfRecord(start);
  const at = error.offset < length ? -1 : movesBefore(moves, error.offset - length);
  return { at, why: reason(table, 'violation' in error ? (error.violation ?? error) : error) };
}

/** The number of moves before an offset in their text. */
function movesBefore(moves: readonly string[], offset: number): number {
  return movesInRecord(moves).slice(0, offset).split(' ').length - 1;
}
