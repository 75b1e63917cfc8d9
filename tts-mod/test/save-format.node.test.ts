/** Every field of every save is one that the game knows, of the right type. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { TABLES } from '../tools/tables/index.js';
import { lookOf } from './content.js';
import type { Save } from './fake-tts.js';
import { faultsOfSave } from './save-format.js';

/** Zones, which the declarations leave out; the knowledge base lists the second, and public saves have both. */
const ZONES = ['HandTrigger', 'FogOfWarTrigger'];
/** Names of kinds of objects: those of the declarations of the game’s functions, and zones. */
const KINDS = new Set([
  ...[...readFileSync(declarations(), 'utf8').matchAll(/^\s*\w+ = "([^"]+)"/gm)].map(([, name]) => name),
  ...ZONES,
]);

function declarations(): URL {
  return new URL('src/object.d.ts', import.meta.resolve('@typed-tabletop-simulator/declaration/package.json'));
}

type SavedObject = Save['ObjectStates'][number];

/** An object with everything inside it. */
function allOf(object: SavedObject): readonly SavedObject[] {
  const { ContainedObjects = [], States = {} } = object as SavedObject & {
    readonly ContainedObjects?: readonly SavedObject[];
    readonly States?: Readonly<Record<string, SavedObject>>;
  };
  return [object, ...[...ContainedObjects, ...Object.values(States)].flatMap(allOf)];
}

describe('the fields of a save', () => {
  for (const { id } of TABLES) {
    it(`are the game’s own: ${id}`, async () => {
      const save = await lookOf(id);
      assert.deepEqual(faultsOfSave(save), []);
      const kinds = new Set(save.ObjectStates.flatMap(allOf).map(({ Name }) => Name));
      assert.deepEqual(
        [...kinds].filter((kind) => !KINDS.has(kind)),
        [],
      );
    });
  }

  it('are found when they are unknown, of another type, or missing', async () => {
    const save = await lookOf('waffle-time');
    const [first, ...others] = save.ObjectStates;
    assert.ok(first);
    const at = save.ObjectStates.findIndex(({ ContainedObjects }) => ContainedObjects !== undefined);
    const bag = save.ObjectStates[at];
    assert.ok(bag);
    const inside = (object: object): unknown =>
      save.ObjectStates.with(at, { ...bag, ContainedObjects: [object as SavedObject] });
    const faults: readonly (readonly [change: object, fault: string])[] = [
      [{ Skies: '' }, 'Save.Skies is not a field of SaveState.'],
      [{ Gravity: '0.5' }, 'Save.Gravity is not of type float.'],
      [{ Hands: { Hiding: 3 } }, 'Save.Hands.Hiding is not a HidingType from 0 to 2.'],
      [{ TabStates: { rules: { title: '', body: '', id: 0 } } }, 'Save.TabStates.rules is not a whole number.'],
      [{ ObjectStates: {} }, 'Save.ObjectStates is not a list.'],
      [{ ObjectStates: [{ ...first, Locked: null }, ...others] }, 'Save.ObjectStates[0].Locked is not of type bool.'],
      [
        { ObjectStates: [{ ...first, Transform: { ...first.Transform, posx: 0 } }, ...others] },
        'Save.ObjectStates[0].Transform.posx is not a field of TransformState.',
      ],
      [
        { ObjectStates: inside({ GUID: '123456', Transform: first.Transform }) },
        `Save.ObjectStates[${at}].ContainedObjects[0] has no Name, which class ObjectState needs.`,
      ],
      [
        { ObjectStates: inside({ ...first, States: { 2: { ...first, CardID: 1.5 } } }) },
        `Save.ObjectStates[${at}].ContainedObjects[0].States.2.CardID is not of type int.`,
      ],
    ];
    for (const [change, fault] of faults) assert.deepEqual(faultsOfSave({ ...save, ...change }), [fault]);
  });
});
