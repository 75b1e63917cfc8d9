/** What players are told before they decide: chances, the best completions, turn-order spaces, shapes and near misses. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { below, next, seeded } from '../../src/core/random.js';
import { bestCompletions, chances, chancesAt, spacesAfter } from '../../src/waffle-time/advice.js';
import { goalShape, meetsGoal } from '../../src/waffle-time/goals.js';
import { waffleTime, type WaffleTimeState } from '../../src/waffle-time/index.js';
import { allCards, cardOf, matchesOf, nearMisses, orientations } from '../../src/waffle-time/patterns.js';
import { spaceName } from '../../src/waffle-time/waffle.js';
import { waffleText } from '../../src/waffle-time/position.js';
import { after, at, legal, options } from './helpers.js';

const TILES = 'cs,ck,wc,sb,us,kb,ku,bw,u*';

/** Positions of a random game. */
function positions(seed: number, optionText: string): WaffleTimeState[] {
  const found: WaffleTimeState[] = [];
  let state = waffleTime.setup(options(optionText), seed);
  let rng = seeded(seed);
  while (!state.over && found.length < 300) {
    found.push(state);
    const moves = waffleTime.legalMoves(state);
    rng = next(rng);
    // Completions are rare in random games: what can be completed next is laid where there is such a placing
    const [chance] = chances(state);
    const move = chance ? ({ kind: 'place', puts: chance.puts } as const) : moves[below(rng, moves.length)];
    assert.ok(move);
    const played = waffleTime.play(state, move);
    assert.ok(played.ok);
    state = played.value;
  }
  return found;
}

let played: readonly WaffleTimeState[] | undefined;

/** Positions of some games, played once somebody asks for them. */
function games(): readonly WaffleTimeState[] {
  played ??= [1, 2, 3].flatMap((seed) => [...positions(seed, 'players=2'), ...positions(seed, 'players=1')]);
  return played;
}

test('WT-16 chances are exactly the placings that make a completion legal', () => {
  let seen = 0;
  for (const state of games().filter(({ step }) => step === 'place')) {
    const told = chances(state).map((chance) => waffleTime.moveText(state, { kind: 'place', puts: chance.puts }));
    const expected = legal(state).filter((token) => {
      if (token === 'x') return false;
      const played = after(state, token);
      return played.turn === state.turn && legal(played).some((other) => other.includes('-') && other.includes(':'));
    });
    assert.deepEqual(told, expected);
    seen += told.length;
  }
  assert.ok(seen > 50);
});

test('WT-19 a card that can be completed in several ways is listed once', () => {
  // Syrup for one of the three cherries alone
  const state = at(`5/5/1cc2/5/5;5/5/5/5/5 p1:place 1,6 22323:50,51,54 ${TILES} 1:p1@3,p2 c: -;-`);
  const [chance] = chances(state).filter(({ puts }) => puts[0]?.space === 10);
  assert.deepEqual(chance?.cards, ['cherry-2']);
  assert.equal(legal(after(state, 'ca3')).filter((token) => token.startsWith('cherry-2')).length, 3);
});

test('WT-11 the chances of a slot are those after drafting it', () => {
  const state = at(`5/5/2cc1/5/5;5/5/5/5/5 p1:draft 6,6 22323:50,51,54 ${TILES} 1:p1,p2 - -;-`);
  assert.deepEqual(chancesAt(state, 11), chances(after(state, '@11')));
  assert.ok(chancesAt(state, 11).length > 0);
  assert.deepEqual(chancesAt(state, 0), []);
});

test('WT-16 the proposed completions are legal one after another, and no random order scores more', () => {
  let seen = 0;
  let rng = seeded(9);
  for (const state of games().filter(({ step }) => step === 'finish')) {
    const { moves, choice } = bestCompletions(state);
    if (!choice) assert.ok(moves.length > 0);
    const best = finished(
      state,
      moves.map((move) => waffleTime.moveText(state, move)),
    );
    for (let i = 0; i < 10; i++) {
      const tokens: string[] = [];
      let now = state;
      while (now.step === 'finish' && !now.over && now.turn === state.turn && now.round === state.round) {
        rng = next(rng);
        const token = legal(now)[below(rng, legal(now).length)] ?? 'end';
        tokens.push(token);
        if (token === 'end') break;
        now = after(now, token);
      }
      assert.ok(best >= finished(state, tokens), tokens.join(' '));
      seen++;
    }
  }
  assert.ok(seen > 100);
});

/** The points of the seat to move after some moves and the end of the turn. */
function finished(state: WaffleTimeState, tokens: readonly string[]): number {
  let now = tokens.length === 0 ? state : after(state, tokens.join(' '));
  const same = now.turn === state.turn && now.round === state.round && now.step === 'finish' && !now.over;
  if (same) now = after(now, 'end');
  return waffleTime.score(now)[state.turn]?.total ?? 0;
}

test('WT-19 with syrup for all there is no choice; with less there is', () => {
  const position = (syrup: number): WaffleTimeState =>
    at(`5/5/1ccc1/5/5;5/5/5/5/5 p1:finish ${syrup},6 22323:50,51,54 ${TILES} 1:p1@3,p2 :b3 -;-`);
  assert.equal(bestCompletions(position(3)).choice, false);
  assert.equal(bestCompletions(position(2)).choice, true);
  assert.deepEqual(bestCompletions(at('5/5/1ccc1/5/5')).moves, []);
});

test('WT-19 a good order is found even where there are too many to try them all', () => {
  // A waffle of cherries, with syrup for all but five of them
  const rank = 'ccccc';
  const changed = [...'abcde'].flatMap((file) => [1, 2, 3, 4, 5].map((y) => `${file}${y}`)).join('');
  const state = at(
    `${Array(5).fill(rank).join('/')};5/5/5/5/5 p1:finish 20,6 22323:50,51,54 ${TILES} 1:p1@3,p2 :${changed} -;-`,
  );
  const { moves, choice } = bestCompletions(state);
  assert.equal(choice, true);
  const best = finished(
    state,
    moves.map((move) => waffleTime.moveText(state, move)),
  );
  const another = (syrup: number): boolean => bestCompletions({ ...state, syrup: [syrup, 6] }).choice;
  assert.deepEqual([another(24), another(25)], [true, false], 'all 25 cherries could have syrup');
  // 20 for syrup, 2 for the empty dispenser, and all three goals
  assert.equal(best, 20 + 2 + 5 + 5 + 6);
});

test('WT-19 there is no choice before toppings have been placed, and after the end, with syrup or without', () => {
  const solo = waffleTime.setup(options('players=1'), 1);
  for (const state of [solo, { ...solo, syrup: [0] }, { ...solo, step: 'finish' as const, over: true, syrup: [0] }])
    assert.deepEqual(bestCompletions(state), { moves: [], choice: false });
});

test('WT-72 in a solo game the last syrup is a choice, because it ends the game', () => {
  const state = at(`5/5/1ccc1/5/5 p1:finish 3 22323:50,51,54 ${TILES} 1:p1@3 :b3 -`, 'players=1');
  assert.equal(bestCompletions(state).choice, true);
});

test('WT-61 WT-71 a pawn returns to one of the predicted spaces', () => {
  let seen = 0;
  for (const state of games().filter(({ step }) => step === 'draft')) {
    for (const token of legal(state)) {
      const { first, last } = spacesAfter(state, Number(token.slice(1)));
      assert.ok(first >= 1 && last <= 2 && first <= last);
      seen++;
    }
  }
  const state = at(`5/5/5/5/5;5/5/5/5/5 p1:draft 6,6 22323:50,51,54 ${TILES} 1:p2@3,p1 - -;-`);
  assert.deepEqual(spacesAfter(state, 2), { first: 1, last: 1 });
  assert.deepEqual(spacesAfter(state, 8), { first: 2, last: 2 });
  const first = at(`5/5/5/5/5;5/5/5/5/5 p1:draft 6,6 22323:50,51,54 ${TILES} 3:p2@0,p1 - -;-`);
  assert.deepEqual(spacesAfter(first, 5), { first: 1, last: 1 });
  const alone = at(`5/5/5/5/5 p1:draft 6 22323:50,51,54 ${TILES} 1:p1 - -`, 'players=1');
  assert.deepEqual(spacesAfter(alone, 9), { first: 2, last: 2 });
  assert.ok(seen > 50);
});

test('WT-18 shapes are turned and mirrored in one to eight ways, each once', () => {
  const counts = allCards().map((card) => orientations(card, false).length);
  assert.deepEqual(counts, [4, 2, 4, 6, 2, 4, 1, 4, 4, 2, 4, 2, 0, 0, 0]);
  assert.deepEqual(orientations(cardOf(1, 1), true), ['CFFC', 'C/F/F/C']);
});

test('WT-31 a near miss names what does not fit, and placing it there completes the card', () => {
  const { waffles } = at('5/5/1cc2/5/5');
  const misses = nearMisses(waffles[0] ?? [], cardOf(1, 2), false);
  assert.deepEqual(
    misses.map(({ missing }) => missing.map((space) => spaceName(space)).join()),
    ['a3', 'd3'],
  );
  for (const { missing, cells } of misses) {
    const filled = (waffles[0] ?? []).map((content, space) => (missing.includes(space) ? 1 : content));
    const found = matchesOf(filled, cardOf(1, 2), { numbers: [2], cherryBoth: false });
    assert.ok(
      found.some((match) => match.cells.join() === cells.join()),
      waffleText(filled),
    );
  }
});

test('WT-50 to WT-57 the shape of a goal is the pattern that meets it', () => {
  const places = (waffle: string, goal: number, crossX = false): string => {
    const spaces = at(waffle).waffles[0] ?? [];
    assert.equal(goalShape(spaces, goal, crossX).length > 0, meetsGoal(spaces, goal, crossX));
    return goalShape(spaces, goal, crossX)
      .map((space) => spaceName(space))
      .join(' ');
  };
  assert.equal(places('4s*/5/5/5/s*4', 54), 'a1 e5');
  assert.equal(places('5/5/s*s*s*s*s*/5/5', 51), 'a3 b3 c3 d3 e3');
  assert.equal(places('5/5/kkkkk/5/k4', 55), 'a1 a3 b3 c3 d3 e3');
  assert.equal(places('5/5/kkkkk/5/5', 55), '');
  assert.equal(places('ss3/ss3/1c3/kk3/kk3', 56), 'a1 b1 a2 b2 a4 b4 a5 b5');
  assert.equal(places('5/s*1s*2/1s*3/s*1s*2/5', 53, true), 'b3 c4 c2 a2 a4');
});
