/** The `Result` tag: how a record says its game ended, also where the moves do not end it, as after a resignation. */
import type { BaseState, Game, Options, Outcome, Seat } from '../core/contract.js';
import { plainDashes } from '../record/letters.js';
import { lineEnd } from './step.js';
import type { Session } from './session.js';

/** The value of the `Result` tag: winners joined by `+`, or `draw`, then the reason: `strawberries five-in-a-row`. */
export function resultText<S extends BaseState, M>(game: Game<S, M>, options: Options, outcome: Outcome): string {
  const seats = game.seats(options);
  const winners = outcome.winners.map((winner) => seats[winner] ?? '').join('+');
  return (winners === '' ? DRAW : winners) + ' ' + outcome.by;
}

const DRAW = 'draw';

/** A result as a record gives it. */
export interface GivenResult {
  /** The winners in turn order; none for a draw. */
  readonly winners: readonly Seat[];
  /** The reason in one word, such as `resignation`; empty for none. */
  readonly by: string;
}

/** Reads a `Result` tag. The winners may come in any order. Undefined for anything else, `*` and an empty value included. */
export function readResult(seats: readonly string[], text: string): GivenResult | undefined {
  const [who = '', ...reason] = plainDashes(text).split(' ');
  const names = who === DRAW ? [] : who.split('+');
  const winners: Seat[] = [];
  for (let seat = 0; seat < seats.length; seat++) if (names.includes(seats[seat] ?? '')) winners.push(seat);
  if (winners.length !== names.length) return undefined;
  return { winners, by: reason.filter((word) => word !== '').join('-') };
}

/** The result that a record gives although its moves do not end the game; undefined where they do or none is given. */
export function givenResult<S extends BaseState, M>({
  game,
  options,
  root,
  tags,
}: Session<S, M>): GivenResult | undefined {
  const text = tags.find((tag) => tag.name === 'Result')?.value ?? '';
  if (text === '' || game.outcome(lineEnd(root).state) !== undefined) return undefined;
  return readResult(game.seats(options), text);
}
