/** What a move did to pieces that it did not move. */
import type { BaseState, Place } from '@griddle/rules/core/contract.js';
import type { Area, Scene } from '../area.js';

/** A piece that is no more what it was. */
export interface Trace {
  readonly place: Place;
  /** Its kind before the move. */
  readonly kind: number;
  /** `taken` off the board, `replaced` by a piece that landed on it, or `turned` over where it lies. */
  readonly how: 'taken' | 'replaced' | 'turned';
}

/**
 * Returns what the last move captured or flipped: pieces that are gone and did not move. If two could have moved, the
 * one on a place of the last move did.
 */
export function tracesOf<S extends BaseState>(
  area: Area<S>,
  scene: Scene<S>,
  places: readonly Place[],
): readonly Trace[] {
  const { before, marks } = scene;
  if (before === undefined || before === scene.state) return [];
  const then = { ...scene, state: before };
  const gone: { readonly place: Place; readonly kind: number; readonly now: number | undefined }[] = [];
  const come = new Map<number, number>();
  for (const place of area.changed?.(before, scene.state, places) ?? places) {
    const kind = area.pieceAt(then, place);
    const now = area.pieceAt(scene, place);
    if (kind === now) continue;
    if (kind !== undefined) gone.push({ place, kind, now });
    if (now !== undefined) come.set(now, (come.get(now) ?? 0) + 1);
  }
  /** Whether a piece of a kind has come that is not accounted for yet. */
  const claim = (kind: number): boolean => {
    const count = come.get(kind) ?? 0;
    come.set(kind, Math.max(0, count - 1));
    return count > 0;
  };
  const isOfMove = ({ place }: { readonly place: Place }): boolean => marks.lastMove.includes(place);
  const left = [...gone.filter(isOfMove), ...gone.filter((piece) => !isOfMove(piece))].filter(
    ({ kind }) => !claim(kind),
  );
  return left.map(({ place, kind, now }): Trace => {
    const how = now === undefined ? 'taken' : claim(now) ? 'turned' : 'replaced';
    return { place, kind, how };
  });
}
