/** Positions set up by hand, piece by piece, as the form that makes embeds does: every game, and every kind of piece. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { initialOptions } from '@griddle/rules/core/options.js';
import { GAMES } from '@griddle/rules/games.js';
import { SET_UPS } from '../src/generated/set-up.js';

/** Where the pieces of a game go, and what the first field or fields of the position then are. */
const CASES: Readonly<Record<string, readonly (readonly [puts: string, found: RegExp])[]>> = {
  'waffle-wars': [['c3=b', /^6\/6\/6\/2b3\/6\/6 s/]],
  'waffle-checkers': [['a1=s b2=b', /\/1b4\/s5 s$/]],
  'hostage-rescue': [['c3=b', /2b\d/]],
  'connect-four': [['c1=b', /\/2b\d s/]],
  reversi: [['a1=b a1=', / s/]],
  snake: [
    ['c3=s c4=s d4=b', /^6\/6\/2sb2\/2s3\/6\/6 s c4,d4$/],
    ['c3=s c4=s c4=', /^6\/6\/6\/2s3\/6\/6 s c3,-$/],
  ],
  'waffle-time': [
    ['c3=w c3=c c3=* a1=u e5=y', /^4y\/5\/2C\*2\/5\/u4;.* p1:draft /],
    ['tile:4=* card:cherry-1=2', / 2\d{4}:\S+ (\S\S,){4}\*u,/],
    ['c3=* c3=', /^5\/5\/5\/5\/5;/],
  ],
  'top-waffle': [
    ['topping:1=SB topping:2=C1 item:3=blender order:2=', /^-\.-\.-\/SB\.C1\.-\/-\.-\.blender /],
    ['order:1=bSBW', /^bSBW\.-\.-\//],
  ],
  'buffet-boss': [
    ['line:1=ham line:2=egg line:1=', / egg p\d:turn:1/],
    ['p1=ham p1=egg p2=banana', /^400\/ham\.egg\/-\/-;200\/banana\//],
    ['p1=ham p1=egg p1:1=', /^200\/egg\//],
  ],
  'waddle-waddle': [
    ['1,0=rA 0,1=bP', /^rA1,0;bP0,1 . r3444,b4344 /],
    ['1,0=rA 1,0=bG', /^bG1,0 . r4444,b4443 /],
    ['1,0=rA 1,0= 0,0=rA', /^- /],
  ],
};

for (const game of GAMES)
  test(`${game.id}: pieces go where they are put, and every result is a position`, () => {
    const options = initialOptions(game.options);
    const ways = SET_UPS[game.id];
    assert.ok(ways, 'has no set-up.ts');
    const start = ways.empty(game.positionText(game.setup(options, 5)));
    for (const [puts, found] of CASES[game.id] ?? [['', /^never$/]]) {
      let position = start;
      for (const put of puts.split(' ')) {
        const [place = '', code = ''] = put.split('=');
        position = ways.put(position, place, code);
        const read = game.parsePosition(position, options);
        assert.ok(read.ok, `${put}: ${position} ${JSON.stringify(read)}`);
      }
      assert.match(position, found);
    }
  });

for (const game of GAMES)
  test(`${game.id}: each kind of piece fits somewhere, and nothing fits nowhere`, () => {
    const ways = SET_UPS[game.id];
    assert.ok(ways);
    const start = ways.empty(game.positionText(game.setup(initialOptions(game.options), 5)));
    const places = ['b2', 'tile:1', 'card:cherry-3', 'order:1', 'topping:1', 'item:1', 'line:1', 'p1', '2,0'];
    for (const { code } of ways.pieces) {
      // Syrup goes on fruit, and a card that is on the table already changes nothing
      const under = game.id === 'waffle-time' ? ways.put(start, 'b2', 'c') : start;
      const isPut = places.some((place) => ways.put(under, place, code) !== under) || /^[c123]$/.test(code);
      assert.ok(isPut, code);
      assert.equal(ways.put(start, 'nowhere', code), start);
    }
    assert.notEqual(ways.pass(start), start);
    assert.equal(ways.pass(ways.pass(start)), start);
    assert.equal(ways.put('what is this', 'b2', ''), 'what is this');
  });

test('more of a card than exist is a position that no game can reach', () => {
  const game = GAMES.find(({ id }) => id === 'top-waffle');
  const ways = SET_UPS['top-waffle'];
  assert.ok(game && ways);
  const options = initialOptions(game.options);
  const first = ways.put(ways.empty(game.positionText(game.setup(options, 5))), 'topping:1', 'SB');
  const read = game.parsePosition(ways.put(first, 'topping:2', 'SB'), options);
  assert.ok(read.ok);
  assert.equal(game.whyImpossible(read.value)?.rule, 'TW-1');
});
