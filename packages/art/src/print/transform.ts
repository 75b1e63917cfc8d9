import { short, type Group } from '../shapes.js';

/** The `transform` attribute of a group; empty if it stays as drawn. */
export function transformOf({ at, rotate, scale }: Group): string {
  const steps: string[] = [];
  if (at) steps.push(`translate(${short(at[0])} ${short(at[1])})`);
  if (rotate) steps.push(`rotate(${rotate})`);
  if (scale !== undefined) steps.push(`scale(${scale})`);
  return steps.join(' ');
}
