/** How stacking feels: what a hand sees while it holds food, and that a bot's food falls as one's own does. */
import { expect, nextFrame } from '@open-wc/testing';
import '../../src/games/buffet-boss/buffet-boss.js';
import type { BuffetBoss } from '../../src/games/buffet-boss/buffet-boss.js';
import { cell, drawn, press, rootOf, said, textOf } from '../hands.js';
import { waitUntil } from '../wait.js';
import { lead, step, table, takeFirst } from './table.js';

const POSITION = '0/-/-/-;318/steak/p-1/-/0,0,0.0,1390,0 egg.banana.squid p1:turn:1:p1';

/** What follows the pointer, and what is in hand over the plate. */
function carried(element: BuffetBoss): { readonly food: Element | null; readonly hand: Element | null } {
  const root = rootOf(element);
  return { food: root.querySelector('.carried'), hand: root.querySelector('[part=live] [data-place=hand]') };
}

/** The middle of something that is seen. */
function middleOf(node: Element): { clientX: number; clientY: number } {
  const { left, top, width, height } = node.getBoundingClientRect();
  return { clientX: left + width / 2, clientY: top + height / 2 };
}

/** A pointer that takes the food of the first card along. */
function pick(element: BuffetBoss, pointerType: string) {
  const card = cell(element, 'line:1');
  const svg = card.ownerSVGElement;
  if (svg) svg.setPointerCapture = () => undefined;
  const init = { bubbles: true, composed: true, isPrimary: true, pointerId: 7, pointerType, button: 0 };
  const start = middleOf(card);
  card.dispatchEvent(new PointerEvent('pointerdown', { ...init, ...start }));
  const send = (type: string, at: { clientX: number; clientY: number }): boolean | undefined =>
    svg?.dispatchEvent(new PointerEvent(type, { ...init, ...at }));
  return { start, send };
}

/** Waits for what is seen in frames until something holds. */
async function watch(look: () => boolean): Promise<void> {
  while (!look()) await nextFrame();
}

for (const pointerType of ['mouse', 'touch', 'pen']) {
  describe(`a food that is dragged from its card by ${pointerType}`, () => {
    it('follows the pointer, is in hand over the plate, and is taken where it is dropped', async () => {
      const element = await table({ position: POSITION, told: '', controls: 'none', steadiness: 'calm' });
      const live = rootOf(element).querySelector('[part=live] svg');
      if (!live) throw new Error('no plate');
      live.scrollIntoView({ block: 'end' });
      const { start, send } = pick(element, pointerType);
      send('pointermove', { clientX: start.clientX + 30, clientY: start.clientY + 5 });
      const food = carried(element).food?.getBoundingClientRect();
      if (!food) throw new Error('nothing is carried');
      expect(food.left + food.width / 2).to.be.closeTo(start.clientX + 30, 1);
      const plate = middleOf(live);
      send('pointermove', plate);
      expect(carried(element).hand).not.to.equal(null);
      expect(step(element)).to.equal('p1:turn:1:p1');
      const hand = middleOf(cell(element, 'hand'));
      expect(hand.clientX).to.be.closeTo(plate.clientX, 2);
      // Let go in the air it stays in hand
      send('pointerup', plate);
      await drawn(element);
      expect(step(element)).to.equal('p1:settle:1:p1');
      expect(carried(element).food).to.equal(null);
      expect(carried(element).hand).not.to.equal(null);
    });

    it('returns to its card from anywhere else', async () => {
      const element = await table({ position: POSITION, told: '', controls: 'none' });
      const live = rootOf(element).querySelector('[part=live] svg');
      if (!live) throw new Error('no plate');
      const { start, send } = pick(element, pointerType);
      send('pointermove', middleOf(live));
      send('pointermove', start);
      expect(carried(element).hand).to.equal(null);
      send('pointerup', start);
      await waitUntil(() => carried(element).food === null);
      await drawn(element);
      expect(step(element)).to.equal('p1:turn:1:p1');
      expect(element.currentPosition).to.contain('egg.banana.squid');
    });
  });
}

describe('a food that has been dropped', () => {
  /** Pushes the food in hand so far to the side, and lets it go; gives what was seen until it rested. */
  async function letGo(attributes: Readonly<Record<string, string>>, steps: number) {
    const element = await table({ position: POSITION, told: '', controls: 'none', steadiness: 'calm', ...attributes });
    await takeFirst(element, 'keys');
    await waitUntil(() => rootOf(element).activeElement?.getAttribute('data-place') === 'hand');
    await press(element, ...Array.from({ length: steps }, () => 'ArrowRight'));
    const node = cell(element, 'hand').parentElement;
    if (!node) throw new Error('no food');
    const speeds = new Set<number>();
    let crumbs = 0;
    // They fly for less than half a second, which a busy machine may spend between two frames
    const observer = new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        crumbs += [...addedNodes].filter((added) => added instanceof Element && added.matches('.crumb')).length;
    });
    observer.observe(rootOf(element), { childList: true, subtree: true });
    // A stretch may be over between two frames, too
    const animate = node.animate.bind(node);
    node.animate = (frames, timing) => {
      const animation = animate(frames, timing);
      const effect = animation.effect as KeyframeEffect;
      const poses = effect.getKeyframes().length;
      if (poses > 2) speeds.add(Math.round(Number(effect.getTiming().duration) / (poses - 1)));
      return animation;
    };
    let last = middleOf(node);
    await press(element, 'Enter');
    await watch(() => {
      if (node.isConnected && node.getAnimations().length > 0) last = middleOf(node);
      return !step(element).includes(':settle') && rootOf(element).querySelector('.moving') === null;
    });
    await drawn(element);
    observer.disconnect();
    return { element, speeds: [...speeds], crumbs, last };
  }

  it('throws crumbs where it lands, and plays at one speed', async () => {
    const { crumbs, speeds } = await letGo({}, 0);
    expect(crumbs).to.equal(6);
    expect(speeds).to.have.length(1);
  });

  it('plays more slowly when it topples, throws no crumbs, and is saved where it fell', async () => {
    const { crumbs, element, last, speeds } = await letGo({}, 24);
    expect(step(element)).to.contain(':rescue');
    expect(crumbs).to.equal(0);
    expect(Math.max(...speeds)).to.be.greaterThan(1.8 * Math.min(...speeds));
    const fallen = rootOf(element).querySelector('[part=live] [data-place="fallen:1"]');
    if (!fallen) throw new Error('nothing lies beside the plate');
    expect(middleOf(fallen).clientX).to.be.closeTo(last.clientX, 40);
  });

  it('shows none of this with reduced motion', async () => {
    const { crumbs, speeds } = await letGo({ still: '' }, 0);
    expect([crumbs, speeds.length]).to.deep.equal([0, 0]);
  });
});

describe('stacking in <buffet-boss>', () => {
  it('shows where the food in hand would land, a ruler in centimetres, and the height of the tallest plate', async () => {
    const element = await table({ position: POSITION, told: '', controls: 'none', steadiness: 'calm' });
    await takeFirst(element, 'mouse');
    await waitUntil(() => rootOf(element).querySelector('[part=live] .guide')?.checkVisibility());
    const labels = [...rootOf(element).querySelectorAll('[part=live] .label')].map(({ textContent }) => textContent);
    expect(labels).to.deep.equal(['cm', 'tallest 32\u00A0mm']);
    expect(rootOf(element).querySelector('[part=live] .shadow')?.getAttribute('d')).not.to.equal(null);
  });

  it('explains why a food dropped from too high stays in hand, until it is moved', async () => {
    const element = await table({ position: POSITION, told: '', controls: 'none' });
    await takeFirst(element, 'mouse');
    await waitUntil(() => rootOf(element).querySelector('[part=live] .guide')?.checkVisibility());
    const reason = (): string | undefined => rootOf(element).querySelector('[part=hovers]')?.textContent;
    lead(element, 12, -4);
    await drawn(element);
    expect(step(element)).to.equal('p1:settle:1:p1');
    expect(reason()).to.contain('That’s too high');
    cell(element, 'hand').dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
    await drawn(element);
    expect(reason()).to.equal(undefined);
  });

  it('BB-31 shows a flag on the tallest of all piles, with the same number as in the text', async () => {
    const position = '310/steak/p-1/-/0,0,0.0,1390,0;360/steak/p-1/-/0,0,0.0,1390,0 egg.banana.squid p1:turn:1:p1';
    const element = await table({ position, told: '', controls: 'none', still: '' });
    const flag = (): string => rootOf(element).querySelector('[part=live] .label + .label')?.textContent ?? '';
    expect(flag(), 'of another one').to.equal('tallest 36\u00A0mm');
    element.play('egg');
    await drawn(element);
    expect(flag(), 'while food is in hand').to.equal('tallest 36\u00A0mm');
    element.play('~404/p-1.1-2/-/0,0,0.0,1390,0.0,3000,0');
    await drawn(element);
    expect(textOf(element)).to.contain('The pile is 40 mm high. It’s the tallest now');
    expect(flag(), 'the own one').to.equal('tallest 40\u00A0mm');
    const line = rootOf(element).querySelector('[part=live] [part=leader] path')?.getAttribute('d') ?? '';
    expect(line).to.contain(' -4.04H');
    element.play('end');
    await drawn(element);
    expect(flag(), 'seen from the next plate').to.equal('tallest 40\u00A0mm');
    element.goTo(1);
    await drawn(element);
    expect(flag(), 'of an earlier position').to.equal('tallest 36\u00A0mm');
  });

  it('BB-31 shows no flag where piles are not compared', async () => {
    const position = '310/steak/p-1/-/0,0,0.0,1390,0;360/steak/p-1/-/0,0,0.0,1390,0 egg.banana.squid p1:turn:1:p1';
    const element = await table({ position, told: '', controls: 'none', options: 'version=all' });
    const labels = [...rootOf(element).querySelectorAll('[part=live] .label')].map(({ textContent }) => textContent);
    expect(labels).to.deep.equal(['cm']);
  });

  it('keeps the text at the flag clear of the food that hangs in the middle', async () => {
    const position = '318/steak/p-1/-/0,0,0.0,1390,0;1118/steak/p-1/-/0,0,0.0,1390,0 egg.banana.squid p1:turn:1:p1';
    for (const food of ['egg', 'banana']) {
      const element = await table({ position, told: '', controls: 'none', still: '' });
      expect(element.play(food)).to.equal(true);
      await waitUntil(() => rootOf(element).querySelector('[part=live] [data-place=hand]'));
      const label = rootOf(element).querySelector('[part=live] .label + .label')?.getBoundingClientRect();
      const hand = cell(element, 'hand').getBoundingClientRect();
      expect(label?.left, food).to.be.greaterThan(hand.right);
    }
  });

  for (const way of ['buttons', 'keys'])
    it(`explains why a food next to the plate is not dropped, by ${way}`, async () => {
      const element = await table({ position: POSITION, told: '', controls: 'none', steadiness: 'calm' });
      await takeFirst(element, 'keys');
      await waitUntil(() => rootOf(element).activeElement?.getAttribute('data-place') === 'hand');
      const act = async (name: string, key: string): Promise<void> => {
        if (way === 'keys') return press(element, key);
        rootOf(element).querySelector<HTMLElement>(`[part=live] button[aria-label="${name}"]`)?.click();
        await drawn(element);
      };
      const reason = (): string | undefined => rootOf(element).querySelector('[part=hovers]')?.textContent;
      for (let presses = 0; presses < (way === 'keys' ? 36 : 18); presses++) await act('Move left', 'ArrowLeft');
      expect(reason()).to.equal(undefined);
      await act('Drop', 'Enter');
      expect(reason()).to.equal('Move it over your plate first.');
      expect(await said('Move it over your plate first.')).to.equal(true);
      expect(step(element)).to.equal('p1:settle:1:p1');
      await act('Move right', 'ArrowRight');
      expect(reason(), 'until it is moved').to.equal(undefined);
      await act('Drop', 'Enter');
      element.undo();
      await drawn(element);
      expect(reason(), 'nor of a food that is no longer in hand').to.equal(undefined);
    });

  it('shows the other players how a bot’s food falls', async () => {
    const element = await table({ seats: 'bot:easy,bot:easy', told: '', controls: 'none' });
    await waitUntil(() => rootOf(element).querySelector('[part=live] .moving'));
    await waitUntil(() => /^\d+\/[a-z]/.test(element.currentPosition.replace(/^0\/-\/-\/-;/, '')));
  });
});
