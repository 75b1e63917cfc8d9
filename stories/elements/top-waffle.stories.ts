/** `<top-waffle>` in all its modes and states, with controls for its attributes and for the options of the game. */
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import '@griddle/elements/top-waffle/top-waffle.js';
import { topWaffle } from '@griddle/rules/top-waffle/index.js';
import { LAST_ORDER, LONG_SHIFT } from '../gallery/top-waffle-record.js';
import { elementWith } from '../support/element.js';
import { expectPosition, expectWords, part, press, space, tableIn, type GameTable } from '../support/hands.js';
import { optionArgs, optionControls, optionsAttribute } from '../support/option-controls.js';
import './elements.css';

const TAG = 'top-waffle';
const DISPLAY = 'bSBW.gCC.yUU/S.B1.SB/wild.wrench.blender';
/** Player 1 can complete the first order in three ways, and each holds cards that the other has not. */
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
  title: 'Elements/top-waffle',
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

/** A picture of a position: the display, and the kitchen of whose turn it is. */
export const Diagram: Story = {
  args: { position: KITCHEN },
  play: async ({ canvasElement }) => {
    const table = await tableIn(canvasElement, TAG);
    await expect((await space(table, 'hand:4')).ariaLabel).toBe('banana with a bonus');
  },
};

/** A whole game to step through: cards are taken and turned up, orders completed, three days close. */
export const Replay: Story = {
  args: { mode: 'replay', record: LONG_SHIFT },
  play: async ({ canvasElement }) => {
    const table = await tableIn(canvasElement, TAG);
    await press(table, 'To the end');
    await expectPosition(table, LAST_ORDER);
    await expectWords(table, '[part~=status]', 'Player 2 won');
    await press(table, 'To the start');
  },
};

/** A new game for two at one screen: it is handed over between turns, and nobody's hand is in the page meanwhile. */
export const Play: Story = {
  args: { mode: 'play', seed: '5' },
  play: async ({ canvasElement }) => {
    const table = await tableIn(canvasElement, TAG);
    await part(table, '[part=hand-over]:not([hidden])');
    await expect(table.shadowRoot?.querySelector('[data-place^="hand:"]')).toBeNull();
    await takeScreen(table);
  },
};

/** Completing: orders one can complete glow, the others say what is missing; the cheapest way to pay comes first. */
export const Completing: Story = {
  args: { mode: 'play', position: KITCHEN },
  play: async ({ canvasElement, step }) => {
    const table = await tableIn(canvasElement, TAG);
    await takeScreen(table);
    await step('What is missing', async () => {
      await waitFor(async () =>
        expect((await space(table, 'order:2')).ariaLabel).toContain('missing: chocolate, chocolate'),
      );
    });
    await step('Every way to pay', async () => {
      await userEvent.click(await space(table, 'order:1'));
      await expectWords(table, '[part=choices]', 'Pay strawberry, banana, whipped cream');
      const ways = (): number | undefined => table.shadowRoot?.querySelectorAll('[part=choices] button').length;
      await waitFor(() => expect(ways()).toBe(6));
    });
  },
};

/** Six at one screen: four orders and four toppings lie open. */
export const SixPlayers: Story = { args: { mode: 'play', seed: '12', players: 6 } };

/** Without items, the simple game (TW-43). */
export const NoItems: Story = { args: { mode: 'play', seed: '2', items: 'off' } };

/** `seats="human,bot:easy"`: nobody to hand the screen to, and one's own hand is always there. */
export const AgainstTheMachine: Story = { args: { mode: 'play', seats: 'human,bot:easy', seed: '5' } };

/** How a game ends: the words, and the score sheet in the panel. */
export const Finished: Story = {
  args: { mode: 'play', position: LAST_ORDER },
  play: async ({ canvasElement }) => {
    await expectWords(await tableIn(canvasElement, TAG), '[part~=status]', 'Player 2 won: most points');
  },
};

/** What cannot be read is told in one sentence with its place, and the last good position stays on the board. */
export const WrongInput: Story = {
  args: { position: 'bSBW/S/wild' },
  play: async ({ canvasElement }) => {
    await part(await tableIn(canvasElement, TAG), '[part=error]');
  },
};

/** Everything folds by the room there is: 280 pixels here. */
export const Narrow: Story = {
  args: { mode: 'play', position: KITCHEN, seats: 'human,bot:easy' },
  render: (args) => {
    const frame = render(args);
    frame.style.inlineSize = '280px';
    return frame;
  },
};

/** The colours follow `color-scheme`, of the page or of a part of it. */
export const Dark: Story = {
  args: { mode: 'play', position: KITCHEN, seats: 'human,bot:easy' },
  render: (args) => {
    const frame = render(args);
    frame.classList.add('dark');
    return frame;
  },
};
