/** Forced wins of two sides, and the only moves against them. */
import type { BaseState, Seat, Game } from '@griddle/rules/core/contract.js';
import { forces, played, type Search } from '@griddle/rules/internal/puzzle/index.js';
import { AlphaBeta } from '../../src/search/alpha-beta.js';
import { CERTAIN, WIN, type Judged } from '../../src/search/search.js';
import { refutationsOf, type Found } from './found.js';
import type { Spot } from './mine.js';

/** Looks for forced wins of two sides. After `limit` moves played it gives up and says so. */
export class Forced<S extends BaseState, M> {
  private readonly search: Omit<Search<S, M>, 'seat'>;

  constructor(game: Game<S, M>, limit: number) {
    this.search = { game, budget: { left: limit }, killers: [] };
  }

  /** Whether an answer is not to be trusted, because the search was given up. */
  get isSpent(): boolean {
    return this.search.budget.left < 0;
  }

  /** The moves of `seat`, which is to move, after which it wins with at most `own` moves, this one among them. */
  wins(state: S, seat: Seat, own: number): readonly M[] {
    return this.search.game.legalMoves(state).filter((move) => this.winsBy(state, move, seat, own));
  }

  /** Whether a move of `seat` wins so. */
  winsBy(state: S, move: M, seat: Seat, own: number): boolean {
    const search = { ...this.search, seat };
    const after = played(search, state, move);
    return after !== undefined && forces(search, after, own - 1);
  }

  /** Whether `seat` can force a win in at most `own` more moves of its own. Either side may be to move. */
  forces(state: S, seat: Seat, own: number): boolean {
    return forces({ ...this.search, seat }, state, own);
  }
}

/** Wrong tries that are refuted in the record. */
const REFUTED = 2;
const HARDEST = 5;

/** A win in so many moves, or the only move against one; undefined where there is neither. */
export async function bySides<S extends BaseState, M>(spot: Spot<S, M>): Promise<Found | undefined> {
  const { game, mine, seat, state } = spot;
  if (game.legalMoves(state).length < mine.fewest) return undefined;
  const judged = think(spot, state, mine.candidatePositions);
  const [best, second] = judged;
  if (!best || !second) return undefined;
  if (best.value >= CERTAIN) {
    const own = Math.ceil((WIN - best.value) / 2);
    return second.value >= CERTAIN || own > mine.win ? undefined : win(spot, judged, best.move, own);
  }
  // All moves but one lose, and that one does not look lost
  if (best.value <= -CERTAIN || second.value > -CERTAIN) return undefined;
  const plies = WIN + second.value;
  const own = Math.floor(plies / 2);
  return own < 1 || own > mine.save ? undefined : save(spot, judged, best.move, own, 1 - seat);
}

async function win<S extends BaseState, M>(
  spot: Spot<S, M>,
  judged: readonly Judged<M>[],
  move: M,
  own: number,
): Promise<Found | undefined> {
  const { game, mine, seat, state } = spot;
  const forced = new Forced(game, mine.proof);
  const line = lineOf(spot, forced, state, own);
  if (!line || forced.isSpent) return undefined;
  let end = state;
  for (const step of line) {
    const played = game.play(end, step);
    if (played.ok) end = played.value;
  }
  const outcome = game.outcome(end);
  if (outcome?.winners.includes(seat) !== true) return undefined;
  const key = game.moveText(state, move);
  if (game.moveText(state, line[0] as M) !== key) return undefined;
  const fails = await refutationsOf(spot, (other) => game.moveText(state, other) === key);
  return {
    ...common(spot),
    goal: `win ${own}`,
    difficulty: Math.min(HARDEST, own === 1 ? 1 : own + fails),
    theme: own > 1 && key.includes('x') ? 'jump' : outcome.by,
    solution: tokens(spot, line),
    refutations: refuted(spot, judged, key, (after) => holding(spot, forced, after, own)),
  };
}

async function save<S extends BaseState, M>(
  spot: Spot<S, M>,
  judged: readonly Judged<M>[],
  move: M,
  own: number,
  other: Seat,
): Promise<Found | undefined> {
  const { game, mine, state } = spot;
  const forced = new Forced(game, mine.proof);
  const key = game.moveText(state, move);
  for (const each of game.legalMoves(state)) {
    const played = game.play(state, each);
    if (!played.ok) return undefined;
    // The right move holds out longer than it has to
    const isKey = game.moveText(state, each) === key;
    if (forced.forces(played.value, other, isKey ? own + 1 : own) === isKey || forced.isSpent) return undefined;
  }
  const fails = await refutationsOf(spot, (one) => game.moveText(state, one) === key);
  return {
    ...common(spot),
    goal: `save ${own}`,
    difficulty: Math.min(HARDEST, own === 1 ? 1 + fails : own + 1 + fails),
    theme: 'defence',
    solution: [key],
    refutations: refuted(spot, judged, key, (after) => forced.wins(after, other, own)[0]),
  };
}

/** A line in which each own move is the only one, but for the last: there whatever wins at once is right. */
function lineOf<S extends BaseState, M>(
  spot: Spot<S, M>,
  forced: Forced<S, M>,
  state: S,
  own: number,
): readonly M[] | undefined {
  const { game, seat } = spot;
  const wins = forced.wins(state, seat, own);
  const [move] = wins;
  if (move === undefined || forced.isSpent) return undefined;
  const isAtOnce = (one: M): boolean => {
    const played = game.play(state, one);
    return played.ok && game.outcome(played.value) !== undefined;
  };
  if (state !== spot.state && wins.every(isAtOnce)) return [move];
  if (wins.length > 1) return undefined;
  const played = game.play(state, move);
  if (!played.ok) return undefined;
  if (game.outcome(played.value)) return [move];
  const answers = answered(spot, forced, played.value, own - 1);
  return answers && [move, ...answers];
}

/** An answer that holds out longest, and leaves only one way on. */
function answered<S extends BaseState, M>(
  spot: Spot<S, M>,
  forced: Forced<S, M>,
  state: S,
  own: number,
): readonly M[] | undefined {
  const { game, seat } = spot;
  for (const answer of game.legalMoves(state)) {
    const played = game.play(state, answer);
    if (!played.ok || forced.isSpent) return undefined;
    if (forced.forces(played.value, seat, own - 1)) continue;
    const rest = lineOf(spot, forced, played.value, own);
    if (rest) return [answer, ...rest];
  }
  return undefined;
}

/**
 * The best answer to a wrong try: one after which there is no win, as far as a search sees, and certainly none in a move more
 * than the puzzle takes. Undefined where there is none: then the try wins as well, only later.
 */
function holding<S extends BaseState, M>(spot: Spot<S, M>, forced: Forced<S, M>, after: S, own: number): M | undefined {
  const { game, seat } = spot;
  const answers = judgedFully(spot, after).filter(({ value }) => value > -CERTAIN);
  return answers
    .map(({ move }) => move)
    .find((move) => {
      const played = game.play(after, move);
      if (!played.ok || forced.forces(played.value, seat, own) || forced.isSpent) return false;
      return !isKnownWin(spot, played.value);
    });
}

/** Whether the seat to move is known to win: by the solver of the game, or else as far as a search sees. */
export function isKnownWin<S extends BaseState, M>(
  spot: Pick<Spot<S, M>, 'evaluator' | 'game' | 'mine'>,
  state: S,
): boolean {
  return (judgedFully(spot, state)[0]?.value ?? 0) >= CERTAIN;
}

function judgedFully<S extends BaseState, M>(
  { evaluator, game, mine }: Pick<Spot<S, M>, 'evaluator' | 'game' | 'mine'>,
  state: S,
): readonly Judged<M>[] {
  if (!evaluator.keys || game.outcome(state)) return [];
  const solver = evaluator.solve?.(state, false);
  const search = solver ?? new AlphaBeta(game, evaluator.keys, evaluator.evaluate, state, true);
  search.run(solver ? Infinity : mine.answering);
  return search.thought().moves;
}

function think<S extends BaseState, M>(spot: Spot<S, M>, state: S, positions: number): readonly Judged<M>[] {
  const { evaluator, game } = spot;
  if (!evaluator.keys || game.outcome(state)) return [];
  const search = new AlphaBeta(game, evaluator.keys, evaluator.evaluate, state, true);
  search.run(positions);
  return search.thought().moves;
}

/** What all puzzles of a position have in common. */
export function common<S extends BaseState, M>({
  game,
  options,
  state,
}: Spot<S, M>): Pick<Found, 'options' | 'position'> {
  return { options, position: game.positionText(state) };
}

/** A line as tokens. */
export function tokens<S extends BaseState, M>({ game, state }: Spot<S, M>, line: readonly M[]): readonly string[] {
  const texts: string[] = [];
  let at = state;
  for (const move of line) {
    texts.push(game.moveText(at, move));
    const played = game.play(at, move);
    if (played.ok) at = played.value;
  }
  return texts;
}

/** The wrong tries that look best, with what answers them. */
function refuted<S extends BaseState, M>(
  { game, state }: Spot<S, M>,
  judged: readonly Judged<M>[],
  key: string,
  answerTo: (after: S) => M | undefined,
): readonly (readonly string[])[] {
  const lines: string[][] = [];
  for (const { move } of judged) {
    const token = game.moveText(state, move);
    const played = game.play(state, move);
    if (token === key || !played.ok || lines.length === REFUTED) continue;
    if (game.outcome(played.value)) {
      lines.push([token]);
      continue;
    }
    const answer = answerTo(played.value);
    if (answer !== undefined) lines.push([token, game.moveText(played.value, answer)]);
  }
  return lines;
}
