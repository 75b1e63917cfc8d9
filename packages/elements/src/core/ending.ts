/** Describes how a game ended, addressed to the player. */
import type { Outcome, Seat, SeatScore } from '@griddle/rules/core/contract.js';
import { knows } from '@griddle/rules/messages/catalogue.js';
import type { Locale } from './catalogues.js';
import { loneSeat } from './players.js';

/** A game that is over. */
export interface Ended {
  /** The game's id. */
  readonly game: string;
  readonly outcome: Outcome;
  readonly scores: readonly SeatScore[];
  /** What the seats are called in a sentence. */
  readonly names: readonly string[];
  /** Seats of people at the page; a lone one among several seats is called “you”. */
  readonly people: readonly Seat[];
}

/** `You won 30 to 6`, or with names where several people play or nobody does: `Strawberries won 30 to 6`. */
export function resultWords({ catalogue, t }: Locale, { game, names, outcome, scores, people }: Ended): string {
  const { winners, by, grade } = outcome;
  const nameOf = (seat: Seat): string => names[seat] ?? '';
  const seats = winners.map(nameOf).join(', ');
  // Where all lose together it is no draw, and alone one is told how well one did
  const own = `result.${game}.${by}`;
  if (knows(catalogue, own)) return t(own, { seats, grade: String(grade ?? '') });
  if (winners.length === 0) return t('ui.drawn');
  const you = loneSeat(names, people);
  const totalOf = (seat: Seat): number => scores.find((score) => score.seat === seat)?.total ?? 0;
  const others = scores.filter(({ seat }) => !winners.includes(seat)).map(({ total }) => total);
  const points = totalOf(winners[0] ?? 0);
  const hasPoints = scores.some(({ total }) => total !== 0) && others.length > 0;
  const values = { seats, points, other: Math.max(0, ...others) };
  if (you === undefined) return t(hasPoints ? 'ui.won-points' : 'ui.won', values);
  if (!winners.includes(you)) {
    const lost = winners.length > 1 || names.length > 2 ? 'ui.you-lost-to' : 'ui.you-lost';
    return t(hasPoints ? `${lost}-points` : lost, { ...values, other: totalOf(you) });
  }
  if (winners.length > 1) {
    const partners = winners.filter((seat) => seat !== you).map(nameOf);
    return t('ui.you-shared', { seats: partners.join(', ') });
  }
  return t(hasPoints ? 'ui.you-won-points' : 'ui.you-won', values);
}
