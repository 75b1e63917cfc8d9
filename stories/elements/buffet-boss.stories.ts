/** `<buffet-boss>` in all its modes, with controls for its attributes and for the options of the game. */
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html, type TemplateResult } from 'lit';
import { expect, userEvent, waitFor } from 'storybook/test';
import '@griddle/elements/buffet-boss/buffet-boss.js';
import { buffetBoss } from '@griddle/rules/buffet-boss/index.js';
import { elementWith, optionArgs, optionControls, optionsAttribute } from '../support/element.js';
import { expectWords, part, press, space, tableIn, type GameTable } from '../support/hands.js';
import './elements.css';

/** The attributes of the element that have a control here, and the options of the game. */
interface Args extends Record<string, unknown> {
  mode: string;
  position: string;
  record: string;
  seats: string;
  seed: string;
  told: string;
  steadiness: string;
  atRest: boolean;
  still: boolean;
  controls: string;
}

function render(args: Args): TemplateResult {
  const { mode, position, record, seats, seed, told, steadiness, atRest, still, controls } = args;
  const options = optionsAttribute(buffetBoss.options, args);
  const attributes = { mode, position, record, seats, seed, told, steadiness, 'at-rest': atRest, still, controls, options }; // prettier-ignore
  return html`<div class="frame">${elementWith('buffet-boss', attributes)}</div>`;
}

const meta: Meta<Args> = {
  title: 'Buffet Boss/Element',
  component: 'buffet-boss',
  render,
  args: {
    mode: 'play',
    position: '',
    record: '',
    seats: '',
    seed: '4',
    told: '',
    steadiness: 'steady',
    atRest: false,
    still: false,
    controls: 'auto',
    ...optionArgs(buffetBoss.options),
  },
  argTypes: {
    mode: { control: 'inline-radio', options: ['diagram', 'replay', 'play'] },
    told: { control: 'inline-radio', options: ['', 'piles', 'piles cards'] },
    steadiness: { control: 'inline-radio', options: ['calm', 'steady', 'shaky', 'wobbly'] },
    controls: { control: 'inline-radio', options: ['auto', 'none'] },
    ...optionControls(buffetBoss.options),
  },
};
export default meta;
type Story = StoryObj<Args>;

const TAG = 'buffet-boss';
const TWO = '500/steak.ham.squid.egg/p-1.1-2.2-3.3-4/-;310/grapes.shrimp/p-1.1-2/-';

/** The table, with all that play needs fetched. */
async function playable(canvas: HTMLElement): Promise<GameTable> {
  const table = await tableIn(canvas, TAG);
  await waitFor(() => expect(table.shadowRoot?.querySelector('[part=menu]')).not.toBeNull());
  return table;
}

/** Two plates with their scores. Without poses, pieces are drawn in rows, each on what it touches. */
export const Diagram: Story = { args: { mode: 'diagram', position: TWO } };

/** A replay in which a piece falls and is saved. */
export const Replay: Story = {
  args: {
    mode: 'replay',
    record:
      '[Game "Buffet Boss"]\n[Position "' +
      TWO +
      ' banana.grapes.lettuce p1:turn:2:p1"]\n\n' +
      '1. lettuce ~400/p-1.1-2.2-3/4.5 {Two fall.} save:2 ~560/p-1.1-2.2-3.3-4 end {One of them is saved.}',
  },
  play: async ({ canvasElement }) => {
    const table = await tableIn(canvasElement, TAG);
    await press(table, 'ui.next');
    await press(table, 'ui.next');
    await expectWords(table, '[part=comment]', 'Two fall.');
    await expectWords(table, '[part=caption]', 'Fallen food: you can save one');
  },
};

/** Stacking on the page: the food in hand follows finger, mouse or keys. */
export const Stacking: Story = {
  args: { atRest: true, steadiness: 'calm', still: true },
  play: async ({ canvasElement }) => {
    const table = await playable(canvasElement);
    await userEvent.click(await space(table, 'line:1'));
    const live = await part(table, '[part=live] [part=tools] [part=tool]:last-child');
    await waitFor(() => expect(live.getAttribute('aria-disabled')).not.toBe('true'));
    await userEvent.click(live);
    await waitFor(() => expect(table.currentPosition).toMatch(/p-1/));
  },
};

/** A scorekeeper for a real table: tap what fell. */
export const AtYourTable: Story = {
  args: { told: 'piles', players: 3 },
  play: async ({ canvasElement }) => {
    const table = await playable(canvasElement);
    await userEvent.click(await space(table, 'line:1'));
    await userEvent.click(await part(table, '[part=tell-piece]'));
    await expectWords(table, '[part=tell]', 'One piece fell');
    await userEvent.click(await part(table, '[part=tell] [part=choice]'));
    await expectWords(table, '[part~=status]', 'Save what fell');
  },
};

/** Dinner: Characters are face down. Hold the button to see your own two. */
export const Dinner: Story = {
  args: { told: 'piles', version: 'dinner' },
  play: async ({ canvasElement }) => {
    const table = await playable(canvasElement);
    const hold = await part(table, '[part=peek]');
    hold.focus();
    await userEvent.keyboard('{Enter>}');
    await expectWords(table, '[part=secret]', 'points now');
    hold.blur();
    await waitFor(() => expect(table.shadowRoot?.querySelector('[part=secret]')?.textContent).toBe(''));
  },
};

/** All-You-Can-Eat alone: one piece falls, and the game is lost. */
export const AllYouCanEat: Story = {
  args: { told: 'piles', version: 'all', players: 1 },
  play: async ({ canvasElement }) => {
    const table = await playable(canvasElement);
    await userEvent.click(await space(table, 'line:1'));
    await userEvent.click(await part(table, '[part=tell-piece]'));
    await userEvent.click(await part(table, '[part=tell] [part=choice]'));
    await expectWords(table, '[part~=status]', 'Defeat');
  },
};
