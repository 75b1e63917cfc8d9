/** Text next to a plate's ruler: its unit and, at the flag, the height of the tallest plate. */
import type { ViewBox } from '@griddle/art';
import { svgNode } from '@griddle/art/print/dom.js';
import type { Translate } from '#core';
import { millimetres } from '../describe.js';
import type { PlateScene } from './scene.js';

/** Font size, in units of 10 mm. */
const SIZE = '0.62';
/** From this height on, in units of 10 mm, text fits between the line and the rim of the plate. */
const ROOMY = 3.5;

function words(text: string, x: number, y: number, anchor: 'start' | 'end'): SVGElement {
  const at = { x: x.toFixed(2), y: y.toFixed(2), 'font-size': SIZE, 'text-anchor': anchor, direction: 'ltr' };
  const made = svgNode('text', { ...at, class: 'label' });
  made.textContent = text;
  return made;
}

/** Returns the text nodes; none if heights are hidden. */
export function rulerWords({ marks, tallest }: PlateScene, [left, top]: ViewBox, t: Translate): readonly SVGElement[] {
  if (!marks.has('height')) return [];
  const unit = words(t('plate.cm'), left + 1.1, top + 0.75, 'start');
  if (tallest === 0) return [unit];
  const high = tallest / 100;
  const flag = t('plate.flag', { height: millimetres(tallest) });
  // Below the line the text can start at the edge, clear of the food hanging in the middle
  const [x, y] = high < ROOMY ? [-left - 1.5, -high - 0.3] : [-left - 0.3, 0.75 - high];
  return [unit, words(flag, x, y, 'end')];
}
