/** What holds in every position of Top Waffle: laws, secrecy, conservation, undo, text. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { CHANCE } from '../../src/core/contract.js';
import { seeded } from '../../src/core/random.js';
import { writeRecord } from '../../src/record/index.js';
import { playText, recordOf, sessionFromRecord, startSession } from '../../src/replay/index.js';
import { checkLaws, randomGame } from '@griddle/testkit';
import { ORDERS, TOPPING_SUPPLY } from '../../src/top-waffle/components.js';
import { topWaffle } from '../../src/top-waffle/index.js';
import type { TopWaffleState } from '../../src/top-waffle/index.js';
import { changes, mangled } from '../fixtures/corrupt-text.js';
import { after, at, legal, optionsOf } from '../fixtures/tokens.js';

const LIMIT = 5000;
const OPTIONS = ['', 'players=3,bonus=on', 'players=4,items=off', 'players=5,count=hidden', 'players=6', 'orders=48'];

function states(options: string, seed: number): readonly TopWaffleState[] {
  return randomGame(topWaffle, optionsOf(topWaffle, options), seed, LIMIT).states;
}

for (const options of OPTIONS) {
  test(`the laws of the contract hold on random games with ${options || 'the usual options'}`, () => {
    for (let seed = 0; seed < 3; seed++) {
      assert.deepEqual(checkLaws(topWaffle, optionsOf(topWaffle, options), seed, LIMIT), [], `seed ${seed}`);
    }
  });
}

test('TW-24 every one of 120 random games ends', () => {
  for (const options of OPTIONS) {
    for (let seed = 0; seed < 20; seed++) {
      const last = states(options, seed).at(-1);
      assert.equal(last?.step, 'over', `${options} ${seed}`);
    }
  }
});

test('TW-1 no card is ever lost or added', () => {
  const total = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);
  for (const options of OPTIONS) {
    for (const state of states(options, 4)) {
      const toppings = state.toppingBag.map((count, card) => {
        const open = state.toppings.filter((other) => other === card).length;
        const changed = state.changed.filter((piece) => Math.floor((piece - 25) / 25) === card).length;
        const held = state.players.map((player) =>
          [player.hand, player.bonus, player.trash].map((pile) => pile[card] ?? 0),
        );
        return (
          count + open + changed + total(held.flat()) + (state.toppingDiscard[card] ?? 0) + (state.seen[card] ?? 0)
        );
      });
      assert.deepEqual(toppings, TOPPING_SUPPLY);
      const items = state.itemBag.map((count, item) => {
        const held = state.players.map((player) => player.items[item] ?? 0);
        return (
          count + state.items.filter((other) => other === item).length + total(held) + (state.itemDiscard[item] ?? 0)
        );
      });
      assert.ok(items.every((count) => count === (state.rules.items ? 4 : 0)));
      const orders = [...state.orderBag, ...state.orders.filter((order) => order >= 0), ...state.gone];
      for (const player of state.players) orders.push(...player.reserved, ...player.done);
      assert.deepEqual(
        orders.sort((a, b) => a - b),
        ORDERS.map((_order, i) => i),
      );
    }
  }
});

test('a seat sees the same in games that differ only in cards hidden from it, and writes the same record', () => {
  let differing = 0;
  for (const options of OPTIONS) {
    const list = states(options, 9);
    for (let i = 0; i < list.length; i += 7) {
      const state = list[i];
      if (state === undefined) continue;
      for (let seat = 0; seat < state.players.length; seat++) {
        const view = topWaffle.viewFor(state, seat);
        const other = topWaffle.determinize(view, seat, seeded(i));
        if (topWaffle.positionText(other) !== topWaffle.positionText(state)) differing++;
        const again = topWaffle.viewFor(other, seat);
        assert.deepEqual({ ...again, rng: [] }, { ...view, rng: [] });
        assert.deepEqual(topWaffle.score(view), topWaffle.score(state));
        assert.deepEqual(topWaffle.toMove(view), topWaffle.toMove(state));
        const mine =
          state.turn === seat && topWaffle.toMove(state)[0] !== CHANCE && options !== 'players=5,count=hidden';
        if (mine) assert.deepEqual(legal(topWaffle, view), legal(topWaffle, state), 'own moves are those of the view');
      }
    }
  }
  assert.ok(differing > 500, differing.toString());
});

test('the record of a seat reveals nothing of another hand', () => {
  const started = startSession(topWaffle, optionsOf(topWaffle), 3);
  assert.ok(started.ok);
  const session = started.value;
  const [first = 0] = topWaffle.toMove(session.state);
  for (const token of ['td', 'td', 'end', 'id', 'end']) assert.ok(playText(session, token).ok, token);
  const moves = (seat: number): string =>
    (writeRecord(recordOf(session, seat)).split('\n\n')[1] ?? '').replaceAll('\n', ' ');
  assert.match(moves(1 - first), /td ~x( \d\.+)? td ~x/);
  assert.doesNotMatch(moves(first), /td ~x/);
  assert.match(moves(first), /id ~x/);
  const record = sessionFromRecord(topWaffle, recordOf(session, first));
  assert.ok(record.ok);
  assert.equal(record.value.seed, -1);
});

test('undo never goes back over a card that was turned or over the move of another seat', () => {
  const start = startSession(
    topWaffle,
    optionsOf(topWaffle),
    1,
    'bSBW.gCC.yUU/S.B1.SC/wild.wrench.blender p1:execute S.B.W/wild/yBU/-/-/-;-/-/-/-/-/- 1:!1 -/-/- -',
  );
  assert.ok(start.ok);
  const session = start.value;
  for (const token of ['wild:S', 'yBU=B', 'bSBW=S.W']) {
    const played = playText(session, token);
    assert.equal(played.ok, token !== 'bSBW=S.W');
  }
  assert.ok(session.undo() && session.undo(), 'nothing was turned up');
  assert.ok(!session.undo());
  assert.ok(playText(session, 'end').ok);
  assert.ok(playText(session, 'td').ok);
  assert.ok(!session.canUndo(), 'a card was drawn');
});

test('TW-10 a move that drew a card cannot be replaced, and a seat’s own last moves can', () => {
  const start = startSession(topWaffle, optionsOf(topWaffle), 3);
  assert.ok(start.ok);
  const session = start.value;
  const before = session.current;
  assert.ok(playText(session, 'td').ok);
  session.moveTo(before);
  const other = topWaffle.legalMoves(session.state).find((move) => topWaffle.moveText(session.state, move) === 'id');
  const same = topWaffle.legalMoves(session.state).find((move) => topWaffle.moveText(session.state, move) === 'td');
  assert.ok(other && same);
  assert.ok(!session.mayReplace(other), 'the card is known');
  assert.ok(session.mayReplace(same), 'it goes on along the line');
  session.last();
  assert.ok(session.mayReplace(same), 'nothing follows');
});

/** One letter in the place of another. */
const letter = fc.record({
  at: fc.double({ min: 0, max: 0.999, noNaN: true }),
  by: fc.constantFrom(...'SBUWC1x.-/:;bgyp'),
});

test('10000 mangled positions are read or refused with a place in the text, and accepted ones can be played', () => {
  const texts = OPTIONS.slice(0, 2).flatMap((options) =>
    states(options, 5).map((state) => topWaffle.positionText(state)),
  );
  const usual = optionsOf(topWaffle);
  const tally = { read: 0, refused: 0 };
  fc.assert(
    fc.property(fc.nat(texts.length - 1), changes, letter, fc.boolean(), (i, list, { at: place, by }, isGentle) => {
      const whole = texts[i] ?? '';
      const offset = Math.floor(place * whole.length);
      const text = isGentle ? whole.slice(0, offset) + by + whole.slice(offset + 1) : mangled(whole, list);
      const read = topWaffle.parsePosition(text, usual);
      if (!read.ok) {
        tally.refused++;
        assert.ok(read.error.offset >= 0 && read.error.offset <= text.length, text);
        return;
      }
      tally.read++;
      const written = topWaffle.positionText(read.value);
      const { players } = read.value.rules;
      assert.equal(topWaffle.positionText(at(topWaffle, written, `players=${players}`)), written);
      for (const move of topWaffle.legalMoves(read.value)) assert.ok(topWaffle.play(read.value, move).ok, text);
    }),
    { numRuns: 10_000, seed: 1 },
  );
  assert.ok(tally.read > 250 && tally.refused > 5000, JSON.stringify(tally));
});

test('10000 mangled moves are read or refused, and those accepted are legal', () => {
  const list = states('players=3', 6).filter((state) => topWaffle.toMove(state)[0] !== CHANCE && state.step !== 'over');
  fc.assert(
    fc.property(fc.nat(list.length - 1), fc.nat(10_000), changes, (i, choice, edits) => {
      const state = list[i];
      if (state === undefined) return;
      const tokens = legal(topWaffle, state);
      const attempt = mangled(tokens[choice % tokens.length] ?? '', edits);
      const read = topWaffle.parseMove(state, attempt);
      if (!read.ok) assert.equal(read.error.code, 'move');
      else {
        const written = topWaffle.moveText(state, read.value);
        assert.equal(topWaffle.play(state, read.value).ok, tokens.includes(written), attempt);
      }
    }),
    { numRuns: 10_000, seed: 2 },
  );
});

test('the text of a place ends at its end', () => {
  const ends: readonly (readonly [string, number])[] = [
    ['order:2', 7],
    ['topping:dx', 9],
    ['hand:S1', 7],
    ['hand:SB>SUorder:1', 10],
    ['loose:s', 7],
    ['mine:wild', 9],
    ['reserved:bSBWhand:S', 13],
    ['end', 3],
    ['order:9', -1],
    ['hand:X', -1],
    ['mine:fork', -1],
    ['done:bXX', -1],
    ['', -1],
  ];
  for (const [text, end] of ends) assert.equal(topWaffle.scanPlace(text, 0), end, text);
});

test('TW-20 each other player has one last turn, whoever reveals the closing card', () => {
  const start = at(
    topWaffle,
    'gCC.bSBW.yUU/S.B1.SB/wild.wrench.blender p2:execute C.C/-/-/-/-/-;C.C/-/-/-/-/-;S/-/-/-/-/- 1:0 -/-/- -',
  );
  let state = after(topWaffle, start, 'gCC=C.C ~closing end');
  for (const seat of [2, 0]) {
    assert.deepEqual(topWaffle.toMove(state), [seat]);
    state = after(topWaffle, state, 'i1 ~megaphone end');
  }
  assert.equal(state.step, 'trash');
  assert.equal(state.day, 1);
});
