/** Random games of every game, for a Lua machine. This is compiled to Lua, as the mod's script is. */
import type { Options, Result, TextError } from '@griddle/rules/core/contract.js';
import { parseOptions } from '@griddle/rules/core/options.js';
import { GAMES } from '@griddle/rules/games.js';
import { parityLines } from '@griddle/rules/testkit/parity.js';

declare const _G: Record<string, unknown>;

/** No game is longer than this many moves. */
const LIMIT = 3000;

function lines(id: string, text: string, seeds: readonly number[]): string {
  const game = GAMES.find((candidate) => candidate.id === id);
  if (game === undefined) return 'no game ' + id;
  const options: Result<Options, TextError> = parseOptions(game.options, [], text);
  return options.ok ? parityLines(game, options.value, seeds, LIMIT).join('\n') : 'no options ' + text;
}

_G['parity'] = lines;
