/** Keeps cards at the size set in the save, and out of decks. */
import { FIXTURE_TAG, PIECE_TAG } from '../names.js';

/** What holds cards when cards lie on each other. */
const HOLDERS: readonly string[] = ['Card', 'Deck'];
/** A side that is wrong by less than this part of it is right. */
const NEARLY = 0.01;

/**
 * Gives a card the width and depth that its memo names, as soon as its pictures are there: how large a card is at scale 1
 * depends on them and is documented nowhere.
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

/** Fits the cards that are on the table, and those that come, and keeps them from becoming a deck. Call it on load. */
export function keepCards(): void {
  for (const tag of [PIECE_TAG, FIXTURE_TAG]) {
    for (const object of getObjectsWithTag(tag)) fitCard(object);
  }
  _G['tryObjectEnterContainer'] = (container: TTSObject, object: TTSObject) =>
    !(isOurs(object) && HOLDERS.includes(container.type));
}
