/** Records of random games, whose text must be identical in Node and Lua. */
import { CHANCE } from '@griddle/rules/core/contract.js';
import type { BaseState, Game, Options } from '@griddle/rules/core/contract.js';
import { explainRecordError } from '@griddle/rules/internal/messages/sentences.js';
import type { Catalogue } from '@griddle/rules/internal/messages/catalogue.js';
import { parseRecords } from '@griddle/rules/internal/record/parse.js';
import { writeRecord } from '@griddle/rules/internal/record/write.js';
import { sessionFromRecord } from '@griddle/rules/internal/replay/load.js';
import { addComment, type Session, startSession } from '@griddle/rules/internal/replay/session.js';
import { recordOf } from '@griddle/rules/internal/replay/save.js';
import { randomGame } from './random-game.js';

/** The number of moves between comments, and between variations. */
const PAUSE = 4;

/**
 * For each seed, the record of a random game with comments and variations, in full and as each seat may write it; then what
 * reading it and three mangled copies gives: a record, or a sentence that says why there is none.
 */
export function recordLines<S extends BaseState, M>(
  game: Game<S, M>,
  options: Options,
  seeds: readonly number[],
  limit: number,
  words: Catalogue,
): string[] {
  const lines: string[] = [];
  for (const seed of seeds) {
    const session = playedSession(game, options, seed, limit);
    if (session === undefined) continue;
    for (let seat = CHANCE; seat < game.seats(options).length; seat++) {
      const text = writeRecord(recordOf(session, seat));
      lines.push(...text.split('\n'), ...readAgain(game, text, words));
      const half = Math.floor(text.length / 2);
      lines.push(...readAgain(game, text.substring(0, half), words));
      lines.push(...readAgain(game, text.substring(0, half) + ' ) ' + text.substring(half), words));
      lines.push(...readAgain(game, text.split(' end ').join(' ').split('c3').join('d4'), words));
    }
  }
  return lines;
}

/** A session with the moves of a random game, some comments and some variations. */
function playedSession<S extends BaseState, M>(
  game: Game<S, M>,
  options: Options,
  seed: number,
  limit: number,
): Session<S, M> | undefined {
  const start = startSession(game, options, seed);
  if (!start.ok) return undefined;
  const session = start.value;
  const { states, moves } = randomGame(game, options, seed, limit);
  let ply = 0;
  for (let i = 0; i < moves.length; i++) {
    const state = states[i];
    const move = moves[i];
    if (state === undefined || move === undefined || game.toMove(state)[0] === CHANCE) continue;
    const { current } = session;
    session.play(move);
    ply++;
    if (ply < PAUSE) continue;
    ply = 0;
    addComment(session, { text: 'so } far [%', commands: [{ name: 'note', args: 'a]b}', offset: 0 }] });
    const { current: after } = session;
    const other = game.legalMoves(state)[0];
    session.moveTo(current);
    if (other !== undefined) session.play(other);
    session.moveTo(after);
  }
  return session;
}

/** The result of reading a record text: the same text, another one, or an error sentence. */
function readAgain<S extends BaseState, M>(game: Game<S, M>, text: string, words: Catalogue): string[] {
  const records = parseRecords(text);
  if (!records.ok) return [explainRecordError(words, game.id, records.error)];
  const record = records.value[0];
  const session = record === undefined ? undefined : sessionFromRecord(game, record, text);
  if (session === undefined) return [];
  if (!session.ok) return [explainRecordError(words, game.id, session.error)];
  const again = writeRecord(recordOf(session.value));
  return again === text ? ['the same'] : again.split('\n');
}
