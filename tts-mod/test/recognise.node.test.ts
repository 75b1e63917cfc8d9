/** Reading the table as a step from a position, without a table. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { initialOptions } from '@griddle/rules/core/options.js';
import { randomGame } from '@griddle/testkit';
import { waffleWars as waffleWars, type WaffleWarsState } from '@griddle/rules/waffle-wars/index.js';
import { BOARD, SPACE_NAMES } from '@griddle/rules/internal/waffle-wars/components.js';
import { recognise } from '../src/waffle-wars/recognise.js';
import { positionSeen } from '../src/waffle-wars/seen.js';
import { emptyScan, type Scan } from '../src/grid/scan.js';

const OPTIONS = initialOptions(waffleWars.options);

function position(text: string): WaffleWarsState {
  const state = waffleWars.parsePosition(text, OPTIONS);
  assert.ok(state.ok);
  return state.value;
}

/** A table that shows a board, with so many pieces on the trays. */
function scanOf(board: readonly number[], inHand: readonly number[] = [0, 0]): Scan {
  const { onBoard } = emptyScan();
  board.forEach((seat, space) => {
    const counts = onBoard[seat];
    if (counts) counts[space] = 1;
  });
  return { size: BOARD, onBoard, inHand, pieces: [] };
}

/** The board of a position after some pieces were put on or taken off it: `+s:c3`, `-b:d4`. */
function changed(state: WaffleWarsState, ...changes: string[]): Scan {
  const seen = scanOf(state.board);
  for (const change of changes) {
    const counts = seen.onBoard[change.charAt(1) === 's' ? 0 : 1] as number[];
    const space = SPACE_NAMES.indexOf(change.slice(3));
    counts[space] = (counts[space] ?? 0) + (change.startsWith('+') ? 1 : -1);
  }
  return seen;
}

describe('recognising moves', () => {
  it('finds every move of random games from the two boards alone', () => {
    for (let seed = 1; seed <= 100; seed++) {
      const { states, moves } = randomGame(waffleWars, OPTIONS, seed, 500);
      moves.forEach((move, i) => {
        const [before, after] = [states[i], states[i + 1]];
        assert.ok(before && after);
        const act = recognise(before, scanOf(after.board), false);
        assert.ok(act.kind === 'move' && act.seat === before.turn);
        assert.equal(waffleWars.moveText(before, act.move), waffleWars.moveText(before, move));
      });
    }
  });

  const state = position('6/6/2b3/2s3/6/6 s 17,17 -');

  it('finds nothing where nothing changed', () => {
    assert.deepEqual(recognise(state, scanOf(state.board), false), { kind: 'nothing' });
  });

  it('finds a jump before the captured piece is removed', () => {
    const act = recognise(state, changed(state, '-s:c3', '+s:c5'), false);
    assert.deepEqual(act, { kind: 'move', seat: 0, move: { kind: 'jump', path: [14, 26] } });
  });

  it('reads a piece put on another as a placement there', () => {
    const act = recognise(state, changed(state, '+s:c4'), false);
    assert.deepEqual(act, { kind: 'move', seat: 0, move: { kind: 'place', to: 20 } });
  });

  it('reads a jump to an open space with a piece missing elsewhere, which the rules then refuse', () => {
    const act = recognise(state, changed(state, '-s:c3', '+s:a1', '-b:c4'), false);
    assert.deepEqual(act, { kind: 'move', seat: 0, move: { kind: 'jump', path: [14, 0] } });
  });

  it('finds no power-ups where there are none', () => {
    const nibbled = { ...changed(state, '-b:c4'), inHand: [17, 18] };
    assert.equal(recognise(state, nibbled, false).kind, 'unrecognised');
    const own = recognise(state, changed(state, '+s:c3'), false);
    assert.deepEqual(own, { kind: 'move', seat: 0, move: { kind: 'place', to: 14 } });
    const swapped = recognise(state, changed(state, '-s:c3', '+s:c4'), false);
    assert.ok(swapped.kind === 'move' && swapped.move.kind === 'jump');
  });

  for (const [what, ...changes] of [
    ['two placements', '+s:a1', '+s:a2'],
    ['a placement of each side', '+s:a1', '+b:a2'],
    ['a piece taken off', '-b:c4'],
    ['a placement for a piece of the other side', '+s:a1', '-b:c4'],
    ['a piece replaced by one of the other side', '-b:c4', '+s:c4'],
  ] as const) {
    it(`does not read as one move: ${what}`, () => {
      const act = recognise(state, changed(state, ...changes), false);
      assert.equal(act.kind, 'unrecognised');
      const places = changes.map((change) => change.slice(3));
      assert.deepEqual(new Set(act.kind === 'unrecognised' ? act.places : []), new Set(places));
    });
  }
});

/** The position that is seen, with a seat to move: by an act of the other one, or by none. */
function seenFor(state: WaffleWarsState, seen: Scan, turn: number): string {
  const move = { kind: 'place', to: 0 } as const;
  const act = turn === state.turn ? { kind: 'nothing' as const } : { kind: 'move' as const, seat: 1 - turn, move };
  return positionSeen(state, seen, act);
}

describe('the position seen', () => {
  it('can be read by the rules, whatever lies on the table', () => {
    for (let seed = 1; seed <= 50; seed++) {
      const { states } = randomGame(waffleWars, OPTIONS, seed, 500);
      states.forEach((state, i) => {
        const other = states[states.length - 1 - i];
        assert.ok(other);
        const text = seenFor(state, scanOf(other.board, other.hands), i % 2);
        const read = waffleWars.parsePosition(text, OPTIONS);
        assert.ok(read.ok, text);
        assert.deepEqual(read.value.board, other.board);
      });
    }
  });

  it('subtracts what left the hand, and adds what went to the tray', () => {
    const state = position('6/6/2b3/2s3/6/6 s 17,17 -');
    const came = changed(state, '+s:a1', '+s:b1');
    assert.equal(seenFor(state, came, 1), '6/6/2b3/2s3/6/ss4 b 15,17 -');
    const gone = changed(state, '-b:c4');
    assert.equal(seenFor(state, gone, 0), '6/6/6/2s3/6/6 s 17,17 -', 'captured');
    assert.equal(seenFor(state, { ...gone, inHand: [17, 18] }, 0), '6/6/6/2s3/6/6 s 17,18 -', 'in hand');
  });

  it('never gives a hand a negative number', () => {
    const state = position('6/6/2b3/2s3/6/6 s 0,0 -');
    assert.equal(seenFor(state, changed(state, '+s:a1'), 1), '6/6/2b3/2s3/6/s5 b 0,0 -');
  });

  it('keeps the first-strawberry rule and a World War, and nothing else of the phase', () => {
    const first = position('6/6/6/6/6/6 s 18,18 first');
    assert.equal(seenFor(first, changed(first, '+b:c3'), 0), '6/6/6/2b3/6/6 s 18,17 first');
    assert.equal(seenFor(first, changed(first, '+s:a1'), 1), '6/6/6/6/6/s5 b 17,18 -');
    const war = position('6/6/bbbbb1/sssss1/6/6 s 13,13 war');
    assert.match(seenFor(war, changed(war, '+s:a1'), 1), /war$/);
  });
});
