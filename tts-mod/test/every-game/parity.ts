/** Random games of every game, for a Lua machine. This is compiled to Lua, as the mod's script is. */
import type { Options, Result, TextError } from '@griddle/rules/core/contract.js';
import { parseOptions } from '@griddle/rules/core/options.js';
import { GAMES } from '@griddle/rules/games.js';
import type { AnyGame } from '@griddle/rules/games.js';
import { EN } from '@griddle/rules/internal/messages/en.js';
import { checkLaws } from '@griddle/testkit/laws.js';
import { parityLines, positionLine } from '@griddle/testkit/parity.js';
import { recordLines } from '@griddle/testkit/records.js';
import { kitchen } from '../../../packages/rules/test/fixtures/buffet-fixtures.js';

declare const _G: Record<string, unknown>;

/** No game is longer than this many moves. */
const LIMIT = 3000;

/** Every game, and a small one with hidden hands and moves of the table. */
const PLAYED: readonly AnyGame[] = [...GAMES, kitchen as unknown as AnyGame];

function lines(id: string, text: string, seeds: readonly number[]): string {
  const game = PLAYED.find((candidate) => candidate.id === id);
  if (game === undefined) return 'no game ' + id;
  const options: Result<Options, TextError> = parseOptions(game.options, [], text);
  return options.ok ? parityLines(game, options.value, seeds, LIMIT).join('\n') : 'no options ' + text;
}

/** Records of random games, and which laws they break. */
function records(id: string, text: string, seeds: readonly number[]): string {
  const game = PLAYED.find((candidate) => candidate.id === id);
  if (game === undefined) return 'no game ' + id;
  const options: Result<Options, TextError> = parseOptions(game.options, [], text);
  if (!options.ok) return 'no options ' + text;
  const faults = checkLaws(game, options.value, seeds[0] ?? 1);
  return [...recordLines(game, options.value, seeds, LIMIT, EN), ...faults].join('\n');
}

/** What positions come to: their moves, results and score sheets. */
function positions(id: string, text: string, texts: readonly string[]): string {
  const game = PLAYED.find((candidate) => candidate.id === id);
  if (game === undefined) return 'no game ' + id;
  const options: Result<Options, TextError> = parseOptions(game.options, [], text);
  if (!options.ok) return 'no options ' + text;
  const told = texts.map((position) => {
    const read = game.parsePosition(position, options.value);
    return read.ok ? positionLine(game, read.value) : read.error.code + ' ' + read.error.offset.toString();
  });
  return told.join('\n');
}

_G['parity'] = lines;
_G['positions'] = positions;
_G['records'] = records;
