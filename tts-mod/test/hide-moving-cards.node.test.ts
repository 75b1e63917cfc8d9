/** Secret cards are seen by nobody else on their way: into hands, and out of them. In the Lua of the saves. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { topWaffle } from '@griddle/rules/top-waffle/index.js';
import { HANDLERS, OPTION_NEXT, OPTION_VALUE, SEAT_COLOURS } from '../src/names.js';
import { placeUnder } from '../src/buffet-boss/layout.js';
import { deckKind, placeUnder as kitchenPlaceUnder, seatPlace } from '../src/top-waffle/layout.js';
import { saveOf } from './content.js';
import type { SeenObject } from './fake-tts.js';
import { lastState } from './records.js';
import { pointIn, ThingTable } from './things.js';

/** Frames in which everything arrives. */
const FRAMES = 150;

/** The seat in whose hand a place is; -1 for none. */
function handOf(place: string): number {
  const [, number] = /^p(\d):hand$/.exec(place) ?? [];
  return number === undefined ? -1 : Number(number) - 1;
}

/** The colours that may see a card move although it ends in somebody's hand. */
function seers({ hiddenFrom, faceDown }: SeenObject, seat: number): readonly string[] {
  if (faceDown) return [];
  return SEAT_COLOURS.filter((colour, other) => other !== seat && !hiddenFrom.includes(colour));
}

/** Lets frames pass one by one after an act, and looks at every card on its way into a hand. */
function watch(table: ThingTable, act: string): number {
  const before = table.report().objects;
  table.run(act);
  const frames: (readonly SeenObject[])[] = [];
  for (let frame = 0; frame < FRAMES; frame++) {
    frames.push(table.report().objects);
    table.run('FakeTTS.pass(1)');
  }
  let watched = 0;
  for (const { object, place } of table.placements()) {
    const seat = handOf(place);
    const was = before.find(({ guid }) => guid === object.guid);
    if (seat < 0 || (was !== undefined && Math.hypot(was.x - object.x, was.z - object.z) < 3)) continue;
    watched++;
    assert.deepEqual(object.hiddenFrom, [], 'the hand hides it now');
    for (const objects of frames) {
      const seen = objects.find(({ guid }) => guid === object.guid);
      const isOnItsWay = seen !== undefined && !seen.resting;
      if (isOnItsWay) assert.deepEqual(seers(seen, seat), [], `${object.notes} for ${place}`);
      if (isOnItsWay) assert.ok(!seen.hiddenFrom.includes(SEAT_COLOURS[seat] ?? ''), 'its owner may');
    }
  }
  return watched;
}

/** Frames that the game may take to make an object. */
const SLOWLY = 25;

describe('secret cards in motion', () => {
  it('are characters of Buffet Boss as they are dealt', async () => {
    const table = new ThingTable(await saveOf('buffet-boss'), placeUnder);
    for (let press = 0; press < 3 && !/dinner/i.test(table.ui(`${OPTION_VALUE}version`)); press++) {
      table.press(HANDLERS.option, `${OPTION_NEXT}version`);
    }
    const watched = watch(table, `FakeTTS.pressed('${HANDLERS.newGame}', 'Red', '')`);
    assert.ok(watched >= 4, `${watched} cards`);
    table.close();
  });

  for (const frames of [1, SLOWLY])
    it(`are cards of Top Waffle as they are drawn, made within frames: ${frames}`, async () => {
      const table = new ThingTable(await saveOf('top-waffle'), kitchenPlaceUnder);
      table.run(`FakeTTS.making = ${frames}`);
      const { turn } = lastState(topWaffle, table.record());
      const kind = deckKind('topping');
      const deck = table.thing(kind, 'topping:d');
      const [x, z] = pointIn(kitchenPlaceUnder, kind, seatPlace(turn, 'hand'));
      const player = SEAT_COLOURS[turn] ?? '';
      table.run(`FakeTTS.pickUp('${player}', '${deck}')`);
      const watched = watch(table, `FakeTTS.letGo('${player}', '${deck}', ${x}, ${z})`);
      assert.ok(watched >= 1, `${watched} cards`);
      table.close();
    });
});
