/** Parity lines, to compare this script with the rules in Node. */
import { initialOptions, parseOptions } from '@griddle/rules/core/options.js';
import { ParityRun, parityLines, positionLine } from '@griddle/testkit/parity.js';
import type { BaseState } from '@griddle/rules/core/contract.js';
import { GAME_GOES_ON } from '../names.js';
import type { AnyTable } from './tracking.js';

/** Maximum length of random games, in moves. */
const LIMIT = 2000;

/** Returns the lines that Node must print identically, one per seed, or an error code for unreadable options. */
export function gameLines({ game }: AnyTable, seeds: readonly number[], text: string): string {
  const options = parseOptions(game.options, game.seats(initialOptions(game.options)), text);
  return options.ok ? parityLines(game, options.value, seeds, LIMIT).join('\n') : options.error.code;
}

/** Time per part of a game, in seconds; the step in progress may overrun it. */
const PART = 0.006;

/** The random game that is played in parts. */
let run: { readonly name: string; readonly game: ParityRun<BaseState, unknown> } | undefined;

/** Continues the random game of a seed with the initial options; returns its line, or `GAME_GOES_ON` until it ends. */
export function gamePart({ game }: AnyTable, seed: number): string {
  const name = game.id + ' ' + seed.toString();
  if (run?.name !== name) run = { name, game: new ParityRun(game, initialOptions(game.options), seed) };
  const end = os.clock() + PART;
  while (os.clock() < end) {
    if (run.game.step(LIMIT)) continue;
    const line = run.game.line();
    run = undefined;
    return line;
  }
  return GAME_GOES_ON;
}

/** As `gameLines`, for positions; for an unreadable one, the error's code and place. */
export function positionLines({ game }: AnyTable, positions: readonly string[]): string {
  const options = initialOptions(game.options);
  const lines = positions.map((position) => {
    const state = game.parsePosition(position, options);
    return state.ok ? positionLine(game, state.value) : state.error.code + ' ' + state.error.offset.toString();
  });
  return lines.join('\n');
}
