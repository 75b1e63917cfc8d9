/** Server rendering of a plate, before the page can run the stacking. */
import { foodShape, FOODS } from '@griddle/art/internal/buffet-boss/foods.js';
import { lying } from '@griddle/art/internal/buffet-boss/table.js';
import { PLATE } from '@griddle/art/internal/buffet-boss/plate.js';
import { group, type Shape } from '@griddle/art';
import { html, type TemplateResult } from 'lit';
import { printPicture, type Translate } from '#core';
import { frameOf, ground, hangingHeight, pileMarks } from './frame.js';
import { besideThePlate } from './item.js';
import type { PlateScene } from './scene.js';
import { nameOfPlate } from './words.js';

/** Renders the picture alone; buttons follow with the script. */
export function printPlate(scene: PlateScene, t: Translate): TemplateResult {
  const { fallen, hand, marks, plate, roomy, tallest } = scene;
  const frame = frameOf(plate, roomy, marks.has('height') ? tallest : 0);
  const poses = lying(plate);
  const food = (index: number, { at, rotate }: { at: readonly [number, number]; rotate: number }): Shape => {
    const art = FOODS[index];
    return group(art ? `piece ${art.id}` : 'ground', [art ? foodShape(art) : PLATE], { at, rotate });
  };
  const level = { at: [0, 0] as const, rotate: 0 };
  const shape = group('plate-picture', [
    ground(scene, frame),
    food(-1, poses[0] ?? level),
    ...plate.pieces.map((piece, i) => food(piece, poses[i + 1] ?? level)),
    ...fallen.map((piece, i) => food(piece, besideThePlate(i))),
    ...(hand >= 0 ? [food(hand, { at: [0, -hangingHeight(plate) / 10], rotate: 0 })] : []),
    ...pileMarks(
      scene,
      [level, ...poses.slice(1)].map(({ at }) => at),
    ),
  ]);
  const attributes = { part: 'board', role: 'group', 'aria-label': nameOfPlate(scene, t) };
  return html`<div part="plate">${printPicture({ viewBox: frame, shape }, attributes)}</div>`;
}
