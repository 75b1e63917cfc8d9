/** Demos of Buffet Boss’s stacking rules, each on a plate that rocks. The other rules have demos of the table. */
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html, type TemplateResult } from 'lit';
import { expect, userEvent, waitFor } from 'storybook/test';
import '@griddle/elements/buffet-line/buffet-line.js';
import '@griddle/elements/buffet-plate/buffet-plate.js';
import type { BuffetPlate, SettleDetail } from '@griddle/elements/buffet-plate/buffet-plate.js';
import { elementWith } from '../support/element.js';
import { copyButton } from '../support/embed.js';
import { part } from '../support/hands.js';
import '../support/demo.css';

const meta: Meta = {
  title: 'Buffet Boss/Rules: stacking',
  parameters: { controls: { disable: true }, docs: { canvas: { sourceState: 'none' } } },
};
export default meta;

/** Four pieces as physics left them. */
const PILE =
  '511/ham.steak.lemon-tart.egg/p-1.p-2.p-3.1-2.1-3.2-4/-/-1,0,187.-48,1768,192.-2724,2379,2141.2551,2392,-2208.-1999,3944,10653';

/** What a reader may press in a demo. */
interface Button {
  readonly tell: string;
  readonly act: (plate: BuffetPlate) => void;
}

type Attributes = Readonly<Record<string, string | boolean>>;

/** Attributes as a page's author writes them. */
function written(attributes: Attributes): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, String(value)]));
}

/** A rule with a sentence, one plate or several, and things to try. */
function demo(
  id: string,
  title: string,
  sentence: string,
  plates: readonly Attributes[],
  buttons: readonly Button[],
): TemplateResult {
  const first = (target: EventTarget | null): BuffetPlate | null | undefined =>
    target instanceof Element ? target.closest('.demo')?.querySelector('buffet-plate') : undefined;
  return html`<article class="demo">
    <header>
      <p class="rule">${id}</p>
      <h2>${title}</h2>
      <p>${sentence}</p>
    </header>
    <section ?hidden=${buttons.length === 0}>
      <h3>Try it</h3>
      <ol>
        ${buttons.map(
          ({ tell, act }) =>
            html`<li>
              <span>${tell}</span>
              <button
                type="button"
                @click=${({ target }: Event) => {
                  const plate = first(target);
                  if (plate) act(plate);
                }}
              >
                Show me
              </button>
            </li>`,
        )}
      </ol>
      <div class="tools">
        <button type="button" @click=${({ target }: Event) => first(target)?.again()}>Reset</button>
        ${copyButton({ tag: 'buffet-plate', attributes: written({ mode: 'play', seed: '1', ...plates[0] }), text: sentence })}
      </div>
    </section>
    ${plates.map((attributes) => elementWith('buffet-plate', { mode: 'play', seed: '1', ...attributes }))}
  </article>`;
}

/** The plate of a story, once a hand is at it. */
async function plateIn(story: HTMLElement): Promise<BuffetPlate> {
  const plate = story.querySelector('buffet-plate');
  if (!plate) throw new Error('the story has no plate');
  await plate.updateComplete;
  await part(plate, '[part=tools]');
  return plate;
}

/** What comes of something that is done; the pile jumps to where it settles, so that nobody has to wait. */
async function settling(plate: BuffetPlate, act: () => void): Promise<SettleDetail> {
  plate.still = true;
  await plate.updateComplete;
  const settled = new Promise<SettleDetail>((resolve) => {
    plate.addEventListener('griddle-settle', ({ detail }) => resolve(detail), { once: true });
  });
  act();
  plate.still = false;
  return settled;
}

export const BB10TheBuffetLine: StoryObj = {
  name: 'BB-10 The Buffet Line alone',
  render: () =>
    html`<article class="demo">
      <header>
        <p class="rule">BB-10</p>
        <h2>The Buffet Line alone</h2>
        <p>One more food than there are players. Each card shows its stars and food group.</p>
      </header>
      ${elementWith('buffet-line', { mode: 'play', position: '0/-/-/-;0/-/-/- ham.berry-pie.egg' })}
    </article>`,
  play: async ({ canvasElement }) => {
    const line = canvasElement.querySelector('buffet-line');
    if (!line) throw new Error('the story has no line');
    const picked: string[] = [];
    line.addEventListener('griddle-pick', ({ detail }) => picked.push(detail.food));
    await userEvent.click(await part(line, '[data-place="line:2"]'));
    await waitFor(() => expect(picked).toEqual(['berry-pie']));
  },
};

export const BB15BothHands: StoryObj = {
  name: 'BB-15 Both hands',
  render: () =>
    demo(
      'BB-15',
      'Both hands',
      'Younger players can use both hands. The calm hand holds still, the wobbly one below doesn’t.',
      [
        { food: 'ham.egg.banana', steadiness: 'calm' },
        { food: 'ham.egg.banana', steadiness: 'wobbly' },
      ],
      [{ tell: 'Drop it with a calm hand.', act: (plate) => plate.drop() }],
    ),
  play: async ({ canvasElement }) => {
    const calm = await plateIn(canvasElement);
    const wobbly = canvasElement.querySelectorAll('buffet-plate')[1];
    if (!wobbly) throw new Error('the story has one plate');
    const place = async (plate: BuffetPlate): Promise<string> =>
      (await part(plate, '[data-place=hand]')).parentElement?.getAttribute('transform') ?? '';
    const before = [await place(calm), await place(wobbly)];
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches) {
      await waitFor(async () => expect(await place(wobbly)).not.toBe(before[1]));
    }
    await expect(await place(calm)).toBe(before[0]);
  },
};

export const BB20OnThePlate: StoryObj = {
  name: 'BB-20 On the plate or on another piece',
  render: () =>
    demo(
      'BB-20',
      'On the plate or on another piece',
      'What you drop settles on the plate or on a piece. Lines show what touches what. Food in your hand touches nothing.',
      [{ position: PILE, food: 'banana.ham.grapes', overlay: 'height contacts' }],
      [{ tell: 'Drop the banana.', act: (plate) => plate.drop() }],
    ),
  play: async ({ canvasElement }) => {
    const plate = await plateIn(canvasElement);
    const { move } = await settling(plate, () => plate.drop());
    await expect(move.split('/')[1]).toContain('p-1');
    await plate.updateComplete;
    await part(plate, '[part=contacts]');
  },
};

export const BB21Pushing: StoryObj = {
  name: 'BB-21 Push pieces',
  render: () =>
    demo(
      'BB-21',
      'Push pieces',
      'On your turn you can adjust the pile: drag a piece, or select it and use the arrow keys. You can’t lift anything off.',
      [{ position: PILE }],
      [
        { tell: 'Push the egg to the right.', act: (plate) => plate.push(4, 0, 1) },
        { tell: 'Rock the plate as hard as you can.', act: (plate) => plate.push(0, 0, 3) },
      ],
    ),
  play: async ({ canvasElement }) => {
    const plate = await plateIn(canvasElement);
    const { move, fell } = await settling(plate, () => plate.push(0, 0, 2));
    await expect(move).toMatch(/\/n0,0,2$/);
    await plate.updateComplete;
    await expect(plate.shadowRoot?.querySelectorAll('[data-place^="p1:"]').length).toBe(4 - fell.length);
  },
};

export const BB31TheTallestPlate: StoryObj = {
  name: 'BB-31 The height to beat',
  render: () =>
    demo(
      'BB-31',
      'The height to beat',
      'The flag on the ruler shows the height to beat. Up to 1 mm below it counts as equal.',
      [{ position: `${PILE};600/ham/p-1/-`, food: 'lettuce.cupcake.banana' }],
      [{ tell: 'Drop it.', act: (plate) => plate.drop() }],
    ),
  play: async ({ canvasElement }) => {
    const plate = await plateIn(canvasElement);
    await part(plate, '[part=leader]');
    await expect(plate.shadowRoot?.querySelector('[part=facts]')?.textContent).toContain('60.0\u00A0mm');
  },
};

export const BB52WhatTouches: StoryObj = {
  name: 'BB-52 What touches what',
  render: () =>
    demo(
      'BB-52',
      'What touches what',
      'Pieces within half a millimetre of each other touch. Point at a piece to outline what it touches.',
      [{ mode: 'diagram', position: PILE, overlay: 'contacts stars' }],
      [],
    ),
  play: async ({ canvasElement }) => {
    const plate = canvasElement.querySelector('buffet-plate');
    if (!plate) throw new Error('the story has no plate');
    const egg = await part(plate, '[data-place="p1:4"]');
    await expect(egg.ariaLabel).toContain('touches steak');
    egg.focus({ preventScroll: true });
    await expect((await part(plate, '[data-place="p1:2"]')).classList.contains('near')).toBe(true);
    await expect((await part(plate, '[data-place="p1:3"]')).classList.contains('near')).toBe(false);
  },
};
