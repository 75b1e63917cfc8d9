/** Words and icons can be read on a page's own ground, whether or not the page tells its scheme. */
import { aTimeout, expect, fixture, html } from '@open-wc/testing';
import '../../src/panel/index.js';
import '../../src/games/waffle-wars/waffle-wars.js';
import '../../src/games/waffle-time/waffle-time.js';
import type { GameElement } from '../../src/core/index.js';
import { waitUntil } from '../wait.js';

type Colour = readonly [red: number, green: number, blue: number, alpha: number];

const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });

/** A colour of a style sheet, in whatever way it is written. */
function colourOf(text: string): Colour {
  if (!canvas) throw new Error('There is no canvas.');
  canvas.clearRect(0, 0, 1, 1);
  canvas.fillStyle = text;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
  return [red, green, blue, alpha / 255];
}

function over([r, g, b, a]: Colour, [red, green, blue]: Colour): Colour {
  const mixed = (top: number, below: number): number => top * a + below * (1 - a);
  return [mixed(r, red), mixed(g, green), mixed(b, blue), 1];
}

function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour
    .slice(0, 3)
    .map((part) => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: Colour, other: Colour): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

function parentOf(element: Element): Element | null {
  return element.assignedSlot ?? element.parentElement ?? (element.getRootNode() as Partial<ShadowRoot>).host ?? null;
}

/** What lies behind an element. */
function groundOf(element: Element): Colour {
  const grounds: Colour[] = [];
  for (let at: Element | null = element; at; at = parentOf(at)) {
    const ground = colourOf(getComputedStyle(at).backgroundColor);
    grounds.push(ground);
    if (ground[3] === 1) break;
  }
  return grounds.reduceRight((below, top) => over(top, below), [255, 255, 255, 1] as Colour);
}

/** All elements of a tree and of the shadow trees in it. */
function everything(root: ParentNode): readonly Element[] {
  return [...root.querySelectorAll('*')].flatMap((element) => [
    element,
    ...(element.shadowRoot ? everything(element.shadowRoot) : []),
  ]);
}

const isSeen = (element: Element): boolean =>
  element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
  element.closest('[aria-disabled=true], .copied, [part=areas]') === null;
const hasWords = (element: Element): boolean =>
  [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');

/** Words and icons that cannot be read, with their contrast. */
function unreadable(root: ParentNode): readonly string[] {
  return everything(root).flatMap((element) => {
    const isIcon = element.matches('button > svg');
    if (!isSeen(element) || !(isIcon || hasWords(element))) return [];
    const ground = groundOf(element);
    const found = contrast(over(colourOf(getComputedStyle(element).color), ground), ground);
    const label = `${element.localName}.${element.getAttribute('part') ?? ''} ${element.textContent.trim().slice(0, 20)}`;
    return found < (isIcon ? 3 : 4.5) ? [`${label}: ${found.toFixed(2)}`] : [];
  });
}

const RECORD = '[Game "Waffle Wars"]\n\n1. c3 {A comment.} d4 (1... a1 {Or here.}) 2. b5';

async function page(style: string): Promise<HTMLElement> {
  const host = await fixture<HTMLElement>(html`
    <div lang="en" style=${style}>
      <waffle-wars id="replay" mode="replay" loading="eager" .record=${RECORD} ply="2"></waffle-wars>
      <waffle-wars mode="play" loading="eager"></waffle-wars>
      <waffle-wars loading="eager" position="6/6/6/2sb2/6/6"></waffle-wars>
      <waffle-wars loading="eager" position="wrong"></waffle-wars>
      <waffle-time mode="play" loading="eager" seed="7"></waffle-time>
      <move-list for="replay"></move-list><score-sheet for="replay"></score-sheet>
    </div>
  `);
  for (const element of host.querySelectorAll<GameElement<never, never>>('waffle-wars, waffle-time'))
    await element.updateComplete;
  await waitUntil(
    () => host.querySelector('#replay')?.shadowRoot?.querySelector('griddle-controls')?.shadowRoot?.firstChild,
  );
  await aTimeout(100);
  return host;
}

describe('text and icons', () => {
  const PAGES: Readonly<Record<string, string>> = {
    'a light page': 'background: #fff; color: #222',
    'a dark page that tells no scheme': 'background: #111; color: #ddd',
    'a dark page that tells it': 'color-scheme: dark; background: #111; color: #ddd',
    'a light page of a dark scheme': 'color-scheme: dark; background: #fff; color: #222',
  };
  for (const [name, style] of Object.entries(PAGES)) {
    it(`can be read on ${name}`, async () => {
      const host = await page(style);
      expect(everything(host).filter(hasWords).length).to.be.greaterThan(60);
      expect(unreadable(host)).to.deep.equal([]);
    });
  }

  it('have the colours that the page sets', async () => {
    const host = await page('background: #111; color: #ddd; --griddle-ink: rgb(255, 0, 0)');
    const sheet = host.querySelector('score-sheet') as Element;
    expect(getComputedStyle(sheet).color).to.equal('rgb(255, 0, 0)');
  });
});
