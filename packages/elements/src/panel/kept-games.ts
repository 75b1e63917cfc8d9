/**
 * Games in progress, saved only in the reader's browser. One per element, keyed by the page's path and the element's id
 * or index; the query string is ignored. If storage is full, disabled or corrupt, nothing is saved.
 *
 * Writing a whole record takes time, so it is done when the page rests, and not in the move.
 */
import { pathOf, type AnySession, type AnyStep, type SnapshotHost, type GameSnapshot } from '#core';

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

/** Where the game of an element is kept, and what goes with it. An element that has left the page has no place there. */
interface Place {
  readonly key: string;
  readonly given: string;
  readonly visit: string;
}

function placeOf(element: Element): Place {
  return { key: keyOf(element), given: givenTo(element), visit: visitOf(element) };
}

/** Keeps a game in place of what was kept there before. */
function keepGame({ key, given, visit }: Place, game: KeptGame): void {
  const entry: Entry = { ...game, given, visit };
  try {
    localStorage.setItem(key, JSON.stringify(entry));
  } catch {
    // Full, or not allowed
  }
}

/** Milliseconds after which a game is kept although the page does not rest. */
const LONGEST = 2000;
/** Milliseconds after a move that are taken for rest where the browser does not tell (Safari). */
const REST = 300;

/**
 * Keeps the game of an element while it is played: when the page rests, and at once when the reader or the element leaves,
 * so that no move is lost.
 */
export class GameKeeper {
  /** The game that is still to be kept. */
  #due: GameSnapshot | undefined;
  /** Where it is kept. */
  #place: Place | undefined;
  /** What is kept by now. */
  #kept: Pick<GameSnapshot, 'at' | 'seated'> | undefined;
  #stopWaiting: (() => void) | undefined;

  constructor(private readonly stage: SnapshotHost) {}

  /** The element comes to the page. */
  connect(): void {
    addEventListener('pagehide', this.#leave);
    document.addEventListener('visibilitychange', this.#onVisibility);
  }

  /** The element leaves the page. */
  disconnect(): void {
    this.#leave();
    removeEventListener('pagehide', this.#leave);
    document.removeEventListener('visibilitychange', this.#onVisibility);
  }

  /** Takes up what has happened at the table. */
  follow(table: GameSnapshot): void {
    if (table.mode !== 'play' || !table.keeps) return;
    if (table.outcome) return this.#forget();
    if (!isBegun(table.session)) {
      // Nobody has played in a game that the page gives: what was left before may still be gone on with
      if (table.isFromPage) this.#write();
      else this.#forget();
      return;
    }
    // One that has left the page is kept where it was
    if (this.stage.isConnected) this.#place = placeOf(this.stage);
    this.#due = table;
    this.#stopWaiting ??= whenResting(() => this.#write());
  }

  #forget(): void {
    this.#due = undefined;
    this.#kept = undefined;
    forgetGame(this.stage);
  }

  #write(): void {
    this.#stopWaiting?.();
    this.#stopWaiting = undefined;
    const table = this.#due;
    const place = this.#place;
    if (!table || !place) return;
    const record = table.recordNow();
    // What writes records comes with the first
    if (record === undefined) {
      void table.toRecord().then(
        () => this.#write(),
        () => undefined,
      );
      return;
    }
    this.#due = undefined;
    this.#kept = table;
    keepGame(place, { record, path: pathOf(table.at), seats: table.seated });
  }

  /** The parts are told of a move some frames later, so the table itself is asked. */
  readonly #leave = (): void => {
    const { table } = this.stage;
    const isKept = !this.#due && table?.at === this.#kept?.at && table?.seated === this.#kept?.seated;
    if (table && !isKept) this.follow(table);
    this.#write();
  };

  readonly #onVisibility = (): void => {
    if (document.hidden) this.#leave();
  };
}

/** Calls back when the browser has nothing else to do. Returns how to stop it. */
function whenResting(rest: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(rest, REST);
    return () => clearTimeout(timer);
  }
  const waiting = requestIdleCallback(rest, { timeout: LONGEST });
  return () => cancelIdleCallback(waiting);
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
