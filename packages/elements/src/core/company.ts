/** What a page knows of the people with whom a reader plays, each at a page of their own. */
import type { Seat } from '@griddle/rules/core/contract.js';

/** The others at a table. A room says who they are; a page that plays moves for a seat `far` by itself may say nothing. */
export interface Company {
  /** Whether the reader’s last move is on its way: its pieces are paler until the others have it. */
  readonly isSending: boolean;
  /** Seats of people who are not connected. */
  readonly absent: readonly Seat[];
  /** What people have just said, by seat. */
  readonly said: ReadonlyMap<Seat, string>;
}

/** Nobody else, or nothing known of them. */
export const ALONE: Company = { isSending: false, absent: [], said: new Map() };
