import { short, type Group, type Point } from '../shapes.js';

/** The `transform` attribute of a group, printed `by` so much further on; empty if it stays as drawn. */
export function transformOf({ at = [0, 0], rotate, scale }: Group, by: Point = [0, 0]): string {
  const steps: string[] = [];
  const [x, y] = [at[0] + by[0], at[1] + by[1]];
  if (x !== 0 || y !== 0) steps.push(`translate(${short(x)} ${short(y)})`);
  if (rotate) steps.push(`rotate(${rotate})`);
  if (scale !== undefined) steps.push(`scale(${scale})`);
  return steps.join(' ');
}
