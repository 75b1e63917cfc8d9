/**
 * Games in progress, saved only in the reader's browser. One per element, keyed by the page's path and the element's id
 * or index; the query string is ignored. If storage is full, disabled or corrupt, nothing is saved.
 */
import type { AnySession, AnyStep } from '#core';

/** A game as it was left. */
export interface KeptGame {
  readonly record: string;
  /** Where the board stood in the tree of moves. */
  readonly path: string;
  /** Who played, as in the attribute `seats`. */
  readonly seats: string;
}

interface Entry extends KeptGame {
  /** The page's attributes. A game is offered only if they are unchanged. */
  readonly given: string;
  /** Which element kept it. */
  readonly visit: string;
}

/** Attributes that make another game. */
const GIVEN = ['position', 'options', 'seed', 'record', 'src', 'game'] as const;

/** A name for each element: what one has kept itself it is not offered, but one that takes its place on a later visit is. */
const VISITS = new WeakMap<Element, string>();

function visitOf(element: Element): string {
  const visit = VISITS.get(element) ?? `${Date.now()}-${Math.random()}`;
  VISITS.set(element, visit);
  return visit;
}

/** The game that was left on an earlier visit, also where no page was loaded since; undefined where there is none. */
export function keptGame(element: Element): KeptGame | undefined {
  try {
    const entry = JSON.parse(localStorage.getItem(keyOf(element)) ?? 'null') as Partial<Entry> | null;
    if (!entry || entry.visit === visitOf(element) || entry.given !== givenTo(element)) return undefined;
    const { record, path, seats } = entry;
    return typeof record === 'string' && typeof path === 'string' && typeof seats === 'string'
      ? { record, path, seats }
      : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a game in place of what was kept for the element before. */
export function keepGame(element: Element, game: KeptGame): void {
  const entry: Entry = { ...game, given: givenTo(element), visit: visitOf(element) };
  try {
    localStorage.setItem(keyOf(element), JSON.stringify(entry));
  } catch {
    // Full, or not allowed
  }
}

/** Keeps nothing for the element any more. */
export function forgetGame(element: Element): void {
  try {
    localStorage.removeItem(keyOf(element));
  } catch {
    // Not allowed, so there is nothing to forget
  }
}

/** Whether a seat has decided anything in a game. */
export function isBegun({ root }: AnySession): boolean {
  const open: AnyStep[] = [root];
  for (let step = open.pop(); step; step = open.pop()) {
    if (step.seat >= 0) return true;
    open.push(...step.next);
  }
  return false;
}

function keyOf(element: Element): string {
  const place = [...document.querySelectorAll(element.localName)].indexOf(element) + 1;
  return `griddle ${location.pathname} ${element.localName} ${element.id === '' ? place : element.id}`;
}

function givenTo(element: Element): string {
  return JSON.stringify(GIVEN.map((name) => element.getAttribute(name)));
}
