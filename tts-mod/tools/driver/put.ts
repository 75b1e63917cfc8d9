/** `put`: lays out the position of a puzzle, a lesson step or any record on the table in the running game. */
import { readFileSync } from 'node:fs';
import { EN, explainRecordError, mergeMessages } from '@griddle/rules/messages/index.js';
import type { AnyGame } from '@griddle/rules/games.js';
import { parseRecords, writeRecord } from '@griddle/rules/record/index.js';
import { sessionFromRecord } from '@griddle/rules/replay/index.js';
import { isDaily } from '../../../packages/elements/src/daily/day.js';
import { puzzlesOf } from '../../../packages/elements/src/daily/sets.js';
import { lessonOf } from '../../../packages/elements/src/learn/lessons.js';
import { PUT_FUNCTION } from '../../src/names.js';
import { execute, type Surroundings } from './commands.js';
import { Failure, systemCode } from './failure.js';

/** Names accepted instead of a file: the puzzles and the lesson that come with the elements. */
export const PUT_SETS: readonly string[] = ['puzzle', 'lesson'];

/** Tags put on the table: those of the initial position, without the moves, which may be a solution. */
const TAGS: readonly string[] = ['Options', 'Position', 'Seed'];

async function textOf(what: string, game: AnyGame): Promise<string> {
  if (what === 'lesson') return lessonOf(game.id) ?? '';
  if (what === 'puzzle') return isDaily(game.id) ? (await puzzlesOf(game.id)).join('\n\n') : '';
  try {
    return readFileSync(what, 'utf8');
  } catch (error) {
    throw new Failure(`${what} cannot be read (${systemCode(error)}); besides files there are ${PUT_SETS.join(', ')}.`);
  }
}

/** Returns the record with a number in a file or set, without its moves. Fails if it is missing or unreadable. */
async function startOf(what: string, number: number, game: AnyGame): Promise<string> {
  const text = await textOf(what, game);
  const words = mergeMessages(EN);
  const records = parseRecords(text);
  if (!records.ok) throw new Failure(`${what}: ${explainRecordError(words, game.id, records.error)}`);
  const record = records.value[number - 1];
  if (record === undefined)
    throw new Failure(`${what} has ${records.value.length} positions, and no number ${number}.`);
  const session = sessionFromRecord(game, record, text);
  if (!session.ok) throw new Failure(`${what}: ${explainRecordError(words, game.id, session.error)}`);
  return writeRecord({ ...record, tags: record.tags.filter(({ name }) => TAGS.includes(name)), intro: [], next: [] });
}

/** Lays a position out on a table where its game is being played. */
export async function put(surroundings: Surroundings, what: string, number: number, game: AnyGame): Promise<void> {
  const record = await startOf(what, number, game);
  const answer = await execute(surroundings, `return ${PUT_FUNCTION}(${luaText(record)}, '${game.id}')`);
  const told = answer?.returnValue;
  if (typeof told !== 'string') throw new Failure('The table in the game is not one of Griddle’s.');
  if (surroundings.table.games.some((other) => other.game.id === told))
    throw new Failure(`The table plays ${told}: choose ${game.id} on its panel first, or name another one by --game.`);
  if (told !== '') throw new Failure(told);
  surroundings.give(`Number ${number} of ${what} lies on the table.`);
}

/** Quotes a text for Lua. */
function luaText(text: string): string {
  return `"${text.replace(/[\\"]/g, '\\$&').replaceAll('\n', '\\n')}"`;
}
