/** `<top-waffle>` in all its modes and states, with controls for its attributes and for the options of the game. */
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import '@griddle/elements/top-waffle/top-waffle.js';
import { topWaffle } from '@griddle/rules/top-waffle/index.js';
import { LAST_ORDER, LONG_SHIFT } from '../gallery/records.js';
import { elementWith, optionArgs, optionControls, optionsAttribute } from '../support/element.js';
import { expectPosition, expectWords, part, press, space, tableIn, type GameTable } from '../support/hands.js';
import './elements.css';

const TAG = 'top-waffle';
const DISPLAY = 'bSBW.gCC.yUU/S.B1.SB/wild.wrench.blender';
/** Player 1 can complete the first order in three ways. */
const KITCHEN = `${DISPLAY} p1:execute S.B.W.B1.BW/wild.megaphone/gSC/-/-/-;U.U.UC/recycling/-/-/-/- 1:5 -/-/- -`;

interface Args extends Record<string, unknown> {
  mode: string;
  position: string;
  record: string;
  seats: string;
  seed: string;
  controls: string;
}

function render(args: Args): HTMLElement {
  const { mode, position, record, seats, seed, controls } = args;
  const frame = document.createElement('div');
  frame.className = 'frame';
  const options = optionsAttribute(topWaffle.options, args);
  frame.append(elementWith(TAG, { mode, position, record, seats, seed, options, controls }));
  return frame;
}

/** Presses the button that takes the screen. */
async function takeScreen(table: GameTable): Promise<void> {
  await userEvent.click(await part(table, '[part=hand-over]:not([hidden]) button'));
  await part(table, '[data-place^="hand:"]');
}

const meta: Meta<Args> = {
  title: 'Top Waffle/Element',
  component: TAG,
  render,
  args: {
    mode: 'diagram',
    position: '',
    record: '',
    seats: '',
    seed: '',
    controls: 'auto',
    ...optionArgs(topWaffle.options),
  },
  argTypes: {
    mode: { control: 'inline-radio', options: ['diagram', 'replay', 'play'] },
    controls: { control: 'inline-radio', options: ['auto', 'none'] },
    ...optionControls(topWaffle.options),
  },
};
export default meta;
type Story = StoryObj<Args>;

/** A diagram: the display, and the hand of the player whose turn it is. */
export const Diagram: Story = {
  args: { position: KITCHEN },
  play: async ({ canvasElement }) => {
    const table = await tableIn(canvasElement, TAG);
    await expect((await space(table, 'hand:4')).ariaLabel).toBe('banana with a bonus');
  },
};

/** A replay of a whole game: cards taken and replaced, orders completed, three days. */
export const Replay: Story = {
  args: { mode: 'replay', record: LONG_SHIFT },
  play: async ({ canvasElement }) => {
    const table = await tableIn(canvasElement, TAG);
    await press(table, 'ui.last');
    await expectPosition(table, LAST_ORDER);
    await expectWords(table, '[part~=status]', 'Player 2 won');
    await press(table, 'ui.first');
  },
};

/** Pass and play for two: hands are hidden while the screen changes hands. */
export const Play: Story = {
  args: { mode: 'play', seed: '5' },
  play: async ({ canvasElement }) => {
    const table = await tableIn(canvasElement, TAG);
    await part(table, '[part=hand-over]:not([hidden])');
    await expect(table.shadowRoot?.querySelector('[data-place^="hand:"]')).toBeNull();
    await takeScreen(table);
  },
};

/** Completing: orders you can complete glow, and the others say what is missing. */
export const Completing: Story = {
  args: { mode: 'play', position: KITCHEN },
  play: async ({ canvasElement, step }) => {
    const table = await tableIn(canvasElement, TAG);
    await takeScreen(table);
    await step('What is missing', async () => {
      await waitFor(async () => expect((await space(table, 'order:2')).ariaLabel).toContain('missing: two chocolates'));
    });
    await step('Every way to pay', async () => {
      await userEvent.click(await space(table, 'order:1'));
      await expectWords(table, '[part=choices]', 'Use strawberry, banana');
      const ways = (): number | undefined => table.shadowRoot?.querySelectorAll('[part=choices] button').length;
      await waitFor(() => expect(ways()).toBe(6));
    });
  },
};

/** Six players on one screen, with four face-up orders and toppings. */
export const SixPlayers: Story = { args: { mode: 'play', seed: '12', players: 6 } };

/** The simpler game without items (TW-43). */
export const NoItems: Story = { args: { mode: 'play', seed: '2', items: 'off' } };

/** `seats="human,bot:easy"`: against the computer, your hand always shows. */
export const AgainstTheMachine: Story = { args: { mode: 'play', seats: 'human,bot:easy', seed: '5' } };

/** The end of a game: the result, and the score sheet in the panel. */
export const Finished: Story = {
  args: { mode: 'play', position: LAST_ORDER },
  play: async ({ canvasElement }) => {
    await expectWords(await tableIn(canvasElement, TAG), '[part~=status]', 'Player 2 won: most points');
  },
};

/** An invalid position: the error says where and what to do, and the board keeps the last valid one. */
export const WrongInput: Story = {
  tags: ['!dev', '!autodocs'],
  args: { position: 'bSBW/S/wild' },
  play: async ({ canvasElement }) => {
    await part(await tableIn(canvasElement, TAG), '[part=error]');
  },
};

/** The layout fits its width: 280 pixels here. */
export const Narrow: Story = {
  tags: ['!dev', '!autodocs'],
  args: { mode: 'play', position: KITCHEN, seats: 'human,bot:easy' },
  render: (args) => {
    const frame = render(args);
    frame.style.inlineSize = '280px';
    return frame;
  },
};

/** Colours follow the `color-scheme` of the page, or of a part of it. */
export const Dark: Story = {
  tags: ['!dev', '!autodocs'],
  args: { mode: 'play', position: KITCHEN, seats: 'human,bot:easy' },
  render: (args) => {
    const frame = render(args);
    frame.classList.add('dark');
    return frame;
  },
};
