/** Analysis of a game: what each move was worth, and which move was better. */
import type { BaseState, Seat } from '@griddle/rules/core/contract.js';
import type * as Bots from '@griddle/bots/worker.js';
import {
  CHANCE_COMMAND,
  hasFar,
  isVerdict,
  lineEnd,
  type AnySession,
  type AnyStep,
  type GameSnapshot,
  seeded,
  soloHumanSeat,
  humanSeats,
} from '#core';
import { decisionsFrom } from '../practice/positions.js';

/** Moves that are at most this much worse than the best count as good: no better one is named. */
export const AS_GOOD = 0.05;
/** The loss of winning chance from which a mistake is a blunder. */
const BLUNDER = 0.3;
/** The marks of mistakes and blunders. Existing marks are kept. */
const MARKS: readonly string[] = ['?', '??'];

/** Whether a game may be analysed: a replay, or a finished game. In one in progress it would be a hint. */
export function mayAnalyse({ mode, session }: GameSnapshot): boolean {
  return mode === 'replay' || session.game.outcome(lineEnd(session.current).state) !== undefined;
}

/** Whether the game may be evaluated and hints given: not in a game against a person elsewhere before it is over. */
export function mayAdvise(table: GameSnapshot): boolean {
  return table.mode !== 'play' || !hasFar(table.players) || mayAnalyse(table);
}

/** A move that lost much of the winning chance. */
export interface Mistake {
  readonly step: AnyStep;
  /** The move that was better, in notation, and how likely it was to win, from 0 to 1. */
  readonly best: string;
  readonly chance: number;
  /** The winning chance after the move that was played. */
  readonly left: number;
}

/** The winning chance of a seat after its move, in percent, as an analysis has written it; undefined if there is none. */
export function chanceAfter({ after }: AnyStep): number | undefined {
  const [command] = after.flatMap(({ commands }) => commands.filter(({ name }) => name === CHANCE_COMMAND));
  const percent = Number(command?.args);
  return command && Number.isFinite(percent) ? percent : undefined;
}

/**
 * Writes the winning chance of each move, from what its seat could see, and any clearly better move, as comments of the
 * record. Replaces an earlier analysis. `tell` reports progress. If `signal` aborts, finished moves are kept. Returns
 * the mistakes.
 */
export async function analyse(
  table: GameSnapshot,
  tell: (done: number, count: number) => void,
  signal: AbortSignal,
): Promise<readonly Mistake[]> {
  const mistakes: Mistake[] = [];
  const decisions = decisionsFrom(table.session.root);
  tell(0, decisions.length);
  for (const [at, step] of decisions.entries()) {
    const mistake = await judgeDecision(table, step, decisions.length, signal);
    if (mistake) mistakes.push(mistake);
    if (signal.aborted) break;
    tell(at + 1, decisions.length);
  }
  // Highlights nothing, and passes the new comments to the parts beside the board
  table.highlight([]);
  return mistakes;
}

/** The costliest mistake (of a seat that did not win, if there is a winner); undefined if there was none. */
export function turningPoint({ session }: GameSnapshot, mistakes: readonly Mistake[]): Mistake | undefined {
  const winners = session.game.outcome(lineEnd(session.root).state)?.winners ?? [];
  const own = mistakes.filter(({ step }) => !winners.includes(step.seat));
  return own.reduce<Mistake | undefined>((most, one) => (one.left >= (most?.left ?? 0) ? one : most), undefined);
}

/** The moves of a position in notation, best first, with what a search thinks of each, and the winning chance from 0 to 1. */
export interface Judged {
  readonly moves: readonly string[];
  readonly judged: readonly Bots.Judged<unknown>[];
  readonly chances: readonly number[];
  /** The loss of winning chance from which a move is a mistake. */
  readonly mistake: number;
}

/** What has been judged, by the step that was played. */
const JUDGED = new WeakMap<AnyStep, Judged>();

/** Judges the moves in place of a step, as an analysis of its game does. Undefined when `signal` aborts. */
export async function judgedAt(
  { session }: Pick<GameSnapshot, 'session'>,
  step: AnyStep,
  signal: AbortSignal,
  decisions = decisionsFrom(session.root).length,
): Promise<Judged | undefined> {
  const known = JUDGED.get(step);
  if (known) return known;
  const { game } = session;
  const state = step.parent?.state ?? step.state;
  const judgement = await judge(game, state, step.seat, signal, decisions);
  if (!judgement) return undefined;
  const moves = judgement.moves.map(({ move }) => game.moveText(state, move));
  const judged = { moves, judged: judgement.moves, chances: judgement.chances, mistake: judgement.mistake };
  JUDGED.set(step, judged);
  return judged;
}

/** Whether a move gave away so much winning chance that it is a mistake; undefined where it has not been judged. */
function wasMistake(step: AnyStep): boolean | undefined {
  const { chances = [], mistake = 0, moves = [] } = JUDGED.get(step) ?? {};
  const chance = chances[moves.indexOf(step.token)];
  return chance === undefined ? undefined : (chances[0] ?? 0) - chance >= mistake;
}

/** The mistakes of people in an analysed game, in order. What an earlier analysis has found is read from its marks. */
export function mistakesOf({ players, seats, session }: GameSnapshot): readonly AnyStep[] {
  const people = humanSeats(seats, players);
  return decisionsFrom(session.root).filter((step) => {
    // The panel asks at every step, mostly without an analysis
    if (chanceAfter(step) === undefined || !people.includes(step.seat)) return false;
    return wasMistake(step) ?? step.marks.some((mark) => MARKS.includes(mark));
  });
}

async function judgeDecision(
  { session, say, log }: GameSnapshot,
  step: AnyStep,
  decisions: number,
  signal: AbortSignal,
): Promise<Mistake | undefined> {
  const judged = await judgedAt({ session }, step, signal, decisions);
  const chance = judged?.chances[judged.moves.indexOf(step.token)];
  if (!judged || chance === undefined) return undefined;
  const [best = ''] = judged.moves;
  const [most = 0] = judged.chances;
  const left = most - chance;
  const words = (step.parent && log?.name(best, step.parent)) ?? best;
  const text = left <= AS_GOOD ? '' : say('ui.better', { move: words });
  const others = step.after.filter((comment) => !isVerdict(comment));
  const command = { name: CHANCE_COMMAND, args: String(Math.round(100 * chance)), offset: 0 };
  step.after = [...others, { text, commands: [command] }];
  const mark = left < judged.mistake ? undefined : MARKS[left < BLUNDER ? 0 : 1];
  if (mark !== undefined && step.marks.length === 0) step.marks = [mark];
  return mark === undefined ? undefined : { step, best, chance: most, left };
}

// Strong bots' advice for hints, the evaluation and the analysis.

/** The seed of all advice, so that it never varies. */
const SEED = 1;

/**
 * Evaluates every move of a seat from what it can see. Undefined when `signal` aborts. `decisions` is the number of
 * positions of a record that share the time.
 */
async function judge(
  game: AnySession['game'],
  state: BaseState,
  seat: Seat,
  signal: AbortSignal,
  decisions = 1,
): Promise<Bots.MoveEvaluations<unknown> | undefined> {
  const bots = await loadBots();
  if (signal.aborted) return undefined;
  return bots.analyse(game, game.viewFor(state, seat), seat, 'hard', seeded(SEED), signal, decisions);
}

/** The same for the position of a table; undefined also when no seat is to move. */
export async function judgeTable(
  { session, toMove }: GameSnapshot,
  signal: AbortSignal,
): Promise<Bots.MoveEvaluations<unknown> | undefined> {
  const [seat = -1] = toMove;
  return seat < 0 ? undefined : judge(session.game, session.state, seat, signal);
}

/**
 * Returns the strongest bot's move, in notation, and highlights its places. Undefined when there is none or `signal`
 * aborts.
 */
export async function hintFor(table: GameSnapshot, signal: AbortSignal): Promise<string | undefined> {
  const { game, state } = table.session;
  const [seat = -1] = table.toMove;
  if (seat < 0) return undefined;
  const bots = await loadBots();
  if (signal.aborted) return undefined;
  const move = await bots.decide(game, game.viewFor(state, seat), seat, 'best', seeded(SEED), signal);
  if (move === undefined) return undefined;
  const text = game.moveText(state, move);
  table.showHint(text);
  return text;
}

function loadBots(): Promise<typeof Bots> {
  return import('@griddle/bots/worker.js');
}

// Whose point of view an analysis takes: the same in list, bar and graph.

/** The parts of a snapshot on which the point of view depends. */
type Watched = Pick<GameSnapshot, 'mode' | 'players' | 'seats'>;

/** The seat of the only human player; undefined if there are several or none. */
export function readerOf({ mode, players, seats }: Watched): Seat | undefined {
  return mode === 'play' ? soloHumanSeat(seats, humanSeats(seats, players)) : undefined;
}

/** The seat whose winning chance is shown: the reader's, or else the first. */
export function viewpointOf(watched: Watched): Seat {
  return readerOf(watched) ?? 0;
}

/**
 * Returns the winning chance of a seat after a step, in percent. With two seats, one's chance is 100 minus the other's; with
 * more, another seat's chance says nothing about it, so the result is undefined.
 */
export function chanceOf(step: AnyStep, seat: Seat, seats: number): number | undefined {
  const own = chanceAfter(step);
  if (own === undefined || step.seat === seat) return own;
  return seats === 2 ? 100 - own : undefined;
}
