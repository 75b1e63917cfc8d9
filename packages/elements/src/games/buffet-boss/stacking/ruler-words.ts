/** Words beside the ruler of a plate: what it counts in, and on the pennant how high the tallest other plate is. */
import type { ViewBox } from '@griddle/art';
import { svgNode } from '@griddle/art/print/dom.js';
import type { Translate } from '#core';
import type { PlateScene } from './scene.js';

/** Height of letters, in units of 10 mm. */
const SIZE = '0.7';

function words(text: string, x: number, y: number, anchor: 'start' | 'end'): SVGElement {
  const at = { x: x.toFixed(2), y: y.toFixed(2), 'font-size': SIZE, 'text-anchor': anchor, direction: 'ltr' };
  const made = svgNode('text', { ...at, class: 'label' });
  made.textContent = text;
  return made;
}

/** None where no heights are shown. */
export function rulerWords({ leader, marks }: PlateScene, [left, top]: ViewBox, t: Translate): readonly SVGElement[] {
  if (!marks.has('height')) return [];
  const unit = words(t('plate.cm'), left + 1.1, top + 0.75, 'start');
  if (leader === 0) return [unit];
  // Heights are in 0.1 mm
  const height = (leader / 100).toFixed(1);
  return [unit, words(t('plate.tallest', { height }), -left - 1.5, -leader / 100 - 0.3, 'end')];
}
