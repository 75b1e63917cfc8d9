/** Keeps cards at the size set in the save, and out of decks. */
import { FIXTURE_TAG, PIECE_TAG } from '../names.js';

/** Object types that hold cards when cards lie on each other. */
const HOLDERS: readonly string[] = ['Card', 'Deck'];
/** Relative error below which a side counts as right. */
const NEARLY = 0.01;

/**
 * Scales a card to the width and depth in its memo, as soon as its pictures have loaded: its size at scale 1 depends on
 * them and is undocumented.
 */
export function fitCard(object: TTSObject): void {
  const memo = memoOf(object);
  if (memo === '') return;
  Wait.condition(
    () => {
      if (!object.isDestroyed()) fit(object, memo);
    },
    () => object.isDestroyed() || !object.loading_custom,
  );
}

/** Returns an object's memo from the save; empty for none. */
function memoOf(object: TTSObject): string {
  const { memo }: { readonly memo?: string } = object;
  return memo ?? '';
}

function fit(object: TTSObject, memo: string): void {
  const parts = memo.split(' ');
  const { size } = object.getBoundsNormalized();
  const { x, y, z } = object.getScale();
  const wide = Number(parts[0]) / size.x;
  const deep = Number(parts[1]) / size.z;
  if (Math.abs(wide - 1) < NEARLY && Math.abs(deep - 1) < NEARLY) return;
  object.setScale(Vector(x * wide, y, z * deep));
}

function isOurs(object: TTSObject): boolean {
  return object.hasTag(PIECE_TAG) || object.hasTag(FIXTURE_TAG);
}

/** Fits the cards on the table and new ones, and keeps them from forming a deck. Call it on load. */
export function keepCards(): void {
  for (const tag of [PIECE_TAG, FIXTURE_TAG]) {
    for (const object of getObjectsWithTag(tag)) fitCard(object);
  }
  _G['tryObjectEnterContainer'] = (container: TTSObject, object: TTSObject) =>
    !(isOurs(object) && HOLDERS.includes(container.type));
}
