/** What the coach tells a page; both bubble and cross shadow borders. */

/** After each try: the move in notation, or the answer to a question. */
export interface TriedDetail {
  readonly move: string;
  readonly right: boolean;
}

/** After a puzzle has been solved by the reader. */
export interface SolvedDetail {
  /** Which game of the record, from 1. */
  readonly game: number;
  /** How many wrong tries there were, and how many hints. */
  readonly tries: number;
  readonly hints: number;
}

/** The events and what they carry. */
export interface CoachEvents {
  'griddle-tried': TriedDetail;
  'griddle-solved': SolvedDetail;
}

/** Fires an event. */
export function emitTo<T extends keyof CoachEvents>(target: EventTarget, type: T, detail: CoachEvents[T]): void {
  target.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
}

declare global {
  interface HTMLElementEventMap {
    'griddle-tried': CustomEvent<TriedDetail>;
    'griddle-solved': CustomEvent<SolvedDetail>;
  }
}
