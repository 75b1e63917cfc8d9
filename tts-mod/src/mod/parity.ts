/** Lines by which Node and the live driver compare this script with the rules. */
import { initialOptions, parseOptions } from '@griddle/rules/core/options.js';
import { parityLines, positionLine } from '@griddle/rules/testkit/parity.js';
import type { AnyTable } from './watched.js';

/** Random games longer than this are cut off. */
const LIMIT = 2000;

/** Lines that Node must print alike, one for each seed; the code of an error for options that cannot be read. */
export function gameLines({ game }: AnyTable, seeds: readonly number[], text: string): string {
  const options = parseOptions(game.options, game.seats(initialOptions(game.options)), text);
  return options.ok ? parityLines(game, options.value, seeds, LIMIT).join('\n') : options.error.code;
}

/** The same for positions; of one that cannot be read, the error's code and place. */
export function positionLines({ game }: AnyTable, positions: readonly string[]): string {
  const options = initialOptions(game.options);
  const lines = positions.map((position) => {
    const state = game.parsePosition(position, options);
    return state.ok ? positionLine(game, state.value) : state.error.code + ' ' + state.error.offset.toString();
  });
  return lines.join('\n');
}
