/** `<waffle-wars>` in all its modes and states, with controls for its attributes and for the options of the game. */
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html, nothing, type TemplateResult } from 'lit';
import { expect, waitFor } from 'storybook/test';
import '@griddle/elements/waffle-wars/waffle-wars.js';
import { waffleWars } from '@griddle/rules/waffle-wars/index.js';
import { BREAKFAST_WAR } from '../gallery/records.js';
import { expectPosition, expectWords, part, press, space, tableIn, tap, walk } from '../support/hands.js';
import { optionArgs, optionControls, optionsAttribute, speakerOf } from '../support/element.js';
import './elements.css';

const MIDGAME = '1ss2s/5s/5s/1b1b1b/2bb1s/b2b1s s 11,11 -';

/** The attributes of the element that have a control here, and the options of the game. */
interface Args extends Record<string, unknown> {
  mode: string;
  position: string;
  record: string;
  seats: string;
  show: string;
  flipped: boolean;
  still: boolean;
  controls: string;
}

const set = (value: unknown): unknown => (value === '' ? nothing : value);

function render(args: Args): TemplateResult {
  return html`<div class="frame">${element(args)}</div>`;
}

function element(args: Args): TemplateResult {
  return html`<waffle-wars
    mode=${args.mode}
    position=${set(args.position)}
    record=${set(args.record)}
    seats=${set(args.seats)}
    show=${set(args.show)}
    options=${set(optionsAttribute(waffleWars.options, args))}
    controls=${args.controls}
    ?flipped=${args.flipped}
    ?still=${args.still}
  ></waffle-wars>`;
}

const meta: Meta<Args> = {
  title: 'Waffle Wars/Element',
  component: 'waffle-wars',
  render,
  args: {
    mode: 'diagram',
    position: '',
    record: '',
    seats: '',
    show: '',
    flipped: false,
    still: false,
    controls: 'auto',
    ...optionArgs(waffleWars.options),
  },
  argTypes: {
    mode: { control: 'inline-radio', options: ['diagram', 'replay', 'play'] },
    controls: { control: 'inline-radio', options: ['auto', 'none'] },
    ...optionControls(waffleWars.options),
  },
};
export default meta;
type Story = StoryObj<Args>;

/** A diagram of a position. It takes no moves, but arrow keys go from space to space, and each has a name. */
export const Diagram: Story = {
  args: { position: MIDGAME },
  play: async ({ canvasElement }) => {
    const table = await tableIn(canvasElement);
    await expect((await space(table, 'b6')).ariaLabel).toBe('b6, strawberry');
    await expect((await space(table, 'e5')).ariaLabel).toBe('e5, open, Strawberries’ quadrant');
    await tap(table, 'a1');
    await expectPosition(table, MIDGAME);
  },
};

/** Arrows and highlights come from a record’s comments: `[%cal b2d2]` and `[%csl e6,e3]`, with a letter for the colour. */
export const DiagramWithNotes: Story = {
  args: { record: `[Position "${MIDGAME}"] {[%csl e6,Be3] [%cal Rf2d4]}` },
};

/** `show="owners moves threats last coordinates"` chooses what is marked: here the owners, and the spaces that win. */
export const Threats: Story = { args: { position: '1sss1s/5s/5s/1bbb1b/2bb1s/b2b1s s 10,10', show: 'owners threats' } };

/** `flipped`: the board from the other side. */
export const Flipped: Story = { args: { position: MIDGAME, flipped: true } };

/** A replay: use the buttons, the arrow keys, the slider or the log. */
export const Replay: Story = {
  args: { mode: 'replay', record: BREAKFAST_WAR },
  play: async ({ canvasElement, step }) => {
    const table = await tableIn(canvasElement);
    await step('Buttons', async () => {
      await press(table, 'ui.next');
      await expectPosition(table, '6/6/5s/6/6/6 b 17,18 -');
      await press(table, 'ui.last');
      await expectPosition(table, 'ssssss/5s/5s/1bbbbb/2bb1s/b2b1s b 7,9 war');
    });
    await step('The log, into another line', async () => {
      const list = await part(table, 'move-list');
      const moves = [...(list.shadowRoot?.querySelectorAll<HTMLElement>('[part=move]') ?? [])];
      moves.find((move) => move.title === 'f2xd4')?.click();
      await expectWords(table, '[part=comment]', 'The jump wins too');
    });
    await step('Back to the start', async () => {
      await press(table, 'ui.first');
      await expectPosition(table, '6/6/6/6/6/6 s 18,18 first');
    });
  },
};

/** Pass and play for two, by taps, drags, keys or typing. */
export const Play: Story = {
  args: { mode: 'play' },
  play: async ({ canvasElement, step }) => {
    const table = await tableIn(canvasElement);
    await step('Taps', () => tap(table, 'c3'));
    await step('Keys', () => walk(table, 'd4'));
    await step('A jump, and back', async () => {
      await tap(table, 'c3xe5');
      await expectPosition(table, '6/4s1/6/6/6/6 b 17,17 -');
      await press(table, 'ui.undo');
      await expectPosition(table, '6/6/3b2/2s3/6/6 s 17,17 -');
    });
    table.again();
  },
};

/** `seats="human,bot:easy"`: play against the computer, in the page itself. */
export const AgainstTheMachine: Story = {
  args: { mode: 'play', seats: 'human,bot:easy' },
  play: async ({ canvasElement }) => {
    const table = await tableIn(canvasElement);
    await tap(table, 'c3');
    await waitFor(() => expect(table.currentPosition).toMatch(/ s \d+,17 -$/));
  },
};

/** A refused move names its rule and marks what is in the way. */
export const Refusal: Story = {
  args: { mode: 'play', position: '6/4b1/3b2/6/6/sss3 b 15,16', controls: 'none' },
  play: async ({ canvasElement }) => {
    const table = await tableIn(canvasElement);
    await tap(table, 'a2');
    await expectWords(table, '[part~=refusal]', 'Strawberries own quadrant a1-c3.');
  },
};

/** The end of a game: the winning line, the result, and what to do next. */
export const Finished: Story = {
  args: { mode: 'play', position: '6/2b3/2bs2/1s1s2/s1b1s1/2b3 b 13,14' },
  play: async ({ canvasElement }) => {
    const table = await tableIn(canvasElement);
    await tap(table, 'c3');
    const card = await part(table, 'griddle-card');
    await expectWords(card, '[part=result]', 'Blueberries won');
    await expectWords(card, '[part=result]', 'five in a row');
  },
};

/** An invalid position: the error says where and what to do, and the board keeps the last valid one. */
export const WrongInput: Story = {
  tags: ['!dev', '!autodocs'],
  args: { position: MIDGAME },
  play: async ({ canvasElement }) => {
    const table = await tableIn(canvasElement);
    const problems: string[] = [];
    table.addEventListener('griddle-error', ({ detail }) => problems.push(detail.code));
    table.position = '6/6/2x3/6/6/6';
    await expectWords(table, '[part=error]', 'Character 6');
    await expect(problems).toEqual(['board-piece']);
    await expect(table.currentPosition).toBe(MIDGAME);
  },
};

/** The layout fits its width: 280 pixels here. */
export const Narrow: Story = {
  tags: ['!dev', '!autodocs'],
  args: { mode: 'replay', record: BREAKFAST_WAR },
  render: (args) => html`<div class="frame narrow">${element(args)}</div>`,
};

/** Colours follow the `color-scheme` of the page, or of a part of it. */
export const Dark: Story = {
  tags: ['!dev', '!autodocs'],
  args: { mode: 'play', position: MIDGAME },
  render: (args) => html`<div class="frame dark">${element(args)}</div>`,
};

/** Right-to-left pages mirror text and buttons, but not the board, whose columns are a to f. */
export const RightToLeft: Story = {
  tags: ['!dev', '!autodocs'],
  args: { mode: 'play', position: MIDGAME },
  render: (args) => {
    return html`<div class="frame" dir="rtl" lang="ar">${element(args)}</div>`;
  },
  play: async ({ canvasElement }) => {
    const table = await tableIn(canvasElement);
    const arabic = await speakerOf('ar');
    await expectWords(table, '[part~=status]', arabic('ui.to-move', { seats: arabic('seat.strawberries'), count: 2 }));
    // The board is not mirrored: to the right is still from a to f
    await walk(table, 'b1');
    await expectPosition(table, '1ss2s/5s/5s/1b1b1b/2bb1s/bs1b1s b 10,11 -');
    table.again();
  },
};

/** `lang` chooses the language; its words load when needed. Pages can add languages or change words. */
export const AnotherLanguage: Story = {
  tags: ['!dev', '!autodocs'],
  args: { mode: 'play', position: MIDGAME },
  render: (args) => {
    return html`<div class="frame" lang="de">${element(args)}</div>`;
  },
  play: async ({ canvasElement }) => {
    const table = await tableIn(canvasElement);
    const german = await speakerOf('de');
    await expectWords(table, '[part~=status]', german('ui.to-move', { seats: german('seat.strawberries'), count: 2 }));
    await tap(table, 'd1');
    await expectWords(table, '[part~=refusal]', german('violation.waffle-wars.occupied', { place: 'd1' }));
  },
};

/** Colours are custom properties. `--griddle-board-size` limits the size of the board. */
export const OwnColours: Story = {
  args: { position: MIDGAME },
  render: (args) => html`<div class="frame own">${element(args)}</div>`,
};

/** `still`: pieces move without animation, as they do for readers who prefer reduced motion. */
export const WithoutMotion: Story = { args: { mode: 'play', position: MIDGAME, still: true } };

/** Events: `griddle-move` fires before the move and can be cancelled. */
export const Events: Story = {
  args: { mode: 'play' },
  render: (args) =>
    html`<div class="frame" @griddle-move=${note} @griddle-change=${note} @griddle-over=${note}>
      ${element(args)}
      <p class="log" aria-label="Events" role="log"></p>
    </div>`,
  play: async ({ canvasElement }) => {
    const table = await tableIn(canvasElement);
    await tap(table, 'c3');
    const log = canvasElement.querySelector('.log');
    await expect(log?.textContent).toContain('griddle-move strawberries c3');
    await expect(log?.textContent).toContain('griddle-change 6/6/6/2s3/6/6 b 17,18 -');
  },
};

function note({ type, detail, currentTarget }: CustomEvent<Record<string, unknown>>): void {
  const words = type === 'griddle-move' ? [detail['seat'], detail['move']] : [detail['position'] ?? detail['seats']];
  const log = (currentTarget as Element).querySelector('.log');
  log?.append(`${[type, ...words].map(String).join(' ')} `, document.createElement('br'));
}
