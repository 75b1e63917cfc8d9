/** The arrow of an annotation, of a chain of jumps and of a push. */
import { edged } from './marks.js';
import type { Token } from './palette.js';
import { short, type Group, type Point } from './shapes.js';

/** The distance of an arrow's tail and tip from the middles it joins, and the length of its head. */
const TAIL = 0.22;
const TIP = 0.1;
const HEAD = 0.24;

/** An arrow from point to point. */
export function arrow(from: Point, to: Point, colour: Token): Group {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const at = (along: number, across: number): string =>
    [from[0] + (along * dx - across * dy) / length, from[1] + (along * dy + across * dx) / length].map(short).join(' ');
  const tip = length - TIP;
  const side = (across: number): string => `${at(tip - HEAD, across)}L${at(tip, 0)}`;
  return edged('arrow', `M${at(TAIL, 0)}L${at(tip, 0)}M${side(0.19)}L${at(tip - HEAD, -0.19)}`, colour, 0.1);
}
