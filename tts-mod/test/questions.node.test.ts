/** Questions about pieces: why not there, and what scores here. In the Lua of the saves. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Hex } from '@griddle/rules/internal/waddle-waddle/hex.js';
import { waddleWaddle } from '@griddle/rules/waddle-waddle/index.js';
import { GAME, HANDLERS } from '../src/names.js';
import { placeUnder as buffetPlaceUnder } from '../src/buffet-boss/layout.js';
import { placeUnder as kitchenPlaceUnder, seatPlace } from '../src/top-waffle/layout.js';
import { hexPoint, placeUnder, tileKind } from '../src/waddle-waddle/layout.js';
import { spacePoint } from '../src/grid/layout.js';
import { saveOf } from './content.js';
import { FakeTable } from './fake-table.js';
import type { WorldPoint } from '../src/mod/world.js';
import { lastState } from './records.js';
import { pointIn, ThingTable } from './things.js';

const WHY = 'Griddle: why not here?';
const SCORES = 'Griddle: what scores here?';

/** The point of a space of the waffle. */
function over(space: string): [number, number] {
  const [x, , z] = spacePoint('abcdef'.indexOf(space.charAt(0)) + 6 * (Number(space.charAt(1)) - 1), 0);
  return [x, z];
}

/** A hex on which the seat to move may lay a tile of the first type. */
function openHex(table: ThingTable): Hex {
  const state = lastState(waddleWaddle, table.record());
  const move = waddleWaddle.legalMoves(state).find((each) => each.kind === 'add' && each.type === 0);
  assert.ok(move?.kind === 'add');
  return move.to;
}

/** A point as hands have it: without its height. */
function flat([x, , z]: WorldPoint): [number, number] {
  return [x, z];
}

describe('the question “Why not?”', () => {
  it('is answered in the words of the rules for the piece in hand, and moves nothing', async () => {
    const table = new FakeTable(await saveOf('waffle-wars'));
    table.play('c3', 's');
    const [board, record] = [table.board(), table.record()];
    table.heard();
    const piece = table.piece('b', '');
    table.pickUp(piece, 'Blue');
    table.key(WHY, 'Blue', over('c3'));
    table.key(WHY, 'Blue', over('c4'));
    table.key(WHY, 'Blue', [40, 40]);
    assert.deepEqual(table.heard(), [
      'Blue: c3 is taken. (WW-6)',
      'Blue: That is allowed: c4',
      'Blue: Dropping it there changes nothing.',
    ]);
    assert.deepEqual([table.board(), table.record()], [board, record]);
    table.letGo(piece, 'c4', 'Blue');
    assert.match(table.record(), /1\. c3 c4\n/);
    table.close();
  });

  it('is in the menu of a piece, and then in that of the table', async () => {
    const table = new FakeTable(await saveOf('waffle-wars'));
    table.run(`FakeTTS.chooseOnTable('Why not?', 'Red', 0, 0)`);
    const hint = table.heard();
    table.play('c3', 's');
    table.heard();
    table.choose(table.piece('s', 'c3'), 'Why not?');
    table.choose(table.piece('b', ''), 'Why not?', 'Blue');
    const [x, z] = over('c3');
    table.run(`FakeTTS.chooseOnTable('Why not?', 'Blue', ${x}, ${z})`);
    assert.deepEqual(hint, ['Red: First pick up a piece, or choose “Why not?” in its menu. Then ask about a space.']);
    assert.deepEqual(table.heard(), [
      'Red: It’s not the turn of Strawberries. (WW-2)',
      'Blue: This piece can move. Ask at a space where it can’t go: use the key or the table’s menu.',
      'Blue: c3 is taken. (WW-6)',
    ]);
    table.close();
  });

  it('names what blocks a tile, and what a new one may not touch', async () => {
    const table = new ThingTable(await saveOf('waddle-waddle'), placeUnder);
    const { turn } = lastState(waddleWaddle, table.record());
    const tile = table.thing(tileKind(turn, 1), 'supply');
    table.heard();
    table.pickUp(tile);
    const [x, , z] = hexPoint({ q: 5, r: 0 }, 0);
    table.key(WHY, 'Red', [x, z]);
    assert.deepEqual(table.heard(), ['Red: A tile must touch the Iceberg or at least two other tiles. (WD-9)']);
    table.letGoAt(tile, ...flat(hexPoint(openHex(table), 0)));
    table.choose(tile, 'Why not?');
    assert.match(
      table.heard().at(-1) ?? '',
      /^Red: (The tile added this turn stays where it is until the next|It’s not the turn of \w+)\. /,
    );
    table.close();
  });

  it('explains why food may not be taken, and leaves the pile to physics', async () => {
    const table = new ThingTable(await saveOf('buffet-boss'), buffetPlaceUnder);
    const food = table.placements().find(({ place }) => place === 'line');
    assert.ok(food);
    table.heard();
    table.choose(food.object.guid, 'Why not?');
    table.key(WHY, 'Red', [0, 0]);
    const heard = table.heard();
    assert.equal(heard.length, 2);
    assert.match(heard.join('\n'), /This piece can move|First choose who goes first/);
    table.close();
  });

  it('shows a hand only to its owner', async () => {
    const table = new ThingTable(await saveOf('top-waffle'), kitchenPlaceUnder);
    const card = table.placements().find(({ place }) => /^(topping|item):1$/.test(place));
    assert.ok(card);
    const [x, z] = pointIn(kitchenPlaceUnder, card.kind, seatPlace(0, 'hand'));
    table.run(`FakeTTS.shove('${card.object.guid}', ${x}, ${z})`);
    table.heard();
    for (const entry of ['Why not?', 'What scores here?']) {
      table.choose(card.object.guid, entry, 'Blue');
      assert.deepEqual(table.heard(), ['Blue: Only its owner can know that.']);
      table.choose(card.object.guid, entry, 'Red');
      assert.doesNotMatch(table.heard().join(), /owner/);
    }
    table.close();
  });
});

describe('the question “What scores here?”', () => {
  it('gives the points that a tile would score, and those that it scores now', async () => {
    const table = new ThingTable(await saveOf('waddle-waddle'), placeUnder);
    const { turn } = lastState(waddleWaddle, table.record());
    const tile = table.thing(tileKind(turn, 0), 'supply');
    const before = table.record();
    table.heard();
    table.pickUp(tile);
    const hex = openHex(table);
    table.key(SCORES, 'Red', flat(hexPoint(hex, 0)));
    const [told = ''] = table.heard();
    assert.equal(table.record(), before);
    table.letGoAt(tile, ...flat(hexPoint(hex, 0)));
    const { score } = waddleWaddle;
    const own = score(lastState(waddleWaddle, table.record()))[turn];
    const gain = own?.total ?? 0;
    assert.ok(
      gain === 0 ? told.endsWith('doesn’t score by itself.') : told.includes(`+${gain}: `),
      `${told} for ${gain}`,
    );
    table.heard();
    table.choose(tile, 'What scores here?');
    const has = own?.lines.some(({ places }) => places.includes(`${hex.q},${hex.r}`)) === true;
    assert.equal(/Red: (Red|Blue|Yellow|Green): .+ \d+\./.test(table.heard().join()), has);
    table.close();
  });

  it('says what a placement would change where there are no points', async () => {
    const table = new FakeTable(await saveOf('waffle-wars'));
    for (const [move, seat] of [['c3', 's'], ['d4', 'b'], ['b3', 's'], ['e5', 'b']] as const) table.play(move, seat); // prettier-ignore
    table.heard();
    table.pickUp(table.piece('s', ''));
    for (const space of ['a3', 'c2', 'b2', 'f1']) table.key(SCORES, 'Red', over(space));
    const heard = table.heard();
    assert.equal(heard.length, 4);
    assert.ok(heard.includes('Red: That move doesn’t score by itself.'), heard.join('\n'));
    assert.ok(heard.some((line) => /Strawberries own a1-c3 now/.test(line)), heard.join('\n')); // prettier-ignore
    table.close();
  });

  it('follows the current game', async () => {
    const table = new FakeTable(await saveOf('one-table'));
    table.key(WHY);
    assert.match(table.heard().join(), /^Red: First choose a game/);
    for (const id of ['waffle-wars', 'snake', 'waffle-wars']) {
      table.press(HANDLERS.game, GAME + id);
      table.heard();
      table.choose(table.piece('s', ''), 'What scores here?');
      assert.deepEqual(table.heard(), ['Red: Nothing scores there yet.'], id);
      table.choose(table.piece('s', ''), 'Why not?');
      assert.equal(table.heard().length, 1);
    }
    table.close();
  });
});
