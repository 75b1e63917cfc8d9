/** Waffle Time at its table of the fake game, in the Lua of the save. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  CARD,
  coverCentre,
  DRAFT_BOX,
  slotCentre,
  spaceCentre,
  spaceOnTile,
  tileCentre,
  VIEW_BOX,
} from '@griddle/art/waffle-time/index.js';
import { DRAFT_TILES, TOPPINGS } from '@griddle/rules/internal/waffle-time/components.js';
import { waffleTime } from '@griddle/rules/waffle-time/index.js';
import { isEmpty } from '@griddle/rules/internal/waffle-time/waffle.js';
import { HANDLERS, OFFER, PANEL } from '../src/names.js';
import * as layout from '../src/waffle-time/layout.js';
import type { WorldPoint } from '../src/mod/world.js';
import { SOMETIMES, ThingTable } from './things.js';
import { keepRecord } from './records.js';
import { assertLiesRight, nameOf, playerOf, playOn, stateOf, tableFor, words } from './waffle-time-table.js';
import { wholeGames } from './whole-games.js';

describe('the layout', () => {
  it('places everything where the pictures show it', () => {
    const same = ([x, , z]: WorldPoint, [px, py]: readonly [number, number], scale: number): void => {
      assert.ok(Math.abs(x - px * scale) < 1e-9 && Math.abs(z + py * scale) < 1e-9, `${x}, ${z}: ${px}, ${py}`);
    };
    const middle = ([x, y]: readonly [number, number]): readonly [number, number] => [x - 1.5, y - 1.5];
    assert.ok(Math.abs(layout.DRAFT_SIDE - DRAFT_BOX[2] * layout.DRAFT) < 1e-9);
    assert.ok(Math.abs(layout.WAFFLE_SIDE - VIEW_BOX[2] * layout.SPACE) < 1e-9);
    assert.ok(Math.abs(layout.CARD_SIZE[0] / layout.CARD_SIZE[1] - CARD[0] / CARD[1]) < 1e-9);
    for (let tile = 0; tile < 9; tile++) same(layout.tilePoint(tile), middle(tileCentre(tile)), layout.DRAFT);
    for (let slot = 0; slot < 12; slot++) {
      same(layout.slotPoint(slot), middle(slotCentre(slot)), layout.DRAFT);
      same(layout.coverPoint(slot), middle(coverCentre(slot)), layout.DRAFT);
    }
    [0, 1, 3, 4, 6, 7, 9, 10].forEach((slot, i) => {
      for (const players of [1, 2, 3, 4]) {
        for (let space = 0; space < Math.max(2, players); space++) {
          same(layout.trackPoint(i + 1, space, players), middle(spaceOnTile(slot, space + 1, players)), layout.DRAFT);
        }
      }
    });
    for (let space = 0; space < 25; space++) {
      const [x, y] = spaceCentre(space);
      const [left, , low] = layout.wafflePoint(0, 0);
      const [worldX, height, worldZ] = layout.spacePoint(0, space, 0);
      same([worldX - left, height, worldZ - low], [x - 2.5, y - 2.5], layout.SPACE);
    }
  });

  it('finds the place of every point, and none twice', () => {
    for (let seat = 0; seat < 4; seat++) {
      for (let space = 0; space < 25; space++) {
        const [x, , z] = layout.spacePoint(seat, space, 0);
        assert.equal(layout.placeUnder('c', x + 0.6, z - 0.6), `p${seat + 1}:${nameOf(space)}`);
      }
      for (const index of [0, 1, 2]) {
        const [x, , z] = layout.handPoint(seat, index);
        assert.equal(layout.placeUnder('c', x, z), `p${seat + 1}:hand`);
      }
      for (let index = 0; index < 40; index++) {
        const [x, , z] = layout.beadPoint(seat, index);
        assert.equal(layout.placeUnder(layout.SYRUP, x, z), `p${seat + 1}:syrup`);
      }
    }
    for (let slot = 0; slot < 12; slot++) {
      const [x, , z] = layout.slotPoint(slot);
      assert.equal(layout.placeUnder(layout.pawnKind(2), x + 0.2, z - 0.2), `slot:${slot}`);
    }
    for (let round = 1; round <= 8; round++) {
      const [x, , z] = layout.trackPoint(round, 2, 4);
      assert.equal(layout.placeUnder(layout.pawnKind(0), x, z), 'track');
    }
    const [x, , z] = layout.goalPoint(2);
    assert.equal(layout.placeUnder(layout.BUTTER, x, z), 'goals');
    for (let i = 0; i < 8; i++) {
      const [bagX, , bagZ] = layout.bagPoint(i);
      assert.ok(Math.abs(bagZ) - Math.abs(layout.goalPoint(0)[2]) > 2 && Math.abs(bagX) < 8);
    }
  });
});

describe('a session of Waffle Time', () => {
  for (const [players, seed, keys] of wholeGames([
    [1, 4, []],
    [2, 9, ['fork']],
    [3, 6, ['cherry1', 'cross']],
    [4, 2, []],
  ] as const)) {
    it(`runs from its set-up to its result: ${players} players`, () => {
      const table = tableFor(players, 'enforce', keys).savesAfterMoves(players === 2 ? 1 : SOMETIMES);
      const first = stateOf(table);
      assert.equal(first.rules.players, players);
      assertLiesRight(table, first, 'set up');
      const state = playOn(table, seed);
      assert.ok(state.over);
      keepRecord(`waffle-time-${players}`, waffleTime, table.record());
      const heard = table.heard();
      assert.ok(
        heard.some((sentence) => /wins: most points|Game over\. /.test(sentence)),
        heard.at(-1),
      );
      for (const { goal } of state.won.flat()) {
        const title = words.text[`goal.waffle-time.${goal}`];
        assert.ok(
          heard.some((sentence) => sentence.endsWith(` completed “${title}”.`)),
          title,
        );
      }
      for (const { seat, total } of waffleTime.score(state)) {
        assert.ok(heard.some((sentence) => sentence.startsWith(`all: Player ${seat + 1} ${total}`)));
        assert.match(table.ui(PANEL.facts), new RegExp(`^Player ${seat + 1} ${total}`, 'm'));
      }
      assert.equal(table.report().tabs.find(({ title }) => title === 'Record')?.body, table.record());
      table.close();
    });
  }

  it('names its offers', () => {
    const table = tableFor(2);
    assert.match(table.ui(`${OFFER}0`), /^[a-e][1-5]: [a-z]{5,}, [a-e][1-5]: [a-z]{5,}$/);
    for (const letter of TOPPINGS.slice(1) + layout.BUTTER)
      assert.ok(words.text[`topping.waffle-time.${letter}`], letter);
    table.close();
  });

  it('undoes a clean-up, replays, saves and loads', () => {
    const table = tableFor(2);
    const state = playOn(table, 3, 24);
    assert.ok(state.round >= 3);
    for (let i = 0; i < 12; i++) table.press(HANDLERS.undo);
    assertLiesRight(table, stateOf(table), 'taken back');
    for (let i = 0; i < 12; i++) table.press(HANDLERS.redo);
    assertLiesRight(table, state, 'played again');
    const loaded = new ThingTable(table.saved(), layout.placeUnder);
    assert.equal(loaded.report().state, table.report().state);
    assert.equal(loaded.ui(PANEL.differences), '');
    table.close();
    loaded.close();
  });

  it('flips draft tiles in place, each of the nine by itself', () => {
    const table = tableFor(3);
    const seen = new Set<boolean>();
    // Looked at again and again: there are games in which after some rounds all of them lie on one side
    for (let dice = 1; dice <= 10; dice++) {
      for (const { notes, faceDown } of table.report().objects) if (/^tile \d$/.test(notes)) seen.add(faceDown);
      playOn(table, dice, 4);
    }
    assert.deepEqual([...seen].sort(), [false, true]);
    assert.equal(DRAFT_TILES.length, 9);
    table.close();
  });
});

describe('incomplete moves', () => {
  it('wait for the second topping, and let the first return from anywhere', () => {
    const table = tableFor(2);
    let state = playOn(table, 5, 3);
    const moves = waffleTime.legalMoves(state);
    while (state.step !== 'place' || state.hand.length < 2) state = playOn(table, 8, 1);
    assert.ok(moves.length > 0);
    const record = table.record();
    const place = waffleTime.legalMoves(state).find((move) => move.kind === 'place');
    assert.ok(place?.kind === 'place');
    const [one, two] = place.puts;
    assert.ok(one && two);
    const lay = (put: { topping: number; space: number }): void =>
      table.carryTo(
        TOPPINGS.charAt(put.topping),
        `p${state.turn + 1}:hand`,
        layout.spacePoint(state.turn, put.space, 0),
      );
    lay(one);
    assert.equal(table.record(), record);
    assert.deepEqual(
      table.heard().filter((sentence) => !sentence.startsWith('all')),
      [],
    );
    lay(two);
    assert.notEqual(table.record(), record);
    table.close();
  });
});

describe('an illegal move', () => {
  it('is put back with “enforce”: a covered slot, a topping apart, a bead without a pattern', () => {
    const table = tableFor(2, 'enforce');
    let state = playOn(table, 5, 2);
    assert.equal(state.step, 'draft');
    const covered = 0;
    table.carryTo(layout.pawnKind(state.turn), 'track', layout.slotPoint(covered), playerOf(state));
    assert.deepEqual(table.heard().slice(-1), [
      `${playerOf(state)}: That slot isn’t free. (WT-11) The piece goes back.`,
    ]);
    assertLiesRight(table, state, 'the pawn');
    state = playOn(table, 5, 1);
    table.heard();
    const empty = state.waffles[state.turn]?.findIndex((content) => isEmpty(content)) ?? 0;
    table.carryTo(layout.SYRUP, `p${state.turn + 1}:syrup`, layout.spacePoint(state.turn, empty, 0), playerOf(state));
    const told = words.text[`violation.waffle-time.other-step-${state.step}`] ?? '';
    assert.deepEqual(table.heard(), [`${playerOf(state)}: ${told} (WT-10) The piece goes back.`]);
    assertLiesRight(table, state, 'the bead');
    table.close();
  });

  it('is accepted with “warn”: toppings apart, and a fruit taken away', () => {
    const table = tableFor(2);
    let state = playOn(table, 5, 3);
    while (state.step !== 'place' || state.hand.length < 2) state = playOn(table, 8, 1);
    const waffle = state.waffles[state.turn] ?? [];
    const open = waffle.flatMap((content, space) => (isEmpty(content) ? [space] : []));
    const [a = 0] = open;
    const b = open.find((space) => Math.abs(space - a) !== 1 && Math.abs(space - a) !== 5 && space !== a) ?? 24;
    const seat = `p${state.turn + 1}`;
    const hand = state.hand.map((topping) => TOPPINGS.charAt(topping));
    table.carryTo(hand[0] ?? '', `${seat}:hand`, layout.spacePoint(state.turn, a, 0), playerOf(state));
    table.carryTo(hand[1] ?? '', `${seat}:hand`, layout.spacePoint(state.turn, b, 0), playerOf(state));
    assert.match(table.record(), /!set:/);
    const set = stateOf(table);
    assertLiesRight(table, set, 'toppings apart');
    assert.equal(set.hand.length === 0 || set.turn !== state.turn, true);
    const kind = hand.find((letter) => letter !== 'w');
    if (kind !== undefined) {
      table.carryTo(kind, `${seat}:${nameOf(kind === hand[0] ? a : b)}`, [0, 0, 20]);
      assertLiesRight(table, stateOf(table), 'a fruit taken away');
    }
    table.close();
  });
});

describe('marks', () => {
  it('show where a pawn and a topping may go', () => {
    const table = tableFor(2);
    let state = playOn(table, 5, 2);
    const slots = waffleTime.legalMoves(state).length;
    const before = table.report().lines.length;
    table.pickUp(table.thing(layout.pawnKind(state.turn), 'track'), playerOf(state));
    assert.equal(table.report().lines.length - before, slots);
    const other = tableFor(2);
    state = playOn(other, 5, 3);
    while (state.step !== 'place') state = playOn(other, 8, 1);
    const [topping = 0] = state.hand;
    const open = new Set(
      waffleTime
        .legalMoves(state)
        .flatMap((move) =>
          move.kind === 'place' ? move.puts.filter((put) => put.topping === topping).map(({ space }) => space) : [],
        ),
    );
    const lines = other.report().lines.length;
    other.pickUp(other.thing(TOPPINGS.charAt(topping), `p${state.turn + 1}:hand`), playerOf(state));
    assert.equal(other.report().lines.length - lines, open.size);
    table.close();
    other.close();
  });
});
