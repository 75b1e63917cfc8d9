/** What seats do not see, guesses of it, set-up and its options, and the cards that the table draws. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seeded } from '../../src/core/random.js';
import { topWaffle } from '../../src/top-waffle/index.js';
import type { TopWaffleState } from '../../src/top-waffle/index.js';
import { handSize, itemCount } from '../../src/top-waffle/stock.js';
import { mostOrders } from '../../src/top-waffle/view.js';
import { after, at, legal, optionsOf, refusal } from '../fixtures/tokens.js';

const DISPLAY = 'bBC.gCC.yUU/S.B1.SC/wild.wrench.blender';

function total(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

test('TW-15 a seat sees the number of other seats’ cards, but not the cards; piles, reserved orders and groceries are open', () => {
  const state = at(
    topWaffle,
    `${DISPLAY} p2:choose:2 S.SB/wild.blender/gSC/bUW/S1/W;B.B.C1/groceries/-/pWC/-/-;-/-/-/-/-/- 1:3 -/-/- -/-/S.UC`,
  );
  const text = (seat: number): string => topWaffle.positionText(topWaffle.viewFor(state, seat));
  const own = 'S.SB/wild.blender/gSC/bUW/S1/W';
  const hidden = 'x.x/x.x/gSC/bUW/S1/W';
  assert.equal(text(0), `${DISPLAY} p2:choose:2 ${own};x.x.x/x/-/pWC/-/-;-/-/-/-/-/- 1:3 -/-/- -/-/x.x`);
  assert.equal(text(1), `${DISPLAY} p2:choose:2 ${hidden};B.B.C1/groceries/-/pWC/-/-;-/-/-/-/-/- 1:3 -/-/- -/-/S.UC`);
  assert.equal(text(2), `${DISPLAY} p2:choose:2 ${hidden};x.x.x/x/-/pWC/-/-;-/-/-/-/-/- 1:3 -/-/- -/-/x.x`);
  for (const seat of [0, 1, 2]) {
    const view = topWaffle.viewFor(state, seat);
    assert.deepEqual(view.rng, [0, 0], 'nobody sees what the table will draw');
    // What is hidden lies in the bags with the cards of the decks
    const hiddenToppings = (seat === 0 ? 0 : 2) + (seat === 1 ? 0 : 5);
    assert.equal(total(view.toppingBag), total(state.toppingBag) + hiddenToppings);
    assert.equal(total(view.itemBag), total(state.itemBag) + (seat === 0 ? 0 : 2) + (seat === 1 ? 0 : 1));
    assert.equal(topWaffle.positionText(topWaffle.viewFor(view, seat)), topWaffle.positionText(view));
    assert.deepEqual(view.players.map(handSize), [2, 3, 0], 'cards are counted, seen or not');
    assert.deepEqual(view.players.map(itemCount), [2, 1, 0]);
  }
});

test('a determinization deals hidden cards from the bags, each one at some time, and agrees with the view', () => {
  const state = at(
    topWaffle,
    `${DISPLAY} p2:choose:2 S.SB/wild.blender/-/-/-/-;B.B.C1/groceries/-/-/-/-;C/-/-/-/-/- 1:3 -/-/- -/-/S.UC`,
    'count=hidden',
  );
  for (const seat of [0, 1, 2]) {
    const view = topWaffle.viewFor(state, seat);
    const [hands, groceries, piles] = [new Set<string>(), new Set<string>(), new Set<number>()];
    for (let seed = 0; seed < 60; seed++) {
      const guess = topWaffle.determinize(view, seat, seeded(seed));
      assert.equal(topWaffle.positionText(topWaffle.viewFor(guess, seat)), topWaffle.positionText(view));
      assert.deepEqual(guess.players[seat], state.players[seat]);
      for (const [i, player] of guess.players.entries()) {
        assert.deepEqual([player.unknown, player.unknownItems], [0, 0]);
        assert.equal(total(player.hand), total(state.players[i]?.hand ?? []));
        assert.equal(total(player.items), total(state.players[i]?.items ?? []));
      }
      assert.equal(guess.unseen, 0);
      assert.equal(total(guess.seen), 2);
      const toppings = guess.toppingBag.map(
        (count, card) => count + (guess.seen[card] ?? 0) + total(guess.players.map(({ hand }) => hand[card] ?? 0)),
      );
      const wanted = state.toppingBag.map(
        (count, card) => count + (state.seen[card] ?? 0) + total(state.players.map(({ hand }) => hand[card] ?? 0)),
      );
      assert.deepEqual(toppings, wanted, 'no card is lost or made');
      const items = guess.itemBag.map(
        (count, item) => count + total(guess.players.map((player) => player.items[item] ?? 0)),
      );
      assert.deepEqual(items, [3, 4, 3, 4, 4, 3]);
      assert.ok(guess.toppingBag.every((count) => count >= 0) && guess.itemBag.every((count) => count >= 0));
      assert.notDeepEqual(guess.rng, view.rng);
      hands.add(JSON.stringify(guess.players));
      groceries.add(guess.seen.join());
      piles.add(guess.pile);
    }
    assert.ok(hands.size > 50, 'guesses differ');
    assert.equal(groceries.size > 1, seat !== 1, 'the one who looks at groceries knows them');
    assert.deepEqual(
      [...piles].sort((a, b) => a - b),
      [0, 1, 2, 3, 4, 5, 6, 7],
      'TW-44 any count that can be',
    );
  }
});

test('TW-44 a known number of orders is kept in a determinization, also when it is 0', () => {
  for (const count of [0, 5]) {
    const state = at(topWaffle, `bBC.gCC.yUU/S.B1.SC/wild.wrench.blender p1:execute S;x 1:${count}`);
    const view = topWaffle.viewFor(state, 1);
    for (let seed = 1; seed <= 5; seed++) assert.equal(topWaffle.determinize(view, 1, seeded(seed)).pile, count);
  }
});

test('a determinization leaves unknown what a text does not say of the seat’s own cards, and empties no bag', () => {
  const state = at(topWaffle, `${DISPLAY} p1:choose:2 S.x/x/-/-/-/-;B/x/-/-/-/- 1:3 -/-/- -/-/S.x`);
  const guess = topWaffle.determinize(state, 0, seeded(1));
  assert.deepEqual([guess.players[0]?.unknown, guess.players[0]?.unknownItems, guess.unseen, guess.pile], [1, 1, 1, 3]);
  assert.deepEqual([guess.players[1]?.unknownItems, total(guess.players[1]?.items ?? [])], [0, 1]);
  const other = topWaffle.determinize(state, 1, seeded(1));
  assert.deepEqual([other.players[0]?.unknown, other.unseen, total(other.seen)], [0, 0, 2]);
  const spent = { ...state, toppingBag: state.toppingBag.map(() => 0) };
  assert.deepEqual(topWaffle.determinize(spent, 1, seeded(1)).players[0]?.hand, state.players[0]?.hand);
});

test('TW-2, TW-44 the largest number of orders above a closing card', () => {
  const most = (display: string, day: string): number =>
    mostOrders(at(topWaffle, `${display}/S.B1.SC/wild.wrench.blender p1:execute -;- ${day}`));
  assert.equal(most('bBC.gCC.yUU', '1:0'), 5, '24 orders are 8 a day, and three of them are open');
  assert.equal(most('bBC.-.yUU', '1:1'), 6);
  assert.equal(most('bBC.gCC.yUU', '3:0'), 5);
  const state = at(topWaffle, `${DISPLAY} p1:execute -;- 2:0`);
  assert.equal(mostOrders({ ...state, orderBag: state.orderBag.slice(0, 11) }), 3, 'the third day needs its eight');
  assert.equal(mostOrders({ ...state, orderBag: state.orderBag.slice(0, 5) }), 0);
});

test('TW-44 everybody counts the orders of an open closing card, and nobody those of a hidden one', () => {
  const view = (day: string): string =>
    topWaffle
      .positionText(topWaffle.viewFor(at(topWaffle, `${DISPLAY} p1:execute -;- ${day}`, 'count=hidden'), 1))
      .split(' ')[3] ?? '';
  assert.deepEqual(['1:5', '2:0:3', '1:!1', '1:!0:2'].map(view), ['1:x', '2:x:3', '1:!1', '1:!0:2']);
  const closed = at(topWaffle, `${DISPLAY} p1:execute -;- 1:!0`, 'count=hidden');
  assert.equal(topWaffle.viewFor(closed, 1).pile, 0);
  const gap = at(topWaffle, 'bBC.-.yUU/S.B1.SC/wild.wrench.blender p1:execute -;- 1:x');
  assert.ok(legal(topWaffle, gap).includes('~closing'), 'it may be the closing card');
  assert.ok(legal(topWaffle, gap).includes('~gSC'), 'or an order');
  assert.equal(after(topWaffle, gap, '~gSC').pile, -1);
  assert.equal(after(topWaffle, gap, '~closing').last, 1);
  const top = at(topWaffle, `${DISPLAY} p1:execute -/megaphone;- 1:x`);
  assert.ok(legal(topWaffle, top).includes('megaphone:d'));
});

test('unseen cards can be played, shown and discarded as any card they can be', () => {
  const state = at(topWaffle, `${DISPLAY} p1:execute x.x/x.x/-/-/-/-;-/-/-/-/-/- 1:5 -/-/- -`);
  const play = (token: string): string => topWaffle.positionText(after(topWaffle, state, token)).split(' ')[2] ?? '';
  assert.equal(play('gCC=C.C'), '-/x.x/-/gCC/-/-;-/-/-/-/-/-');
  assert.equal(play('gCC=C1.C1'), '-/x.x/-/gCC/C1.C1/-;-/-/-/-/-/-');
  assert.equal(play('wild+groceries:SSS'), 'x.x/-/-/-/-/-;-/-/-/-/-/-');
  assert.equal(play('recycling:U'), 'x/x/-/-/-/-;-/-/-/-/-/-');
  const words = (token: string): string => {
    const { rule, code, places } = refusal(topWaffle, state, token);
    return [rule, code, ...(places ?? [])].join(' ');
  };
  assert.equal(words('bBC=C.BC.BC'), 'TW-14 card-to-spare order:1');
  assert.equal(words('recycling:SC'), 'TW-32 card-not-held hand:SC', 'the only one lies in the display');
  const paid = after(topWaffle, state, 'recycling:UC');
  assert.equal(paid.toppingBag[18], 0, 'and the only one is none of the others then');
  const items = at(topWaffle, `${DISPLAY} p1:execute -/x;-/blender.blender.blender/-/-/-/- 1:5`);
  assert.equal(refusal(topWaffle, items, 'blender:S>B').code, 'item-not-held');
  assert.equal(refusal(topWaffle, items, 'wild+groceries:SSS').code, 'item-not-held', 'two of one unknown item');
  const trash = at(topWaffle, `${DISPLAY} p1:trash:2 S.x.x/-/-/-/-/B;- 1:!0 -/-/- -`);
  assert.deepEqual(legal(topWaffle, trash), [], 'nobody here knows the hand');
  assert.equal(topWaffle.positionText(after(topWaffle, trash, '~p1:S.S.UC')).split(' ')[1], 'p1:prepare');
  assert.equal(refusal(topWaffle, trash, '~p1:S.SC.U').code, 'not-that-hand');
  assert.equal(refusal(topWaffle, trash, '~p1:S.U').code, 'not-that-hand');
  const look = at(topWaffle, `${DISPLAY} p1:choose:2 S/-/-/-/-/-;- 1:5 -/-/- -/-/S.x.x`);
  assert.deepEqual(legal(topWaffle, look), ['drop:S'], 'of cards not seen, none is listed');
  const dropped = after(topWaffle, look, 'drop:UC');
  assert.equal(topWaffle.positionText(dropped).split(' ')[2], 'S.S.x/-/-/-/-/-;-/-/-/-/-/-');
  assert.equal(topWaffle.positionText(dropped).split(' ')[4], 'UC/-/-');
  assert.equal(dropped.toppingBag[18], 0);
  assert.equal(refusal(topWaffle, look, 'drop:SC').code, 'card-not-held');
  assert.equal(refusal(topWaffle, look, 'drop:B.B.B').code, 'card-not-held');
});

test('TW-2, TW-42 to TW-44 the options, each with its rule and initial value', () => {
  assert.deepEqual(
    topWaffle.options.map(({ key, rule, initial }) => `${key} ${rule} ${initial}`),
    ['players TW-2 2', 'orders TW-2 usual', 'items TW-43 on', 'bonus TW-42 off', 'count TW-44 shown'],
  );
  for (const orders of ['usual', ...[24, 27, 30, 33, 36, 39, 42, 45, 48]]) {
    const options = optionsOf(topWaffle, `orders=${orders}`);
    const state = topWaffle.setup(options, 1);
    assert.equal(state.pile, orders === 'usual' ? 8 : Number(orders) / 3);
    assert.deepEqual(topWaffle.optionsOf(state), options);
  }
  for (const text of ['', 'players=6,items=off', 'bonus=on,count=hidden', 'players=3,items=on,bonus=off,count=shown']) {
    const options = optionsOf(topWaffle, text);
    assert.deepEqual(topWaffle.optionsOf(topWaffle.setup(options, 1)), options, text);
    assert.equal(topWaffle.seats(options).join(' '), 'p1 p2 p3 p4 p5 p6'.slice(0, 3 * Number(options['players']) - 1));
  }
  assert.equal(
    topWaffle.positionText(topWaffle.setup({}, 1)).slice(3),
    topWaffle.positionText(topWaffle.setup(optionsOf(topWaffle), 1)).slice(3),
  );
  assert.deepEqual(topWaffle.optionsOf(topWaffle.setup({}, 1)), optionsOf(topWaffle), 'left out, they are as at first');
});

test('TW-3 at the start nothing is open, nobody has anything, and the table turns up order, topping, item', () => {
  const empty = (seats: number): string => Array(seats).fill('-/-/-/-/-/-').join(';');
  const start = (options: string): string =>
    topWaffle.positionText(topWaffle.setup(optionsOf(topWaffle, options), 7)).replace(/ p\d/, ' p');
  assert.equal(start(''), `-.-.-/-.-.-/-.-.- p:prepare ${empty(2)} 1:8 -/-/- -`);
  assert.equal(start('players=4,items=off'), `-.-.-/-.-.-/- p:prepare ${empty(4)} 1:12 -/-/- -`);
  assert.equal(start('players=5'), `-.-.-.-/-.-.-.-/-.-.- p:prepare ${empty(5)} 1:14 -/-/- -`);
});

/** Every card that the table draws in this position with a hundred seeds. */
function drawn(state: TopWaffleState): string[] {
  const found = new Set<string>();
  for (let seed = 0; seed < 100; seed++) {
    const { move, rng } = topWaffle.chanceMove({ ...state, rng: seeded(seed) });
    assert.notDeepEqual(rng, seeded(seed), 'the generator goes on');
    assert.ok(topWaffle.play(state, move).ok);
    found.add(topWaffle.moveText(state, move));
  }
  return [...found].sort();
}

test('TW-13, TW-16, TW-20, TW-22 the table draws each possible card, and no other', () => {
  const most = 'S.S.S.S.S.S.B.B.B.B.B.B.B.U.U.U.U.U.U.U.W.W.W.W.W.W.W.W.C.C.C.C.C.C.C.C.S1.B1';
  const more = 'S1.U1.U1.W1.W1.C1.C1.SB.SU.SW.BU.BW.BC.UW.UC.WC';
  const topping = at(topWaffle, `${DISPLAY} p1:prepare~t ${most};${more} 1:5`);
  assert.deepEqual(drawn(topping), ['~B', '~S', '~U']);
  const item = at(topWaffle, `${DISPLAY} p1:prepare~i -/wild.wild.wild;- 1:5`);
  assert.deepEqual(drawn(item), ['~blender', '~groceries', '~megaphone', '~recycling', '~wrench']);
  const order = at(topWaffle, 'bBC.-.yUU/S.B1.SC/wild.wrench.blender p1:execute -;- 1:5');
  assert.deepEqual(
    drawn(order).filter((token) => !legal(topWaffle, order).includes(token)),
    [],
  );
  assert.ok(drawn(order).length > 30 && !drawn(order).includes('~bBC'));
  const last = at(topWaffle, 'bBC.-.yUU/S.B1.SC/wild.wrench.blender p1:execute -;- 1:0');
  assert.deepEqual(drawn(last), ['~closing']);
  const closing = { kind: 'show', what: 'closing', card: -1 };
  assert.deepEqual(topWaffle.legalMoves(last), [closing]);
  assert.deepEqual(topWaffle.parseMove(last, '~closing'), { ok: true, value: closing }, 'it is read as it is played');
  const trash = at(topWaffle, `${DISPLAY} p2:trash:2 S;B.SB.B 1:!0`);
  assert.deepEqual(drawn(trash), ['~p2:B.B.SB']);
  const quiet = at(topWaffle, `${DISPLAY} p2:trash:2 S;B.SB.B 1:5:20`);
  assert.deepEqual(drawn(quiet), ['~p2:B.B.SB'], 'also where orders are left of the day');
  const unknown = at(topWaffle, `${DISPLAY} p2:trash:2 S;x 1:!0`);
  assert.deepEqual(
    topWaffle.chanceMove(unknown).move,
    { kind: 'show', what: 'closing', card: -1 },
    'nothing can be shown',
  );
  for (const step of ['reserve', 'free']) {
    const taken = drawn(at(topWaffle, `${DISPLAY} p1:${step} -;- 1:5`));
    assert.ok(taken.length > 30 && taken.every((token) => /^~[bgyp]/.test(token)));
  }
});
