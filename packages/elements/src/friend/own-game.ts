/** The reader's own game, which is put aside while the board shows a game with others. */
import { isMotionReduced, linkPrefix, pathOf, type SnapshotHost } from '#core';
import { keptGame, isBegun } from '../panel/kept-games.js';

/** A game's element, as a page sees it. */
export interface Stage extends SnapshotHost {
  seats: string;
  names: string;
  readonly room: string;
  /** What people tell of a real table; only a game of stacking has it. */
  readonly told?: string;
  readonly still: boolean;
  play(move: string): boolean;
  undo(): boolean;
  goTo(path: string): boolean;
  again(): void;
}

/** What the element showed before. */
interface Before {
  readonly seats: string;
  readonly names: string;
  /** The game; empty if nobody had moved in it. */
  readonly record: string;
  readonly path: string;
}

/** The reader's own game on one element. */
export class OwnGame {
  #before: Before | undefined;

  constructor(private readonly stage: Stage) {}

  /** Remembers what the board shows, unless something is remembered already. */
  async putAside(): Promise<void> {
    const { stage } = this;
    const { table } = stage;
    if (this.#before || !table) return;
    const { at, outcome, seated, session } = table;
    const record = isBegun(session) && !outcome ? await table.toRecord() : '';
    this.#before = { seats: seated, names: stage.names, record, path: pathOf(at) };
  }

  /** Seats the players of before: the board shows another game already. Returns what was remembered. */
  takeSeats(): Before | undefined {
    const before = this.#before;
    this.#before = undefined;
    if (!before) return undefined;
    this.stage.seats = before.seats;
    this.stage.names = before.names;
    return before;
  }

  /** Puts the game back on the board: what was there, else what the browser keeps, else a new one. */
  async bringBack(): Promise<void> {
    const { stage } = this;
    const before = this.takeSeats();
    await stage.updateComplete;
    const own = before?.record ? before : keptGame(stage);
    if (own) stage.seats = own.seats;
    if (!own || stage.table?.open(own.record, own.path)) stage.again();
    stage.focus();
  }
}

/** Where a game is played: the page and the element. */
export function placeOf(stage: Element): string {
  return `${location.pathname} ${linkPrefix(stage)}`;
}

/** Writes the page's address, so that a reload and a copy of it have the game as it is. */
export function replaceAddress(url: string): void {
  try {
    history.replaceState(history.state, '', url);
  } catch {
    // A document without an address of its own, or too many changes in a short time. The game is kept anyway
  }
}

/** Milliseconds for which a position is shown before a move of somebody else is played. */
const LOOK = 700;

/** Waits for as long as a reader looks at a position before the next move; not where nothing moves. */
export function look({ still }: Stage): Promise<void> {
  return still || isMotionReduced() ? Promise.resolve() : new Promise((done) => setTimeout(done, LOOK));
}
