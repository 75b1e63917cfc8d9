/** `check`: whether a record is well written and every move of every variation legal. */
import type { Box2D } from '@griddle/plate/internal/box2d.js';
import { recheck } from '@griddle/plate/internal/settle.js';
import { loadEngine } from '@griddle/plate/internal/node/engine.js';
import type { BuffetBossMove, BuffetBossState } from '@griddle/rules/buffet-boss/index.js';
import { err, ok, type Result } from '@griddle/rules/core/contract.js';
import { moveText } from '@griddle/rules/internal/buffet-boss/notation.js';
import type { Step } from '@griddle/rules/internal/replay/step.js';
import { givenResult, lineEnd, plyOf } from '@griddle/rules/replay/index.js';
import { errorJson, type CommandError, ANSWER_IS_NO, FINE } from '../command-error.js';
import { print, reading } from '../files.js';
import { type Asked, isOn } from '../flags.js';
import { gamesInStream } from '../games-in-stream.js';
import type { Output } from '../output.js';
import { checkPuzzle, impossibleNotes, type Note } from '../puzzle-check.js';
import { sessionOf, sessionsOf, type AnySession } from '../records.js';
import { gameOf, outcomeJson, resultJson } from '../start.js';
import { recordProblem, format, type Catalogue } from '../words.js';
import type { Question } from './command.js';

// `check --physics`: every drop and push of a record once more, in every line of play.

/** The first pile of a session that physics leaves otherwise than the record says; undefined when there is none. */
function physicsProblem(session: AnySession, engine: Box2D, words: Catalogue): CommandError | undefined {
  if (session.game.id !== 'buffet-boss') return undefined;
  const open = [session.root as Step<BuffetBossState, BuffetBossMove>];
  for (let step = open.pop(); step !== undefined; step = open.pop()) {
    const { parent, move } = step;
    open.push(...[...step.next].reverse());
    if (parent === undefined || move?.kind !== 'settle' || move.action === '') continue;
    const found = recheck(engine, parent.state, move);
    if (found.verdict === 'same') continue;
    const number = plyOf(step);
    const wanted = found.settled === undefined ? '' : moveText(found.settled);
    const code = `physics-${found.verdict}`;
    const message = format(words, `cli.error.${code}`, { number, wanted });
    return { code, message, exit: ANSWER_IS_NO, move: number - 1 };
  }
  return undefined;
}

/** A game of a valid record. */
interface GameFacts {
  readonly game: string;
  /** Moves of the main line, the table's among them. */
  readonly moves: number;
  readonly outcome: object | null;
  /** What may surprise its author, such as a second solution or an impossible position; left out where there is nothing. */
  readonly notes?: readonly Note[];
  /** How the record says the game ended where its moves do not end it, as after a resignation. */
  readonly result?: object;
}

/** What was found out about a record text: its games, or the first thing wrong. */
type Verdict = Result<readonly GameFacts[], CommandError>;

/** The command as a batch has it, about a text instead of files. */
export const checkText: Question = {
  name: 'check',
  flags: ['game', 'text'],
  required: ['text'],
  examples: [],
  answer: (asked, words) => {
    const verdict = verdictOn(asked.text ?? '', asked, words);
    return ok({ json: verdictJson(verdict), people: () => verdictText('', verdict, words) });
  },
};

/** Checks a text. The game asked about, if any, is that of records that do not name theirs. */
function verdictOn(text: string, asked: Asked, words: Catalogue): Verdict {
  const usual = usualGame(asked, words);
  if (!usual.ok) return usual;
  const sessions = sessionsOf(text, usual.value, words);
  if (!sessions.ok) return sessions;
  const facts: GameFacts[] = [];
  for (const session of sessions.value) {
    const notes = checkPuzzle(session, text, words);
    if (!notes.ok) return notes;
    facts.push(factsOf(session, [...impossibleNotes(session, words), ...notes.value]));
  }
  return ok(facts);
}

/**
 * Checks a text that comes in pieces, and keeps no more of it than one game. With an engine every pile of Buffet Boss is
 * let fall again. Rejects when the stream fails.
 */
async function verdictOnStream(
  chunks: AsyncIterable<Uint8Array>,
  asked: Asked,
  words: Catalogue,
  engine?: Box2D,
): Promise<Verdict> {
  const usual = usualGame(asked, words);
  if (!usual.ok) return usual;
  const facts: GameFacts[] = [];
  for await (const { text, record, placed } of gamesInStream(chunks)) {
    if (!record.ok) return recordProblem(words, usual.value?.id ?? '', placed(record.error));
    const session = sessionOf(text, record.value, usual.value, words, placed);
    if (!session.ok) return session;
    const problem = engine && physicsProblem(session.value, engine, words);
    if (problem !== undefined) return err(problem);
    const notes = checkPuzzle(session.value, text, words, placed);
    if (!notes.ok) return notes;
    facts.push(factsOf(session.value, [...impossibleNotes(session.value, words), ...notes.value]));
  }
  return ok(facts);
}

function usualGame(asked: Asked, words: Catalogue): ReturnType<typeof gameOf> | Result<undefined, CommandError> {
  return asked.game === undefined ? ok(undefined) : gameOf(asked, words);
}

function factsOf(session: AnySession, notes: readonly Note[]): GameFacts {
  const { game, options, root } = session;
  const end = lineEnd(root);
  const seats = game.seats(options);
  const given = givenResult(session);
  return {
    game: game.id,
    moves: plyOf(end),
    outcome: outcomeJson(game, seats, end.state),
    ...(given !== undefined && { result: resultJson(seats, given) }),
    ...(notes.length > 0 && { notes }),
  };
}

/** The verdict for programs; an invalid record has its error beside it. */
function verdictJson(verdict: Verdict): object {
  return verdict.ok ? { valid: true, games: verdict.value } : { valid: false, ...errorJson(verdict.error) };
}

/** The verdict for people: one line, and one for each note; all begin with the file's name. */
function verdictText(file: string, verdict: Verdict, words: Catalogue): string {
  if (!verdict.ok) return format(words, 'cli.check.invalid', { file, message: verdict.error.message });
  const count = verdict.value.length;
  const moves = verdict.value.reduce((sum, game) => sum + game.moves, 0);
  const values = {
    file,
    games: format(words, 'cli.check.games', { count }),
    moves: format(words, 'cli.check.moves', { count: moves }),
  };
  const lines = [format(words, 'cli.check.valid', values)];
  for (const [index, { notes = [] }] of verdict.value.entries())
    for (const { message } of notes) {
      const which = count > 1 ? format(words, 'cli.check.in-game', { number: index + 1, message }) : message;
      lines.push(format(words, 'cli.check.note', { file, message: which }));
    }
  return lines.join('\n');
}

// `check FILE...` on the command line: every file is read, and the exit code is that of the worst.

/** Checks the files in their order and prints a line for each; gives the exit code. */
export async function checkFiles(
  files: readonly string[],
  asked: Asked,
  output: Output,
  words: Catalogue,
): Promise<number> {
  const { streams, isJson } = output;
  const engine = isOn(asked, 'physics') ? await loadEngine() : undefined;
  const verdicts: { readonly file: string; readonly verdict: Verdict }[] = [];
  for (const file of files) {
    const verdict = await reading(file, streams, words, (chunks) => verdictOnStream(chunks, asked, words, engine));
    verdicts.push({ file, verdict });
    if (!isJson) await print(verdict.ok ? streams.stdout : streams.stderr, `${verdictText(file, verdict, words)}\n`);
  }
  const problems = verdicts.flatMap(({ verdict }) => (verdict.ok ? [] : [verdict.error]));
  if (isJson) {
    const list = verdicts.map(({ file, verdict }) => ({ file, ...verdictJson(verdict) }));
    const [first] = problems;
    const json = { valid: first === undefined, files: list, ...(first && errorJson(first)) };
    await print(streams.stdout, `${JSON.stringify(json)}\n`);
  }
  return Math.max(FINE, ...problems.map(({ exit }) => exit));
}
