/** `<buffet-plate>` to stack on: drops, pushes, falls, and what they come to. */
import { expect } from '@open-wc/testing';
import { parseAction } from '@griddle/plate/internal/action.js';
import { loadEngine } from '@griddle/plate/internal/engine.js';
import { EMPTY, settle } from '@griddle/plate/internal/settle.js';
import { moveText } from '@griddle/rules/internal/buffet-boss/notation.js';
import { foodAt } from '@griddle/rules/internal/buffet-boss/components.js';
import { cell, drawn, nameOf, press, rootOf, said, textOf } from '../hands.js';
import { waitUntil } from '../wait.js';
import { PILE, plate, settling } from './plate.js';

/** What Node comes to for three foods that are let down from 1.5 mm, and for a push. */
const IN_NODE = [
  '~287/p-1/-/0,0,-186.54,1768,-189/d0,1931,0',
  '~415/p-1.1-2/-/0,0,186.-49,1768,189.-151,3480,2405/d400,3734,0',
  '~447/p-1.p-2.p-3.1-2.2-3/-/-2,0,-189.37,1769,-201.1890,2752,-5952.3702,2315,-11188/d0,5495,1500',
  '~441/p-1.p-2.p-3.1-2.2-3/-/-1,38,-560.177,1798,-560.2086,2660,-6265.3878,2105,-11400/n1,0,2',
];

/** A point of the screen over the plate, from its middle: to the right and up, in mm. */
function over(
  element: HTMLElement & { readonly updateComplete: Promise<boolean> },
  x: number,
  y: number,
): { clientX: number; clientY: number } {
  const svg = rootOf(element).querySelector('svg');
  const { x: clientX, y: clientY } = new DOMPoint(x / 10, -y / 10).matrixTransform(svg?.getScreenCTM() ?? undefined);
  return { clientX, clientY };
}

/** Takes hold of a place with a pointer and leads it along points. */
function lead(
  element: HTMLElement & { readonly updateComplete: Promise<boolean> },
  place: string,
  points: readonly { clientX: number; clientY: number }[],
  pointerType = 'mouse',
): void {
  const start = cell(element, place);
  const svg = start.ownerSVGElement;
  // Capture wants a pointer that a device has; the events are sent to the picture itself instead
  if (svg) svg.setPointerCapture = () => undefined;
  const init = { bubbles: true, composed: true, isPrimary: true, pointerId: 7, pointerType, button: 0 };
  const box = start.getBoundingClientRect();
  const middle = { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 };
  start.dispatchEvent(new PointerEvent('pointerdown', { ...init, ...middle }));
  for (const point of points) svg?.dispatchEvent(new PointerEvent('pointermove', { ...init, ...point }));
  svg?.dispatchEvent(new PointerEvent('pointerup', { ...init, ...points.at(-1) }));
}

describe('stacking on <buffet-plate>', () => {
  it('keeps keys pressed for a food in hand before the engine has loaded', async () => {
    const element = document.createElement('buffet-plate');
    Object.assign(element, { mode: 'play', loading: 'eager', atRest: true, food: 'ham' });
    document.body.append(element);
    await element.updateComplete;
    const settled = settling(element, () => {
      const hand = cell(element, 'hand');
      hand.focus();
      for (const key of ['ArrowRight', 'Enter']) {
        const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
        hand.dispatchEvent(event);
        expect(event.defaultPrevented, key).to.equal(true);
      }
      expect(element.currentPosition, 'nothing has settled yet').to.match(/^0\/-/);
    });
    expect((await settled).move).to.match(/\/d[1-9]\d+,[^/]*$/);
    element.remove();
  });

  it('makes the same piles as Node, bit for bit, with keys and no animation (BB-20)', async () => {
    const element = await plate({ food: 'ham.steak.egg', 'at-rest': '' });
    const moves: string[] = [];
    element.addEventListener('griddle-settle', ({ detail }) => moves.push(detail.move));
    cell(element, 'hand').focus();
    await press(element, 'Enter');
    await waitUntil(() => moves.length === 1);
    await drawn(element);
    await press(element, 'ArrowRight', 'ArrowRight', 'Enter');
    await waitUntil(() => moves.length === 2);
    await drawn(element);
    await press(element, 'q', 'Enter');
    await waitUntil(() => moves.length === 3);
    expect(element.push(1, 0, 2)).to.equal(true);
    expect(moves).to.deep.equal(IN_NODE);
    expect(await said('Pushed. Now 3 on the plate, 44.1 mm high.')).to.equal(true);
  });

  it('animates a pile, with the same result as at once', async () => {
    const element = await plate({ food: 'ham.steak' });
    const seen = new Set<string>();
    const item = cell(element, 'hand').parentElement;
    const watch = setInterval(() => seen.add(item ? getComputedStyle(item).transform : ''), 5);
    const { move, fell } = await settling(element, () => element.drop());
    clearInterval(watch);
    expect(seen.size).to.be.greaterThan(5);
    expect(item?.getAnimations(), 'nothing plays on').to.deep.equal([]);
    expect(fell).to.deep.equal([]);
    const action = parseAction(move.split('/').at(-1) ?? '');
    const engine = await loadEngine();
    expect(action && moveText(settle(engine, EMPTY, action, foodAt('ham')))).to.equal(move);
    await drawn(element);
    expect(nameOf(element, 'p1:1')).to.contain('ham');
    expect(nameOf(element, 'hand')).to.contain('steak');
    expect(textOf(element)).to.contain('1 on the plate');
  });

  it('holds a piece that touches nothing until it is dropped, by mouse and by finger', async () => {
    for (const pointerType of ['mouse', 'touch']) {
      const element = await plate({ position: PILE, food: 'banana' });
      const before = element.currentPosition;
      // Through the pile from above, and away again into the air
      lead(
        element,
        'hand',
        [over(element, 0, 80), over(element, 0, 20), over(element, 5, 25), over(element, 0, 125)],
        pointerType,
      );
      await drawn(element);
      expect(element.currentPosition).to.equal(before);
      expect(nameOf(element, 'hand')).to.contain('banana');
      const { move } = await settling(element, () => {
        const low = pointerType === 'touch' ? 20 : 45;
        lead(element, 'hand', [over(element, 5, 80), over(element, 5, low)], pointerType);
      });
      expect(move).to.match(/\/d-?\d+,\d+,0$/);
      element.remove();
    }
  });

  it('keeps a piece in hand that is left next to the plate', async () => {
    const element = await plate({ food: 'banana' });
    lead(element, 'hand', [over(element, 68, 60), over(element, 68, 10)]);
    await drawn(element);
    expect(nameOf(element, 'hand')).to.contain('banana');
    expect(element.currentPosition).to.match(/^0\/-/);
  });

  it('turns the piece in hand by wheel, keys, buttons and a second finger', async () => {
    const element = await plate({ food: 'banana' });
    const hand = cell(element, 'hand');
    const turn = (): number => Number(/rotate\((.*)\)/.exec(hand.parentElement?.getAttribute('transform') ?? '')?.[1]);
    hand.focus();
    await press(element, 'q');
    expect(turn()).to.equal(-15);
    await press(element, '.');
    expect(turn()).to.equal(-12);
    rootOf(element).querySelector<HTMLElement>('[part=tools] button:nth-child(4)')?.click();
    expect(turn()).to.equal(3);
    hand.dispatchEvent(new WheelEvent('wheel', { deltaY: -1, bubbles: true, cancelable: true }));
    expect(turn()).to.equal(-4.5);
    const svg = hand.ownerSVGElement;
    if (svg) svg.setPointerCapture = () => undefined;
    const finger = (type: string, pointerId: number, x: number, y: number): void => {
      const init = { bubbles: true, pointerType: 'touch', pointerId, button: 0, clientX: x, clientY: y };
      hand.dispatchEvent(new PointerEvent(type, init));
    };
    const box = hand.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    finger('pointerdown', 1, x, y);
    finger('pointerdown', 2, x + 100, y);
    finger('pointermove', 2, x, y + 100);
    expect(turn()).to.be.closeTo(85.5, 0.5);
    finger('pointerup', 2, x, y + 100);
    finger('pointerup', 1, x, y);
  });

  it('drops a piece that was carried low and turned by a second finger when both are lifted', async () => {
    const element = await plate({ food: 'ham' });
    const hand = cell(element, 'hand');
    const svg = hand.ownerSVGElement;
    if (svg) svg.setPointerCapture = () => undefined;
    const finger = (
      type: string,
      pointerId: number,
      { clientX, clientY }: { clientX: number; clientY: number },
    ): void => {
      const init = { bubbles: true, pointerType: 'touch', pointerId, button: 0, clientX, clientY };
      hand.dispatchEvent(new PointerEvent(type, init));
    };
    const { x, y, width, height } = hand.getBoundingClientRect();
    const low = over(element, 0, 0);
    const aside = { clientX: low.clientX + 100, clientY: low.clientY };
    const below = { clientX: low.clientX + 98, clientY: low.clientY + 20 };
    finger('pointerdown', 1, { clientX: x + width / 2, clientY: y + height / 2 });
    finger('pointermove', 1, low);
    finger('pointerdown', 2, aside);
    finger('pointermove', 2, below);
    const { move } = await settling(element, () => {
      finger('pointerup', 2, below);
      finger('pointerup', 1, low);
    });
    expect(move).to.match(/\/d-?\d+,\d+,-1\d{3}$/);
  });

  it('pushes pieces by drags, keys and buttons, and lifts none off (BB-21)', async () => {
    const element = await plate({ position: PILE });
    const pulled = await settling(element, () => {
      const box = cell(element, 'p1:3').getBoundingClientRect();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      lead(element, 'p1:3', [
        { clientX: x - 20, clientY: y },
        { clientX: x - 60, clientY: y },
      ]);
    });
    expect(pulled.move).to.match(/\/n3,4,2$/);
    await drawn(element);
    expect(rootOf(element).querySelectorAll('[data-place^="p1:"]').length).to.equal(4 - pulled.fell.length);
    cell(element, 'p1').focus();
    await press(element, 'Enter', '3');
    expect(await said('the plate selected')).to.equal(true);
    const keyed = await settling(element, () => void press(element, 'ArrowRight'));
    expect(keyed.move).to.match(/\/n0,0,3$/);
    await drawn(element);
    const pad = rootOf(element).querySelector('[part=pad]');
    expect(pad?.hasAttribute('hidden')).to.equal(false);
    const clicked = await settling(element, () => pad?.querySelectorAll('button')[3]?.click());
    expect(clicked.move).to.match(/\/n0,4,3$/);
  });

  it('shows what fell next to the plate, takes it up again, and undoes everything', async () => {
    const element = await plate({ food: 'egg.ham', 'at-rest': '', position: PILE });
    const start = element.currentPosition;
    cell(element, 'hand').focus();
    await press(element, ...Array.from({ length: 5 }, () => 'ArrowRight'));
    const first = await settling(element, () => {
      for (let i = 0; i < 40; i++) if (!element.drop()) break;
    });
    await drawn(element);
    if (first.fell.length > 0) expect(nameOf(element, 'fallen:1')).to.contain('Fallen');
    // A push as strong as can be, until something falls
    for (let i = 0; i < 12 && !rootOf(element).querySelector('[data-place="fallen:1"]'); i++) {
      await settling(element, () => element.push(4, i % 2 === 0 ? 1 : 3, 3));
      await drawn(element);
    }
    const lost = nameOf(element, 'fallen:1');
    cell(element, 'fallen:1').dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }));
    await drawn(element);
    expect(lost).to.contain(nameOf(element, 'hand').replace('In hand: ', ''));
    while (element.undo()) await drawn(element);
    expect(element.currentPosition).to.equal(start);
  });

  it('shakes by its seed, not at all with both hands (BB-15), and misses without animation', async () => {
    const poses = new Set<string>();
    for (const [steadiness, seed] of [
      ['calm', '1'],
      ['calm', '2'],
      ['wobbly', '1'],
      ['wobbly', '2'],
      ['wobbly', '1'],
    ] as const) {
      const element = await plate({ food: 'ham', 'at-rest': '', steadiness, seed });
      const { move } = await settling(element, () => element.drop());
      poses.add(move.split('/').at(-1) ?? '');
      element.remove();
    }
    expect(poses.size).to.equal(3);
    const element = await plate({ food: 'ham', steadiness: 'shaky' });
    const at = (): string => cell(element, 'hand').parentElement?.getAttribute('transform') ?? '';
    const before = at();
    await waitUntil(() => at() !== before);
  });
});
