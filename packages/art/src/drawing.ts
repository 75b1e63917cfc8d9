/** Compact drawings as lines of text, in fiftieths of a board unit. */
import type { Token } from './palette.js';
import { scaled } from './path-data.js';
import { group, path, type Group, type Path } from './shapes.js';

/**
 * A drawing from lines of `FILL,STROKE,WIDTH,DATA`: two tokens (either may be empty), the width of the stroke, and path
 * data with spaces and no commas.
 */
export function drawing(name: string, ...lines: readonly string[]): Group {
  return scaled(group(name, lines.map(painted)), 0.02);
}

/** A line of a drawing. */
function painted(line: string): Path {
  const [fill, stroke, width, d = ''] = line.split(',');
  return path(d, {
    ...(fill && { fill: fill as Token }),
    ...(stroke && { stroke: stroke as Token, width: Number(width) }),
  });
}
