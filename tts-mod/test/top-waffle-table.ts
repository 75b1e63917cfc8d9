/** The table of Top Waffle in the fake game, and people who play at it. */
import assert from 'node:assert/strict';
import { below, next, seeded, type Rng } from '@griddle/rules/core/random.js';
import { cardOf, isChanged, isLoose, letters, pieceText, orderName } from '@griddle/rules/internal/top-waffle/cards.js';
import { ITEMS, SEAT_NAMES } from '@griddle/rules/internal/top-waffle/components.js';
import { topWaffle, type TopWaffleMove, type TopWaffleState } from '@griddle/rules/top-waffle/index.js';
import { FIXTURE_TAG, HANDLERS, OFFER, OFFERS, PIECE_TAG, SEAT_COLOURS } from '../src/names.js';
import * as layout from '../src/top-waffle/layout.js';
import { paymentFor } from '../src/top-waffle/recognise.js';
import { fixturesOf, piecesOf } from '../src/top-waffle/spots.js';
import { saveOf } from './content.js';
import { sessionOf } from './records.js';
import { ThingTable } from './things.js';

/** The save of the game alone. */
export const SAVE = await saveOf('top-waffle');

/** A table on which a new game has begun for so many players. */
export function tableFor(
  players: number,
  checking: 'warn' | 'enforce' = 'warn',
  keys: readonly string[] = [],
): ThingTable {
  const table = new ThingTable(SAVE, layout.placeUnder);
  const names = ['Anna', 'Ben', 'Cleo', 'Dora', 'Ed', 'Fay'].slice(0, players);
  table.run(`FakeTTS.seated = { ${names.map((name, i) => `${SEAT_COLOURS[i] ?? ''} = '${name}'`).join(', ')} }`);
  for (let i = 2; i < players; i++) table.press(HANDLERS.option, 'griddle-next-players');
  for (const key of keys) table.press(HANDLERS.option, `griddle-next-${key}`);
  table.newGame();
  if (checking === 'enforce') table.press(HANDLERS.checking);
  table.heard();
  return table;
}

/** The position with everything in it, from what the script saves. */
export function stateOf(table: ThingTable): TopWaffleState {
  const { record, path } = JSON.parse(table.report().state) as { record: string; path: string };
  const session = sessionOf(topWaffle, record);
  assert.ok(session.goTo(path), record);
  return session.state;
}

/** The colour of who is to move. */
function playerOf(state: TopWaffleState): string {
  return SEAT_COLOURS[state.turn] ?? 'Red';
}

/** A place of the seat to move, as the table names it. */
export function place(state: TopWaffleState, part: string): string {
  return `${SEAT_NAMES[state.turn] ?? ''}:${part}`;
}

/** Carries a thing of a kind from a place into a part of the kitchen of the seat to move. */
function carry(table: ThingTable, state: TopWaffleState, kind: string, from: string, part: string, index = 0): void {
  table.carryTo(kind, from, layout.partPoint(state.turn, part, index, 6), playerOf(state));
}

/** Presses the button that makes a move; the button for more moves as often as needed. */
export function press(table: ThingTable, state: TopWaffleState, label: string): void {
  for (let page = 0; page < 12; page++) {
    for (let i = 0; i < OFFERS; i++) {
      if (table.ui(`${OFFER}${i}`, 'active') !== 'true' || table.ui(`${OFFER}${i}`) !== label) continue;
      table.press(HANDLERS.offer, `${OFFER}${i}`, playerOf(state));
      return;
    }
    table.press(HANDLERS.offer, `${OFFER}${OFFERS - 1}`, playerOf(state));
  }
  assert.fail(`no button ${label}`);
}

/** Lays items and toppings out of the hand of the seat to move. */
export function lay(
  table: ThingTable,
  state: TopWaffleState,
  items: readonly number[],
  toppings: readonly number[] = [],
): void {
  const kinds = [...items.map((item) => ITEMS[item] ?? ''), ...toppings.map((card) => pieceText(card))];
  kinds.forEach((kind, i) => {
    carry(table, state, kind, place(state, 'hand'), 'play', i);
  });
}

const DISCARD = layout.discardPoint('topping', 0);

/** Carries an order, or the deck's top with -1, to where the seat to move keeps it. */
export function carryOrder(table: ThingTable, state: TopWaffleState, order: number, part: 'done' | 'reserved'): void {
  const slot = state.orders.indexOf(order);
  const name = order < 0 ? layout.deckKind('order') : orderName(order);
  const from = order < 0 ? 'order:d' : slot < 0 ? place(state, 'reserved') : `order:${slot + 1}`;
  carry(table, state, name, from, part);
}

function carrySource(table: ThingTable, state: TopWaffleState, source: { what: string; slot: number }): void {
  const [row, family] = source.what === 't' ? (['topping', 'topping'] as const) : (['item', 'item'] as const);
  const cards =
    source.what === 't' ? state.toppings.map((card) => pieceText(card)) : state.items.map((i) => ITEMS[i] ?? '');
  const kind = source.slot < 0 ? layout.deckKind(family) : (cards[source.slot] ?? '');
  carry(table, state, kind, `${row}:${source.slot < 0 ? 'd' : source.slot + 1}`, 'hand');
}

/** The toppings of a payment that are laid out of the hand. */
function paidByHand(move: TopWaffleMove): number[] {
  return move.kind === 'pay' ? move.payment.pieces.filter((piece) => !isLoose(piece) && !isChanged(piece)) : [];
}

/** Makes a move as people do. Orders are paid by the cards laid out, or as the script pays them. */
export function make(table: ThingTable, state: TopWaffleState, move: TopWaffleMove): void {
  const hand = place(state, 'hand');
  const own = (item: string, partner: number): number[] => [ITEMS.indexOf(item), ...(partner < 0 ? [] : [partner])];
  if (move.kind === 'take') carrySource(table, state, move.source);
  else if (move.kind === 'pay') {
    lay(table, state, [], paidByHand(move));
    carryOrder(table, state, move.order, 'done');
  } else if (move.kind === 'wild') {
    lay(table, state, own('wild', move.partner));
    press(table, state, `Wild: ${letters(move.toppings)}`);
  } else if (move.kind === 'groceries') {
    lay(table, state, own('groceries', move.partner));
    press(table, state, 'Look at groceries');
  } else if (move.kind === 'wrench') {
    lay(table, state, own('wrench', move.partner));
    carrySource(table, state, move.source);
  } else if (move.kind === 'megaphone') {
    lay(table, state, own('megaphone', move.partner));
    carryOrder(table, state, move.order, move.partner < 0 ? 'reserved' : 'done');
  } else if (move.kind === 'recycling' || move.kind === 'recycle') {
    if (move.kind === 'recycling') lay(table, state, own('recycling', move.partner));
    const from = move.fromTrash ? place(state, 'trash') : hand;
    table.carryTo(pieceText(move.card), from, DISCARD, playerOf(state));
  } else if (move.kind === 'blender' || move.kind === 'change') {
    const card = cardOf(move.piece);
    const isHeld = (state.players[state.turn]?.hand[card] ?? 0) > 0;
    lay(table, state, move.kind === 'blender' ? own('blender', move.partner) : [], isHeld ? [card] : []);
    press(table, state, pieceText(move.piece).replace('>', ' counts as '));
  } else if (move.kind === 'drop') {
    for (const card of move.cards) table.carryTo(pieceText(card), place(state, 'seen'), DISCARD, playerOf(state));
    press(table, state, 'Keep the rest');
  } else press(table, state, move.kind === 'end' ? 'End turn' : 'Done');
}

/** Everything lies where the position has it, and there is nothing else. */
export function assertLiesRight(table: ThingTable, state: TopWaffleState, what: string): void {
  assert.deepEqual(table.difference(piecesOf(state)), { came: [], gone: [] }, what);
  const tagged = (tag: string): string[] =>
    table
      .report()
      .objects.filter(({ tags }) => tags.includes(tag))
      .map(({ notes }) => notes)
      .sort();
  assert.deepEqual(
    tagged(PIECE_TAG),
    piecesOf(state)
      .map(({ kind }) => kind)
      .sort(),
    what,
  );
  assert.deepEqual(
    tagged(FIXTURE_TAG),
    fixturesOf(state).map(({ kind }) => kind),
    what,
  );
}

/** Whether what people do says just this move: the script pays in the cheapest way with the cards laid out. */
function isSayable(state: TopWaffleState, move: TopWaffleMove): boolean {
  if (move.kind !== 'pay') return true;
  const paid = paymentFor(state, state.turn, move.order, { items: [], toppings: paidByHand(move) });
  return topWaffle.moveText(state, { ...move, payment: paid }) === topWaffle.moveText(state, move);
}

/** Plays random legal moves by hand; orders and items more often than the end of a turn. */
export function playOn(
  table: ThingTable,
  seed: number,
  most = 1000,
  wants?: (move: TopWaffleMove) => boolean,
): TopWaffleState {
  let state = stateOf(table);
  let rng: Rng = seeded(seed);
  for (let ply = 0; ply < most && topWaffle.toMove(state).length > 0; ply++) {
    rng = next(rng);
    const moves = topWaffle.legalMoves(state).filter((move) => isSayable(state, move));
    const wanted = wants === undefined ? [] : moves.filter((move) => wants(move));
    const orders = moves.filter(({ kind }) => kind === 'pay');
    const choices = wanted.length > 0 ? wanted : orders.length > 0 ? orders : moves;
    // Of all those ways one kind of move is chosen first, so that each comes up
    const kinds = [...new Set(choices.map(({ kind }) => kind))];
    const kind = kinds[below(rng, kinds.length)];
    rng = next(rng);
    const alike = choices.filter((move) => move.kind === kind);
    const move = alike[below(rng, alike.length)];
    assert.ok(move);
    const text = topWaffle.moveText(state, move);
    make(table, state, move);
    table.moved();
    const now = stateOf(table);
    const played = topWaffle.play(state, move);
    assert.ok(played.ok);
    const isPlayed = topWaffle.positionText(now) !== topWaffle.positionText(state);
    if (!isPlayed) assert.fail(`${text}: ${table.heard().join('\n')}`);
    state = now;
    if (ply % 7 === 0 || topWaffle.toMove(state).length === 0)
      assertLiesRight(table, state, `after ${text}, move ${ply + 1}`);
  }
  return state;
}

/** Sets a position by the record of a saved session, as a load does. */
export function tableAt(position: string, players: number, checking = 'warn'): ThingTable {
  const record = `[Game "Top Waffle"]\n[Options "players=${players}"]\n[Seed "5"]\n[Position "${position}"]\n\n*`;
  const state = { record, path: '', checking, marks: true, options: '' };
  const table = new ThingTable({ ...SAVE, LuaScriptState: JSON.stringify(state) }, layout.placeUnder);
  table.press(HANDLERS.repair);
  table.heard();
  return table;
}
