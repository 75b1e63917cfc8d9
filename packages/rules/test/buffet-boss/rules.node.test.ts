/** BB-1 to BB-25 against the catalogue, beyond what the samples show. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FULL, going } from '../../samples/buffet-boss/index.js';
import { CHARACTERS, COLOURS, FOODS, GROUPS, SEAT_NAMES } from '../../src/buffet-boss/components.js';
import { buffetBoss, type BuffetBossState } from '../../src/buffet-boss/index.js';
import { deckSize, roundsOf, rulesOf } from '../../src/buffet-boss/state.js';
import { seeded } from '../../src/core/random.js';
import { startSession } from '../../src/replay/index.js';
import { newGame, optionsOf, play, position, result, text, tokens, toMove, why } from './table.js';

/** The foods a whole game shows, by chance, without anybody taking more than one. */
function shownCards(options: string, seed: number): string[] {
  let state = newGame(options, seed);
  const shown: string[] = [];
  while (buffetBoss.toMove(state).length > 0) {
    if (state.step === 'line') {
      const { move, rng } = buffetBoss.chanceMove(state);
      shown.push(buffetBoss.moveText(state, move).slice(1));
      const next = buffetBoss.play({ ...state, rng }, move);
      assert.ok(next.ok);
      state = next.value;
    } else if (state.step === 'settle') state = play(state, `~100/-`);
    else
      state = play(
        state,
        tokens(state).includes('end') ? 'end' : (tokens(state).find((token) => token !== 'adjust') ?? ''),
      );
  }
  return shown;
}

test('BB-1 the house set: 21 foods, three of each colour, four of each group, one without', () => {
  assert.equal(FOODS.length, 21);
  assert.equal(new Set(FOODS.map(({ id }) => id)).size, 21);
  for (const colour of COLOURS) {
    const stars = FOODS.filter((food) => food.colour === colour).map((food) => food.stars);
    assert.deepEqual(stars, [2, 3, 4], colour);
  }
  const sizes = GROUPS.map((group) => FOODS.filter((food) => food.group === group).length);
  assert.deepEqual(sizes, [4, 4, 4, 4, 4, 1]);
  assert.equal(FOODS.find(({ group }) => group === 'none')?.id, 'egg');
  assert.equal(CHARACTERS.length, 18);
});

test('BB-1 the second card of a food comes after the first or before it, and each once', () => {
  const state = position(`0/-/-/-;0/-/-/- - p1:line:1:p1 ${FULL} -`);
  assert.equal(text(play(state, '~ham2')).split(' ')[3]?.charAt(18), '1');
  assert.equal(text(play(state, '~ham')).split(' ')[3]?.charAt(18), 'm');
  assert.equal(
    text(play(state, '~ham2', '~ham'))
      .split(' ')[3]
      ?.charAt(18),
    '0',
  );
  assert.equal(why(play(state, '~ham2'), '~ham2'), 'BB-1 no-such-card');
});

test('BB-2 Lunch leaves 15, 20, 25 and 30 cards: five rounds', () => {
  const removed = [27, 22, 17, 12];
  removed.forEach((cards, i) => {
    const rules = rulesOf(optionsOf(`players=${i + 2}`));
    assert.equal(roundsOf(rules), 5);
    assert.equal(deckSize(rules), 42 - cards);
    assert.equal(shownCards(`players=${i + 2}`, i).length, 42 - cards);
  });
  assert.equal(shownCards('players=1', 3).length, 10);
});

test('BB-2 every food may come in Lunch, and nobody knows which are removed', () => {
  const seen = new Set(Array.from({ length: 40 }, (_unused, seed) => shownCards('', seed)).flat());
  assert.equal(seen.size, 42);
  assert.equal(text(newGame()).split(' ')[3], FULL);
});

test('BB-3 Dinner removes 21, 14, 7 or no marked cards, and never an unmarked one', () => {
  for (const [players, removed] of [
    [2, 21],
    [3, 14],
    [4, 7],
    [5, 0],
  ] as const) {
    for (let seed = 0; seed < 12; seed++) {
      const shown = shownCards(`players=${players},version=dinner`, seed);
      assert.equal(shown.length, 42 - removed);
      assert.equal(new Set(shown).size, shown.length, 'no card comes twice');
      assert.equal(shown.filter((card) => !card.endsWith('2')).length, 21);
    }
  }
});

test('BB-3 two characters each in Dinner, none elsewhere; all of them different', () => {
  for (let seed = 0; seed < 50; seed++) {
    const cards = newGame('players=5,version=dinner,characters=all', seed).plates.flatMap(
      ({ characters }) => characters,
    );
    assert.equal(new Set(cards.map(({ card }) => card)).size, 10);
    assert.ok(cards.every(({ revealed }) => !revealed));
  }
  for (const version of ['lunch', 'all']) {
    assert.ok(newGame(`version=${version}`).plates.every(({ characters }) => characters.length === 0));
  }
});

test('BB-4 All-You-Can-Eat by level and players', () => {
  const cards = { snack: [6, 12, 16, 20, 24], meal: [8, 15, 20, 25, 30], buffet: [10, 18, 28, 35, 42] };
  for (const [level, row] of Object.entries(cards)) {
    row.forEach((count, i) => {
      const rules = rulesOf(optionsOf(`version=all,level=${level},players=${i + 1}`));
      assert.equal(deckSize(rules), count);
      assert.equal(roundsOf(rules) * (i + 2), count);
    });
  }
});

test('BB-5 the first player is drawn', () => {
  const firsts = new Set(Array.from({ length: 60 }, (_unused, seed) => newGame('players=5', seed).first));
  assert.deepEqual([...firsts].sort(), [0, 1, 2, 3, 4]);
});

test('BB-10 the line has two to six foods', () => {
  for (const players of [1, 2, 3, 4, 5]) {
    const session = startSession(buffetBoss, optionsOf(`players=${players}`), 4);
    assert.ok(session.ok);
    assert.equal(session.value.state.line.length, players + 1);
    assert.equal(session.value.state.step, 'turn');
  }
});

test('BB-11 two of one food in the line are one choice, and one of them goes', () => {
  const state = position(going('0/-/-/-;0/-/-/-', 'ham.ham.egg', 'p1:turn:1:p1'));
  assert.deepEqual(tokens(state), ['egg', 'ham']);
  assert.equal(text(play(state, 'ham')).split(' ')[1], 'ham.egg');
  assert.deepEqual(
    buffetBoss.placesOfMove(position(going('0/-/-/-', 'egg.ham', 'p1:turn:1:p1')), { kind: 'take', food: 18 }),
    ['line:2'],
  );
});

test('BB-11 earlier players may not take a second food, the last one may, wherever the round began', () => {
  const state = position(going('0/-/-/-;0/-/-/-;0/-/-/-', 'ham.egg.banana.steak', 'p3:turn:1:p3'), 'players=3');
  const second = play(state, 'ham', '~100/p-1', 'end');
  assert.equal(toMove(second), 'p1');
  assert.equal(why(play(second, 'egg', '~100/p-1'), 'steak'), 'BB-11 one-food');
  const last = play(second, 'egg', '~100/p-1', 'end');
  assert.equal(toMove(last), 'p2');
  assert.deepEqual(tokens(play(last, 'steak', '~100/p-1')), ['adjust', 'banana', 'end']);
});

test('BB-12 the first player goes round', () => {
  const state = position(going('0/-/-/-;0/-/-/-;0/-/-/-', 'ham', 'p2:turn:2:p3', '1:-:-:-'), 'players=3');
  assert.equal(text(play(state, 'end')).split(' ')[2], 'p1:line:3:p1');
});

test('BB-13 one player alone takes both foods', () => {
  const state = position(going('0/-/-/-', 'ham.egg', 'p1:turn:1:p1'), 'version=all,players=1');
  const one = play(state, 'ham', '~100/p-1');
  assert.equal(why(one, 'end'), 'BB-13 food-left');
  assert.equal(toMove(play(one, 'egg', '~200/p-1.1-2', 'end')), 'table');
});

test('BB-14 nobody is asked in a solo game, nor in the contests', () => {
  for (const options of ['version=all,players=1', 'players=3', 'version=dinner']) {
    const session = startSession(buffetBoss, optionsOf(options), 2);
    assert.ok(session.ok);
    assert.equal(session.value.state.step, 'turn', options);
  }
  const asked = position(going('0/-/-/-;0/-/-/-', 'ham.egg.banana', 'p2:first:1:p2'), 'version=all');
  assert.equal(toMove(play(asked, 'first')), 'p2', 'without a name the usual one begins');
});

const SETTLING = '500/steak.ham.squid.egg/p-1.1-2.2-3.3-4/-;0/-/-/-';
const settling = (): BuffetBossState => position(going(SETTLING, 'banana.grapes', 'p1:settle:1:p1', '1:lettuce:-:-'));

test('BB-20 an impossible outcome is refused', () => {
  assert.equal(why(settling(), '~500/p-1.1-2.2-3.3-4'), 'BB-20 in-the-air');
  assert.equal(why(settling(), '~600/p-1.1-2.2-3.3-4.4-6'), 'BB-52 no-such-contact');
  assert.equal(why(settling(), '~500/p-1.1-2.2-3.3-4.4-5/5'), 'BB-52 no-such-contact');
  assert.equal(why(settling(), '~500/p-1.1-2.2-3.3-4/6'), 'BB-22 no-such-piece');
  assert.equal(why(settling(), '~0/p-1.1-2.2-3.3-4.4-5'), 'BB-31 height');
  assert.equal(why(settling(), '~10/-/1.2.3.4.5'), 'BB-31 height');
  assert.equal(why(settling(), '~3001/p-1.1-2.2-3.3-4.4-5'), 'BB-31 height');
  assert.equal(why(settling(), '~600/p-1.1-2.2-3.3-4.4-5/-/0,0,0'), 'BB-20 poses');
});

test('BB-20 contacts that are left out are unknown', () => {
  assert.equal(text(play(settling(), '~600/-')).split(';')[0], '600/steak.ham.squid.egg.lettuce/-/-');
});

test('BB-20 poses are kept, and forgotten when the next outcome has none', () => {
  const token = '~300/p-1.1-2/3.4.5/0,0,-250.-1000,550,9000.0,1200,-100/d10,-20,900';
  const state = play(settling(), token);
  assert.equal(text(state).split(';')[0], '300/steak.ham/p-1.1-2/-/0,0,-250.-1000,550,9000.0,1200,-100');
  assert.equal(buffetBoss.moveText(state, buffetMove(token)), token);
  assert.equal(text(play(state, 'late', 'adjust', '~300/p-1.1-2')).split(';')[0], '300/steak.ham/p-1.1-2/-');
});

function buffetMove(token: string) {
  const read = buffetBoss.parseMove(settling(), token);
  assert.ok(read.ok);
  return read.value;
}

test('BB-21 a player may adjust several times, and the turn stays theirs', () => {
  let state = position(going('150/ham/p-1/-;0/-/-/-', 'egg.banana.squid', 'p1:turn:2:p1'));
  for (let i = 0; i < 5; i++) state = play(state, 'adjust', '~150/p-1');
  state = play(state, 'egg', '~300/p-1.1-2', 'adjust', '~300/p-1.1-2');
  assert.deepEqual(tokens(state), ['adjust', 'end']);
  // What an adjustment brings down may be rescued like anything else
  assert.deepEqual(tokens(play(state, 'adjust', '~150/p-1/2')), ['late', 'save:1']);
});

test('BB-22 one of one, one of two, two of three, two of four may be saved', () => {
  const fall = ['5', '4.5', '3.4.5', '2.3.4.5'];
  const rest = ['500/p-1.1-2.2-3.3-4', '400/p-1.1-2.2-3', '300/p-1.1-2', '150/p-1'];
  fall.forEach((fell, i) => {
    let state = play(settling(), `~${rest[i] ?? ''}/${fell}`);
    let saved = 0;
    while (state.step === 'rescue') {
      // What is saved is put down anywhere
      state = play(state, 'save:1', '~500/-');
      saved++;
    }
    assert.equal(saved, [1, 1, 2, 2][i], fell);
  });
});

test('BB-23 a rescued piece may be rescued again in the next turn', () => {
  const state = position(going('150/ham/p-1/-;150/ham/p-1/-', 'egg.banana', 'p2:turn:1:p1', '1:-:1:-'));
  assert.deepEqual(tokens(play(state, 'adjust', '~0/-/1')), ['end'].concat('banana', 'egg').sort());
  const next = position(going('150/ham/p-1/-;150/ham/p-1/-', 'egg', 'p2:turn:2:p1'));
  assert.deepEqual(tokens(play(next, 'adjust', '~0/-/1')), ['late', 'save:1']);
});

test('BB-24 saved pieces keep their marks when others fall and numbers change', () => {
  const state = position(going('500/steak.ham.squid/p-1.1-2.2-3/-;0/-/-/-', 'egg.banana', 'p1:settle:1:p1', '1:-:3:-'));
  assert.equal(
    text(play(state, '~400/p-1.1-3/2', 'late'))
      .split(' ')
      .pop(),
    '1:-:2:-',
  );
});

test('BB-25 all have won or all have lost', () => {
  const state = position(going('100/ham/p-1/-;100/egg/p-1/-', '-', 'p2:turn:4:p1', '1:-:-:-'), 'version=all');
  assert.equal(result(play(state, 'end')), 'p1+p2 all-stacked');
  assert.deepEqual(buffetBoss.outcome(play(state, 'adjust', '~0/-/1')), { winners: [], by: 'fallen', rule: 'BB-25' });
});

// Options, the house data and what a seat sees: what a game is set up with (BB-1 to BB-4, BB-40 to BB-53).

test('BB-1 to BB-4 BB-52 options: the values on offer, and those of a game in progress', () => {
  assert.deepEqual(
    buffetBoss.options.map((option) => [
      option.rule,
      option.key,
      option.initial,
      option.kind === 'number' ? [option.min, option.max] : option.kind === 'choice' ? option.values : [],
    ]),
    [
      ['BB-2', 'players', 2, [1, 5]],
      ['BB-2', 'version', 'lunch', ['lunch', 'dinner', 'all']],
      ['BB-4', 'level', 'snack', ['snack', 'meal', 'buffet']],
      ['BB-52', 'characters', 'first', ['first', 'all']],
    ],
  );
  for (const chosen of ['', 'players=5,version=dinner,characters=all', 'players=1,version=all,level=meal'])
    assert.deepEqual(buffetBoss.optionsOf(newGame(chosen)), optionsOf(chosen));
  assert.deepEqual(buffetBoss.optionsOf(buffetBoss.setup({}, 1)), optionsOf(''), 'left out, each has its first value');
  assert.deepEqual(buffetBoss.seats(optionsOf('players=3')), ['p1', 'p2', 'p3']);
  assert.deepEqual(SEAT_NAMES, ['p1', 'p2', 'p3', 'p4', 'p5']);
  assert.deepEqual(COLOURS, ['green', 'white', 'purple', 'yellow', 'red', 'brown', 'pink']);
  const { hand, handSaved, saved, falls } = newGame('players=5');
  assert.deepEqual({ hand, handSaved, saved, falls }, { hand: -1, handSaved: false, saved: [], falls: [] });
  assert.equal(
    text(newGame('players=4,version=dinner,characters=all', 3)),
    '0/-/-/B13.A2;0/-/-/B6.B3;0/-/-/B1.B2;0/-/-/B4.B15 - p2:line:1:p2 222222222222222222222 -',
  );
});

test('BB-40 to BB-51 each character names its rule and what it likes', () => {
  assert.deepEqual(
    CHARACTERS.map(({ id, rule, likes, shown }) => [id, rule, likes, ...shown].join(' ')),
    [
      'B1 BB-40 groups vegetable fruit',
      'B2 BB-40 groups fruit dessert',
      'B3 BB-40 groups dessert meat',
      'B4 BB-40 groups meat seafood',
      'B5 BB-40 groups seafood vegetable',
      'B6 BB-41 colours green purple',
      'B7 BB-41 colours white yellow',
      'B8 BB-41 colours red pink',
      'B9 BB-42 stars',
      'B10 BB-43 star-pairs',
      'B11 BB-44 stars',
      'B12 BB-45 plate',
      'B13 BB-46 different-groups',
      'B14 BB-47 different-colours',
      'B15 BB-48 commonest-group',
      'A1 BB-49 group-pairs',
      'A2 BB-50 colour-pairs',
      'A3 BB-51 one-neighbour',
    ],
  );
});

test('BB-52 BB-53 a determinization keeps what is known and deals the rest from a first game, then from the others', () => {
  const state = position('0/-/-/B3.A1;0/-/-/B5!.B4;0/-/-/B6.B7 - p1:turn:7', 'version=dinner');
  const view = buffetBoss.viewFor(state, 0);
  assert.equal(text(view).split(' ')[0], '0/-/-/B3.A1;0/-/-/B5!.x;0/-/-/x.x');
  assert.deepEqual(view.rng, [0, 0]);
  const guesses = Array.from({ length: 60 }, (_none, seed) => buffetBoss.determinize(view, 0, seeded(seed)));
  const dealt = guesses.map((guess) => text(guess).split(' ')[0]?.split(';') ?? []);
  for (const [own = '', second = '', third = ''] of dealt) {
    assert.deepEqual([own, second.slice(0, 9)], ['0/-/-/B3.A1', '0/-/-/B5!']);
    const drawn = [second.slice(10), ...third.slice(6).split('.')];
    assert.ok(
      drawn.every((card) => /^B[124678]$/.test(card)),
      drawn.join(),
    );
    assert.equal(new Set(drawn).size, 3);
  }
  assert.equal(new Set(dealt.map(([, second]) => second)).size, 6);
  // More are held than a first game has
  const many = position('0/-/-/B1.B2.B3.B4;0/-/-/B5.B6.B7.x;0/-/-/x.x.x', 'version=dinner');
  const held = Array.from({ length: 60 }, (_none, seed) =>
    buffetBoss
      .determinize(many, 0, seeded(seed))
      .plates.flatMap(({ characters }) => characters.map(({ card }) => card)),
  );
  for (const cards of held) {
    assert.equal(new Set(cards).size, 11);
    assert.ok(cards.includes(7) && cards.filter((card) => card >= 8).length === 3);
  }
  assert.equal(new Set(held.flat()).size, CHARACTERS.length);
});
