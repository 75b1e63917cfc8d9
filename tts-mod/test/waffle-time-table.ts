/** The table of Waffle Time in the fake game, and people who play at it. */
import assert from 'node:assert/strict';
import { below, next, seeded, type Rng } from '@griddle/rules/core/random.js';
import { TOPPINGS } from '@griddle/rules/internal/waffle-time/components.js';
import { waffleTime, type WaffleTimeMove, type WaffleTimeState } from '@griddle/rules/waffle-time/index.js';
import { FIXTURE_TAG, HANDLERS, OFFER, OFFERS, SEAT_COLOURS } from '../src/names.js';
import * as layout from '../src/waffle-time/layout.js';
import { fixturesOf, piecesOf } from '../src/waffle-time/spots.js';
import { saveOf, specOf } from './content.js';
import { lastState } from './records.js';
import { ThingTable } from './things.js';

export const SAVE = await saveOf('waffle-time');
/** The words of the table. */
export const { words } = specOf('waffle-time');

/** A table on which a new game has begun for so many players. */
export function tableFor(
  players: number,
  checking: 'warn' | 'enforce' = 'warn',
  keys: readonly string[] = [],
): ThingTable {
  const table = new ThingTable(SAVE, layout.placeUnder);
  table.run("FakeTTS.seated = { Red = 'Anna', Blue = 'Ben', Yellow = 'Cleo', Green = 'Dora' }");
  for (let i = 2; i < players; i++) table.press(HANDLERS.option, 'griddle-next-players');
  // Four are seated, and only a number chosen by hand says otherwise
  if (players === 2) table.press(HANDLERS.option, 'griddle-next-players');
  if (players <= 2) table.press(HANDLERS.option, 'griddle-before-players');
  for (const key of keys) table.press(HANDLERS.option, `griddle-next-${key}`);
  table.newGame();
  if (checking === 'enforce') table.press(HANDLERS.checking);
  table.heard();
  return table;
}

/** Where the game stands, by the record that the table keeps. */
export function stateOf(table: ThingTable): WaffleTimeState {
  return lastState(waffleTime, table.record());
}

/** The colour of the seat to move. */
export function playerOf(state: WaffleTimeState): string {
  return SEAT_COLOURS[state.turn] ?? 'Red';
}

/** Presses the button that makes a move, if there is one. */
export function press(table: ThingTable, state: WaffleTimeState, label: string): boolean {
  for (let i = 0; i < OFFERS; i++) {
    if (table.ui(`${OFFER}${i}`, 'active') !== 'true' || table.ui(`${OFFER}${i}`) !== label) continue;
    table.press(HANDLERS.offer, `${OFFER}${i}`, playerOf(state));
    return true;
  }
  return false;
}

/** A space as people write it. */
export function nameOf(space: number): string {
  return 'abcde'.charAt(space % 5) + String(Math.floor(space / 5) + 1);
}

/** Makes a move as people do; completions by beads from the dispenser or by the button, in turn. */
function make(table: ThingTable, state: WaffleTimeState, move: WaffleTimeMove, byHand: boolean): void {
  const seat = `p${state.turn + 1}`;
  const lay = (kind: string, from: string, space: number): void =>
    table.carryTo(kind, `${seat}:${from}`, layout.spacePoint(state.turn, space, 0), playerOf(state));
  if (move.kind === 'draft') {
    const from = state.pawns.find((pawn) => pawn.seat === state.turn);
    assert.ok(from);
    table.carryTo(layout.pawnKind(state.turn), 'track', layout.slotPoint(move.slot), playerOf(state));
  } else if (move.kind === 'place') {
    for (const { topping, space } of move.puts) lay(TOPPINGS.charAt(topping), 'hand', space);
  } else if (move.kind === 'butter') lay(layout.BUTTER, 'hand', move.space);
  else if (move.kind === 'complete') {
    const label = `${move.card}: ${move.spaces.map((space) => nameOf(space)).join(' ')}`;
    if (byHand || !press(table, state, label)) for (const space of move.spaces) lay(layout.SYRUP, 'syrup', space);
  } else if (move.kind === 'star') {
    const index = waffleTime
      .legalMoves(state)
      .findIndex((other) => waffleTime.moveText(state, other) === waffleTime.moveText(state, move));
    table.press(HANDLERS.offer, `${OFFER}${index}`, playerOf(state));
  } else assert.ok(press(table, state, move.kind === 'end' ? 'End turn' : 'Discard what doesn’t fit'));
}

function near(a: number, b: number): boolean {
  return Math.abs(a - b) < 0.2;
}

/** Everything lies where the position has it: pieces in their places, fixtures just there with the right side up. */
export function assertLiesRight(table: ThingTable, state: WaffleTimeState, what: string): void {
  assert.deepEqual(table.difference(piecesOf(state)), { came: [], gone: [] }, what);
  const fixtures = table.report().objects.filter(({ tags }) => tags.includes(FIXTURE_TAG));
  for (const { kind, point, faceDown } of fixturesOf(state)) {
    const there = fixtures.find(({ notes }) => notes === kind);
    assert.ok(there, kind);
    assert.ok(near(there.x, point[0]) && near(there.z, point[2]), `${what}: ${kind} at ${there.x}, ${there.z}`);
    assert.equal(there.faceDown, faceDown === true, `${what}: side of ${kind}`);
  }
}

/** Plays random legal moves by hand; completions whenever there are some. */
export function playOn(table: ThingTable, seed: number, most = 1000): WaffleTimeState {
  let state = stateOf(table);
  let rng: Rng = seeded(seed);
  for (let ply = 0; ply < most && waffleTime.toMove(state).length > 0; ply++) {
    rng = next(rng);
    const moves = waffleTime.legalMoves(state);
    const completions = moves.filter(({ kind }) => kind === 'complete');
    const choices = completions.length > 0 ? completions : moves;
    const move = choices[below(rng, choices.length)];
    assert.ok(move);
    make(table, state, move, ply % 2 === 0);
    table.moved();
    const played = waffleTime.play(state, move);
    assert.ok(played.ok);
    // A bead by hand may have completed a part of the pattern under another card; the table tells
    state = move.kind === 'complete' ? stateOf(table) : played.value;
    assertLiesRight(table, state, `after ${waffleTime.moveText(state, move)}, move ${ply + 1}`);
  }
  assert.equal(waffleTime.positionText(stateOf(table)), waffleTime.positionText(state));
  return state;
}
