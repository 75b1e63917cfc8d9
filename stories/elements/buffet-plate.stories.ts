/** `<buffet-plate>`: a plate that rocks, as a diagram and to stack on. */
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html, type TemplateResult } from 'lit';
import { expect, userEvent } from 'storybook/test';
import '@griddle/elements/buffet-plate/buffet-plate.js';
import { FOODS } from '@griddle/rules/internal/buffet-boss/components.js';
import { elementWith } from '../support/element.js';
import { part } from '../support/hands.js';
import './elements.css';

/** The attributes of the element that have a control here. */
interface Args extends Record<string, string | boolean> {
  mode: string;
  position: string;
  record: string;
  food: string;
  seat: string;
  overlay: string;
  steadiness: string;
  leader: string;
  seed: string;
  'at-rest': boolean;
  still: boolean;
}

/** Eleven pieces as a careful hand has stacked them. */
const HIGH =
  '1287/ham.steak.lettuce.lemon-tart.gingerbread.squid.berry-pie.pea-pod.mushroom.sausage.octopus/p-1.p-2.p-5.1-2.1-3.2-4.2-7.3-5.3-7.3-9.4-6.6-8.7-9.8-10.10-11/-/14,0,187.-438,1761,49.1588,2393,16218.-2456,3791,-4401.1105,4731,-7756.-3934,2830,-6269.1441,7274,7331.-857,4632,11678.1353,8992,17901.-3073,6677,-9515.1479,9921,17628.1635,11623,-418';

function render(args: Args): TemplateResult {
  return html`<div class="frame">${elementWith('buffet-plate', args)}</div>`;
}

const meta: Meta<Args> = {
  title: 'Buffet Boss/Element: buffet-plate',
  component: 'buffet-plate',
  render,
  args: {
    mode: 'diagram',
    position: '',
    record: '',
    food: '',
    seat: 'p1',
    overlay: 'height',
    steadiness: 'calm',
    leader: '',
    seed: '1',
    'at-rest': false,
    still: false,
  },
  argTypes: {
    mode: { control: 'inline-radio', options: ['diagram', 'replay', 'play'] },
    steadiness: { control: 'inline-radio', options: ['calm', 'steady', 'shaky', 'wobbly'] },
  },
};
export default meta;
type Story = StoryObj<Args>;

function plateOf(story: HTMLElement): HTMLElement {
  const plate = story.querySelector<HTMLElement>('buffet-plate');
  if (!plate) throw new Error('the story has no plate');
  return plate;
}

/** A high pile with its ruler, its contacts and its stars. */
export const Diagram: Story = {
  args: { position: HIGH, overlay: 'height contacts stars', leader: '1180' },
  play: async ({ canvasElement }) => {
    const octopus = await part(plateOf(canvasElement), '[data-place="p1:11"]');
    await expect(octopus.ariaLabel).toContain('octopus');
  },
};

/** Without poses, as at a real table, pieces are drawn in rows on what they touch. */
export const WithoutPoses: Story = { args: { position: '480/ham.steak.egg.mushroom/p-1.p-2.1-3.2-3.3-4/-' } };

/** All 21 foods, one after the other: how many stay on? */
export const Playground: Story = {
  name: 'Physics playground',
  args: { mode: 'play', food: FOODS.map(({ id }) => id).join('.'), overlay: 'height contacts stars', leader: '1000' },
  play: async ({ canvasElement }) => {
    const hand = await part(plateOf(canvasElement), '[data-place=hand]');
    await expect(hand.ariaLabel).toContain('lettuce');
  },
};

/** A hand that shakes; `seed` decides how. */
export const ShakyHand: Story = { args: { mode: 'play', food: 'ham.egg.banana.steak', steadiness: 'shaky' } };

/** Without dragging: keys and buttons, no time pressure, and every step announced. */
export const AtRest: Story = {
  args: { mode: 'play', food: 'ham.egg.banana.steak', 'at-rest': true },
  play: async ({ canvasElement }) => {
    const plate = plateOf(canvasElement);
    // The buttons come with what takes keys
    await part(plate, 'button[aria-disabled=false]');
    (await part(plate, '[data-place=hand]')).focus({ preventScroll: true });
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await part(plate, '[data-place="p1:1"]');
  },
};
