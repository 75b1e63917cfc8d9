/** Lines of text that must be identical in Node and Lua. */
import { CHANCE } from '@griddle/rules/core/contract.js';
import type { BaseState, Game, Options } from '@griddle/rules/core/contract.js';
import { mod } from '@griddle/rules/internal/core/math.js';
import { optionsText } from '@griddle/rules/core/options.js';
import { below, next, seeded } from '@griddle/rules/core/random.js';
import type { Rng } from '@griddle/rules/core/random.js';

const MODULUS = 2147483647;
/** Powers of 31 to hash four letters at a time: lists of moves are long, and a step per letter is slow in Lua. */
const [SECOND, THIRD, FOURTH] = [31, 961, 29791];

/** A hash of a text, from 0 to 2147483646. */
export function textHash(text: string, from = 7): number {
  let hash = from;
  let at = 0;
  for (; at + 4 <= text.length; at += 4) {
    const high = text.charCodeAt(at) * FOURTH + text.charCodeAt(at + 1) * THIRD;
    const low = text.charCodeAt(at + 2) * SECOND + text.charCodeAt(at + 3);
    hash = mod(hash * SECOND * FOURTH + high + low, MODULUS);
  }
  for (; at < text.length; at++) hash = mod(hash * SECOND + text.charCodeAt(at), MODULUS);
  return hash;
}

/**
 * One line for each seed: moves, the last position, result, totals, and a hash of every position, its legal moves and the
 * terms called.
 */
export function parityLines<S extends BaseState, M>(
  game: Game<S, M>,
  options: Options,
  seeds: readonly number[],
  limit: number,
): string[] {
  return seeds.map((seed) => {
    const run = new ParityRun(game, options, seed);
    while (run.step(limit)) continue;
    return run.line();
  });
}

/** Plays the same random game as `randomGame` and builds its line, in small steps for callers with little time at once. */
export class ParityRun<S extends BaseState, M> {
  private state: S;
  /** The legal moves of the current position, once listed. */
  private choices: readonly M[] | undefined;
  /** Whether the line includes the current position. */
  private isTold = false;
  private rng: Rng;
  private hash = 7;
  /** The line of the current position. */
  private position = '';
  private readonly tokens: string[] = [];

  constructor(
    private readonly game: Game<S, M>,
    private readonly options: Options,
    private readonly seed: number,
  ) {
    this.rng = seeded(seed + 1);
    this.state = game.setup(options, seed);
  }

  /** Lists the legal moves, adds the position, or plays a move unless `limit` have been played; returns false at the end. */
  step(limit: number): boolean {
    const { game, state, choices } = this;
    if (choices === undefined) {
      this.choices = game.legalMoves(state);
      return true;
    }
    if (!this.isTold) {
      this.position = positionLine(game, state, choices);
      this.add(this.position);
      this.isTold = true;
      return true;
    }
    return this.tokens.length < limit && this.play(choices);
  }

  /** Plays a legal move or the chance move; returns false if there is none. */
  private play(choices: readonly M[]): boolean {
    const { game, state } = this;
    this.rng = next(this.rng);
    const chance = game.toMove(state)[0] === CHANCE ? game.chanceMove(state) : undefined;
    const move = chance === undefined ? choices[below(this.rng, choices.length)] : chance.move;
    if (move === undefined) return false;
    const played = game.play(chance === undefined ? state : { ...state, rng: chance.rng }, move);
    if (!played.ok) return false;
    const after = played.value;
    this.tokens.push(game.moveText(state, move));
    for (const term of game.callouts(state, move, after)) this.add(term.code + term.places.join(''));
    this.state = after;
    this.choices = undefined;
    this.isTold = false;
    return true;
  }

  /** The line of the game so far. */
  line(): string {
    const text = optionsText(this.game.options, this.options);
    const { game, seed, tokens, position, hash } = this;
    return [game.id, text, seed.toString(), tokens.join(' '), position, hash.toString()].join('|');
  }

  private add(text: string): void {
    this.hash = textHash(text, this.hash);
  }
}

/** A position with its legal moves (passed in if known), its result, its scores and why it is impossible, in one line. */
export function positionLine<S extends BaseState, M>(
  game: Game<S, M>,
  state: S,
  legal: readonly M[] = game.legalMoves(state),
): string {
  const moves = legal.map((move) => game.moveText(state, move));
  const outcome = game.outcome(state);
  const scores = game.score(state).map((sheet) => {
    const lines = sheet.lines.map((line) => line.rule + ':' + line.points.toString() + ':' + line.places.join('.'));
    return sheet.total.toString() + '(' + lines.join(' ') + ')';
  });
  const result = outcome === undefined ? '' : outcome.winners.join(',') + ' ' + outcome.by + ' ' + outcome.rule;
  const why = game.whyImpossible(state);
  const impossible = why === undefined ? [] : [why.rule + ' ' + why.code];
  return [game.positionText(state), moves.join(' '), result, scores.join(','), ...impossible].join('|');
}
