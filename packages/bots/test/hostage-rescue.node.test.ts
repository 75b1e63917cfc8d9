/** The board of its own on which bots of Hostage Rescue think has the turns of the rules; and what levels look at. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Seat } from '@griddle/rules/core/contract.js';
import { initialOptions } from '@griddle/rules/core/options.js';
import { below, next, seeded } from '@griddle/rules/core/random.js';
import { hostageRescue as game, type HostageRescueState } from '@griddle/rules/hostage-rescue/index.js';
import { Board } from '../src/hostage-rescue/board.js';
import { chanceToWait } from '../src/hostage-rescue/network.js';
import { DiceSearch } from '../src/hostage-rescue/search.js';
import { evaluatorOf, planSearch } from '@griddle/bots';

/** Where a side's turns lead by the rules. */
function endsByRules(state: HostageRescueState, side: Seat): Set<string> {
  const found = new Set<string>();
  for (const move of game.legalMoves(state)) {
    if (move.kind === 'pass') continue;
    const played = game.play(state, move);
    assert.ok(played.ok);
    if (played.value.rescued) found.add('won');
    else if (played.value.left > 0) for (const end of endsByRules(played.value, side)) found.add(end);
    else found.add(standing(played.value));
  }
  return found;
}

function standing({ board, carriers }: Pick<HostageRescueState, 'board' | 'carriers'>): string {
  return `${board.join()} ${carriers.join()}`;
}

function endsOnBoard(state: HostageRescueState, side: Seat): Set<string> {
  const board = new Board(state, () => 0.5);
  const found = new Set<string>();
  for (const { first, second, wins } of board.turns(side, state.roll, Infinity)) {
    if (wins) {
      found.add('won');
      continue;
    }
    board.walk(side, first);
    if (second >= 0) board.walk(side, second);
    found.add(standing(board));
    if (second >= 0) board.back(side);
    board.back(side);
    assert.equal(standing(board), standing(state), 'a step back leaves nothing behind');
  }
  return found;
}

for (const goal of ['rescue', 'flag']) {
  test(`${goal}: the bot’s own board has the same turns as the rules`, () => {
    let rng = seeded(4);
    let compared = 0;
    for (let seed = 1; seed <= 25; seed++) {
      let state = game.setup({ ...initialOptions(game.options), goal }, seed);
      for (let ply = 0; ply < 60 && !game.outcome(state); ply++) {
        if (state.roll > 0 && state.left === 0) {
          const rules = endsByRules(state, state.turn);
          // A win ends the search for other turns
          const own = endsOnBoard(state, state.turn);
          if (rules.has('won')) assert.ok(own.has('won'), game.positionText(state));
          else assert.deepEqual([...own].sort(), [...rules].sort(), game.positionText(state));
          compared++;
        }
        rng = next(rng);
        const moves = game.legalMoves(state);
        const played = game.play(state, moves[below(rng, moves.length)] ?? { kind: 'pass' });
        assert.ok(played.ok);
        state = played.value;
      }
    }
    assert.ok(compared > 200);
  });
}

test('the search finds the walk that frees the hostage, and is certain of it', () => {
  const search = new DiceSearch(position('3s1s/6/6/s5/6/b5 s:2'), 0);
  assert.ok(search.run(1000));
  const [best] = search.thought().moves;
  assert.deepEqual(best?.move, { kind: 'walk', from: 33, to: 35 });
  assert.equal(best.exact, true);
});

function position(text: string, goal = 'rescue'): HostageRescueState {
  const state = game.parsePosition(text, { ...initialOptions(game.options), goal });
  assert.ok(state.ok, text);
  return state.value;
}

for (const goal of ['rescue', 'flag']) {
  test(`${goal}: the network gives both corners the same value, and sees whether a roll can win`, () => {
    const start = chanceToWait(position('2bbbs/3bbb/s3bb/ss3b/sss3/bsss2 s', goal));
    assert.ok(Math.abs(start - 0.5) < 0.1, start.toString());
    assert.equal(chanceToWait(position('2bbbs/3bbb/s3bb/ss3b/sss3/bsss2 b', goal)), start);

    // Strawberries stand in the row of their hostage; Blueberries, far from theirs, roll next
    const ahead = chanceToWait(position('3s1s/6/6/s2b2/6/b5 b', goal));
    const behind = chanceToWait(position('5s/6/2s3/s2b2/6/b5 b', goal));
    assert.ok(ahead > behind + 0.05, `${ahead.toString()} ${behind.toString()}`);
  });
}

test('before the first roll of a search, a page sees the network’s value', () => {
  const state = position('2bbbs/3bbb/s3bb/ss3b/sss3/bsss2 s:3');
  const search = new DiceSearch(state, 0);
  const values = search.thought().moves.map(({ move, value }) => {
    const played = game.play(state, move);
    assert.ok(played.ok);
    return Math.abs(value - 100 * chanceToWait(played.value));
  });
  assert.ok(values.length > 3);
  assert.ok(Math.max(...values) < 1e-9);
});

test('a hint uses the search, although a hard bot uses the network alone', async () => {
  const brain = await evaluatorOf(game);
  const state = position('2bbbs/3bbb/s3bb/ss3b/sss3/bsss2 s:3');
  assert.ok(!(planSearch(game, brain, state, 0, 'hard', false, seeded(7)).search instanceof DiceSearch));
  const judged = planSearch(game, brain, state, 0, 'hard', true, seeded(7));
  assert.ok(judged.search instanceof DiceSearch);
  assert.equal(judged.positions, 10_000);
});
