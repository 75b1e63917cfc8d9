/** Top Waffle at its table of the fake game, in the Lua of the save. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { seeded } from '@griddle/rules/core/random.js';
import { topWaffle } from '@griddle/rules/top-waffle/index.js';
import { orderName } from '@griddle/rules/internal/top-waffle/cards.js';
import type { WorldPoint } from '../src/mod/world.js';
import { BOX_TAG, HANDLERS, PANEL, PIECE_TAG } from '../src/names.js';
import * as layout from '../src/top-waffle/layout.js';
import { keepRecord, lastState } from './records.js';
import { SOMETIMES, ThingTable } from './things.js';
import {
  assertLiesRight,
  carryOrder,
  lay,
  make,
  playOn,
  SAVE,
  stateOf,
  tableAt,
  tableFor,
} from './top-waffle-table.js';
import { wholeGames } from './whole-games.js';

describe('the layout', () => {
  it('finds the place of every point, and none twice', () => {
    const points: (readonly [string, string, WorldPoint])[] = [];
    for (let seat = 0; seat < 6; seat++) {
      for (let i = 0; i < 8; i++) {
        const put = (kind: string, part: string): void => {
          points.push([kind, `p${seat + 1}:${part}`, layout.partPoint(seat, part, i, 8)]);
        };
        for (const part of ['hand', 'play', 'seen', 'trash', 'done', 'turn']) put('SB', part);
        for (const part of ['reserved', 'done']) put('bSBW', part);
        put('wild', 'hand');
        put('s', 'turn');
      }
    }
    for (const [family, kind] of [
      ['order', 'bSBW'],
      ['topping', 'S1'],
      ['item', 'wrench'],
    ] as const) {
      for (let slot = -1; slot < 4; slot++) {
        points.push([kind, `${family}:${slot < 0 ? 'd' : slot + 1}`, layout.slotPoint(family, slot)]);
      }
      if (family !== 'order') points.push([kind, `discard:${family.charAt(0)}`, layout.discardPoint(family, 3)]);
    }
    for (const [kind, wanted, [x, , z]] of points) {
      assert.equal(layout.placeUnder(kind, x + 0.1, z - 0.1), wanted, `${kind} ${x} ${z}`);
    }
    assert.equal(layout.placeUnder('bSBW', ...flat(layout.partPoint(0, 'hand', 0, 1))), '');
    assert.equal(layout.placeUnder('S', ...flat(layout.closingPoint())), '');
  });
});

function flat([x, , z]: WorldPoint): [number, number] {
  return [x, z];
}

describe('a session of Top Waffle', () => {
  for (const [players, seed, keys] of wholeGames([
    [2, 3, []],
    [3, 4, ['bonus']],
    [4, 5, ['items']],
    [5, 6, ['count']],
    [6, 7, []],
  ] as const)) {
    it(`runs from its set-up through closing and days to its result: ${players} players`, () => {
      const table = tableFor(players, 'enforce', keys);
      assertLiesRight(table, stateOf(table), 'set up');
      table.press(HANDLERS.option, 'griddle-next-orders');
      table.newGame();
      const first = stateOf(table);
      assert.equal(first.rules.players, players);
      assertLiesRight(table, first, 'set up');
      const state = playOn(table.savesAfterMoves(players === 3 ? 1 : SOMETIMES), seed);
      assert.equal(state.step, 'over');
      const heard = table.heard();
      for (const what of ['The closing card is up', 'Day 3 begins', 'completed']) {
        assert.ok(
          heard.some((sentence) => sentence.includes(what)),
          what,
        );
      }
      assert.ok(
        heard.some((sentence) => /wins: most points|share the victory/.test(sentence)),
        heard.at(-1),
      );
      for (const { seat, total } of topWaffle.score(state)) {
        assert.ok(heard.some((sentence) => sentence.startsWith(`all: Player ${seat + 1} ${total}`)));
        assert.match(table.ui(PANEL.facts), new RegExp(`^Player ${seat + 1} ${total}`, 'm'));
      }
      const record = table.record();
      assert.match(record, /\[Seed "/);
      assert.equal(table.report().tabs.find(({ title }) => title === 'Record')?.body, record);
      assert.equal(topWaffle.positionText(lastState(topWaffle, record)), topWaffle.positionText(state));
      keepRecord(`top-waffle-${players}`, topWaffle, record);
      table.close();
    });
  }
});

describe('secrets', () => {
  it('are not in the record before the game is over, nor in messages or on the panel', () => {
    const table = tableFor(3);
    const state = playOn(table, 11, 12, ({ kind }) => kind === 'take' || kind === 'end');
    const record = table.record();
    assert.doesNotMatch(record, /\[Seed|\[Seat/);
    // Cards taken from the display were seen by all, those of decks were not
    assert.match(record, /[ti]d ~x/);
    assert.doesNotMatch(record, /[ti]d ~[^x]/);
    assert.match(topWaffle.positionText(lastState(topWaffle, record)), /x/);
    const onlooker = topWaffle.viewFor(state, 3);
    assert.ok(state.players.some(({ hand }) => hand.some((count) => count > 0)));
    // The same table with other cards in the hands says and shows the same
    const shuffled = topWaffle.determinize(onlooker, 0, seeded(4));
    assert.notEqual(topWaffle.positionText(shuffled), topWaffle.positionText(state));
    const [one, other] = [state, shuffled].map((now) => tableAt(topWaffle.positionText(now), 3));
    assert.ok(one && other);
    assert.deepEqual(one.report().ui, other.report().ui);
    assert.deepEqual(one.report().lines, other.report().lines);
    assert.equal(one.record(), other.record());
    for (const each of [table, one, other]) each.close();
  });

  it('are left out by the button for the record, until the game is over', () => {
    const table = tableFor(2);
    playOn(table, 2, 4);
    table.press(HANDLERS.record);
    const body = table.report().tabs.find(({ title }) => title === 'Record')?.body ?? '';
    assert.equal(body, table.record());
    assert.doesNotMatch(body, /\[Seed/);
    table.close();
  });

  it('lie in hand zones and in zones of one seat; a secret card never flies there from the discard pile', () => {
    const zones = (SAVE.ObjectStates as unknown as readonly { Name: string; FogColor?: string }[]).filter(({ Name }) =>
      /^(HandTrigger|FogOfWarTrigger)$/.test(Name),
    );
    assert.equal(zones.length, 12);
    // The deck is empty: the discarded S is the only card that can be drawn
    const rest = 'B.B.B.B.B.B.B.B.U.U.U.U.U.U.U.U.W.W.W.W.W.W.W.W.C.C.C.C.C.C.C.C.S1.S1.B1.B1.U1.U1.W1.W1.C1.C1';
    const doubles = 'SB.SU.SW.SC.BU.BW.BC.UW.UC.WC.S.S.S.S';
    const text = `bSBW.gCC.yUU/S.S.S/wild.wild.wrench p1:second -/-/-/-/-/${rest};-/-/-/-/-/${doubles} 1:5 S/-/-`;
    const table = tableAt(text, 2);
    const state = stateOf(table);
    const discarded = table.thing('S', 'discard:t');
    make(table, state, { kind: 'take', source: { what: 't', slot: -1 } });
    assert.equal(stateOf(table).players[0]?.hand[0], 1);
    assert.ok(!table.report().objects.some(({ guid }) => guid === discarded));
    assertLiesRight(table, stateOf(table), 'drawn');
    table.close();
  });
});

describe('an order', () => {
  const HAND = 'S.S1.SB.B.W.BW/wild.megaphone/gSC/-/-/-';
  const at = `bSBW.gCC.yUU/C.U.C/wild.wild.wrench p1:execute ${HAND};C/-/-/-/-/- 1:5`;

  it('is paid the cheapest way from the hand zone, or with exactly the cards laid out', () => {
    const table = tableAt(at, 2);
    carryOrder(table, stateOf(table), stateOf(table).orders[0] ?? -1, 'done');
    const cheap = stateOf(table);
    assert.deepEqual(
      cheap.players[0]?.done.map((order) => orderName(order)),
      ['bSBW'],
    );
    assert.match(topWaffle.positionText(cheap), / S1\.SB\.BW\/wild\.megaphone\/gSC\/bSBW\/-/);
    assert.ok(table.heard().includes('all: Player 1 completed bSBW for 4 points.'));
    assertLiesRight(table, cheap, 'paid');
    table.close();
    const other = tableAt(at, 2);
    const state = stateOf(other);
    lay(other, state, [], [5, 15]);
    assert.equal(topWaffle.positionText(stateOf(other)), topWaffle.positionText(state), 'laying out is no move yet');
    carryOrder(other, state, state.orders[0] ?? -1, 'done');
    assert.match(topWaffle.positionText(stateOf(other)), / S\.B\.W\.SB\/wild\.megaphone\/gSC\/bSBW\/S1\//);
    other.close();
  });

  it('that cannot be paid goes back with “enforce”, with the reason, and the cards laid out return to the hand', () => {
    const table = tableAt(at, 2, 'enforce');
    const state = stateOf(table);
    carryOrder(table, state, state.orders[1] ?? -1, 'done');
    assert.deepEqual(table.heard(), [
      'Red: Those toppings don’t complete this order: gCC. (TW-13) The piece goes back.',
    ]);
    assertLiesRight(table, state, 'no chocolate');
    lay(table, state, [], [0, 1, 3, 5]);
    carryOrder(table, state, state.orders[0] ?? -1, 'done');
    assert.deepEqual(table.heard(), [
      'Red: You don’t need all of those cards for this order: bSBW. (TW-14) The piece goes back.',
    ]);
    assertLiesRight(table, state, 'a card to spare');
    table.close();
  });

  it('is accepted with “warn” or “off”; the record says so and continues', () => {
    for (const checking of ['warn', 'off']) {
      const table = tableAt(at, 2, checking);
      const state = stateOf(table);
      carryOrder(table, state, state.orders[1] ?? -1, 'done');
      assert.equal(
        table.heard().some((sentence) => sentence.startsWith('Red: Those toppings don’t complete')),
        checking === 'warn',
      );
      assert.match(table.record(), /!set:/);
      assert.doesNotMatch(table.record(), /S1\.SB/);
      assert.deepEqual(
        stateOf(table).players[0]?.done.map((order) => orderName(order)),
        ['gCC'],
      );
      assertLiesRight(table, stateOf(table), checking);
      playOn(table, 3, 6);
      table.close();
    }
  });

  it('that is drawn or taken out of turn or step is in the accepted position', () => {
    const table = tableAt(at, 2);
    const state = stateOf(table);
    table.carryTo(layout.deckKind('topping'), 'topping:d', layout.partPoint(1, 'hand', 0, 4), 'Blue');
    table.carryTo('wild', 'item:1', layout.partPoint(0, 'hand', 0, 4), 'Red');
    const now = stateOf(table);
    assert.equal(
      now.players[1]?.hand.reduce((sum, count) => sum + count, 0),
      2,
    );
    assert.equal(now.players[0]?.items[0], 2);
    assert.equal(now.turn, state.turn);
    assertLiesRight(table, now, 'drawn and taken');
    table.close();
  });
});

describe('undo and saves', () => {
  const at = 'bSBW.gCC.yUU/C.U.C/wild.wild.wrench p1:execute S.B.W/wild.blender/gSC/-/-/-;C/-/-/-/-/- 1:5';

  it('undoes by hotkey only what has revealed nothing new', () => {
    const table = tableAt(at, 2);
    const before = stateOf(table);
    make(table, before, { kind: 'wild', partner: 5, toppings: [0, 1, 4] });
    const wild = stateOf(table);
    assertLiesRight(table, wild, 'the wild');
    table.key('Griddle: undo');
    assert.equal(topWaffle.positionText(stateOf(table)), topWaffle.positionText(before));
    assertLiesRight(table, before, 'taken back');
    table.key('Griddle: redo');
    assertLiesRight(table, wild, 'played again');
    carryOrder(table, stateOf(table), before.orders[0] ?? -1, 'done');
    const refilled = stateOf(table);
    assert.equal(table.ui(PANEL.undo, 'interactable'), 'false');
    table.key('Griddle: undo');
    assert.equal(topWaffle.positionText(stateOf(table)), topWaffle.positionText(refilled));
    table.close();
  });

  it('is saved and loaded in the middle of a turn, with loose and changed cards and groceries', () => {
    const table = tableAt(at.replace('wild.blender', 'wild.blender.groceries'), 2);
    make(table, stateOf(table), { kind: 'wild', partner: -1, toppings: [2] });
    const blend = topWaffle.legalMoves(stateOf(table)).find(({ kind }) => kind === 'blender');
    assert.ok(blend);
    make(table, stateOf(table), blend);
    make(table, stateOf(table), { kind: 'groceries', partner: -1 });
    const state = stateOf(table);
    assert.equal(state.step, 'choose');
    assertLiesRight(table, state, 'groceries');
    const loaded = new ThingTable(table.saved(), layout.placeUnder);
    assert.equal(loaded.ui(PANEL.differences), '');
    assert.equal(loaded.report().state, table.report().state);
    assert.equal(loaded.record(), table.record());
    // The game goes on alike
    const drop = topWaffle.legalMoves(state).at(-1);
    assert.ok(drop);
    for (const each of [table, loaded]) make(each, state, drop);
    assert.equal(topWaffle.positionText(stateOf(loaded)), topWaffle.positionText(stateOf(table)));
    assert.equal(stateOf(loaded).step, 'execute');
    for (const each of [table, loaded]) each.close();
  });

  it('restores what was deleted or pushed away', () => {
    const table = tableAt(at, 2);
    const state = stateOf(table);
    table.run(`FakeTTS.delete('${table.thing('bSBW', 'order:1')}')`);
    assert.equal(table.ui(PANEL.differences), 'The table differs from the record at order:1.');
    table.press(HANDLERS.repair);
    assertLiesRight(table, state, 'repaired');
    table.close();
  });
});

describe('the save', () => {
  it('has one of every card in its box, and no card that a player could search', () => {
    const objects = SAVE.ObjectStates as unknown as readonly {
      Tags?: string[];
      ContainedObjects?: { GMNotes: string }[];
    }[];
    const box = objects.find(({ Tags }) => Tags?.includes(BOX_TAG));
    const kinds = box?.ContainedObjects?.map(({ GMNotes }) => GMNotes) ?? [];
    assert.equal(kinds.length, 20 + 6 + 48 + 5 + 3 + 3);
    assert.equal(new Set(kinds).size, kinds.length);
    assert.ok(!objects.some(({ Tags }) => Tags?.includes(PIECE_TAG)));
  });
});

describe('marks', () => {
  it('show where a card may go, and nothing of a hand', () => {
    const table = tableAt('bSBW.gCC.yUU/C.U.C/wild.wild.wrench p1:prepare S/wild/-/-/-/-;C/-/-/-/-/- 1:5', 2);
    const before = table.report().lines.length;
    table.pickUp(table.thing('C', 'topping:1'), 'Red');
    assert.equal(table.report().lines.length, before + 1);
    table.close();
  });
});
