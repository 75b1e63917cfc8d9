/** Placing, drafting and completing tried out in full on small positions: what is legal, what it leads to, what is refused. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { below, next, seeded } from '../../src/core/random.js';
import { coveredByTile, distanceTo, lineOf, slotsUnderTiles } from '../../src/waffle-time/draft.js';
import { waffleTime, type WaffleTimeState } from '../../src/waffle-time/index.js';
import { completions, draftableSlots, freeSlots } from '../../src/waffle-time/legal.js';
import { allCards, cardName, matchesOf } from '../../src/waffle-time/patterns.js';
import { waffleText } from '../../src/waffle-time/position.js';
import { contentOf, fruitOn, hasCream, hasSyrup, withSyrup } from '../../src/waffle-time/waffle.js';
import { after, at, CHERRIES, EMPTY, legal, refusal } from './helpers.js';
import { referenceMatches } from './reference.js';

const NAMES = ['1', '2', '3', '4', '5'].flatMap((rank) => [...'abcde'].map((file) => file + rank));

/** What lies on a space of a waffle text: `.`, `w`, `y` or a fruit. */
function contents(text: string): Map<string, string> {
  const found = new Map<string, string>();
  text.split('/').forEach((rank, i) => {
    const spread = rank.replaceAll('*', '').replace(/\d/g, (digit) => '.'.repeat(Number(digit)));
    [...spread].forEach((letter, file) => found.set('abcde'.charAt(file) + (5 - i).toString(), letter));
  });
  return found;
}

function areBeside(one: string, other: string): boolean {
  const files = Math.abs(one.charCodeAt(0) - other.charCodeAt(0));
  return files + Math.abs(Number(one.charAt(1)) - Number(other.charAt(1))) === 1;
}

/** WT-12, WT-13, WT-15 by trying all spaces. */
function referencePlacings(waffle: string, hand: string): string[] {
  const lies = contents(waffle);
  const may = (topping: string, space: string): boolean =>
    lies.get(space) === '.' || (topping !== 'w' && lies.get(space) === 'w');
  const singles = (topping: string): string[] =>
    NAMES.filter((space) => may(topping, space)).map((space) => topping + space);
  const [first = '', second = ''] = hand;
  if (hand.length === 1) return singles(first);
  const pairs = new Set<string>();
  for (const one of NAMES) {
    for (const other of NAMES) {
      if (!areBeside(one, other) || !may(first, one) || !may(second, other)) continue;
      const puts = [first + one, second + other];
      if (NAMES.indexOf(other) < NAMES.indexOf(one)) puts.reverse();
      pairs.add(puts.join('.'));
    }
  }
  if (pairs.size > 0) return [...pairs];
  return [...new Set([...singles(first), ...singles(second)])];
}

for (const [waffle, hand] of [
  [EMPTY, 'cs'],
  [EMPTY, 'cc'],
  [EMPTY, 'cw'],
  [EMPTY, 'u'],
  ['3w1/w4/2w2/4w/1w3', 'wk'],
  ['3w1/w4/2w2/4w/1w3', 'kk'],
  ['3w1/w4/2w2/4w/1w3', 'ww'],
  ['cwcwc/wcwcw/cwcwc/wcwcw/cwcwc', 'ks'],
  ['cwcwc/wcwcw/cwcwc/wcwcw/cwcww', 'ks'],
  ['cwcwc/wcwcw/cwcwc/wcwcw/cwcwc', 'kk'],
  ['cwcwc/wcwcw/cwcwc/wcwcw/1wcwc', 'wk'],
  ['ycycC/cyc1c/CcycC/cCcyc/yccC1', 'wk'],
  ['ycycC/cyc1c/CcycC/cCcyc/yccC1', 'w'],
  ['s*1kbk/kbkbk/bkbkb/kbkbk/bkbk1', 'cu'],
] as const) {
  test(`WT-12 WT-13 WT-15 all placings of ${hand} on ${waffle}`, () => {
    const state = at(`${waffle};${EMPTY} p1:place 6,6 - ${CHERRIES} 1:p1@2,p2 ${hand}:`);
    const expected = referencePlacings(waffle, hand);
    assert.deepEqual(legal(state).sort(), expected.slice().sort());
    for (const token of expected) {
      const laid = contents(waffleText(after(state, token).waffles[0] ?? []));
      const before = contents(waffle);
      for (const put of token.split('.')) {
        const [topping = '', space] = [put.charAt(0), put.slice(1)];
        const wanted = before.get(space) === 'w' ? topping.toUpperCase() : topping;
        assert.equal(laid.get(space), wanted, token);
        before.set(space, wanted);
      }
      assert.deepEqual(laid, before, 'and all else is as it was');
    }
    assert.equal(refusal(state, 'x').code, 'fits-somewhere');
  });
}

test('WT-15 with an empty hand nothing can be placed, and the turn continues', () => {
  const state = at(`${EMPTY};${EMPTY} p1:place 6,6 - ${CHERRIES} 1:p1@2,p2 -`);
  assert.deepEqual(legal(state), ['x']);
});

test('WT-15 a topping that fits nowhere is discarded, and no other', () => {
  const full = 'ccccc/kkkkk/ccccc/kkkkk/cccc';
  for (const [last, hand] of [
    ['c', 'ks'],
    ['w', 'ww'],
    ['w', 'w'],
    ['y', 'k'],
  ] as const) {
    const state = at(`${full}${last};${EMPTY} p1:place 6,6 - ${CHERRIES} 1:p1@2,p2 ${hand}:`);
    assert.deepEqual(legal(state), ['x']);
    assert.equal(refusal(state, `${hand.charAt(0)}e1`).code, 'space-taken');
    const next = after(state, 'x');
    assert.deepEqual([next.turn, next.hand, next.step], [1, [], 'draft']);
  }
});

test('WT-3 WT-4 WT-11 WT-60 the slots that tiles cover in each round', () => {
  const opposite = (slot: number): number => (slot + 6) % 12;
  for (let round = 1; round <= 17; round++) {
    const [first = 0, second = 0] = coveredByTile(round);
    assert.equal(second, first + 1);
    assert.deepEqual(coveredByTile(round + 8), [first, second], 'it walks on round the board');
    for (const players of [1, 2, 3, 4]) {
      const wanted = players <= 2 ? [first, second, opposite(first), opposite(second)] : [first, second];
      assert.deepEqual(slotsUnderTiles(players, round), wanted);
    }
    for (let slot = 0; slot < 12; slot++) assert.equal(distanceTo(round, slot), (slot + 24 - second) % 12);
  }
  // Each slot looks along a line from its side of the board; the one opposite sees the same tiles from behind
  const sides = [
    [0, 3, 6],
    [1, 4, 7],
    [2, 5, 8],
    [2, 1, 0],
    [5, 4, 3],
    [8, 7, 6],
    [8, 5, 2],
    [7, 4, 1],
    [6, 3, 0],
    [6, 7, 8],
    [3, 4, 5],
    [0, 1, 2],
  ];
  assert.deepEqual(
    sides.map((_line, slot) => lineOf(slot)),
    sides,
  );
});

test('WT-11 to WT-15 every free slot gives the two nearest toppings, with syrup at once', () => {
  const tiles = 'cs,k*,wc,*b,us,kb,*u,bw,u*';
  const faces = 'ckw*uk*bu';
  for (let round = 1; round <= 8; round++) {
    const state = at(`${EMPTY};${EMPTY} p2:draft 3,4 - ${tiles} ${round}:p2,p1`);
    const covered = slotsUnderTiles(2, round);
    assert.deepEqual(
      legal(state),
      [...Array(12).keys()].filter((slot) => !covered.includes(slot)).map((slot) => `@${slot}`),
    );
    for (const token of legal(state)) {
      const slot = Number(token.slice(1));
      const taken = lineOf(slot)
        .slice(0, 2)
        .map((tile) => faces.charAt(tile))
        .join('');
      const solid = taken.replaceAll('*', '');
      const [, step, syrup, , , track, turn] = waffleTime.positionText(after(state, token)).split(' ');
      assert.equal(syrup, `3,${4 + taken.length - solid.length}`, token);
      if (solid === '') assert.equal(step, 'p1:draft', 'nothing to place');
      else assert.equal(`${step} ${turn}`, `p2:place ${solid}:`, token);
      assert.equal(track, `${round}:p2@${slot},p1`);
    }
  }
});

test('each refusal has its rule and its places', () => {
  const told = (state: WaffleTimeState, token: string): string => {
    const { rule, code, places } = refusal(state, token);
    return [rule, code, ...(places ?? [])].join(' ');
  };
  const steps: Readonly<Record<string, readonly string[]>> = {
    star: ['*cs'],
    draft: ['@2', '@0'],
    place: ['ca1.sb1', 'x'],
    finish: ['cherry-2:a1b1c1', 'end'],
    butter: ['ya1', 'yb5'],
  };
  const texts: Readonly<Record<string, string>> = {
    star: '3w1/w4/2w2/4w/1w3;3w1/w4/2w2/4w/1w3 p1:star 6,6',
    draft: `${EMPTY};${EMPTY} p1:draft 6,6 21111: ${CHERRIES}`,
    place: `${EMPTY};${EMPTY} p1:place 6,6 21111: ${CHERRIES} 1:p1@2,p2 cs:`,
    finish: `5/5/5/5/ccc2;${EMPTY} p1:finish 6,6 21111: ${CHERRIES} 1:p1@2,p2 :a1`,
    butter: `5/5/5/5/ccc2;${EMPTY} p1:butter 6,6 21111:52 ${CHERRIES} 1:p1@2,p2 - 52;-`,
  };
  for (const [step, text] of Object.entries(texts)) {
    for (const [other, tokens] of Object.entries(steps)) {
      if (other === step) continue;
      for (const token of tokens) assert.equal(told(at(text), token), `WT-10 other-step-${step}`, `${step} ${token}`);
    }
  }
  const over = at(`${EMPTY};${EMPTY} p1:finish 6,6 - - 8:p1@2,p2@3`);
  for (const token of ['end', '@2', 'x']) assert.equal(told(over, token), 'WT-60 game-over');
  assert.deepEqual(legal(over), []);
  const star = at(texts['star'] ?? '');
  assert.deepEqual(legal(star), ['*cu', '*uc']);
  for (const token of ['*cs', '*cc', '*su', '*bk']) assert.equal(told(star, token), 'WT-7 other-fruits');
  assert.deepEqual(
    legal({ ...star, waffles: [Array<number>(25).fill(0), Array<number>(25).fill(0)] }),
    [],
    'no card has such a waffle',
  );
  const draft = at(texts['draft'] ?? '');
  for (const slot of [0, 1, 6, 7]) assert.equal(told(draft, `@${slot}`), `WT-11 slot-covered slot:${slot}`);
  assert.equal(told(at(`${EMPTY};${EMPTY} p1:draft 6,6`), '@2'), 'WT-11 no-tiles');
  assert.deepEqual(legal(at(`${EMPTY};${EMPTY} p1:draft 6,6`)), []);
  const taken = at(`${EMPTY};${EMPTY} p2:draft 6,6 - ${CHERRIES} 1:p1@4,p2`);
  assert.equal(told(taken, '@4'), 'WT-11 slot-covered slot:4');
  const one = at(`ccccc/ccccc/ccccc/ccccc/cccc1;${EMPTY} p1:draft 6,6 - *c,cs,cs,cs,cs,cs,cs,cs,cs`);
  assert.equal(told(one, '@2'), 'WT-15 cannot-place-all slot:2');
  const place = at(`5/5/5/3w1/s4;${EMPTY} p1:place 6,6 21111: ${CHERRIES} 1:p1@2,p2 cw:`);
  assert.equal(told(place, 'ca1.wb1'), 'WT-13 space-taken a1');
  assert.equal(told(place, 'cc2.wd2'), 'WT-13 space-taken d2');
  assert.equal(told(place, 'cb1.wd1'), 'WT-12 not-side-by-side b1 d1');
  assert.equal(told(place, 'cb1.cb2'), 'WT-11 not-in-hand b1 b2');
  assert.equal(told(place, 'kb1'), 'WT-11 not-in-hand b1');
  assert.equal(told(place, 'cb1.wb2.wb3'), 'WT-11 not-in-hand b1 b2 b3');
  assert.equal(told(place, 'wb1'), 'WT-15 place-all b1');
  assert.equal(told(place, 'x'), 'WT-15 fits-somewhere');
  const single = at(`cwcwc/wcwcw/cwcwc/wcwcw/1wcwc;${EMPTY} p1:place 6,6 - ${CHERRIES} 1:p1@2,p2 ww:`);
  assert.equal(told(single, 'wa1.wa1'), 'WT-12 not-side-by-side a1 a1');
  const none = waffleTime.play(single, { kind: 'place', puts: [] });
  assert.equal(none.ok ? '' : none.error.code, 'not-side-by-side', 'all can be placed nowhere');
  for (const text of Object.values(texts)) {
    for (const move of waffleTime.legalMoves(at(text))) assert.ok(waffleTime.play(at(text), move).ok);
  }
  const finish = at(texts['finish'] ?? '');
  assert.equal(told(finish, 'cherry-2:a1b1'), 'WT-17 no-completion a1 b1');
  assert.equal(told(finish, 'cherry-1:a1b1c1'), 'WT-17 no-completion a1 b1 c1');
  const butter = at(texts['butter'] ?? '');
  assert.equal(told(butter, 'ya1'), 'WT-20 butter-needs-empty a1');
  assert.equal(legal(butter).length, 22);
  assert.deepEqual(legal(butter).slice(0, 3), ['yd1', 'ye1', 'ya2']);
});

test('WT-7 the two fruits lie on the stars, and the next seat chooses; after the last one the first pawn drafts', () => {
  const stars = '3w1/w4/2w2/4w/1w3';
  const state = at(`${stars};${stars} p1:star 6,8 21111: ${CHERRIES} 1:p2,p1`);
  const first = after(state, '*cu');
  assert.equal(first.step, 'star');
  assert.equal(first.turn, 1);
  assert.equal(waffleText(first.waffles[0] ?? []), '2cw1/w4/1uw2/4w/1w3');
  const second = after(first, '*uc');
  assert.equal(waffleText(second.waffles[1] ?? []), '2uw1/w4/1cw2/4w/1w3');
  assert.deepEqual([second.step, second.turn], ['draft', 1]);
});

/** Waffles full enough to match much, drawn by a seed. */
function drawnWaffle(seed: number): number[] {
  let rng = seeded(seed);
  return NAMES.map(() => {
    rng = next(rng);
    const die = below(rng, 20);
    rng = next(rng);
    const fruit = 1 + below(rng, 5);
    if (die < 2) return die === 0 ? 0 : 6;
    if (die === 2) return 24;
    return fruit + (die < 8 ? 6 : 0) + (die % 3 === 0 ? 12 : 0);
  });
}

test('WT-30 to WT-44 the matches of all cards on random waffles', () => {
  for (let seed = 1; seed <= 8; seed++) {
    const waffle = drawnWaffle(seed);
    for (const cherryBoth of [false, true]) {
      const numbers = [1 + (seed % 3), 1 + ((seed + 1) % 3), 1 + (seed % 2), 1 + (seed % 3), 2];
      for (const pattern of allCards()) {
        const found = matchesOf(waffle, pattern, { numbers, cherryBoth }).map(
          (match) => `${match.cells.join()}|${match.syrup.join()}`,
        );
        const expected = referenceMatches(waffle, cardName(pattern), numbers, cherryBoth);
        assert.deepEqual([...new Set(found)].sort(), expected, `${cardName(pattern)} ${waffleText(waffle)}`);
      }
    }
  }
});

// First and last slots, syrup that has run out, and the places that refusals point at.

const DRAFTING = `${EMPTY};${EMPTY} p1:draft 6,6 11111: ${CHERRIES} 3:p1,p2`;
const FINISHING = `5/5/ccc2/5/ccc2;${EMPTY} p1:finish 6,6 21111: ${CHERRIES} 1:p1@2,p2 :a1`;

test('WT-11 every uncovered slot may be drafted, including the first and the last', () => {
  const covered = new Set<number>();
  const offered = new Set<string>();
  for (let round = 1; round <= 11; round++) {
    const state = at(DRAFTING.replace(' 3:', ` ${round.toString()}:`));
    const free = freeSlots(state);
    assert.deepEqual(draftableSlots(state), free);
    assert.deepEqual(
      legal(state),
      free.map((slot) => `@${slot.toString()}`),
    );
    for (const token of legal(state)) offered.add(token);
    for (let slot = 0; slot < 12; slot++) if (!free.includes(slot)) covered.add(slot);
  }
  assert.deepEqual([offered.has('@0'), offered.has('@11')], [true, true]);
  assert.ok(covered.size > 6, 'the turn-order tile covers others in other rounds');
});

test('WT-11 a slot beyond the last one is refused like a covered one, with its place', () => {
  const state = at(DRAFTING);
  for (const slot of [-1, 12, 13]) {
    const { code, places } = refusalOf(state, slot);
    assert.deepEqual([code, places], ['slot-covered', [`slot:${slot.toString()}`]]);
  }
});

test('WT-11 no slot before the first one can be drafted, wherever pawns are', () => {
  const state = at(`${EMPTY};${EMPTY} p1:draft 6,6 - ${CHERRIES} 3:p1@0,p2@1`);
  assert.equal(refusalOf(state, -1).code, 'slot-covered');
});

test('WT-42 completions that give the same syrup count as one', () => {
  const state = at(`5/5/5/5/ucsk1;${EMPTY} p1:finish 6,6 11111: ${CHERRIES} 1:p1@2,p2 :a1`);
  assert.deepEqual(legal(state), ['blueberry-1:a1', 'end']);
});

function refusalOf(state: ReturnType<typeof at>, slot: number) {
  const played = waffleTime.play(state, { kind: 'draft', slot });
  assert.ok(!played.ok);
  return played.error;
}

test('WT-17 nothing is completed without syrup, nor where nothing was placed this turn', () => {
  const state = at(FINISHING);
  assert.deepEqual(
    completions(state).map(({ card }) => card),
    ['cherry-2'],
  );
  assert.deepEqual(completions({ ...state, syrup: [0, 6] }), []);
  assert.deepEqual(completions({ ...state, changed: [] }), []);
});

test('WT-19 with less syrup than spaces, each choice of spaces is a completion', () => {
  const one = completions({ ...at(FINISHING), syrup: [1, 6] });
  assert.deepEqual(
    one.map(({ spaces }) => spaces),
    [[0], [1], [2]],
  );
  const two = completions({ ...at(FINISHING), syrup: [2, 6] });
  assert.deepEqual(
    two.map(({ spaces }) => spaces),
    [
      [0, 1],
      [0, 2],
      [1, 2],
    ],
  );
});

test('WT-12 WT-13 WT-15 WT-17 WT-20 refusals name the spaces that cause them', () => {
  assert.deepEqual(refusal(at(FINISHING), 'cherry-2:a3b3c3'), {
    rule: 'WT-17',
    code: 'no-completion',
    places: ['a3', 'b3', 'c3'],
  });
  const placing = at(`5/5/5/5/s4;${EMPTY} p1:place 6,6 11111: ${CHERRIES} 1:p1@2,p2 ck:`);
  assert.deepEqual(refusal(placing, 'ca1.kb1'), { rule: 'WT-13', code: 'space-taken', places: ['a1'] });
  assert.deepEqual(refusal(placing, 'cb2.kd2'), { rule: 'WT-12', code: 'not-side-by-side', places: ['b2', 'd2'] });
  assert.deepEqual(refusal(placing, 'cb2'), { rule: 'WT-15', code: 'place-all', places: ['b2'] });
  assert.deepEqual(refusal(placing, 'bb2.kb3'), { rule: 'WT-11', code: 'not-in-hand', places: ['b2', 'b3'] });
});

test('fruit, cream and syrup of a space are stored separately', () => {
  for (const fruit of [0, 1, 5]) {
    for (const cream of [false, true]) {
      for (const syrup of [false, true]) {
        const content = contentOf(fruit, cream, syrup);
        assert.deepEqual([fruitOn(content), hasCream(content), hasSyrup(content)], [fruit, cream, syrup]);
        assert.equal(withSyrup(content), contentOf(fruit, cream, true));
      }
    }
  }
});
