/** From whose point of view an analysis is told: the same in list, bar and graph. */
import type { Seat } from '@griddle/rules/core/contract.js';
import { loneSeat, peopleOf, type AnyStep, type TableView } from '#core';
import { chanceAfter } from './analysis.js';

/** What a point of view depends on. */
type Watched = Pick<TableView, 'mode' | 'players' | 'seats'>;

/** The seat of a lone reader; undefined where several people play, or nobody does. */
export function readerOf({ mode, players, seats }: Watched): Seat | undefined {
  return mode === 'play' ? loneSeat(seats, peopleOf(seats, players)) : undefined;
}

/** The seat whose winning chance is told: the reader's, or else the first. */
export function viewpointOf(watched: Watched): Seat {
  return readerOf(watched) ?? 0;
}

/**
 * Returns the winning chance of a seat after a step, in percent. Of two seats, what the one has the other has not; of more,
 * the chance of another seat says nothing, and it is undefined.
 */
export function chanceOf(step: AnyStep, seat: Seat, seats: number): number | undefined {
  const own = chanceAfter(step);
  if (own === undefined || step.seat === seat) return own;
  return seats === 2 ? 100 - own : undefined;
}
