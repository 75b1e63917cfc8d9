/** What lies on a table of many kinds of things, and hands that carry them. */
import { differenceOf, type Difference, type Placement, type PlaceUnder, type Spot } from '../src/mod/placement.js';
import type { WorldPoint } from '../src/mod/world.js';
import { PIECE_TAG } from '../src/names.js';
import { FakeTts, type Save, type SeenObject } from './fake-tts.js';

/** Of the games of a suite one is saved and loaded after every move, the others after so many: to load takes longest. */
export const SOMETIMES = 5;

export class ThingTable extends FakeTts {
  constructor(
    save: Save,
    private readonly placeUnder: PlaceUnder,
  ) {
    super(save);
  }

  /** What lies in any place of the game, with the objects. */
  placements(): (Placement & { readonly object: SeenObject })[] {
    const pieces = this.report().objects.filter(({ tags, y }) => tags.includes(PIECE_TAG) && y > 0);
    const all = pieces.map((object) => {
      const { notes, x, y, z } = object;
      return { kind: notes, place: this.placeUnder(notes, x, z, y), object };
    });
    return all.filter(({ place }) => place !== '');
  }

  /** How that differs from where things belong. */
  difference(spots: readonly Spot[]): Difference {
    return differenceOf(spots, this.placements());
  }

  /** An object of a kind at a place; the uppermost of several. */
  thing(kind: string, place: string): string {
    const there = this.placements().filter((placement) => placement.kind === kind && placement.place === place);
    const top = there.sort((a, b) => b.object.y - a.object.y)[0];
    if (top === undefined) throw new Error(`no ${kind} lies at ${place}`);
    return top.object.guid;
  }

  /** A player carries a thing of a kind from a place to a point. */
  carryTo(kind: string, from: string, [x, , z]: WorldPoint, player = 'Red'): void {
    const guid = this.thing(kind, from);
    this.pickUp(guid, player);
    this.letGoAt(guid, x + 0.1, z - 0.1, player);
  }
}

/** A point of the table in a place, for things of a kind. */
export function pointIn(placeUnder: PlaceUnder, kind: string, place: string): [x: number, z: number] {
  for (let x = -30; x <= 30; x++) {
    for (let z = -30; z <= 30; z++) if (placeUnder(kind, x, z, 1) === place) return [x, z];
  }
  throw new Error(`no point of the table is in ${place}`);
}
