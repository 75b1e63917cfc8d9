/** Properties over random games: the second engine, invariants, symmetries, round trips, bad text. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { below, next, seeded } from '../../src/core/random.js';
import { CARDS, COLOURS, TYPES } from '../../src/waddle-waddle/components.js';
import { waddleWaddle, type WaddleWaddleMove, type WaddleWaddleState } from '../../src/waddle-waddle/index.js';
import { at, legal, options } from './helpers.js';
import { boardPoints, canSlideIn, isHeld, isOnePiece, mayLeave, mayLie, meets, openHexes } from './reference.js';

const VARIANTS = ['players=2', 'players=3,modules=0', 'players=4,modules=1', 'players=4,cards=action,colours=any'];

/** Every state of a random game, the first one included. */
function* randomGame(
  optionText: string,
  seed: number,
): Generator<{ state: WaddleWaddleState; move?: WaddleWaddleMove }> {
  let state = waddleWaddle.setup(options(optionText), seed);
  let rng = seeded(seed);
  for (let ply = 0; ply < 400; ply++) {
    const moves = waddleWaddle.legalMoves(state);
    rng = next(rng);
    const move = moves[below(rng, moves.length)];
    if (move === undefined) {
      yield { state };
      return;
    }
    yield { state, move };
    const played = waddleWaddle.play(state, move);
    assert.ok(played.ok, waddleWaddle.moveText(state, move));
    state = played.value;
  }
  assert.fail(`the game with seed ${seed} does not end`);
}

function takenOf(state: WaddleWaddleState): Set<string> {
  return new Set(['0,0', ...state.tiles.map((tile) => `${tile.q},${tile.r}`)]);
}

for (const variant of VARIANTS) {
  test(`after every move the board is in one piece, with each tile held (${variant})`, () => {
    for (let seed = 1; seed <= 5; seed++) {
      for (const { state } of randomGame(variant, seed)) {
        const taken = takenOf(state);
        assert.ok(isOnePiece(taken));
        for (const tile of state.tiles) assert.ok(isHeld(taken, `${tile.q},${tile.r}`));
        const left = state.supply.flat().reduce((sum, count) => sum + count, 0);
        const aside = state.supply.length * 16 - left - state.tiles.length;
        assert.ok(aside >= 0 && state.tiles.length + left <= state.supply.length * 16);
        const cards = state.field.length + state.taken.flat().length;
        assert.equal(cards, waddleWaddle.setup(options(variant), seed).field.length);
      }
    }
  });

  test(`positions and moves are unchanged when written and read (${variant})`, () => {
    for (let seed = 11; seed <= 14; seed++) {
      for (const { state, move } of randomGame(variant, seed)) {
        const text = waddleWaddle.positionText(state);
        const again = at(text.split(' ').join('_'), variant);
        assert.equal(waddleWaddle.positionText(again), text);
        assert.deepEqual({ ...again, rng: state.rng }, state);
        assert.deepEqual(legal(again), legal(state));
        assert.deepEqual(waddleWaddle.outcome(again), waddleWaddle.outcome(state));
        if (move === undefined) continue;
        const read = waddleWaddle.parseMove(state, waddleWaddle.moveText(state, move));
        assert.deepEqual(read, { ok: true, value: move });
      }
    }
  });
}

test('WD-9 WD-10 open places agree with a slow search of all hexes', () => {
  for (let seed = 1; seed <= 6; seed++) {
    for (const { state } of randomGame('players=3,modules=0', seed)) {
      if (state.done.length > 0 || state.over) continue;
      const adds = new Set(
        legal(state)
          .filter((token) => token.startsWith('r') || token.startsWith('b') || token.startsWith('y'))
          .map((token) => token.substring(2)),
      );
      assert.deepEqual([...adds].sort(), openHexes(takenOf(state)).sort());
    }
  }
});

test('WD-13 WD-14 WD-15 WD-17 tile moves agree with the slow search', () => {
  for (let seed = 1; seed <= 3; seed++) {
    for (const { state } of randomGame('players=3,modules=0', seed)) {
      if (state.done.length > 0 || state.over || state.supply[state.turn]?.reduce((a, b) => a + b, 0) === 1) continue;
      const taken = takenOf(state);
      const expected: string[] = [];
      for (const hex of taken) {
        if (hex === '0,0' || !mayLeave(taken, hex)) continue;
        const without = new Set([...taken].filter((other) => other !== hex));
        for (const goal of openHexes(without)) if (goal !== hex) expected.push(`${hex}>${goal}`);
      }
      assert.deepEqual(
        legal(state)
          .filter((token) => token.includes('>'))
          .sort(),
        expected.sort(),
      );
    }
  }
});

function tilesOf(state: WaddleWaddleState): Map<string, string> {
  return new Map(
    state.tiles.map((tile) => [`${tile.q},${tile.r}`, COLOURS.charAt(tile.colour) + TYPES.charAt(tile.type)]),
  );
}

for (const variant of ['players=2,cards=action', 'players=3', 'players=4,modules=1']) {
  test(`WD-11 WD-12 WD-16 WD-19 to WD-22 WD-25 to WD-27 legal moves and points agree with a reference recount (${variant})`, () => {
    let cards = 0;
    for (let seed = 21; seed <= 24; seed++) {
      for (const { state } of randomGame(variant, seed)) {
        const tiles = tilesOf(state);
        const taken = takenOf(state);
        const points = waddleWaddle
          .score(state)
          .map(({ lines }) => lines.filter(({ rule }) => rule !== 'WD-28').reduce((sum, line) => sum + line.points, 0));
        const colours = [...COLOURS].slice(0, state.supply.length);
        assert.deepEqual(
          points,
          colours.map((colour) => boardPoints(tiles, colour, true)),
        );
        const tokens = legal(state);
        if (state.done.length === 0 && !state.over) {
          const open = openHexes(taken);
          const left = [...TYPES].filter((_type, at) => (state.supply[state.turn]?.[at] ?? 0) > 0);
          const adds = left
            .map((type) => COLOURS.charAt(state.turn) + type)
            .flatMap((tile) => open.filter((hex) => mayLie(tiles, tile, hex)).map((hex) => tile + hex));
          assert.deepEqual(tokens.filter((token) => /^[rbyg]/.test(token)).sort(), adds.sort());
          if (state.tiles.length % 6 === 5 && tokens.some((token) => token.includes('>'))) {
            const moves = [...tiles].flatMap(([from, tile]) => {
              if (tile.endsWith('G') || !mayLeave(taken, from)) return [];
              const others = new Map([...tiles].filter(([hex]) => hex !== from));
              const goals = openHexes(new Set([...taken].filter((hex) => hex !== from)));
              return goals.filter((to) => to !== from && mayLie(others, tile, to)).map((to) => `${from}>${to}`);
            });
            assert.deepEqual(tokens.filter((token) => token.includes('>')).sort(), moves.sort());
          }
        }
        const last = state.done.at(-1);
        if (state.rules.modules < 2 || last === undefined || last.act === 'c' || last.act === 'x') continue;
        if (!state.rules.cardPerAction && state.done.some(({ act }) => act === 'c')) continue;
        const field = new Set(['0,0', ...state.field.map(({ q, r }) => `${q},${r}`)]);
        const met = state.field
          .filter(({ card, q, r }) => {
            const known = CARDS[card];
            return known && mayLeave(field, `${q},${r}`) && meets(tiles, known.text, `${last.q},${last.r}`);
          })
          .map(({ q, r }) => `*${q},${r}`);
        cards += met.length;
        assert.deepEqual(tokens.filter((token) => token.startsWith('*')).sort(), met.sort());
      }
    }
    assert.equal(cards > 0, !variant.includes('modules=1'));
  });
}

/** The twelve symmetries of the hexagonal plane that keep the Iceberg where it is. */
const SYMMETRIES = [0, 1, 2, 3, 4, 5].flatMap((turns) =>
  [false, true].map((mirrored) => (q: number, r: number): [number, number] => {
    let hex: [number, number] = mirrored ? [r, q] : [q, r];
    for (let i = 0; i < turns; i++) hex = [-hex[1], hex[0] + hex[1]];
    return [hex[0] === 0 ? 0 : hex[0], hex[1] === 0 ? 0 : hex[1]];
  }),
);

function mapped(text: string, map: (q: number, r: number) => [number, number]): string {
  return text.replace(/(-?\d+),(-?\d+)/g, (_all, q: string, r: string) => map(Number(q), Number(r)).join(','));
}

test('legal moves and scores follow the twelve symmetries of the hexes', () => {
  for (let seed = 1; seed <= 3; seed++) {
    for (const { state } of randomGame('players=4,modules=1', seed)) {
      if (state.tiles.length % 7 !== 3) continue;
      const [tiles = '', turn = '', supply = ''] = waddleWaddle.positionText(state).split(' ');
      for (const symmetry of SYMMETRIES) {
        const turned = at(`${mapped(tiles, symmetry)} ${mapped(turn, symmetry)} ${supply}`, 'players=4,modules=1');
        assert.deepEqual(
          legal(turned).sort(),
          legal(state)
            .map((token) => mapped(token, symmetry))
            .sort(),
        );
        assert.deepEqual(
          waddleWaddle.score(turned).map((sheet) => sheet.total),
          waddleWaddle.score(state).map((sheet) => sheet.total),
        );
      }
    }
  }
});

test('a tight gap between two tiles is closed in both directions', () => {
  const taken = new Set(['0,0', '1,0', '2,-1', '3,-1', '2,1', '1,1']);
  assert.ok(!canSlideIn(taken, '2,0'));
});

test('mangled positions and moves are refused with a place in the text, and never throw', () => {
  const good = 'rA1,0;bP0,1;yG-1,1 r:a1,0 r3444,b4344,y4443 1,0=A:PG;0,1=5A r=fish;b=;y=egg.foot';
  const letters = [...'rbygAPBG0123456789,;:=-_ amcxSfish*>'];
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.nat(good.length), fc.constantFrom(...letters), fc.nat(2)), { maxLength: 4 }),
      (edits) => {
        let text = good;
        for (const [place, letter, cut] of edits)
          text = text.substring(0, place) + letter + text.substring(place + cut);
        const read = waddleWaddle.parsePosition(text, options('players=3'));
        if (read.ok) waddleWaddle.legalMoves(read.value);
        else assert.ok(read.error.offset >= 0 && read.error.offset <= text.length, text);
        const move = waddleWaddle.parseMove(at(good, 'players=3'), text.substring(0, 6));
        if (!move.ok) assert.ok(move.error.offset >= 0);
      },
    ),
    { numRuns: 10_000 },
  );
});
