/** Short words for the tests of Waddle Waddle. */
import assert from 'node:assert/strict';
import type { Options, RuleViolation } from '../../src/core/contract.js';
import { parseOptions } from '../../src/core/options.js';
import { below, next, seeded } from '../../src/core/random.js';
import { SEAT_NAMES } from '../../src/waddle-waddle/components.js';
import { waddleWaddle, type WaddleWaddleState } from '../../src/waddle-waddle/index.js';
import type { Tiles } from './reference.js';

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

// Boards of random tiles for the tests of Waddle Waddle: with holes, tight gaps and islands that games seldom have.

/** Hexes no farther than so many steps from the Iceberg, without it. */
export function disc(radius: number): string[] {
  const hexes: string[] = [];
  for (let q = -radius; q <= radius; q++)
    for (let r = -radius; r <= radius; r++)
      if (Math.abs(q + r) <= radius && (q !== 0 || r !== 0)) hexes.push(`${q},${r}`);
  return hexes;
}

/** A board of random tiles on some hexes, in the order in which positions have them. */
export function boardOn(hexes: readonly string[], seed: number, share: number): Tiles {
  let rng = seeded(seed);
  const roll = (n: number): number => below((rng = next(rng)), n);
  return new Map(
    hexes.filter(() => roll(100) < share).map((hex) => [hex, 'rby'.charAt(roll(3)) + 'APBG'.charAt(roll(4))]),
  );
}

/** Tiles as positions write them. */
export function tilesText(tiles: Tiles): string {
  return [...tiles].map(([hex, tile]) => tile + hex).join(';');
}
