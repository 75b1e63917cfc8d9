/** Every legal move of rare positions: the core beside the reference implementation, and beside what another seat sees of it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CARD_NAMES, ITEMS, ORDERS } from '../../src/top-waffle/components.js';
import { topWaffle, type TopWaffleState } from '../../src/top-waffle/index.js';
import { after, at, legal } from '../fixtures/tokens.js';
import { tokens, readReference, deck, itemDeck, referenceText, orderDeck } from './reference-table.js';
import { playReference } from './reference.js';

// Positions that random games seldom come to, as the game writes them, for comparisons of every legal move.

const DISPLAY = 'bBC.gCC.yUU/S.B1.SC/wild.wrench.blender';
const PLAIN = 'S.S.S.S.S.S.S.S.B.B.B.B.B.B.B.B.U.U.U.U.U.U.U.U.W.W.W.W.W.W.W.W.C.C.C.C.C.C.C.C';
const REST = 'S1.S1.B1.B1.U1.U1.W1.W1.C1.C1.SB.SU.SW.SC.BU.BW.BC.UW.UC.WC';
const NOBODY = '-/-/-/-/-/-';

/** A position, and the options it is read under. */
export interface Directed {
  readonly tell: string;
  readonly text: string;
  readonly options: string;
}

function directed(tell: string, step: string, players: string, rest = '1:5 -/-/- -', display = DISPLAY): Directed {
  const seats = players.split(';').length;
  return { tell, text: `${display} ${step} ${players} ${rest}`, options: `players=${seats}` };
}

const ALL_ITEMS = 'wild.groceries.wrench.megaphone.recycling.blender';
/** Items such that display and hands hold all of them but one wrench. */
const MANY = 'wild.wild.wild.groceries.groceries.groceries.groceries.wrench.wrench.megaphone.megaphone.megaphone';
const MORE = 'megaphone.recycling.recycling.recycling.recycling.blender.blender.blender';

const DIRECTED: readonly Directed[] = [
  // TW-10, TW-15: taking
  directed('TW-10 the first card', 'p2:prepare', `${NOBODY};${NOBODY}`),
  directed('TW-10 the second card', 'p1:second', `S.U1/blender/-/-/-/-;${NOBODY}`),
  directed('TW-10 a topping is drawn', 'p2:prepare~t', `${NOBODY};S.SB/-/-/-/-/-`),
  directed('TW-10 an item is drawn', 'p1:prepare~i', `S/wild/-/-/-/-;${NOBODY}`),
  directed('TW-10 the second topping is drawn', 'p1:second~t', `S/-/-/-/-/-;${NOBODY}`),
  directed(
    'TW-16 a discard stays while the deck has toppings',
    'p1:prepare~t',
    `S/-/-/-/-/-;${NOBODY}`,
    '1:5 S.W1/wild.blender/- -',
  ),
  directed(
    'TW-16 a discard stays while the deck has items',
    'p2:prepare~i',
    `${NOBODY};S/-/-/-/-/-`,
    '1:5 S.W1/wild.blender/- -',
  ),
  // TW-11, TW-16: what runs out
  directed(
    'TW-11 no topping but an open one',
    'p1:prepare',
    `${PLAIN.slice(2)}/-/-/-/-/-;${REST}/-/-/-/-/-`,
    '1:5 -/-/- -',
    'bBC.gCC.yUU/-.S.-/wild.wrench.blender',
  ),
  directed(
    'TW-11 the only topping as the second card',
    'p2:second',
    `${PLAIN.slice(2)}/-/-/-/-/-;${REST}/-/-/-/-/-`,
    '1:5 -/-/- -',
    'bBC.gCC.yUU/-.S.-/wild.wrench.blender',
  ),
  directed(
    'TW-16 the only topping to draw lies in the discard',
    'p1:prepare',
    `${PLAIN.slice(2)}/-/-/-/-/-;${REST.slice(9)}/-/-/-/-/-`,
    '1:5 S1/-/- -',
    'bBC.gCC.yUU/S.S1.B1/wild.wrench.blender',
  ),
  directed(
    'TW-16 the last topping is drawn from the discard',
    'p1:second~t',
    `${PLAIN.slice(2)}/-/-/-/-/-;${REST.slice(9)}/-/-/-/-/-`,
    '1:5 S1/-/- -',
    'bBC.gCC.yUU/S.S1.B1/wild.wrench.blender',
  ),
  directed(
    'TW-16 a gap is filled from the discard',
    'p1:execute',
    `${PLAIN.slice(2)}/-/-/-/-/-;${REST.slice(9)}/-/-/-/-/-`,
    '1:5 S1.B1/-/- -',
    'bBC.gCC.yUU/S.S1.-/wild.wrench.blender',
  ),
  directed(
    'TW-31 nothing is left for groceries',
    'p1:execute',
    `${PLAIN}/wild.groceries/-/-/-/-;${REST}/-/-/-/-/-`,
    '1:5 -/-/- -',
    'bBC.gCC.yUU/-.-.-/wrench.wrench.blender',
  ),
  directed(
    'TW-31 groceries show the only topping there is',
    'p1:look:3,2',
    `${PLAIN.slice(2)}/-/-/-/-/-;${REST}/-/-/-/-/-`,
    '1:5 S/-/- -',
    'bBC.gCC.yUU/-.-.-/wrench.wrench.blender',
  ),
  directed('TW-16 no item to draw', 'p1:prepare', `-/${MANY}/-/-/-/-;-/wrench.${MORE}/-/-/-/-`),
  directed(
    'TW-16 an item is drawn from the discard',
    'p1:prepare~i',
    `-/${MANY}/-/-/-/-;-/${MORE}/-/-/-/-`,
    '1:5 -/wrench/- -',
  ),
  directed(
    'TW-33 the wrench played is the one item to draw',
    'p1:execute',
    `-/wrench.${MORE}/-/-/-/-;-/${MANY}/-/-/-/-`,
  ),
  directed(
    'TW-16 the gap of an item is filled from the discard',
    'p1:execute',
    `-/${MANY}/-/-/-/-;-/${MORE}/-/-/-/-`,
    '1:5 -/wild.wrench/- -',
    'bBC.gCC.yUU/S.B1.SC/-.wrench.blender',
  ),
  // TW-12 to TW-14: completing
  directed(
    'TW-14 doubles, bonus cards and halves',
    'p2:execute',
    `${NOBODY};B.C.C1.BC.UC/-/-/-/S1/-`,
    '1:5:3 W/-/- sb/-/-',
  ),
  directed(
    'TW-14 TW-34 changed cards and loose toppings pay',
    'p1:execute',
    `B.U/-/yUU/-/-/-;${NOBODY}`,
    '1:5 -/-/- bc/S1>C.SB>SC/-',
    'bBC.gCC.ySU/S.B1.SC/wild.wrench.blender',
  ),
  directed(
    'TW-35 a reserved order goes without one topping',
    'p2:execute',
    `${NOBODY};S.B.U.B1.SB/-/bUWW.pSBBU/gSC/-/-`,
  ),
  // Items
  directed(
    'TW-30 to TW-35 every item alone and upgraded',
    'p2:execute',
    `${NOBODY};S.S1.SB/${ALL_ITEMS}/ySU/-/-/B.SW`,
    '1:5:2 S/-/- -',
  ),
  directed(
    'TW-32 TW-34 nothing to recycle or to change',
    'p1:execute',
    `-/megaphone.recycling.blender/-/-/-/-;${NOBODY}`,
    '1:1 -/-/- -',
  ),
  directed('TW-21 the closing card on top', 'p1:execute', `-/wrench.megaphone/-/-/-/-;${NOBODY}`, '2:0 -/-/gSC -'),
  directed(
    'TW-20 the closing card is open',
    'p1:execute',
    `S/wrench.megaphone/-/-/-/-;${NOBODY}`,
    '1:!1 -/-/- -',
    '-.bBC.gCC/S.B1.SC/wild.wrench.blender',
  ),
  directed(
    'TW-31 three toppings, two may stay',
    'p1:choose:2',
    `S/-/-/-/-/-;${NOBODY}`,
    '1:5 -/groceries/- -/-/S.S.SB',
  ),
  directed(
    'TW-31 five toppings, all may stay',
    'p2:choose:5',
    `${NOBODY};S/-/-/-/-/-`,
    '1:5 -/wild.groceries/- -/-/S.S.B.S1.SB',
  ),
  directed('TW-31 groceries turn cards up', 'p2:look:2,2', `${NOBODY};S/-/-/-/-/-`, '1:5 -/groceries/- -/-/B'),
  directed('TW-31 the last card of groceries', 'p2:look:1,5', `${NOBODY};S/-/-/-/-/-`, '1:5 -/groceries/- -/-/B.U.WC'),
  directed('TW-33 two items and a topping', 'p1:wrench:2,1', `S/-/-/-/-/-;${NOBODY}`, '1:5 -/groceries.wrench/- -'),
  directed('TW-33 an item and a topping', 'p2:wrench:1,1', `${NOBODY};S/-/-/-/-/-`, '1:5 -/groceries.wrench/- -'),
  directed('TW-33 only a topping', 'p1:wrench:0,1', `S/-/-/-/-/-;${NOBODY}`, '1:5 -/groceries.wrench/- -'),
  directed('TW-33 only an item', 'p1:wrench:1,0', `S/-/-/-/-/-;${NOBODY}`, '1:5 -/wrench/- -'),
  directed('TW-33 an item is drawn', 'p1:wrench:2,1~i', `S/-/-/-/-/-;${NOBODY}`, '1:5 -/groceries.wrench/- -'),
  directed('TW-33 a topping is drawn', 'p1:wrench:1,1~t', `S/-/-/-/-/-;${NOBODY}`, '1:5 -/groceries.wrench/- -'),
  directed('TW-33 the last topping is drawn', 'p1:wrench:0,1~t', `S/-/-/-/-/-;${NOBODY}`, '1:5 -/groceries.wrench/- -'),
  directed(
    'TW-32 two of hand and trash',
    'p1:recycle:2',
    `S.S.SB/-/-/-/-/B.B1;${NOBODY}`,
    '1:5 -/recycling.blender/- -',
  ),
  directed('TW-32 one card, and then nothing', 'p2:recycle:2', `${NOBODY};-/-/-/-/-/SB`),
  directed('TW-34 two toppings', 'p1:change:2', `S.SB/-/-/-/-/-;${NOBODY}`, '1:5 -/-/- -/B1>C.UW>UC/-'),
  directed('TW-34 the last half', 'p1:change:2', `-/-/-/-/-/-;${NOBODY}`, '1:5 -/-/- -/SB>SU.WC>BS/-'),
  directed('TW-34 the last change', 'p2:change:1', `${NOBODY};C1.BC/-/-/-/-/-`),
  directed('TW-35 the top of the deck is reserved', 'p2:reserve', `${NOBODY};-/-/gSC/-/-/-`, '1:5:4 -/megaphone/- -'),
  directed(
    'TW-35 the top of the deck is completed',
    'p1:free',
    `-/-/-/gSC/-/-;${NOBODY}`,
    '1:1:4 -/wrench.megaphone/- -',
  ),
  // TW-13, TW-20: gaps of orders
  directed(
    'TW-13 an order is turned up',
    'p1:execute',
    `S/-/-/-/-/-;${NOBODY}`,
    '1:1 -/-/- -',
    'bBC.-.yUU/S.B1.SC/wild.wrench.blender',
  ),
  directed(
    'TW-20 the closing card comes',
    'p3:execute',
    `${NOBODY};${NOBODY};S/-/-/-/-/-`,
    '1:0 -/-/- -',
    'bBC.gCC.-/S.B1.SC/wild.wrench.blender',
  ),
  // TW-20 to TW-24: ends
  directed(
    'TW-14 TW-34 what lasts for the turn ends with it',
    'p1:execute',
    `S/-/-/-/-/-;${NOBODY}`,
    '1:5 -/-/- sc/S>C.SB>UB/-',
  ),
  directed('TW-20 one more turn but one', 'p3:execute', `${NOBODY};${NOBODY};S/-/-/-/-/-`, '1:!2:2 -/-/- -'),
  directed(
    'TW-20 TW-23 the last turn of a day without a hand',
    'p2:execute',
    `-/wild/gSC/bUW/B1/SB;${NOBODY}`,
    '1:!0 S.W1/blender/gSBC -',
  ),
  directed(
    'TW-20 the last turn of a day with hands',
    'p1:execute',
    `S/wild/gSC/bUW/B1/SB;B/-/-/-/-/-`,
    '2:!0 S.W1/blender/- -',
  ),
  directed('TW-20 a day without orders ends', 'p1:execute', `S/-/-/-/-/-;${NOBODY}`, '2:5:19 -/-/- -'),
  directed('TW-20 a day with one quiet turn to go', 'p1:execute', `S/-/-/-/-/-;${NOBODY}`, '2:5:18 -/-/- -'),
  directed(
    'TW-20 TW-11 nothing left to take',
    'p1:execute',
    `${PLAIN}/-/-/-/-/-;${REST}/-/-/-/-/-`,
    '1:5:3 -/-/- -',
    'bBC.gCC.yUU/-.-.-/-',
  ),
  directed(
    'TW-20 TW-11 only the first item of the box is left to take',
    'p1:execute',
    `${PLAIN}/${MANY}/-/-/-/-;${REST}/wrench.wrench.${MORE}.blender/-/-/-/-`,
    '1:5:3 -/-/- -',
    'bBC.gCC.yUU/-.-.-/wild.-.-',
  ),
  directed('TW-22 a hand is shown', 'p2:trash:2', `S/-/-/-/-/-;B.B1.SU/-/-/-/-/SB`, '1:!0 -/-/- -'),
  directed(
    'TW-22 the last hand of a day is shown',
    'p3:trash:1',
    `${NOBODY};${NOBODY};S/wild/-/-/-/S`,
    '2:!0 U/-/gSC -',
  ),
  directed('TW-24 the last hand of the game is shown', 'p1:trash:1', `S/-/-/-/-/-;${NOBODY}`, '3:!0 -/-/- -'),
  directed('TW-24 the game is over', 'p1:over', `-/-/-/gSC/-/S;${NOBODY}`, '3:!0 -/-/- -'),
  directed(
    'TW-3 four of each for five',
    'p5:prepare',
    `${NOBODY};${NOBODY};${NOBODY};${NOBODY};S/-/-/-/-/-`,
    '1:9 -/-/- -',
    'bBC.gCC.yUU.pWC/S.B1.SC.WC/wild.wrench.blender',
  ),
];

const ORDER_NAMES = ORDERS.map((order) => order.name);

/** Orders of a day with so many players (TW-2). */
function perDay(state: TopWaffleState): number {
  return 4 + 2 * state.players.length;
}

function countsOf(names: readonly string[], list: readonly string[]): number[] {
  return names.map((name) => list.filter((other) => other === name).length);
}

for (const { tell, text, options } of DIRECTED) {
  test(`${tell}: both readings have the same moves, which lead to the same positions`, () => {
    const state = at(topWaffle, text, `${options}${text.split(' ')[0]?.endsWith('/-') ? ',items=off' : ''}`);
    assert.equal(topWaffle.positionText(state), text, 'it is written as the game writes it');
    const reference = (): ReturnType<typeof readReference> => readReference(text, ORDER_NAMES, perDay(state));
    const list = legal(topWaffle, state);
    assert.deepEqual(list.slice().sort(), tokens(reference()).sort());
    for (const token of list) {
      const game = reference();
      playReference(game, token);
      const next = after(topWaffle, state, token);
      assert.equal(topWaffle.positionText(next), referenceText(game), token);
      assert.deepEqual(next.toppingBag, countsOf(CARD_NAMES, deck(game)), `toppings after ${token}`);
      assert.deepEqual(next.itemBag, countsOf(ITEMS, itemDeck(game)), `items after ${token}`);
      assert.deepEqual(
        next.orderBag.map((order) => ORDER_NAMES[order]),
        orderDeck(game),
      );
      assert.deepEqual(legal(topWaffle, next).sort(), tokens(game).sort(), `after ${token}`);
    }
    assert.equal(topWaffle.positionText(state), text, 'and nothing changed it');
  });

  test(`${tell}: another seat follows each move by what it sees`, () => {
    const state = at(topWaffle, text, `${options}${text.split(' ')[0]?.endsWith('/-') ? ',items=off' : ''}`);
    for (let seat = 0; seat < state.players.length; seat++) {
      const view = topWaffle.viewFor(state, seat);
      for (const move of topWaffle.legalMoves(state)) {
        const next = topWaffle.play(state, move);
        assert.ok(next.ok);
        const told = topWaffle.moveTextFor(state, move, seat);
        const seen = after(topWaffle, view, told);
        const wanted = topWaffle.positionText(topWaffle.viewFor(next.value, seat));
        assert.deepEqual([Object.keys(seen.toppingBag).length, Object.keys(seen.itemBag).length], [20, 6]);
        assert.equal(topWaffle.positionText(topWaffle.viewFor(seen, seat)), wanted, `${told} for ${seat}`);
      }
    }
  });
}
