/** The start of a session. */
import { CHANCE, ok } from '../core/contract.js';
import type { BaseState, Game, Options, Result, Seat, TextError } from '../core/contract.js';
import { parseOptions } from '../core/options.js';
import { seeded } from '../core/random.js';
import type { Tag } from '../record/types.js';

/** The data a session is created from. */
export interface SessionStart<S extends BaseState, M> {
  readonly game: Game<S, M>;
  readonly options: Options;
  /** The seed; -1 if unknown, in which case chance moves must come from outside. */
  readonly seed: number;
  /** The seat whose record it is, limited to what that seat knows; omitted for a whole record. */
  readonly seat?: Seat;
  readonly state: S;
  /** The position text the game starts from; empty for a new game. */
  readonly position: string;
  readonly tags: readonly Tag[];
}

/** Sets up a new game, or reads a position and gives it the seed's generator. */
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
 * The position text a record starts from; empty where the options (and seed) determine it. Without a seed, the record must
 * contain the cards dealt at set-up; a seat's record has only those the seat saw. `state` is the start.
 */
export function startText<S extends BaseState, M>(
  { game, options, seed, state, position }: Omit<SessionStart<S, M>, 'seat' | 'tags'>,
  seat: Seat,
): string {
  if (seat === CHANCE && (position !== '' || seed >= 0)) return position;
  const text = game.positionText(seat === CHANCE ? state : game.viewFor(state, seat));
  // With nothing hidden, keeps the position as it was written
  const plain = position === '' ? game.setup(options, 0) : state;
  return text === game.positionText(plain) ? position : text;
}

/** Reads a game's options; per-seat options may name any seat the game can have. Errors: those of `parseOptions`. */
export function optionsOf(
  game: Pick<Game<BaseState, never>, 'options' | 'seats'>,
  text: string,
): Result<Options, TextError> {
  const most: Record<string, string | number> = {};
  for (const option of game.options) most[option.key] = option.kind === 'number' ? option.max : option.initial;
  return parseOptions(game.options, game.seats(most), text);
}
