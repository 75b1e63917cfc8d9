/** The ten power-ups of the arcade mode, house set 1 (WW-51): their names and how they are written. */

export type PowerName =
  | 'double-hop'
  | 'take-back'
  | 'river-slide'
  | 'gate-crash'
  | 'long-hop'
  | 'sidestep'
  | 'swap'
  | 'toothpick'
  | 'second-helping'
  | 'nibble';

/** A power-up: the spaces it is about, at least and at most, and what joins their names. */
export interface Power {
  readonly name: PowerName;
  readonly least: number;
  readonly most: number;
  readonly joint: 'x' | '>' | ',';
}

/** More spaces than a chain of jumps can have: each takes a piece from the waffle. */
const CHAIN = 36;

/** In the order of the catalogue, which is that of the tray and of lists of legal moves. */
export const POWERS: readonly Power[] = [
  { name: 'double-hop', least: 3, most: CHAIN, joint: 'x' },
  { name: 'take-back', least: 2, most: 2, joint: 'x' },
  { name: 'river-slide', least: 2, most: 2, joint: '>' },
  { name: 'gate-crash', least: 1, most: 1, joint: ',' },
  { name: 'long-hop', least: 2, most: 2, joint: 'x' },
  { name: 'sidestep', least: 2, most: 2, joint: '>' },
  { name: 'swap', least: 2, most: 2, joint: ',' },
  { name: 'toothpick', least: 1, most: 1, joint: ',' },
  { name: 'second-helping', least: 2, most: 2, joint: ',' },
  { name: 'nibble', least: 1, most: 1, joint: ',' },
];

/** Stands before the name of a power-up, in notation and as a place of the tray. */
export const POWER_SIGN = '@';

/** The power-up with a name, or undefined. */
export function powerNamed(name: string): Power | undefined {
  return POWERS.find((power) => power.name === name);
}
