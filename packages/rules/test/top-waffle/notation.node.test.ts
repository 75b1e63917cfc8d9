/** The notation of Top Waffle: moves and places, and what is wrong with texts that are none. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { topWaffle } from '../../src/top-waffle/index.js';
import { at, rewritten } from '../fixtures/tokens.js';

const DISPLAY = 'bBC.gCC.yUU/S.B1.SC/wild.wrench.blender';
const state = at(topWaffle, `${DISPLAY} p1:execute S/-/ySU/-/-/-;- 1:5`);

/** Texts that are no moves. */
const WRONG_MOVES = [
  'x t t0 t5 t12 tx s1 i i9 I1 ends do ne bBC bBC= bBC=- bBC=B. bBC=Q bBC=B.C- bBC=B.C-x qBC=B =B bBX=B',
  'bBC=B-S1 bBC=ss wild wild: wild:x wild:SSSS wild:s wild+:S wild+fork:S +wild:S wilds:S groceries:',
  'groceries:S groceries+ groceries+fork fork fork:S fork+wild wrench wrench: wrench:x1 wrench:t5',
  'megaphone megaphone: megaphone:x megaphone:qBC recycling recycling: recycling:/ recycling:x',
  'recycling://S recycle recycle: recycle:/x blender blender: blender:S blender:S>S blender:S>x',
  'blender:S> blender:SB>S blender:S>BU drop drop: drop:x drop:S. drop:S>B drop:s fork:S>B wild:S>B',
  'wrench:S>B > S> >S S>S S>x S>SB SB> SB>SB SB>B s>B Q>B S>s ~ ~~S ~q ~s ~fork ~p7:S ~p1: ~p1:x ~:S',
  '~S>B ~t1 ~p0:S',
].join(' ');

test('a move is read and written with its cards and toppings in the order of the box', () => {
  const moves: Readonly<Record<string, string>> = {
    t1: 't1',
    t4: 't4',
    td: 'td',
    i1: 'i1',
    id: 'id',
    'bBC=C.B': 'bBC=B.C',
    'bBC=SB>SC.c.B1.S-CB': 'bBC=S.B1.c.SB>SC-BC',
    'wild:C': 'wild:C',
    'wild+blender:UBS': 'wild+blender:SBU',
    groceries: 'groceries',
    'groceries+wild': 'groceries+wild',
    'wrench:id': 'wrench:id',
    'wrench+groceries:t2': 'wrench+groceries:t2',
    'megaphone:bBC': 'megaphone:bBC',
    'megaphone:d': 'megaphone:d',
    'megaphone+wrench:gCC': 'megaphone+wrench:gCC',
    'recycling:S': 'recycling:S',
    'recycling+blender:/SB': 'recycling+blender:/SB',
    'blender:S>B': 'blender:S>B',
    'blender+wild:S1>C': 'blender+wild:S1>C',
    'drop:-': 'drop:-',
    'drop:SB.S1.S': 'drop:S.S1.SB',
    'recycle:S': 'recycle:S',
    'recycle:/WC': 'recycle:/WC',
    'S>B': 'S>B',
    'SB>BS': 'SB>BS',
    'SB>SU': 'SB>SU',
    done: 'done',
    end: 'end',
    '~S': '~S',
    '~WC': '~WC',
    '~wild': '~wild',
    '~blender': '~blender',
    '~bBC': '~bBC',
    '~pBUUUW': '~pBUUUW',
    '~closing': '~closing',
    '~x': '~x',
    '~p1:-': '~p1:-',
    '~p6:SB.S': '~p6:S.SB',
  };
  for (const [text, written] of Object.entries(moves)) {
    assert.equal(rewritten(topWaffle, state, text), written);
  }
});

test('a text that is not a move is refused as a whole, with examples of moves', () => {
  const wrong = ['', ...WRONG_MOVES.split(' ')];
  for (const text of wrong) {
    const read = topWaffle.parseMove(state, text);
    assert.ok(!read.ok, text);
    assert.equal(`${read.error.code} ${read.error.offset} ${read.error.values?.['found']}`, `move 0 ${text}`);
    assert.equal(read.error.expected.length, 19);
    for (const example of read.error.expected) {
      const right = topWaffle.parseMove(state, example);
      assert.ok(right.ok, example);
      assert.equal(topWaffle.moveText(state, right.value), example);
    }
  }
});

test('a move is written as a seat may read it: what another seat draws is hidden', () => {
  const told = (position: string, token: string, seat: number): string => {
    const now = at(topWaffle, `${DISPLAY} ${position}`);
    const move = topWaffle.parseMove(now, token);
    assert.ok(move.ok);
    return topWaffle.moveTextFor(now, move.value, seat);
  };
  for (const [step, token] of [
    ['p2:prepare~t', '~S1'],
    ['p2:prepare~i', '~wild'],
    ['p2:look:3,2', '~U'],
  ] as const) {
    assert.equal(told(`${step} -;- 1:5`, token, 1), token);
    assert.equal(told(`${step} -;- 1:5`, token, 0), '~x');
  }
  assert.equal(told('p2:reserve -;- 1:5', '~gSC', 0), '~gSC');
  assert.equal(told('p2:free -;- 1:5', '~gSC', 0), '~gSC');
  assert.equal(told('p2:trash:1 -;S 1:!0', '~p2:S', 0), '~p2:S');
  assert.equal(told('p2:prepare -;- 1:5', 'td', 0), 'td');
});

test('the places of a move: the card first, then its purpose', () => {
  const places: Readonly<Record<string, string>> = {
    t1: 'topping:1',
    td: 'topping:d',
    i3: 'item:3',
    id: 'item:d',
    'bBC=B1.c.SB>SC-S': 'order:1 hand:B1 loose:c hand:SB>SC left:S',
    'yUU=U.U': 'order:3 hand:U hand:U',
    'ySU=S': 'reserved:ySU hand:S',
    'drop:S.B1': 'seen:S seen:B1 done',
    'drop:-': 'done',
    'recycle:S': 'hand:S',
    'recycle:/SB': 'trash:SB',
    'SB>SU': 'hand:SB pick:SB>SU',
    done: 'done',
    end: 'end',
    'wild:S': 'mine:wild pick:S',
    'wild+blender:SSC': 'mine:wild mine:blender pick:S pick:S pick:C',
    groceries: 'mine:groceries topping:d',
    'groceries+wild': 'mine:groceries mine:wild topping:d',
    'wrench:i1': 'mine:wrench item:1',
    'wrench+groceries:td': 'mine:wrench mine:groceries topping:d',
    'megaphone:bBC': 'mine:megaphone order:1',
    'megaphone+wrench:d': 'mine:megaphone mine:wrench order:d',
    'recycling:S': 'mine:recycling hand:S',
    'recycling+blender:/S': 'mine:recycling mine:blender trash:S',
    'blender:S1>B': 'mine:blender hand:S1 pick:S1>B',
    '~S': '',
    '~p1:S': '',
  };
  for (const [token, words] of Object.entries(places)) {
    const move = topWaffle.parseMove(state, token);
    assert.ok(move.ok, token);
    const touched = topWaffle.placesOfMove(state, move.value);
    assert.equal(touched.join(' '), words);
    // Written one after another, each of them ends where the next one begins
    const line = touched.join('');
    let offset = 0;
    for (const place of touched) {
      assert.equal(topWaffle.scanPlace(line, offset), offset + place.length, `${place} in ${line}`);
      offset += place.length;
    }
  }
});

test('the text of a place ends at its end, wherever it begins', () => {
  const ends: Readonly<Record<string, number>> = {
    'order:1': 7,
    'order:4': 7,
    'order:d': 7,
    'topping:3x': 9,
    'item:2': 6,
    'hand:S': 6,
    'hand:S1S': -1,
    'hand:SB': 7,
    'hand:ss': 6,
    'seen:WC': 7,
    'trash:C1': 8,
    'bonus:S1': 8,
    'loose:c': 7,
    'left:B': 6,
    'pick:S': 6,
    'pick:SB>BB.': 10,
    'mine:wildwild': 9,
    'mine:recycling': 14,
    'reserved:bBC': 12,
    'done:pBUUUW1': 11,
    done: 4,
    'done:': -1,
    end: 3,
    'order:': -1,
    'order:0': -1,
    'order:5': -1,
    'item:': -1,
    'hand:': -1,
    'hand:x': -1,
    'mine:': -1,
    'mine:wil': -1,
    'reserved:': -1,
    'reserved:BC': -1,
    'reserved:b': -1,
    'done:bBCC': -1,
    en: -1,
    hand: -1,
    xend: -1,
  };
  for (const [text, end] of Object.entries(ends)) {
    assert.equal(topWaffle.scanPlace(text, 0), end, text);
    assert.equal(topWaffle.scanPlace(`end;${text}`, 4), end < 0 ? -1 : end + 4, text);
  }
});
