/**
 * `hint` and `analyse`: show what a bot would play, and where the seats of a finished record could have played better.
 */
import {
  evaluatorOf,
  CERTAIN,
  finish,
  LEVELS,
  levelOf,
  planSearch,
  WIN,
  type Judged,
  type Level,
  type Thought,
} from '@griddle/bots';
import { ok, type BaseState, type Result, type Seat, err, CHANCE } from '@griddle/rules/core/contract.js';
import { seeded } from '@griddle/rules/core/random.js';
import type { AnyGame } from '@griddle/rules/games.js';
import { lineEnd } from '@griddle/rules/internal/replay/step.js';
import type { Step } from '@griddle/rules/replay/index.js';
import { wrong, type CommandError, ANSWER_IS_NO } from '../command-error.js';
import type { Asked, FlagName } from '../flags.js';
import { statusLine } from '../people.js';
import { sessionsToUse, type AnySession } from '../records.js';
import { playableStart, toMoveJson, type Start, gameOf, seatName } from '../start.js';
import { format, type Catalogue, interrupted } from '../words.js';
import type { Answer } from './command.js';

// Shared by `hint` and `analyse`: a level, and its evaluation of moves.

/** A level for these commands; `easy` is none, because it slips. */
type Searching = Exclude<Level, 'easy'>;

/** The requested level, by default `usual`. Error: `level`. */
function levelAsked(asked: Asked, usual: Searching, words: Catalogue): Result<Searching, CommandError> {
  if (asked.level === undefined) return ok(usual);
  const level = levelOf(asked.level);
  if (level !== undefined && level !== 'easy') return ok(level);
  const levels = LEVELS.filter((name) => name !== 'easy').join(', ');
  return wrong('level', format(words, 'cli.error.level', { found: asked.level, levels }));
}

/** A level's evaluation of every move of a position, best first. */
async function thoughtOn(game: AnyGame, state: BaseState, seat: Seat, level: Searching): Promise<Thought<unknown>> {
  const evaluator = await evaluatorOf(game);
  const view = game.viewFor(state, seat);
  return finish(planSearch(game, evaluator, view, seat, level, true, seeded(1))).search.thought();
}

/** A move and its value for programs: the forced result, where it is known, and the number of moves to it. */
function judgedJson(move: string, { value, exact }: Judged<unknown>): object {
  const result = !exact ? undefined : value >= CERTAIN ? 'win' : value <= -CERTAIN ? 'loss' : 'draw';
  const plies = WIN - Math.abs(value);
  return {
    move,
    value: rounded(value),
    ...(result && { result }),
    ...(result && result !== 'draw' && plies < 200 && { plies }),
  };
}

/** The same for people. */
function judgedText({ value, exact }: Judged<unknown>, words: Catalogue): string {
  if (Math.abs(value) < CERTAIN) {
    return exact ? format(words, 'cli.hint.draw') : `${value > 0 ? '+' : ''}${rounded(value).toString()}`;
  }
  const plies = WIN - Math.abs(value);
  const result = value > 0 ? 'win' : 'loss';
  return exact && plies < 200 ? format(words, `cli.hint.${result}-in`, { plies }) : format(words, `cli.hint.${result}`);
}

/** No evaluation is more precise than a tenth of a point. */
function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}

// `hint`: shows what a bot would play, and its evaluation of the other moves.

/** Number of moves listed for people. */
const SHOWN = 8;

/** The flags of `hint`, and examples. */
export const HINT_FLAGS: readonly FlagName[] = ['game', 'position', 'options', 'seed', 'level'];
/** Arguments after `griddle` that work as they are; the help prints them and a test runs them. */
export const HINT_EXAMPLES: readonly string[] = [
  'hint connect-four --position "6/6/6/2b3/1sb3/1sbs2 s"',
  'hint waffle-wars --level medium --json',
];

/** Plays the chance moves that the seed gives, until a seat is to move. */
function afterTable(start: Start): Start {
  const { game } = start;
  let { state } = start;
  while (game.toMove(state)[0] === CHANCE) {
    const { move, rng } = game.chanceMove(state);
    const played = game.play({ ...state, rng }, move);
    if (!played.ok) break;
    state = played.value;
  }
  return state === start.state ? start : { ...start, state };
}

function answerIsNo(code: string, words: Catalogue): Result<never, CommandError> {
  return err({ code, message: format(words, `cli.error.${code}`), exit: ANSWER_IS_NO });
}

/** Answers with the best move, or an error if no seat is to move. */
export async function hint(asked: Asked, words: Catalogue): Promise<Result<Answer, CommandError>> {
  const start = playableStart(asked, words);
  if (!start.ok) return start;
  const level = levelAsked(asked, 'hard', words);
  if (!level.ok) return level;
  const begun = asked.seed === undefined ? start.value : afterTable(start.value);
  const { game, state } = begun;
  const [seat] = game.toMove(state);
  if (seat === undefined) return answerIsNo('nobody-to-move', words);
  if (seat === CHANCE) return answerIsNo('chance-to-move', words);
  // The position lacks what moves depend on: a draft board without tiles, or cards that nobody has seen
  if (game.legalMoves(state).length === 0) return answerIsNo('nothing-to-play', words);
  const thought = await thoughtOn(game, state, seat, level.value);
  const moves = thought.moves.map((judged) => ({ judged, text: game.moveText(state, judged.move) }));
  return ok({
    json: {
      toMove: toMoveJson(begun, state),
      ...(begun === start.value ? {} : { position: game.positionText(state) }),
      best: moves[0]?.text ?? null,
      moves: moves.map(({ judged, text }) => judgedJson(text, judged)),
    },
    people: () =>
      [
        statusLine(begun, state, words),
        ...moves.slice(0, SHOWN).map(({ judged, text }) => `${text}  ${judgedText(judged, words)}`),
      ].join('\n'),
  });
}

// `analyse`: shows where the seats of a finished record could have played better.

/** The flags of `analyse`. */
export const ANALYSE_FLAGS: readonly FlagName[] = ['game', 'level'];

/** A move of the main line next to the best one in its position. */
interface Judgement {
  readonly seat: string;
  readonly played: string;
  readonly value: Judged<unknown>;
  readonly best: string;
  readonly bestValue: Judged<unknown>;
}

/**
 * Analyses every game of a record text, and gives `told` the lines for people on each game as it is done. When `stopped`
 * aborts, returns the moves judged so far. Errors: those of the flags and the record, and `interrupted` if no move was
 * judged.
 */
export async function analyse(
  text: string,
  asked: Asked,
  words: Catalogue,
  stopped: AbortSignal,
  told: (lines: string) => void = () => undefined,
): Promise<Result<Answer, CommandError>> {
  const usual = asked.game === undefined ? ok(undefined) : gameOf(asked, words);
  if (!usual.ok) return usual;
  const level = levelAsked(asked, 'medium', words);
  if (!level.ok) return level;
  const sessions = sessionsToUse(text, usual.value, words);
  if (!sessions.ok) return sessions;
  const games: (readonly Judgement[])[] = [];
  const linesOf = (game: readonly Judgement[]): string => game.map((move, at) => lineOf(move, at, words)).join('\n');
  for (const session of sessions.value) {
    const game = await judgementsOn(session, level.value, stopped);
    if (game.length > 0) told(`${games.length > 0 ? '\n' : ''}${linesOf(game)}\n`);
    games.push(game);
  }
  if (stopped.aborted && games.every((game) => game.length === 0)) return interrupted(words);
  return ok({
    json: {
      games: sessions.value.map(({ game }, at) => ({
        game: game.id,
        moves: (games[at] ?? []).map(({ seat, played, value, best, bestValue }) => ({
          seat,
          ...judgedJson(played, value),
          best: judgedJson(best, bestValue),
          lost: lostBy(value, bestValue),
        })),
      })),
    },
    people: () => games.map(linesOf).join('\n\n'),
  });
}

/** The value that a move lost; 0 for one as good as the best. */
function lostBy(value: Judged<unknown>, best: Judged<unknown>): number {
  return Math.max(0, best.value - value.value);
}

async function judgementsOn(
  session: AnySession,
  level: Searching,
  stopped: AbortSignal,
): Promise<readonly Judgement[]> {
  const { game, options } = session;
  const seats = game.seats(options);
  const steps: Step<BaseState, unknown>[] = [];
  for (let step = lineEnd(session.root); step.parent; step = step.parent) steps.push(step);
  const judgements: Judgement[] = [];
  for (const { parent, move, seat, token } of steps.reverse()) {
    if (!parent || move === undefined || seat < 0) continue;
    // Signals are delivered only between turns of the event loop, and thinking blocks a whole turn
    await new Promise((resolve) => setImmediate(resolve));
    if (stopped.aborted) break;
    const { moves } = await thoughtOn(game, parent.state, seat, level);
    const [bestValue] = moves;
    const value = moves.find((judged) => game.moveText(parent.state, judged.move) === token);
    if (!bestValue || !value) continue;
    const best = game.moveText(parent.state, bestValue.move);
    judgements.push({ seat: seatName(seats, seat), played: token, value, best, bestValue });
  }
  return judgements;
}

function lineOf({ seat, played, value, best, bestValue }: Judgement, at: number, words: Catalogue): string {
  const values = { number: at + 1, seat, played, value: judgedText(value, words) };
  if (lostBy(value, bestValue) === 0) return format(words, 'cli.analyse.best', values);
  const thrown = bestValue.value >= CERTAIN && value.value < CERTAIN ? 'thrown' : 'better';
  return format(words, `cli.analyse.${thrown}`, { ...values, best, better: judgedText(bestValue, words) });
}
