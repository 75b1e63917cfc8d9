/**
 * Games in progress, saved only in the reader's browser. One per element, keyed by the page's path and the element's id
 * or index; the query string is ignored. If storage is full, disabled or corrupt, nothing is saved.
 *
 * Writing a whole record takes time, so it waits until the page is idle.
 */
import { pathOf, type AnySession, type AnyStep, type SnapshotHost, type GameSnapshot } from '#core';

/** A saved game. */
export interface KeptGame {
  readonly record: string;
  /** The path of the board's step in the tree of moves. */
  readonly path: string;
  /** Who played, as in the attribute `seats`. */
  readonly seats: string;
}

interface Entry extends KeptGame {
  /** The page's attributes. A game is offered only if they are unchanged. */
  readonly given: string;
  /** The id of the element that saved it. */
  readonly visit: string;
}

/** Attributes that define the game. */
const GIVEN = ['position', 'options', 'seed', 'record', 'src', 'game'] as const;

/** An id for each element: an element is not offered its own saved game, but one in its place on a later visit is. */
const VISITS = new WeakMap<Element, string>();

function visitOf(element: Element): string {
  const visit = VISITS.get(element) ?? `${Date.now()}-${Math.random()}`;
  VISITS.set(element, visit);
  return visit;
}

/**
 * The game saved on an earlier visit, even if no page was loaded since; undefined if there is none. `name`: that of a game which
 * a reader plays on from a record; it is offered on the same visit, too.
 */
export function keptGame(element: Element, name = ''): KeptGame | undefined {
  try {
    const entry = JSON.parse(localStorage.getItem(keyOf(element, name)) ?? 'null') as Partial<Entry> | null;
    const isOwn = name === '' && entry?.visit === visitOf(element);
    if (!entry || isOwn || entry.given !== givenTo(element)) return undefined;
    const { record, path, seats } = entry;
    return typeof record === 'string' && typeof path === 'string' && typeof seats === 'string'
      ? { record, path, seats }
      : undefined;
  } catch {
    return undefined;
  }
}

/** The storage key of an element's game, and what is saved with it. An element that has left the page has none. */
interface Place {
  readonly key: string;
  readonly given: string;
  readonly visit: string;
}

function placeOf(element: Element, name: string): Place {
  return { key: keyOf(element, name), given: givenTo(element), visit: visitOf(element) };
}

/** Saves a game, replacing what was saved there before. */
function keepGame({ key, given, visit }: Place, game: KeptGame): void {
  const entry: Entry = { ...game, given, visit };
  try {
    localStorage.setItem(key, JSON.stringify(entry));
  } catch {
    // Storage is full, or not allowed
  }
}

/** Saves something that is played on an element next to its own game, under a name. */
export function saveGame(element: Element, name: string, game: KeptGame): void {
  keepGame(placeOf(element, name), game);
}

/** Milliseconds after which a game is saved even if the page is not idle. */
const LONGEST = 2000;
/** Milliseconds after a move until a page counts as idle in browsers without `requestIdleCallback` (Safari). */
const REST = 300;

/**
 * Saves the game of an element during play: when the page is idle, and at once when the reader or the element leaves, so
 * that no move is lost.
 */
export class GameKeeper {
  /** The snapshot still to be saved. */
  #due: GameSnapshot | undefined;
  /** Where it is kept. */
  #place: Place | undefined;
  /** What has been saved. */
  #kept: Pick<GameSnapshot, 'at' | 'seated'> | undefined;
  #stopWaiting: (() => void) | undefined;

  constructor(private readonly stage: SnapshotHost) {}

  /** Call when the element joins the page. */
  connect(): void {
    PATHS.set(this.stage, location.pathname);
    addEventListener('pagehide', this.#leave);
    document.addEventListener('visibilitychange', this.#onVisibility);
  }

  /** Call when the element leaves the page. */
  disconnect(): void {
    this.#leave();
    removeEventListener('pagehide', this.#leave);
    document.removeEventListener('visibilitychange', this.#onVisibility);
  }

  /** Schedules saving a new snapshot. */
  follow(table: GameSnapshot): void {
    if (table.mode !== 'play' || !table.keeps) return;
    const name = table.visit?.keptAs ?? '';
    if (table.outcome) return this.#forget(name);
    if (!isBegun(table.session)) {
      // Nobody has moved in the page's own game: an earlier saved game can still be resumed
      if (table.isFromPage || table.visit) this.#write();
      else this.#forget(name);
      return;
    }
    // The game of an element that has left the page is saved under its former place
    if (this.stage.isConnected) this.#place = placeOf(this.stage, name);
    this.#due = table;
    this.#stopWaiting ??= whenResting(() => this.#write());
  }

  #forget(name: string): void {
    this.#due = undefined;
    this.#kept = undefined;
    forgetGame(this.stage, name);
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

  /** Asks the element itself, since parts get snapshots some frames late. */
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

/** Calls back when the browser is idle. Returns a function that cancels it. */
function whenResting(rest: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(rest, REST);
    return () => clearTimeout(timer);
  }
  const waiting = requestIdleCallback(rest, { timeout: LONGEST });
  return () => cancelIdleCallback(waiting);
}

/** Deletes the saved game of an element, or the one that a reader has played on under a name. */
export function forgetGame(element: Element, name = ''): void {
  try {
    localStorage.removeItem(keyOf(element, name));
  } catch {
    // Storage is not allowed, so nothing is saved
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

/** The path of the page that an element joined: routers change the address before they take the old page away. */
const PATHS = new WeakMap<Element, string>();

function keyOf(element: Element, name: string): string {
  const place = [...document.querySelectorAll(element.localName)].indexOf(element) + 1;
  const key = `griddle ${PATHS.get(element) ?? location.pathname} ${element.localName} ${element.id === '' ? place : element.id}`;
  return name === '' ? key : `${key} ${name}`;
}

function givenTo(element: Element): string {
  return JSON.stringify(GIVEN.map((name) => element.getAttribute(name)));
}
