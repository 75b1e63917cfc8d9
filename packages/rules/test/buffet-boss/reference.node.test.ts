/** The core against the reference implementation of the catalogue: random games move by move, and random plates counted. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CHARACTERS, FOODS } from '../../src/buffet-boss/components.js';
import { liked } from '../../src/buffet-boss/characters.js';
import { buffetBoss } from '../../src/buffet-boss/index.js';
import type { BuffetBossMove, BuffetBossState } from '../../src/buffet-boss/index.js';
import type { Plate } from '../../src/buffet-boss/state.js';
import { CHANCE } from '../../src/core/contract.js';
import { Reference, bonus, MENU, type Piece } from './reference-game.js';
import { dice, newGame, result, text, tokens, toMove } from './table.js';

const OPTIONS = ['lunch', 'dinner', 'all'].flatMap((version) =>
  [1, 2, 3, 4, 5].flatMap((players) =>
    version === 'all'
      ? ['snack', 'meal', 'buffet'].map((level) => `players=${players},version=all,level=${level}`)
      : [`players=${players},version=${version}`, `players=${players},version=${version},characters=all`],
  ),
);

function twinOf(state: BuffetBossState): Reference {
  const hands = state.plates.map(({ characters }) => characters.map(({ card }) => CHARACTERS[card]?.id ?? ''));
  return new Reference(state.rules.version, state.rules.level, hands, state.first);
}

/** What a position says, from the core. */
function told(state: BuffetBossState): unknown {
  return {
    moves: buffetBoss.toMove(state)[0] === CHANCE ? [] : tokens(state),
    toMove: toMove(state),
    result: result(state),
    totals: buffetBoss.score(state).map(({ total }) => total),
    line: state.line.map((food) => FOODS[food]?.id),
  };
}

function toldByReference(twin: Reference): unknown {
  return {
    moves: twin.moves(),
    toMove: twin.toMove(),
    result: twin.result(),
    totals: twin.totals(),
    line: twin.line,
  };
}

/** A move drawn by chance; seats end their turns often enough for games to end. */
function drawn(state: BuffetBossState, pick: (n: number) => number): { state: BuffetBossState; move: BuffetBossMove } {
  if (buffetBoss.toMove(state)[0] === CHANCE) {
    const { move, rng } = buffetBoss.chanceMove(state);
    return { state: { ...state, rng }, move };
  }
  const moves = buffetBoss.legalMoves(state);
  const move = moves[pick(moves.length)];
  assert.ok(move !== undefined, text(state));
  return { state, move };
}

/** Plays games of these seeds in the core and in the reference implementation at once; tells how often what came up. */
function playBoth(from: number, to: number): Map<string, number> {
  const seen = new Map<string, number>();
  const note = (what: string): void => void seen.set(what, (seen.get(what) ?? 0) + 1);
  for (let seed = from; seed < to; seed++) {
    const pick = dice(seed);
    let state = newGame(OPTIONS[seed % OPTIONS.length], seed);
    const twin = twinOf(state);
    for (;;) {
      assert.deepEqual(told(state), toldByReference(twin), text(state));
      note(state.step);
      note(result(state).split(' ')[1] ?? '');
      if (state.falls.length > 1) note('two windows');
      if (buffetBoss.toMove(state).length === 0) break;
      const next = drawn(state, pick);
      const played = buffetBoss.play(next.state, next.move);
      assert.ok(played.ok, text(state));
      twin.play(buffetBoss.moveText(state, next.move));
      state = played.value;
    }
  }
  return seen;
}

test('a random game of each version and number of players agrees move by move with the reference implementation', () => {
  assert.ok(playBoth(0, OPTIONS.length).size > 6);
});

test('1000 random games agree move by move with the reference implementation, in every version', () => {
  const seen = playBoth(OPTIONS.length, 1000);
  for (const step of ['line', 'first', 'turn', 'settle', 'rescue', 'reveal', 'over', 'lost']) {
    assert.ok((seen.get(step) ?? 0) > 20, `${step} came up ${seen.get(step) ?? 0} times`);
  }
  for (const end of ['stars', 'tallest', 'all-stacked', 'fallen', 'two windows']) {
    assert.ok((seen.get(end) ?? 0) > 5, `${end} came up ${seen.get(end) ?? 0} times`);
  }
});

test('BB-40 to BB-52 every character counts 1000 random plates as the reference implementation does', () => {
  const pick = dice(7);
  for (let count = 0; count < 1000; count++) {
    const foods = Array.from({ length: pick(13) }, () => pick(FOODS.length));
    const contacts = foods.flatMap((_food, b) =>
      Array.from({ length: b + 1 }, (_unused, a) => [a, b + 1] as const).filter(() => pick(4) === 0),
    );
    const plate: Plate = { height: 100, pieces: foods, contacts, characters: [], poses: [] };
    const pieces: Piece[] = foods.map((food) => ({ food: Object.keys(MENU)[food] ?? '' }));
    const pairs = contacts.flatMap(([a, b]) => {
      const [first, second] = [a === 0 ? 'plate' : pieces[a - 1], pieces[b - 1]] as const;
      return first && second ? [[first, second] as const] : [];
    });
    CHARACTERS.forEach((character, card) => {
      const { points } = liked(plate, card);
      assert.equal(points, bonus(character.id, { height: 100, pieces, contacts: pairs }), character.id);
    });
  }
});
