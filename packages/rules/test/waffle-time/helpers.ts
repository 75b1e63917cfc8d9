/** Short words for the tests of Waffle Time. */
import assert from 'node:assert/strict';
import type { Options, RuleViolation } from '../../src/core/contract.js';
import { parseOptions } from '../../src/core/options.js';
import { SEAT_NAMES } from '../../src/waffle-time/components.js';
import { waffleTime, type WaffleTimeState } from '../../src/waffle-time/index.js';

export function options(text = ''): Options {
  const read = parseOptions(waffleTime.options, SEAT_NAMES, text);
  assert.ok(read.ok, text);
  return read.value;
}

/** The state of a position text. */
export function at(position: string, optionText = ''): WaffleTimeState {
  const read = waffleTime.parsePosition(position, options(optionText));
  assert.ok(read.ok, `${position}: ${JSON.stringify(read)}`);
  return read.value;
}

export function legal(state: WaffleTimeState): string[] {
  return waffleTime.legalMoves(state).map((move) => waffleTime.moveText(state, move));
}

/** The state after some moves, each of which has to be legal. */
export function after(state: WaffleTimeState, tokens: string): WaffleTimeState {
  let now = state;
  for (const token of tokens.split(' ')) {
    const move = waffleTime.parseMove(now, token);
    assert.ok(move.ok, token);
    const played = waffleTime.play(now, move.value);
    assert.ok(played.ok, `${token}: ${JSON.stringify(played)}`);
    now = played.value;
  }
  return now;
}

/** The violation with which a move is refused; the move must not be among the legal ones. */
export function refusal(state: WaffleTimeState, token: string): RuleViolation {
  const move = waffleTime.parseMove(state, token);
  assert.ok(move.ok, token);
  const played = waffleTime.play(state, move.value);
  assert.ok(!played.ok, `${token} was accepted`);
  assert.ok(!legal(state).includes(token), `${token} is listed as legal`);
  return played.error;
}

/** All tiles show cherry in front of strawberry, so that any slot gives two cherries. */
export const CHERRIES = 'cs,cs,cs,cs,cs,cs,cs,cs,cs';
/** A waffle with nothing on it. */
export const EMPTY = '5/5/5/5/5';
