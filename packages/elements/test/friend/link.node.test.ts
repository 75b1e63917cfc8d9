/** The text of links to games with a friend. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { initialOptions } from '@griddle/rules/core/options.js';
import { CHANCE } from '@griddle/rules/core/contract.js';
import { GAMES, type AnyGame } from '@griddle/rules/games.js';
import { randomGame } from '@griddle/testkit';
import { cleanName, newId, readFriendLink, writeFriendLink, type FriendLink } from '../../src/friend/link.js';

/** The longest that links may get, in letters: messengers take 2,000 and more, and random games are longer than real ones. */
const LONGEST = 800;

const OPEN = GAMES.filter(({ id }) => id !== 'top-waffle' && id !== 'buffet-boss');

/** The moves of a random game, without those of chance. */
function movesOf(game: AnyGame, seed: number): readonly string[] {
  const { moves, states } = randomGame(game, initialOptions(game.options), seed, 400);
  return moves.flatMap((move, at) => {
    const state = states[at];
    return state === undefined || game.toMove(state)[0] === CHANCE ? [] : [game.moveText(state, move)];
  });
}

const LINK: FriendLink = {
  id: 'k3f9x2m1ab',
  game: 'waffle-wars',
  names: ['Ann', undefined],
  start: { seed: '42' },
  moves: ['c3', 'd4'],
};

for (const game of OPEN)
  test(`a link carries whole games of ${game.id}, and stays short`, async () => {
    let longest = '';
    for (let seed = 0; seed < 12; seed++) {
      const seats = game.seats(initialOptions(game.options));
      const moves = movesOf(game, seed);
      const names = seats.map((_name, seat) => (seat === 0 ? 'Ann' : seat === 1 ? '' : undefined));
      const link = { id: newId(), game: game.id, names, start: { seed: String(seed), options: 'a=b' }, moves };
      const text = await writeFriendLink(link);
      assert.match(text, /^&friend=~?[\w&=.,:;@%/+-]+[\w-]$/, 'no sign at which a messenger ends the link');
      assert.deepEqual(await readFriendLink(text), link);
      assert.deepEqual(await readFriendLink(new URL(`https://a.example/#griddle-1=${text}`).hash.slice(11)), link);
      if (text.length > longest.length) longest = text;
    }
    assert.ok(longest.length <= LONGEST, `${longest.length} letters`);
  });

test('a short link can be read', async () => {
  assert.equal(await writeFriendLink(LINK), '&friend=k3f9x2m1ab&game=waffle-wars&names=Ann,&seed=42&moves=c3.d4&end=2');
});

test('a link that was cut off or changed is broken, and never another game', async () => {
  const long = { ...LINK, moves: Array.from({ length: 90 }, (_, at) => `c${at}xd4`) };
  for (const link of [LINK, long]) {
    const text = await writeFriendLink(link);
    for (let length = 8; length < text.length; length++) {
      const read = await readFriendLink(text.slice(0, length));
      assert.equal(read, 'broken', text.slice(0, length));
    }
    assert.deepEqual(await readFriendLink(`${text}.`), link, 'a full stop after it');
  }
  for (const text of [
    '&friend=',
    '&friend=~',
    '&friend=~AAAA',
    '&friend=%',
    '&friend=k3f9x2m1ab',
    '&friend=<script>&end=0',
  ])
    assert.equal(await readFriendLink(text), 'broken', text);
});

test('a small link cannot unpack to more than a game', async () => {
  const huge = { ...LINK, moves: Array.from({ length: 90_000 }, () => 'c3') };
  assert.equal(await readFriendLink(await writeFriendLink(huge)), 'broken');
});

test('browsers that cannot pack write plain links, and say so when they cannot unpack one', async () => {
  const long = { ...LINK, moves: Array.from({ length: 90 }, () => 'c3') };
  const packed = await writeFriendLink(long);
  const { CompressionStream: pack, DecompressionStream: unpack } = globalThis;
  try {
    Object.assign(globalThis, { CompressionStream: undefined, DecompressionStream: undefined });
    const plain = await writeFriendLink(long);
    assert.ok(plain.length > packed.length);
    assert.deepEqual(await readFriendLink(plain), long);
    assert.equal(await readFriendLink(packed), 'unpacked');
  } finally {
    Object.assign(globalThis, { CompressionStream: pack, DecompressionStream: unpack });
  }
});

test('names are one short line', async () => {
  assert.equal(cleanName('  Ann,\n Ben\u202e '), 'Ann Ben');
  assert.equal(cleanName('-'), '');
  assert.equal(cleanName('x'.repeat(80)).length, 24);
  const names = ['Zoë (the & 1st)*', '김민수'];
  const read = await readFriendLink(await writeFriendLink({ ...LINK, names }));
  assert.deepEqual(typeof read === 'string' ? read : read.names, names);
});
