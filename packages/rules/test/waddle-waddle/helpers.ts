/** Short words for the tests of Waddle Waddle. */
import assert from 'node:assert/strict';
import type { Options, RuleViolation } from '../../src/core/contract.js';
import { parseOptions } from '../../src/core/options.js';
import { SEAT_NAMES } from '../../src/waddle-waddle/components.js';
import { waddleWaddle, type WaddleWaddleState } from '../../src/waddle-waddle/index.js';

export function options(text = ''): Options {
  const read = parseOptions(waddleWaddle.options, SEAT_NAMES, text);
  assert.ok(read.ok, text);
  return read.value;
}

/** The state of a position text. */
export function at(position: string, optionText = ''): WaddleWaddleState {
  const read = waddleWaddle.parsePosition(position, options(optionText));
  assert.ok(read.ok, `${position}: ${JSON.stringify(read)}`);
  return read.value;
}

/** Tokens of all legal moves. */
export function legal(state: WaddleWaddleState): string[] {
  return waddleWaddle.legalMoves(state).map((move) => waddleWaddle.moveText(state, move));
}

/** The state after some moves, each of which has to be legal. */
export function after(state: WaddleWaddleState, tokens: string): WaddleWaddleState {
  let now = state;
  for (const token of tokens.split(' ')) {
    const move = waddleWaddle.parseMove(now, token);
    assert.ok(move.ok, token);
    const played = waddleWaddle.play(now, move.value);
    assert.ok(played.ok, `${token}: ${JSON.stringify(played)}`);
    now = played.value;
  }
  return now;
}

/** The violation with which a move is refused; the move must not be among the legal ones. */
export function refusal(state: WaddleWaddleState, token: string): RuleViolation {
  const move = waddleWaddle.parseMove(state, token);
  assert.ok(move.ok, token);
  const played = waddleWaddle.play(state, move.value);
  assert.ok(!played.ok, `${token} was accepted`);
  assert.ok(!legal(state).includes(token), `${token} is listed as legal`);
  return played.error;
}

export function seatName(seat: number): string {
  return SEAT_NAMES[seat] ?? '';
}
