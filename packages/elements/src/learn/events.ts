/** The events of the coach; both bubble and cross shadow borders. */

/** `griddle-tried`, after each try: the move in notation, or the answer to a question. */
export interface TriedDetail {
  readonly move: string;
  readonly right: boolean;
}

/** `griddle-solved`, when the reader has solved a puzzle. */
export interface SolvedDetail {
  /** The number of the game in the record, from 1. */
  readonly game: number;
  /** The number of wrong tries, and of hints. */
  readonly tries: number;
  readonly hints: number;
}

/** The events and their details. */
export interface CoachEvents {
  'griddle-tried': TriedDetail;
  'griddle-solved': SolvedDetail;
}

/** Fires an event. */
export function emitTo<T extends keyof CoachEvents>(target: EventTarget, type: T, detail: CoachEvents[T]): void {
  target.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
}
