/** `puzzles`: positions with one best decision, found in games of bots and written as records. */
import { hasPuzzles, minePuzzles, recordOfFound } from '@griddle/bots/puzzles/index.js';
import { err, ok } from '@griddle/rules/core/contract.js';
import type { Result } from '@griddle/rules/core/contract.js';
import { MAX_SEED, parseSeed } from '@griddle/rules/core/random.js';
import { writeRecords } from '@griddle/rules/record/index.js';
import { write } from '../files.js';
import { type Asked, type FlagName, wholeOf } from '../flags.js';
import { GAME_NAMES } from '../game-clis.js';
import { ANSWER_IS_NO, wrong, type CommandError } from '../command-error.js';
import { gameOf } from '../start.js';
import { format, type Catalogue } from '../words.js';
import type { Answer } from './command.js';

/** What `puzzles` can be told, and command lines that show it. */
export const PUZZLES_FLAGS: readonly FlagName[] = ['game', 'count', 'seed', 'theme', 'out'];
/** Arguments after `griddle` that run as they stand; the help prints them and a test runs them. */
export const PUZZLES_EXAMPLES: readonly string[] = [
  'puzzles connect-four --count 2 --seed 1',
  'puzzles hostage-rescue --count 1 --seed 3 --json',
];

const USUAL_COUNT = 10;
const USUAL_SEED = 1;

/**
 * Mines and writes; the same seed gives the same puzzles. `told` hears how many there are. Errors, besides those of what was
 * asked: `puzzles-game`, `puzzles-none`.
 */
export async function puzzles(
  asked: Asked,
  words: Catalogue,
  told: (done: number, of: number) => void,
): Promise<Result<Answer, CommandError>> {
  const game = gameOf(asked, words);
  if (!game.ok) return game;
  if (!hasPuzzles(game.value.id)) {
    const values = { found: game.value.id, games: GAME_NAMES.filter((name) => hasPuzzles(name)).join(', ') };
    return wrong('puzzles-game', format(words, 'cli.error.puzzles-game', values));
  }
  const counted = wholeOf(asked, 'count', words);
  if (!counted.ok) return counted;
  const seed = asked.seed === undefined ? USUAL_SEED : parseSeed(asked.seed);
  if (seed === undefined) {
    return wrong('seed', format(words, 'cli.error.seed', { found: asked.seed ?? '', max: MAX_SEED }));
  }
  const count = counted.value ?? USUAL_COUNT;
  told(0, count);
  const found = await minePuzzles(game.value, { count, seed, theme: asked.theme ?? '' }, (done) => told(done, count));
  told(count, count);
  if (found.length === 0) {
    return err({ code: 'puzzles-none', message: format(words, 'cli.error.puzzles-none'), exit: ANSWER_IS_NO });
  }
  const text = writeRecords(found.map((one) => recordOfFound(one)));
  const { out } = asked;
  if (out !== undefined && out !== '-') {
    const written = await write(out, text, words);
    if (!written.ok) return written;
    const wrote = { count: found.length, file: out };
    return ok({ json: wrote, people: () => format(words, 'cli.puzzles.wrote', wrote) });
  }
  return ok({ json: { puzzles: found }, people: () => text.trimEnd() });
}
