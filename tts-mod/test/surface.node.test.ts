/** Everything lies on the table or is parked under it; what falls is noticed, brought back and never waited for. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { initialOptions } from '@griddle/rules/core/options.js';
import { gameById } from '@griddle/rules/games.js';
import { randomGame } from '@griddle/testkit';
import type { Spot } from '../src/mod/placement.js';
import { isParked, SURFACE, TABLE_TOP, UNDER_TABLE } from '../src/mod/world.js';
import { GAME_BOX_TAG, HANDLERS, PANEL } from '../src/names.js';
import * as top from '../src/top-waffle/spots.js';
import * as waddle from '../src/waddle-waddle/layout.js';
import * as time from '../src/waffle-time/spots.js';
import { addressOf } from '../tools/save/assets.js';
import type { SavedObject } from '../tools/save/objects.js';
import { TABLES } from '../tools/tables/index.js';
import { ASSETS, lookOf, saveOf, sharedFiles } from './content.js';
import { FakeTts } from './fake-tts.js';
import { assertNoSet, sidesAt } from './sides.js';

/** Zones have no body, and hands reach beyond the edge. */
const ZONES: readonly string[] = ['HandTrigger', 'FogOfWarTrigger'];
/** Half the width of the game's own bags and dice at scale 1. */
const OWN = 1.2;

/** Half the width and depth of an object of a save; `text` has models by file name. */
function reachOf(object: SavedObject, text: (file: string) => string): readonly [x: number, z: number] {
  const { scaleX = 1, scaleZ = 1 } = object['Transform'] as Record<string, number>;
  if (typeof object['Memo'] === 'string') {
    const [width = 0, depth = 0] = object['Memo'].split(' ').map(Number);
    return [width / 2, depth / 2];
  }
  const mesh = object['CustomMesh'] as { readonly MeshURL: string } | undefined;
  if (mesh === undefined) return [OWN * scaleX, OWN * scaleZ];
  const corners = text(mesh.MeshURL).matchAll(/^v (\S+) \S+ (\S+)/gm);
  let [x, z] = [0, 0];
  for (const [, cornerX, cornerZ] of corners) {
    x = Math.max(x, Math.abs(Number(cornerX)));
    z = Math.max(z, Math.abs(Number(cornerZ)));
  }
  return [x * scaleX, z * scaleZ];
}

describe('the surface of the table', () => {
  for (const { id } of TABLES) {
    it(`holds every object of the save, or has it locked out of sight below: ${id}`, async () => {
      const files = Object.values(await sharedFiles());
      const text = (url: string): string => {
        const found = files.find((texture) => url === addressOf(ASSETS, texture));
        assert.ok(found, url);
        return Buffer.from(found.bytes).toString('utf8');
      };
      const objects = (await lookOf(id)).ObjectStates as unknown as readonly SavedObject[];
      // What lies in a bag of a game is laid out where its data says
      const all = objects.flatMap((object) => {
        const inside = (object['ContainedObjects'] ?? []) as readonly SavedObject[];
        return [object, ...((object['Tags'] as string[] | undefined)?.includes(GAME_BOX_TAG) === true ? inside : [])];
      });
      assert.ok(all.length > 20);
      for (const object of all) {
        if (ZONES.includes(object.Name)) continue;
        const { posX = 0, posY = 0, posZ = 0 } = object['Transform'] as Record<string, number>;
        const [x, z] = reachOf(object, text);
        const what = `${object.GUID} ${String(object['Nickname'])} at ${posX}, ${posY}, ${posZ}, reach ${x}, ${z}`;
        assert.ok(Math.abs(posX) + x <= SURFACE.x && Math.abs(posZ) + z <= SURFACE.z, what);
        if (posY >= TABLE_TOP) continue;
        assert.equal(posY, UNDER_TABLE, what);
        assert.equal(object['Locked'], true, what);
      }
    });
  }

  const spotsOf: Readonly<Record<string, (state: never) => readonly Spot[]>> = {
    'waddle-waddle': (state) => waddle.spotsOf(state),
    'waffle-time': (state) => [...time.piecesOf(state), ...time.fixturesOf(state)],
    'top-waffle': (state) => [...top.piecesOf(state), ...top.fixturesOf(state)],
  };
  for (const [id, spots] of Object.entries(spotsOf)) {
    it(`holds everything all through random games, and no two parked things share a point: ${id}`, () => {
      const game = gameById(id);
      assert.ok(game);
      const names = game.options.find(({ key }) => key === 'players');
      const most = names?.kind === 'number' ? names.max : undefined;
      const options = { ...initialOptions(game.options), ...(most === undefined ? {} : { players: most }) };
      for (const seed of [1, 2, 3]) {
        for (const state of randomGame(game, options, seed, 300).states) {
          const parked: string[] = [];
          for (const { kind, point } of spots(state as never)) {
            const what = `${kind} at ${point.join()}`;
            assert.ok(Math.abs(point[0]) <= SURFACE.x - 0.5 && Math.abs(point[2]) <= SURFACE.z - 0.5, what);
            if (isParked(point)) parked.push(point.join());
          }
          assert.equal(new Set(parked).size, parked.length);
        }
      }
    });
  }
});

describe('what has fallen', () => {
  /** Frames in which the table notices by itself what no event reports. */
  const NOTICED = 1000;

  it('is noticed by itself, also where no place of the record lacks it, and brought back', () => {
    const table = sidesAt('waffle-wars', 30);
    const lying = table.aside('b');
    for (const [x, y, z] of [
      [50, -3, 0],
      [28.6, 1.2, 3],
      [0, 1.2, -19.7],
    ] as const) {
      // prettier-ignore
      table.run(`FakeTTS.disturb('${lying}', ${x}, ${y}, ${z}) FakeTTS.pass(${NOTICED})`);
      assert.match(table.ui(PANEL.differences), /The table differs from the record/, `${x} ${y} ${z}`);
      assert.equal(table.ui(PANEL.repair, 'active'), 'true');
      table.press(HANDLERS.repair);
      table.run(`FakeTTS.pass(${NOTICED})`);
      const after = table.report().objects.find(({ guid }) => guid === lying);
      assert.ok(after && after.y > 0.9 && Math.abs(after.x) < 28 && Math.abs(after.z) < 19, JSON.stringify(after));
      assertNoSet(table);
    }
    table.close();
  });

  it('is not waited for, nor is what lies in a hand or moves far away; a neighbour is', () => {
    const restless = {
      fallen: ['50, -3, 0, false', true],
      hanging: ['28.6, 1.2, 0, false', true],
      'in a hand': ['0, 1.1, 0, true', true],
      'far away': ['-24, 1.1, -15, false', true],
      'next to it': ['0, 1.1, 0, false', false],
    } as const;
    for (const [name, [where, isQuick]] of Object.entries(restless)) {
      const table = sidesAt('waffle-wars', 0);
      const other = table.piece('b', '');
      table.run(`FakeTTS.disturb('${other}', ${where})`);
      const guid = table.piece('s', '');
      table.pickUp(guid, 'Red');
      table.letGo(guid, 'c3', 'Red', 40);
      assert.equal(table.record().includes('1. c3'), isQuick, name);
      table.run('FakeTTS.pass(300)');
      assert.match(table.record(), /1\. c3/, `${name}: in the end it is read all the same`);
      table.close();
    }
  });

  it('does not happen to idle pawns, which come up unlocked for the game that needs them and go back', async () => {
    const table = new FakeTts(await saveOf('waffle-time'));
    const pawns = (): string[] => {
      const all = table.report().objects.filter(({ notes }) => notes.startsWith('pawn '));
      return all.map(({ notes, y, locked }) => `${notes} ${y < 0 ? 'below' : 'above'} ${locked ? 'locked' : 'loose'}`);
    };
    const two = ['pawn p1 above loose', 'pawn p2 above loose'];
    table.run('FakeTTS.pass(300)');
    assert.deepEqual(pawns().sort(), [...two, 'pawn p3 below locked', 'pawn p4 below locked']);
    table.press(HANDLERS.option, 'griddle-next-players');
    table.press(HANDLERS.newGame);
    table.run('FakeTTS.pass(400)');
    assert.deepEqual(pawns().sort(), [...two, 'pawn p3 above loose', 'pawn p4 below locked']);
    table.press(HANDLERS.option, 'griddle-before-players');
    table.press(HANDLERS.newGame);
    table.run('FakeTTS.pass(400)');
    assert.deepEqual(pawns().sort(), [...two, 'pawn p3 below locked', 'pawn p4 below locked']);
    table.close();
  });
});
