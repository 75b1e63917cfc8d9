/** Boards of random tiles for the tests of Waddle Waddle: with holes, tight gaps and islands that games seldom have. */
import { below, next, seeded } from '../../src/core/random.js';
import type { Tiles } from './reference.js';

/** Hexes no farther than so many steps from the Iceberg, without it. */
export function disc(radius: number): string[] {
  const hexes: string[] = [];
  for (let q = -radius; q <= radius; q++)
    for (let r = -radius; r <= radius; r++)
      if (Math.abs(q + r) <= radius && (q !== 0 || r !== 0)) hexes.push(`${q},${r}`);
  return hexes;
}

/** A board of random tiles on some hexes, in the order in which positions have them. */
export function boardOn(hexes: readonly string[], seed: number, share: number): Tiles {
  let rng = seeded(seed);
  const roll = (n: number): number => below((rng = next(rng)), n);
  return new Map(
    hexes.filter(() => roll(100) < share).map((hex) => [hex, 'rby'.charAt(roll(3)) + 'APBG'.charAt(roll(4))]),
  );
}

/** Tiles as positions write them. */
export function tilesText(tiles: Tiles): string {
  return [...tiles].map(([hex, tile]) => tile + hex).join(';');
}
