/** `<waffle-wars>` in all its modes and states, with controls for its attributes and for the options of the game. */
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html, nothing, type TemplateResult } from 'lit';
import { expect, waitFor } from 'storybook/test';
import '@griddle/elements/waffle-wars/waffle-wars.js';
import { waffleWars } from '@griddle/rules/waffle-wars/index.js';
import { BREAKFAST_WAR } from '../gallery/record.js';
import { expectPosition, expectWords, part, press, space, tableIn, tap, walk } from '../support/hands.js';
import { optionArgs, optionControls, optionsAttribute } from '../support/option-controls.js';
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
  title: 'Elements/waffle-wars',
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

/** A picture of a position. It has no controls and takes no touches, but its spaces can be walked over and are named. */
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

/** Arrows and frames stand in a record’s comments: `[%cal b2d2]` and `[%csl e6,e3]`, with a letter for the colour. */
export const DiagramWithNotes: Story = {
  args: { record: `[Position "${MIDGAME}"] {[%csl e6,Be3] [%cal Rf2d4]}` },
};

/** `show="owners moves threats last coordinates"` picks the layers. Here the spaces where somebody could win are marked. */
export const Threats: Story = { args: { position: '1sss1s/5s/5s/1bbb1b/2bb1s/b2b1s s 10,10', show: 'owners threats' } };

/** `flipped`: seen from the other side. */
export const Flipped: Story = { args: { position: MIDGAME, flipped: true } };

/** A record to step through by buttons, arrow keys, the slider and the list of moves. */
export const Replay: Story = {
  args: { mode: 'replay', record: BREAKFAST_WAR },
  play: async ({ canvasElement, step }) => {
    const table = await tableIn(canvasElement);
    await step('Buttons', async () => {
      await press(table, 'On');
      await expectPosition(table, '6/6/5s/6/6/6 b 17,18 -');
      await press(table, 'To the end');
      await expectPosition(table, 'ssssss/5s/5s/1bbbbb/2bb1s/b2b1s b 7,9 war');
    });
    await step('The list of moves, into another line', async () => {
      const list = await part(table, 'move-list');
      const moves = [...(list.shadowRoot?.querySelectorAll<HTMLElement>('[part=move]') ?? [])];
      moves.find((move) => move.title === 'f2xd4')?.click();
      await expectWords(table, '[part=comment]', 'The jump wins as well');
    });
    await step('Back to the start', async () => {
      await press(table, 'To the start');
      await expectPosition(table, '6/6/6/6/6/6 s 18,18 first');
    });
  },
};

/** A game for two at one screen, played by taps, drags, keys or typing. */
export const Play: Story = {
  args: { mode: 'play' },
  play: async ({ canvasElement, step }) => {
    const table = await tableIn(canvasElement);
    await step('Taps', () => tap(table, 'c3'));
    await step('Keys', () => walk(table, 'd4'));
    await step('A jump, and back', async () => {
      await tap(table, 'c3xe5');
      await expectPosition(table, '6/4s1/6/6/6/6 b 17,17 -');
      await press(table, 'Take back');
      await expectPosition(table, '6/6/3b2/2s3/6/6 s 17,17 -');
    });
    table.again();
  },
};

/** `seats="human,bot:easy"`: somebody to play against, in the page itself. */
export const AgainstTheMachine: Story = {
  args: { mode: 'play', seats: 'human,bot:easy' },
  play: async ({ canvasElement }) => {
    const table = await tableIn(canvasElement);
    await tap(table, 'c3');
    await waitFor(() => expect(table.currentPosition).toMatch(/ s \d+,17 -$/), { timeout: 5000 });
  },
};

/** A refused move names its rule and points at what stands in the way. */
export const Refusal: Story = {
  args: { mode: 'play', position: '6/4b1/3b2/6/6/sss3 b 15,16', controls: 'none' },
  play: async ({ canvasElement }) => {
    const table = await tableIn(canvasElement);
    await tap(table, 'a2');
    await expectWords(table, '[part~=refusal]', 'Not there: the quadrant a1-c3 belongs to Strawberries.');
  },
};

/** How a game ends: the line that won, the words, and what to do now. */
export const Finished: Story = {
  args: { mode: 'play', position: '6/2b3/2bs2/1s1s2/s1b1s1/2b3 b 13,14' },
  play: async ({ canvasElement }) => {
    const table = await tableIn(canvasElement);
    await tap(table, 'c3');
    const controls = await part(table, 'griddle-controls');
    await expectWords(controls, '[part=result]', 'Blueberries won');
    await expectWords(controls, '[part=result]', 'Decided by five in a row');
  },
};

/** What cannot be read is told in one sentence with its place, and the last good position stays on the board. */
export const WrongInput: Story = {
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

/** Everything folds by the room there is: 280 pixels here. */
export const Narrow: Story = {
  args: { mode: 'replay', record: BREAKFAST_WAR },
  render: (args) => html`<div class="frame narrow">${element(args)}</div>`,
};

/** The colours follow `color-scheme`, of the page or of a part of it. */
export const Dark: Story = {
  args: { mode: 'play', position: MIDGAME },
  render: (args) => html`<div class="frame dark">${element(args)}</div>`,
};

/** In right-to-left pages words and buttons turn round; the board does not, since its files are named from a to f. */
export const RightToLeft: Story = {
  args: { mode: 'play', position: MIDGAME },
  render: (args) => {
    return html`<div class="frame" dir="rtl" lang="ar">${element(args)}</div>`;
  },
  play: async ({ canvasElement }) => {
    const table = await tableIn(canvasElement);
    await expectWords(table, '[part~=status]', 'الدور على الفراولة.');
    // The board is not mirrored: to the right is still from a to f
    await walk(table, 'b1');
    await expectPosition(table, '1ss2s/5s/5s/1b1b1b/2bb1s/bs1b1s b 10,11 -');
    table.again();
  },
};

/** An element whose `lang` asks for another language fetches its words; pages may bring others, or words of their own. */
export const AnotherLanguage: Story = {
  args: { mode: 'play', position: MIDGAME },
  render: (args) => {
    return html`<div class="frame" lang="de">${element(args)}</div>`;
  },
  play: async ({ canvasElement }) => {
    const table = await tableIn(canvasElement);
    await expectWords(table, '[part~=status]', 'Erdbeeren am Zug.');
    await tap(table, 'd1');
    await expectWords(table, '[part~=refusal]', 'Nicht dort: d1 ist besetzt.');
  },
};

/** Colours are custom properties, and `--griddle-board-size` is how large a board may become. */
export const OwnColours: Story = {
  args: { position: MIDGAME },
  render: (args) => html`<div class="frame own">${element(args)}</div>`,
};

/** `still`: pieces jump to their places at once. Readers who ask for reduced motion have that without it. */
export const WithoutMotion: Story = { args: { mode: 'play', position: MIDGAME, still: true } };

/** Events tell a page what happens; `griddle-move` comes before the move and can be cancelled. */
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
