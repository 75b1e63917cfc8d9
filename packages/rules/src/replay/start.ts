/** What a session starts from. */
import { CHANCE, ok } from '../core/contract.js';
import type { BaseState, Game, Options, Result, Seat, TextError } from '../core/contract.js';
import { parseOptions } from '../core/options.js';
import { seeded } from '../core/random.js';
import type { Tag } from '../record/types.js';

/** What a session is made from. */
export interface SessionStart<S extends BaseState, M> {
  readonly game: Game<S, M>;
  readonly options: Options;
  /** -1 where no seed is known: then the table's moves must come from outside. */
  readonly seed: number;
  /** Whose record it is, with no more than that seat knows; left out for a whole one. */
  readonly seat?: Seat;
  readonly state: S;
  /** The position text the game starts from; empty for a new game. */
  readonly position: string;
  readonly tags: readonly Tag[];
}

/** A new game, or the position of a text with the generator of the seed. */
export function startState<S extends BaseState>(
  game: Pick<Game<S, never>, 'setup' | 'parsePosition'>,
  options: Options,
  seed: number,
  position: string,
): Result<S, TextError> {
  if (position === '') return ok(game.setup(options, Math.max(0, seed)));
  const state = game.parsePosition(position, options);
  return state.ok && seed >= 0 ? ok({ ...state.value, rng: seeded(seed) }) : state;
}

/**
 * The position a record starts from; empty where options (and the seed) alone give it. Without a seed, cards dealt at
 * set-up have to stand in the record, and a seat's record holds only what that seat saw of them. `state` is the start.
 */
export function startText<S extends BaseState, M>(
  { game, options, seed, state, position }: Omit<SessionStart<S, M>, 'seat' | 'tags'>,
  seat: Seat,
): string {
  if (seat === CHANCE && (position !== '' || seed >= 0)) return position;
  const text = game.positionText(seat === CHANCE ? state : game.viewFor(state, seat));
  // With nothing to hide the position stays as it was written
  const plain = position === '' ? game.setup(options, 0) : state;
  return text === game.positionText(plain) ? position : text;
}

/** Options of a game from text; per-seat options may name any seat the game can have. Errors: those of `parseOptions`. */
export function optionsOf(
  game: Pick<Game<BaseState, never>, 'options' | 'seats'>,
  text: string,
): Result<Options, TextError> {
  const most: Record<string, string | number> = {};
  for (const option of game.options) most[option.key] = option.kind === 'number' ? option.max : option.initial;
  return parseOptions(game.options, game.seats(most), text);
}
