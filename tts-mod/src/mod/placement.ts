/**
 * Tables with many kinds of things: what belongs where, and how the scan differs from that. A game says where its things
 * belong (`Spot`) and which place a point is in; `things.ts` moves the objects.
 */
import type { Place, Seat } from '@griddle/rules/core/contract.js';
import type { Carried, PlayerChanges } from './table-game.js';
import type { WorldPoint } from './world.js';

/** One thing of a kind at a place. Things of one kind are interchangeable. An empty place is outside the game. */
export interface Placement {
  readonly kind: string;
  readonly place: Place;
  /** The object's id, for things seen. */
  readonly guid?: string;
}

/** Where a thing of a kind belongs. */
export interface Spot extends Placement {
  readonly point: WorldPoint;
  /** Which side is up; left out for the front. */
  readonly faceDown?: boolean;
  /** Degrees clockwise from upright as Red sees it. */
  readonly turn?: number;
  /** Whether it stands, with its rotation set elsewhere, rather than lies with a side up. */
  readonly stands?: boolean;
  /** Whether it must lie exactly there, not just anywhere in its place. */
  readonly isExact?: boolean;
  /** The only seat that may see it here: it lies in that seat's hand. */
  readonly secretOf?: Seat;
  /** A place nothing may be moved from to here, because all would see which of its cards was drawn in secret. */
  readonly notFrom?: Place;
}

/** How the things seen differ from those that belong there. */
export interface Difference {
  readonly came: readonly Placement[];
  readonly gone: readonly Placement[];
}

/** Returns the place a point is in for things of a kind; empty for none. */
export type PlaceUnder = (kind: string, x: number, z: number, y: number) => Place;

/** Caches a position's spots: judging one act asks for them several times. */
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

/** Compares the things seen with those that belong there. Ignores those that belong outside the game. */
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

/** Returns the places of a difference, each once. */
export function placesOf({ came, gone }: Difference): Place[] {
  const places: Place[] = [];
  for (const { place } of [...came, ...gone]) if (!places.includes(place)) places.push(place);
  return places;
}

/**
 * Returns what players did by hand: the things of `before` with only the carried ones moved. A thing that had been bumped
 * or lay over the edge before somebody carried it counts as taken from where it belongs.
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

/** Finds the missing thing that a carried one was before. */
function homeOf(missing: readonly Placement[], kind: string, from: Place, to: Place): Placement | undefined {
  const own = missing.filter((other) => other.kind === kind);
  const taken = own.find((other) => other.place === from);
  // Not from there: it has been put back, or was bumped away earlier
  return taken ?? own.find((other) => other.place === to) ?? (from === '' ? undefined : own[0]);
}
