/**
 * Every add and every move of a tile on dense boards with holes, tight gaps and islands, asked of a reference reading of
 * WD-6 to WD-17: what is legal, and of the rest the rule, the code and the places that show why.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hexAt, hexText } from '../../src/waddle-waddle/hex.js';
import { canMoveSome } from '../../src/waddle-waddle/legal.js';
import { boardOf, goalsOf } from '../../src/waddle-waddle/places.js';
import { waddleWaddle, type WaddleWaddleState } from '../../src/waddle-waddle/index.js';
import { boardOn, disc, tilesText, at, legal, refusal } from './helpers.js';
import { around, isHeld, outside, type Taken, type Tiles } from './reference.js';

/** Rule and code, then the place it is about, then the places that show why in any order. */
type Refusal = readonly [reason: string, place: string, ...why: string[]];

/** The tiles of a hex's colour that hang together with it, were there a tile of that colour. */
function groupRound(tiles: Tiles, hex: string, colour: string): string[] {
  const group = [hex];
  for (const one of group)
    for (const near of around(one)) if (tiles.get(near)?.startsWith(colour) && !group.includes(near)) group.push(near);
  return group;
}

/** What a reference reading knows of a board: of the whole one, or of one without a tile that moves. */
class Board {
  readonly taken: Taken;
  readonly outside: Taken;
  constructor(
    readonly tiles: Tiles,
    readonly hasAbilities: boolean,
  ) {
    this.taken = new Set(['0,0', ...tiles.keys()]);
    this.outside = outside(this.taken);
  }

  private near(hex: string): string[] {
    return around(hex).filter((other) => this.taken.has(other));
  }

  /** Why a tile may not come to lie on a hex. */
  whyNotTo(tile: string, to: string): Refusal | undefined {
    if (this.taken.has(to)) return ['WD-9 occupied', to, to];
    if (!isHeld(this.taken, to)) return ['WD-9 touches-too-little', to, ...this.near(to)];
    if (!this.outside.has(to)) return ['WD-10 no-way-in', to, ...this.near(to)];
    if (!this.hasAbilities) return undefined;
    const alike = (hexes: string[]): string[] => hexes.filter((hex) => this.tiles.get(hex)?.endsWith(tile.charAt(1)));
    const bellies = alike(around(to));
    if (tile.endsWith('B') && bellies.length > 0) return ['WD-12 next-to-belly', to, ...bellies];
    const alphas = alike(groupRound(this.tiles, to, tile.charAt(0)));
    return tile.endsWith('A') && alphas.length > 0 ? ['WD-11 second-alpha', to, ...alphas] : undefined;
  }

  /** Why the tile that has been lifted off a hex may not leave it. */
  whyNotFrom(from: string): Refusal | undefined {
    if (!this.outside.has(from)) return ['WD-13 cannot-slide-out', from, ...this.near(from)];
    const loose = this.near(from).filter((hex) => hex !== '0,0' && !isHeld(this.taken, hex));
    if (loose.length > 0) return ['WD-14 leaves-one-side', from, ...loose];
    const joined = new Set(['0,0']);
    for (const hex of joined) for (const near of this.near(hex)) joined.add(near);
    const stranded = [...this.taken].filter((hex) => !joined.has(hex));
    return stranded.length > 0 ? ['WD-15 strands', from, ...stranded] : undefined;
  }

  without(from: string): Board {
    return new Board(new Map([...this.tiles].filter(([hex]) => hex !== from)), this.hasAbilities);
  }
}

/** Hexes row by row, as places are listed. */
function inRows(hexes: readonly string[]): string[] {
  const place = (hex: string): number => {
    const [q = 0, r = 0] = hex.split(',').map(Number);
    return 100 * r + q;
  };
  return [...hexes].sort((a, b) => place(a) - place(b));
}

/** Asks everything of a board, with red to move. */
function askAll(tiles: Tiles, modules: number, radius: number): Map<string, number> {
  const found = new Map<string, number>();
  const text = tilesText(tiles);
  const state = at(`${text} r r4444,b4444,y4444`, `players=3,modules=${modules}`);
  const board = new Board(tiles, modules > 0);
  const allowed = new Set(legal(state));
  assert.equal(
    canMoveSome(state),
    [...allowed].some((token) => token.includes('>')),
    text,
  );
  const ask = (token: string, expected: Refusal | undefined): void => {
    assert.equal(allowed.delete(token), expected === undefined, `${token} at ${text}`);
    if (expected === undefined) return;
    const [reason, ...places] = expected;
    found.set(reason, (found.get(reason) ?? 0) + 1);
    const told = toldOf(state, token);
    // Of several Alphas one is shown
    if (reason.endsWith('second-alpha')) {
      assert.equal(told.length, 3, token);
      assert.ok(places.slice(1).includes(told[2] ?? ''), token);
      assert.deepEqual(told.slice(0, 2), expected.slice(0, 2));
    } else
      assert.deepEqual([...told.slice(0, 2), ...told.slice(2).sort()], [reason, places[0], ...places.slice(1).sort()]);
  };
  const hexes = [...disc(radius + 2), '0,0'];
  for (const type of 'APBG') for (const to of hexes) ask(`r${type}${to}`, board.whyNotTo(`r${type}`, to));
  for (const [from, tile] of tiles) {
    const lifted = board.without(from);
    const stays: Refusal | undefined =
      modules > 0 && tile.endsWith('G') ? ['WD-16 grumpy', from, from] : lifted.whyNotFrom(from);
    const goals = (stays === undefined ? hexes : []).filter((to) => to !== from && !lifted.whyNotTo(tile, to));
    const [place] = state.tiles.filter(({ q, r }) => `${q},${r}` === from);
    assert.ok(place);
    const grid = boardOf(state);
    const told = goalsOf(state, grid, place).map((index) => hexText(hexAt(grid, index)));
    assert.deepEqual(told, inRows(goals), `${from} at ${text}`);
    const own = [...allowed].filter((token) => token.startsWith(`${from}>`)).map((token) => token.split('>')[1]);
    assert.deepEqual(own, told, 'row by row');
    for (const to of hexes) {
      const same: Refusal | undefined = from === to ? ['WD-17 same-place', to, to] : undefined;
      ask(`${from}>${to}`, stays ?? same ?? lifted.whyNotTo(tile, to));
    }
  }
  assert.deepEqual([...allowed], [], `and nothing else is legal at ${text}`);
  return found;
}

function toldOf(state: WaddleWaddleState, token: string): string[] {
  const move = waddleWaddle.parseMove(state, token);
  assert.ok(move.ok, token);
  const played = waddleWaddle.play(state, move.value);
  assert.ok(!played.ok, token);
  const { rule, code, places = [] } = played.error;
  return [`${rule} ${code}`, ...places];
}

for (const [modules, seed, radius, share] of [
  [0, 1, 2, 70],
  [1, 2, 2, 60],
  [0, 3, 3, 65],
  [1, 4, 3, 65],
  [1, 5, 3, 80],
  [0, 6, 4, 45],
  [1, 7, 4, 60],
  [0, 8, 4, 75],
] as const) {
  test(`WD-6 WD-9 to WD-17 the legal moves on a board of ${share} % within ${radius} steps, modules ${modules}`, () => {
    const found = askAll(boardOn(disc(radius), seed, share), modules, radius);
    assert.ok(found.size >= 4, [...found.keys()].join());
  });
}

const BOARD = 'rP1,0;bP0,1;rP1,-1';
const FIELD = '1,0=P:BG;0,1=5P;-1,1=SP;-1,0=A:PG;0,-1=G:AP;1,-1=B:AG';
for (const [position, token, expected] of [
  [`${BOARD} r`, 'end', 'WD-6 add-is-due'],
  [`${BOARD} r`, '2,2>-1,0', 'WD-6 no-tile 2,2'],
  [`${BOARD} r r4044,b4444`, 'rP-1,0', 'WD-1 none-left -1,0'],
  [`${BOARD} r r4044,b4444`, 'xP', 'WD-1 none-left'],
  [`${BOARD} r`, 'xP', 'WD-31 can-add'],
  [`${BOARD} r:a1,-1`, 'xP', 'WD-6 added-already'],
  [`${BOARD} r:x`, 'rP-1,0', 'WD-6 added-already -1,0'],
  [`${BOARD} r:a1,-1`, 'rP-1,0', 'WD-6 added-already -1,0'],
  [`${BOARD} r:a1,-1`, '1,-1>-1,0', 'WD-8 just-added 1,-1 1,-1'],
  [`${BOARD} r:m1,-1`, '0,1>-1,0', 'WD-6 moved-already 0,1'],
  [`${BOARD} r r0001,b4444`, '0,1>-1,0', 'WD-7 last-turn 0,1'],
  [`${BOARD} r r0000,b0000`, 'rP-1,0', 'WD-24 game-over'],
  [`${BOARD} r:a1,-1 r4444,b4444 ${FIELD}`, '*2,0', 'WD-18 no-card card:2,0'],
  [`${BOARD} r r4444,b4444 ${FIELD}`, '*1,0', 'WD-18 no-card-now card:1,0'],
  [`${BOARD} r:a1,-1:c r4444,b4444 ${FIELD}`, '*1,0', 'WD-18 no-card-now card:1,0'],
  [`${BOARD} r:x r4444,b4444 ${FIELD}`, '*1,0', 'WD-18 no-card-now card:1,0'],
  [`${BOARD} r:a1,-1 r4444,b4444 ${FIELD};2,0=5A;2,1=5B;1,1=5G`, '*1,1', 'WD-19 card-stuck card:1,1'],
  [`${BOARD} r:a1,-1 r4444,b4444 ${FIELD}`, '*1,0', 'WD-20 not-met card:1,0 1,-1'],
  [`${BOARD} r:a1,-1 r4444,b4444 ${FIELD}`, '*0,1', 'WD-21 not-met card:0,1 1,-1'],
  [`${BOARD} r:a1,-1 r4444,b4444 ${FIELD}`, '*-1,1', 'WD-22 not-met card:-1,1 1,-1'],
] as const) {
  test(`${expected} is the answer to ${token} at ${position}`, () => {
    const { rule, code, places = [] } = refusal(at(position), token);
    assert.equal([rule, code, ...places].join(' '), expected);
  });
}
