/**
 * Tables where many kinds of things have places: what belongs where, and how that differs from what is seen. A game says
 * where its things belong (`Spot`), and which place a point lies in; `things.ts` moves the objects.
 */
import type { Place, Seat } from '@griddle/rules/core/contract.js';
import type { Carried, PlayerChanges } from './table-game.js';
import type { WorldPoint } from './world.js';

/** One thing of a kind at a place. Things of one kind are alike. An empty place is none of the game's. */
export interface Placement {
  readonly kind: string;
  readonly place: Place;
  /** The id of the object, for what has been seen. */
  readonly guid?: string;
}

/** Where a thing of a kind belongs. */
export interface Spot extends Placement {
  readonly point: WorldPoint;
  /** Which side is up; left out for the front. */
  readonly faceDown?: boolean;
  /** Degrees clockwise from lying upright as Red sees it. */
  readonly turn?: number;
  /** Whether it stands there, turned by others, and does not lie with a side up. */
  readonly stands?: boolean;
  /** Whether it has to lie just there, and not anywhere in its place. */
  readonly isExact?: boolean;
  /** The seat that alone may see it here: it lies in that hand. */
  readonly secretOf?: Seat;
  /** The place from which nothing may come here, because all would see which of the cards there was drawn in secret. */
  readonly notFrom?: Place;
}

/** How what lies there differs from what belongs there. */
export interface Difference {
  readonly came: readonly Placement[];
  readonly gone: readonly Placement[];
}

/** The place in which a point lies for things of a kind; empty for none. */
export type PlaceUnder = (kind: string, x: number, z: number, y: number) => Place;

/** Where everything of a position belongs, worked out once for each: an act asks several times for the same one. */
export function remembered<S>(spotsOf: (state: S) => readonly Spot[]): (state: S) => readonly Spot[] {
  let known: { readonly state: S; readonly spots: readonly Spot[] } | undefined;
  return (state) => {
    if (known?.state !== state) known = { state, spots: spotsOf(state) };
    return known.spots;
  };
}

function keyOf({ kind, place }: Placement): string {
  return kind + '@' + place;
}

/** Compares what is seen with what belongs there. What belongs beside the game is not looked for. */
export function differenceOf(spots: readonly Placement[], seen: readonly Placement[]): Difference {
  const wanted = spots.filter(({ place }) => place !== '');
  const keys = wanted.map((placement) => keyOf(placement));
  const left: Record<string, number> = {};
  for (const key of keys) left[key] = (left[key] ?? 0) + 1;
  let missing = wanted.length;
  const came: Placement[] = [];
  for (const placement of seen) {
    const key = keyOf(placement);
    const count = left[key] ?? 0;
    if (count > 0) {
      left[key] = count - 1;
      missing--;
    } else came.push({ kind: placement.kind, place: placement.place });
  }
  const gone: Placement[] = [];
  for (let i = 0; i < wanted.length && missing > 0; i++) {
    const [placement, key = ''] = [wanted[i], keys[i]];
    const count = left[key] ?? 0;
    if (placement === undefined || count === 0) continue;
    left[key] = count - 1;
    missing--;
    gone.push({ kind: placement.kind, place: placement.place });
  }
  return { came, gone };
}

/** The places of a difference, each once. */
export function placesOf({ came, gone }: Difference): Place[] {
  const places: Place[] = [];
  for (const { place } of [...came, ...gone]) if (!places.includes(place)) places.push(place);
  return places;
}

/**
 * What hands have done to things: from those of `before`, with only what was carried moved. A thing that was bumped or lies
 * over the edge before somebody carries it counts as taken from where it belongs.
 */
export function playerChangesOn(
  before: readonly Placement[],
  seen: readonly Placement[],
  carried: readonly Carried[],
): PlayerChanges<readonly Placement[]> {
  const isCarried = (placement: Placement): boolean => carried.some(({ guid }) => guid === placement.guid);
  const others = seen.filter((placement) => placement.place !== '' && !isCarried(placement));
  const { came, gone } = differenceOf(before, others);
  const scan = before.filter(({ place }) => place !== '');
  const missing = gone.slice();
  for (const { guid, kind, from } of carried) {
    const to = seen.find((placement) => placement.guid === guid)?.place ?? '';
    const home = homeOf(missing, kind, from, to);
    if (home !== undefined) {
      missing.splice(missing.indexOf(home), 1);
      scan.splice(
        scan.findIndex((other) => keyOf(other) === keyOf(home)),
        1,
      );
    }
    if (to !== '') scan.push({ kind, place: to });
  }
  const unexpected = placesOf({ came, gone: missing });
  const isCrowded = came.some(({ place }) => before.some((other) => other.place === place));
  return { scan, unexpected, isCrowded };
}

/** Where a carried thing was before, of the things that are missing. */
function homeOf(missing: readonly Placement[], kind: string, from: Place, to: Place): Placement | undefined {
  const own = missing.filter((other) => other.kind === kind);
  const taken = own.find((other) => other.place === from);
  // Not from there: it has been put back, or had been bumped away before
  return taken ?? own.find((other) => other.place === to) ?? (from === '' ? undefined : own[0]);
}
