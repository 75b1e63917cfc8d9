/** WW-1 to WW-11 and WW-60 against the catalogue, beyond what the samples show. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseOptions } from '../../src/core/options.js';
import { quadrants } from '../../src/waffle-wars/conditions.js';
import { waffleWars, type WaffleWarsState } from '../../src/waffle-wars/index.js';
import { QUADRANTS, shapesOf } from './reference-board.js';
import { jumps, newGame, placements, play, position, result, side, text, tokens, why, refusal } from './table.js';

const CORNERS = ['a1', 'a6', 'f1', 'f6'];

test('WW-1 the waffle has 36 spaces in four quadrants of nine', () => {
  const start = newGame();
  assert.equal(start.board.length, 36);
  assert.deepEqual(
    quadrants(start).map(({ name }) => name),
    ['a1-c3', 'd1-f3', 'a4-c6', 'd4-f6'],
  );
  // A square in the two spaces of a quadrant nearest to its middle corner owns that quadrant and no other
  const squares = ['6/6/6/6/ss4/ss4', '6/6/6/6/4ss/4ss', 'ss4/ss4/6/6/6/6', '4ss/4ss/6/6/6/6'];
  squares.forEach((board, at) => {
    assert.deepEqual(
      quadrants(position(board)).map(({ owner }) => owner),
      [0, 1, 2, 3].map((quadrant) => (quadrant === at ? 0 : -1)),
    );
  });
});

test('WW-2 Strawberries are first, and sides alternate after placements as after jumps', () => {
  const start = newGame();
  assert.equal(side(start), 's');
  assert.equal(side(play(start, 'c3')), 'b');
  assert.equal(side(play(start, 'c3', 'd4')), 's');
  assert.equal(side(play(start, 'c3', 'd4', 'c3xe5')), 'b');
});

test('WW-3 18 pieces a side, or 6 to 36 by the option', () => {
  assert.equal(text(newGame()), '6/6/6/6/6/6 s 18,18 first');
  assert.equal(text(newGame('hand=6')), '6/6/6/6/6/6 s 6,6 first');
  assert.equal(text(newGame('hand=36')), '6/6/6/6/6/6 s 36,36 first');
  const seats = waffleWars.seats({});
  for (const wrong of ['hand=5', 'hand=37', 'hand=-6', 'hand=6.5', 'hand=', 'hand=six']) {
    assert.equal(parseOptions(waffleWars.options, seats, wrong).ok, false, wrong);
  }
});

test('WW-3 a placement takes one piece from the own hand', () => {
  assert.equal(text(play(newGame('hand=7'), 'c3', 'd4', 'c4')), '6/6/2sb2/2s3/6/6 b 5,6 -');
});

test('WW-4 the first strawberry has 32 spaces, all but the corners', () => {
  const start = newGame();
  assert.equal(tokens(start).length, 32);
  for (const corner of CORNERS) {
    assert.equal(tokens(start).includes(corner), false);
    assert.equal(why(start, corner), 'WW-4 corner');
  }
});

test('WW-4 the rule binds neither the first blueberry nor the second strawberry', () => {
  const blue = play(newGame(), 'c3');
  assert.equal(tokens(blue).length, 35);
  for (const corner of CORNERS) play(blue, corner);
  const second = play(blue, 'd1');
  for (const corner of CORNERS) assert.ok(tokens(second).includes(corner), corner);
});

test('WW-4 the rule holds until the first strawberry is placed, also in positions set up with pieces', () => {
  const odd = position('6/6/2b3/2s3/6/6 s 17,17 first');
  assert.equal(why(odd, 'a1'), 'WW-4 corner');
  // A jump is no placement: the first one is still to come
  assert.equal(why(play(odd, 'c3xc5', 'd1'), 'a1'), 'WW-4 corner');
  const placed = play(odd, 'b2');
  assert.equal(placed.phase, '-');
  play(placed, 'd1', 'a1');
});

test('WW-4 a blueberry may go to a corner even before the first strawberry', () => {
  const odd = position('6/6/6/6/6/6 b 18,18 first');
  assert.equal(tokens(odd).length, 36);
  assert.equal(play(odd, 'a1').phase, 'first');
});

test('WW-4 where only a corner is open, the first strawberry has no move', () => {
  const full = 'sbsssb/bbsbbb/ssbsbs/sbsbss/ssbbss/1sbbss s 5,5';
  assert.deepEqual(tokens(position(`${full} -`)), ['a1']);
  assert.equal(result(position(`${full} first`)), 'blueberries depletion');
});

test('WW-5 the legal moves are placements and jumps, and there is no pass', () => {
  const state = position('6/6/2b3/2s3/6/6 s 17,17 -');
  assert.equal(placements(state).length, 34);
  assert.deepEqual(jumps(state), ['c3xc5']);
  for (const word of ['pass', 'end', '-', '', 'c3c4']) assert.equal(waffleWars.parseMove(state, word).ok, false, word);
});

test('WW-6 no placement on a piece of either side', () => {
  const state = position('6/6/2b3/2s3/6/6 s 17,17 -');
  assert.equal(why(state, 'c3'), 'WW-6 occupied');
  assert.equal(why(state, 'c4'), 'WW-6 occupied');
  assert.equal(placements(state).includes('c3'), false);
  assert.equal(placements(state).includes('c4'), false);
});

test('WW-6 a piece is reported as the reason even where the quadrant is locked', () => {
  assert.equal(why(position('6/6/6/6/6/sss3 b 15,15 -'), 'a1'), 'WW-6 occupied');
});

test('WW-7 a jump goes in eight directions over an opposing piece to an open space', () => {
  assert.deepEqual(
    jumps(position('6/6/1bbb2/1bsb2/1bbb2/6 s 17,10 -')),
    ['a1', 'a3', 'a5', 'c1', 'c5', 'e1', 'e3', 'e5'].map((to) => `c3x${to}`),
  );
});

test('WW-7 no jump leads over the edge of the waffle or round it', () => {
  assert.deepEqual(jumps(position('6/6/6/6/1b4/s5 s 9,9 -')), ['a1xc3']);
  assert.deepEqual(jumps(position('6/6/6/b5/s5/b5 s 9,9 -')), ['a2xa4']);
  // f3 and a4 follow each other in a list of spaces and are no neighbours
  assert.deepEqual(jumps(position('6/6/b5/4sb/6/6 s 9,9 -')), []);
  assert.deepEqual(jumps(position('b5/5s/4b1/6/6/6 s 9,9 -')), ['f5xd3']);
});

test('WW-7 illegal jumps, with the reason', () => {
  const state = position('6/6/2s3/1bs3/2b3/2b3 s 15,15 -');
  assert.deepEqual(jumps(state), ['c3xa3', 'c4xa2']);
  assert.equal(why(state, 'd4xf6'), 'WW-7 no-piece');
  assert.equal(why(state, 'b3xd3'), 'WW-7 not-your-piece');
  assert.equal(why(state, 'c3xc5'), 'WW-7 own-piece');
  assert.equal(why(state, 'c3xe3'), 'WW-7 nothing-to-jump');
  assert.equal(why(state, 'c3xc1'), 'WW-7 landing-taken');
  for (const to of ['c3', 'b3', 'f3', 'd5', 'e4', 'f6'])
    assert.equal(why(state, `c3x${to}`), 'WW-7 not-two-spaces', to);
});

test('WW-8 the jumped piece is in no hand and the jumping piece has moved', () => {
  assert.equal(text(play(position('6/6/6/1bs3/6/6 s 17,17 -'), 'c3xa3')), '6/6/6/s5/6/6 b 17,17 -');
  assert.equal(text(play(position('6/6/6/1sb3/6/6 b 0,3 -'), 'c3xa3')).split(' ')[2], '0,3');
});

test('WW-9 a jump may start, pass and land in quadrants locked by the other side or by civil war', () => {
  const owners = (text: string) => quadrants(position(text)).map(({ owner }) => owner);
  // From a civil war over and into a quadrant of Blueberries
  const locked = '5b/5b/3b1b/b1s3/b1s3/b1s3 s 9,9 -';
  assert.deepEqual(owners(locked), [2, -1, -1, 1]);
  assert.equal(why(position(locked), 'e5'), 'WW-13 locked');
  assert.ok(jumps(position(locked)).includes('c3xe5'));
  // Into a civil war
  const war = 'bbb3/6/sssb2/4s1/6/6 s 15,15 -';
  assert.deepEqual(owners(war), [-1, -1, 2, -1]);
  assert.equal(why(position(war), 'c5'), 'WW-15 civil-war');
  assert.ok(jumps(position(war)).includes('e3xc5'));
});

test('WW-10 a chain is refused even where its first jump is legal, and a jump ends the turn', () => {
  const state = position('6/6/4b1/2sb2/6/6 s 17,16 -');
  assert.equal(why(state, 'c3xe3xe5'), 'WW-10 one-jump');
  assert.equal(side(play(state, 'c3xe3')), 'b');
  assert.equal(
    tokens(state).some((token) => token.split('x').length > 2),
    false,
  );
});

test('WW-10 a chain whose first jump is illegal is refused for that', () => {
  assert.equal(why(position('6/6/4b1/2s3/6/6 s 17,16 -'), 'c3xe3xe5'), 'WW-7 nothing-to-jump');
});

test('WW-11 with an empty hand only jumps are left', () => {
  const state = position('6/6/3b2/2s3/6/6 s 0,5 -');
  assert.deepEqual(tokens(state), ['c3xe5']);
  assert.equal(why(state, 'a1'), 'WW-11 hand-empty');
  // The last piece of a hand can be placed
  assert.equal(text(play(position('6/6/3b2/2s3/6/6 s 1,5 -'), 'a1')), '6/6/3b2/2s3/6/s5 b 0,5 -');
});

test('WW-60 a duel has two seats, each sees everything, and nobody is to move when it is over', () => {
  assert.deepEqual(waffleWars.seats({}), ['strawberries', 'blueberries']);
  assert.equal(parseOptions(waffleWars.options, ['strawberries'], 'players=2').ok, true);
  assert.equal(parseOptions(waffleWars.options, ['strawberries'], 'players=3').ok, false);
  const state = play(newGame(), 'c3', 'd4');
  assert.deepEqual(waffleWars.viewFor(state, 0), state);
  assert.deepEqual(waffleWars.viewFor(state, 1), state);
  const over = position('6/6/6/6/6/bbbbb1 s 12,13 -');
  assert.equal(result(over), 'blueberries five-in-a-row');
  assert.equal(side(over), '');
  assert.deepEqual(tokens(over), []);
  assert.equal(why(over, 'a3'), 'WW-18 game-over');
});

// WW-12 to WW-16 against the catalogue, beyond what the samples show.

const SHAPE_BOARDS: readonly (readonly [string, string])[] = [
  ['the row below', '6/6/6/6/6/sss3'],
  ['the row above', '6/6/6/sss3/6/6'],
  ['the left column', '6/6/6/s5/s5/s5'],
  ['the right column', '6/6/6/2s3/2s3/2s3'],
  ['one diagonal', '6/6/6/s5/1s4/2s3'],
  ['the other diagonal', '6/6/6/2s3/1s4/s5'],
  ['a square', '6/6/6/1ss3/1ss3/6'],
];

const owners = (state: WaffleWarsState): number[] => quadrants(state).map(({ owner }) => owner);
const shapes = (state: WaffleWarsState, quadrant: number): readonly number[] =>
  quadrants(state)[quadrant]?.shapes ?? [];

for (const [name, board] of SHAPE_BOARDS) {
  test(`WW-12 ${name} is a win shape`, () => assert.deepEqual(shapes(position(board), 0), [1, 0]));
}

test('WW-12 each of the twelve shapes of each quadrant counts, for both sides', () => {
  Object.keys(QUADRANTS).forEach((quadrant, at) => {
    for (const shape of shapesOf(quadrant)) {
      for (const piece of ['s', 'b']) {
        const board = boardWith(shape, piece);
        assert.deepEqual(shapes(position(board), at), piece === 's' ? [1, 0] : [0, 1], board);
      }
    }
  });
});

/** The board with pieces on some spaces, as text. */
function boardWith(spaces: readonly string[], piece: string): string {
  const rank = (name: string) => [...'abcdef'].map((file) => (spaces.includes(file + name) ? piece : '1')).join('');
  return [...'654321'].map(rank).join('/');
}

test('WW-12 shapes that overlap count separately', () => {
  assert.deepEqual(shapes(position('6/6/6/6/sss3/sss3'), 0), [4, 0]); // two rows, two squares
  assert.deepEqual(shapes(position('6/6/6/s5/s5/sss3'), 0), [2, 0]); // a row and a column
  assert.deepEqual(shapes(position('6/6/6/sss3/sss3/sss3'), 0), [12, 0]);
});

test('WW-12 lines and squares across a divider do not count', () => {
  for (const board of ['6/6/6/6/6/1sss2', '6/6/s5/s5/s5/6', '6/6/2ss2/2ss2/6/6', '6/6/3s2/2s3/1s4/6']) {
    assert.deepEqual(owners(position(board)), [-1, -1, -1, -1], board);
  }
});

test('WW-12 other lines of three inside a quadrant do not count', () => {
  // Three in an L, two and a gap, a knight's zigzag
  for (const board of ['6/6/6/6/s5/ss4', '6/6/6/s1s3/6/s1s3', '6/6/6/1s4/s1s3/6']) {
    assert.deepEqual(shapes(position(board), 0), [0, 0], board);
  }
});

test('WW-13 the side with strictly more shapes owns the quadrant, even against shapes of the other side', () => {
  // Strawberries: square and row; Blueberries: row
  assert.deepEqual(owners(position('6/6/6/bbb3/sss3/ss4')), [0, -1, -1, -1]);
  assert.deepEqual(shapes(position('6/6/6/bbb3/sss3/ss4'), 0), [2, 1]);
  assert.deepEqual(owners(position('6/6/6/sss3/bbb3/bb4')), [1, -1, -1, -1]);
});

test('WW-13 the lock holds on every open space of the quadrant and on no other', () => {
  const state = position('6/6/6/6/6/sss3 b 15,16 -');
  const locked = ['a2', 'b2', 'c2', 'a3', 'b3', 'c3'];
  assert.equal(placements(state).length, 36 - 3 - locked.length);
  for (const space of locked) assert.equal(why(state, space), 'WW-13 locked', space);
});

test('WW-13 the refusal names the owner, the quadrant and the pieces that own it', () => {
  assert.deepEqual(refusal(position('6/6/6/2s3/6/sss3 b 15,16 -'), 'a2'), {
    rule: 'WW-13',
    code: 'locked',
    places: ['a2', 'a1', 'b1', 'c1'],
    values: { quadrant: 'a1-c3', owner: 'strawberries' },
  });
});

test('WW-14 the owner places in its own quadrant, Blueberries as well as Strawberries', () => {
  assert.equal(placements(position('6/6/6/6/6/sss3 s 15,16 -')).length, 33);
  assert.equal(placements(position('6/6/6/6/6/bbb3 b 15,16 -')).length, 33);
});

test('WW-15 equal numbers above zero are a civil war, equal zeros are not', () => {
  const state = position('6/6/6/bbb3/6/sss3 s 15,15 -');
  assert.deepEqual(owners(state), [2, -1, -1, -1]);
  for (const seat of ['s', 'b']) {
    const mine = position(`6/6/6/bbb3/6/sss3 ${seat} 15,15 -`);
    assert.equal(placements(mine).length, 36 - 9);
    for (const space of ['a2', 'b2', 'c2']) assert.equal(why(mine, space), 'WW-15 civil-war');
  }
  assert.deepEqual(owners(position('6/bb1ss1/bb1ss1/6/6/6')), [-1, -1, 1, 0]);
  assert.deepEqual(owners(position('6/6/6/sb4/bs4/6')), [-1, -1, -1, -1]);
});

test('WW-15 the refusal points at the shapes of both sides', () => {
  assert.deepEqual(refusal(position('6/6/6/bbb3/6/sss3 s 15,15 -'), 'b2').places, [
    'b2',
    'a1',
    'b1',
    'c1',
    'a3',
    'b3',
    'c3',
  ]);
});

test('WW-16 a jump out of a shape gives the quadrant up', () => {
  // a2, b2, c2 own a1-c3; c2 jumps away over d3
  const state = position('6/6/6/3b2/sss3/6 s 15,16 -');
  assert.deepEqual(owners(state), [0, -1, -1, -1]);
  assert.deepEqual(owners(play(state, 'c2xe4')), [-1, -1, -1, -1]);
});

test('WW-16 a jump over a shape reopens a quadrant even if the jump neither starts nor lands there', () => {
  // From a4-c6 over a piece of d4-f6 into d1-f3
  const over = position('6/2s3/3bbb/6/6/6 s 15,15 -');
  assert.deepEqual(owners(over), [-1, -1, -1, 1]);
  assert.deepEqual(owners(play(over, 'c5xe3')), [-1, -1, -1, -1]);
});

test('WW-16 a placement can turn a shared quadrant into an owned one, and more shapes keep it', () => {
  const state = position('6/6/6/bb4/6/ss4 s 16,16 -');
  assert.deepEqual(owners(play(state, 'c1')), [0, -1, -1, -1]);
  assert.deepEqual(owners(play(state, 'f6', 'c3')), [1, -1, -1, -1]);
  assert.deepEqual(owners(play(state, 'c1', 'f6', 'b2')), [0, -1, -1, -1]);
});
