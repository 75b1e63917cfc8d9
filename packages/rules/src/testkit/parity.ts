/** Lines of text that Node and Lua must print alike. */
import type { BaseState, Game, Options } from '../core/contract.js';
import { mod } from '../core/math.js';
import { optionsText } from '../core/options.js';
import { randomGame } from './random-game.js';

/** A number from 0 to 2147483646 that differs for texts that differ, most likely. */
export function textHash(text: string, from = 7): number {
  let hash = from;
  for (let i = 0; i < text.length; i++) hash = mod(hash * 31 + text.charCodeAt(i), 2147483647);
  return hash;
}

/**
 * One line for each seed: moves, the last position, result, totals, and a hash over every position, its legal moves and
 * the terms called on the way.
 */
export function parityLines<S extends BaseState, M>(
  game: Game<S, M>,
  options: Options,
  seeds: readonly number[],
  limit: number,
): string[] {
  return seeds.map((seed) => parityLine(game, options, seed, limit));
}

function parityLine<S extends BaseState, M>(game: Game<S, M>, options: Options, seed: number, limit: number): string {
  const { states, legal, moves } = randomGame(game, options, seed, limit);
  let hash = 7;
  let line = '';
  const tokens: string[] = [];
  for (let i = 0; i < states.length; i++) {
    const state = states[i];
    if (state === undefined) continue;
    line = positionLine(game, state, legal[i]);
    hash = textHash(line, hash);
    const move = moves[i];
    const after = states[i + 1];
    if (move === undefined || after === undefined) continue;
    tokens.push(game.moveText(state, move));
    for (const term of game.terms(state, move, after)) hash = textHash(term.code + term.places.join(''), hash);
  }
  const text = optionsText(game.options, options);
  return [game.id, text, seed.toString(), tokens.join(' '), line, hash.toString()].join('|');
}

/** A position with its legal moves, which may be known already, its result and its scores, in one line. */
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
  return [game.positionText(state), moves.join(' '), result, scores.join(',')].join('|');
}
