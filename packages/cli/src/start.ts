/** Finds the position that a command is about: game, options, seed, position text. */
import { MAX_SEED, parseSeed } from '@griddle/rules/core/random.js';
import { CHANCE, ok } from '@griddle/rules/core/contract.js';
import type { BaseState, Options, Result, Seat, TextError } from '@griddle/rules/core/contract.js';
import { decidingTie } from '@griddle/rules/internal/core/ties.js';
import { gameById } from '@griddle/rules/games.js';
import type { AnyGame } from '@griddle/rules/games.js';
import { optionsOf, startState } from '@griddle/rules/internal/replay/start.js';
import type { GivenResult } from '@griddle/rules/replay/index.js';
import type { Asked } from './flags.js';
import { wrong, type CommandError } from './command-error.js';
import { GAME_NAMES } from './game-clis.js';
import { format, impossible, textProblem, type Catalogue } from './words.js';

/** A position with its game and the names of the seats. */
export interface Start {
  readonly game: AnyGame;
  readonly seats: readonly string[];
  readonly state: BaseState;
}

/** The requested game, or an error that lists all games. */
export function gameOf(asked: Asked, words: Catalogue): Result<AnyGame, CommandError> {
  const id = asked.game ?? '';
  const game = gameById(id);
  if (game !== undefined) return ok(game);
  return wrong('unknown-game', format(words, 'cli.error.unknown-game', { found: id, games: GAME_NAMES.join(', ') }));
}

/** The requested position: given as text, or the start of a game. */
export function startOf(asked: Asked, words: Catalogue): Result<Start, CommandError> {
  const game = gameOf(asked, words);
  if (!game.ok) return game;
  const options = optionsOf(game.value, asked.options ?? '');
  if (!options.ok) return textProblem(words, 'options', options.error);
  const seed = seedOf(asked, words);
  if (!seed.ok) return seed;
  const state = stateOf(game.value, options.value, seed.value, asked.position);
  if (!state.ok) return textProblem(words, 'position', state.error);
  // The position itself has its number of players
  const seats = game.value.seats(game.value.optionsOf(state.value));
  return ok({ game: game.value, seats, state: state.value });
}

/** As `startOf`, for commands that play or think: a position that no game can reach is refused. */
export function playableStart(asked: Asked, words: Catalogue): Result<Start, CommandError> {
  const start = startOf(asked, words);
  if (!start.ok) return start;
  const { game, state } = start.value;
  const why = game.whyImpossible(state);
  return why === undefined ? start : impossible(words, game.id, why);
}

/** An empty position text is an error here; only a missing one means the start of a game. */
function stateOf(
  game: AnyGame,
  options: Options,
  seed: number | undefined,
  position: string | undefined,
): Result<BaseState, TextError> {
  if (position === '') return game.parsePosition(position, options);
  return startState(game, options, seed ?? -1, position ?? '');
}

function seedOf(asked: Asked, words: Catalogue): Result<number | undefined, CommandError> {
  if (asked.seed === undefined) return ok(undefined);
  const seed = parseSeed(asked.seed);
  if (seed !== undefined) return ok(seed);
  return wrong('seed', format(words, 'cli.error.seed', { found: asked.seed, max: MAX_SEED }));
}

/** The word for the table where seats are listed by name. */
const TABLE_NAME = 'table';

/** The seat to move, for programs: a seat, several, the table, or null when the game is over. */
export function toMoveJson({ game, seats }: Start, state: BaseState): string | readonly string[] | null {
  const names = game.toMove(state).map((seat) => seatName(seats, seat));
  return names.length > 1 ? names : (names[0] ?? null);
}

/** The name of a seat in notation, or of the table. */
export function seatName(seats: readonly string[], seat: Seat): string {
  return seat === CHANCE ? TABLE_NAME : (seats[seat] ?? '');
}

/**
 * The result of a game, for programs; null while it is in progress. No winners means a draw. `tie` is the number of the
 * tie-break that decided, from 0 in the order of the rules; left out if none did.
 */
export function outcomeJson(game: AnyGame, seats: readonly string[], state: BaseState): object | null {
  const outcome = game.outcome(state);
  if (outcome === undefined) return null;
  const { winners, by, rule, grade } = outcome;
  const tie = decidingTie(game.score(state), outcome);
  return {
    winners: winners.map((seat) => seats[seat] ?? ''),
    by,
    rule,
    ...(tie >= 0 && { tie }),
    ...(grade !== undefined && { grade }),
  };
}

/** A result that only the record gives, as programs read it. `by` is left out where the record gives no reason. */
export function resultJson(seats: readonly string[], { winners, by }: GivenResult): object {
  return { winners: winners.map((seat) => seats[seat] ?? ''), ...(by !== '' && { by }) };
}
