/** Marks that any game lays over its board: frames, dots, rings, arrows. All take points in board units. */
import { group, path, short, type Group, type Point, type Shape } from './shapes.js';
import type { Token } from './palette.js';

/** The four colours of a writer's arrows and highlights. */
export type NoteColour = 1 | 2 | 3 | 4;

export function noteToken(colour: NoteColour): Token {
  return `note-${colour}`;
}

/** Path data of a circle. */
export function circle(x: number, y: number, radius: number): string {
  const r = short(radius);
  return `M${short(x - radius)} ${short(y)}a${r} ${r} 0 1 0 ${short(2 * radius)} 0a${r} ${r} 0 1 0-${short(2 * radius)} 0z`;
}

/** Path data of a square with round corners, by its middle and half its side. */
export function square(x: number, y: number, half: number, corner: number): string {
  const side = short(2 * (half - corner));
  const c = short(corner);
  return (
    `M${short(x - half + corner)} ${short(y - half)}h${side}q${c} 0 ${c} ${c}v${side}q0 ${c}-${c} ${c}` +
    `h-${side}q-${c} 0-${c}-${c}v-${side}q0-${c} ${c}-${c}z`
  );
}

/** Path data of a zigzag ring: eight points, for a threat. */
export function burst(x: number, y: number, radius: number): string {
  const points: string[] = [];
  for (let k = 0; k < 16; k++) {
    const reach = k % 2 === 0 ? radius : radius * 0.72;
    const angle = (k * Math.PI) / 8;
    points.push(`${short(x + reach * Math.sin(angle))} ${short(y - reach * Math.cos(angle))}`);
  }
  return `M${points.join('L')}z`;
}

/** Path data of the four corners of a square. */
export function corners(x: number, y: number, half: number, length: number): string {
  const l = short(length);
  const [left, right, top, bottom] = [short(x - half), short(x + half), short(y - half), short(y + half)];
  const [upper, lower] = [short(y - half + length), short(y + half - length)];
  const ends = (side: string, way: string): string =>
    `M${side} ${upper}V${top}h${way}${l}M${side} ${lower}V${bottom}h${way}${l}`;
  return ends(left, '') + ends(right, '-');
}

/** A stroke with a light edge round it, so that it stands out from light and dark grounds alike. */
export function edged(name: string, d: string, stroke: Token, width: number): Group {
  return group(name, [path(d, { stroke: 'whipped', width: width + 0.06 }), path(d, { stroke, width })]);
}

/** How far an arrow stays from the middles it joins. */
const ARROW_GAP = 0.22;
const ARROW_HEAD = 0.24;

/** An arrow from point to point. */
export function arrow(from: Point, to: Point, colour: Token): Group {
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  const length = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / length, dy / length];
  const at = (along: number, across: number): string =>
    `${short(from[0] + along * ux - across * uy)} ${short(from[1] + along * uy + across * ux)}`;
  const tip = length - 0.1;
  const back = tip - ARROW_HEAD;
  const d = `M${at(ARROW_GAP, 0)}L${at(tip, 0)}M${at(back, ARROW_HEAD * 0.8)}L${at(tip, 0)}L${at(back, -ARROW_HEAD * 0.8)}`;
  return edged('arrow', d, colour, 0.1);
}

/** All of a group's shapes, for marks that may be absent. */
export function present(shapes: readonly (Shape | undefined)[]): Shape[] {
  return shapes.filter((shape) => shape !== undefined);
}
