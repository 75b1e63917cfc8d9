/** The stories that the elements of all games of berries on a slab have, made from what differs between them. */
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html, type TemplateResult } from 'lit';
import { expect, waitFor } from 'storybook/test';
import type { Option } from '@griddle/rules/core/contract.js';
import { elementWith, optionArgs, optionControls, optionsAttribute } from '../support/element.js';
import { expectPosition, expectRule, expectWords, part, press, tableIn, tap } from '../support/hands.js';
import './elements.css';

/** The attributes of an element that have a control here, and the options of its game. */
export interface GridArgs extends Record<string, unknown> {
  mode: string;
  position: string;
  record: string;
  seats: string;
  seed: string;
  show: string;
  flipped: boolean;
  controls: string;
}

/** What a game's stories are made of. */
export interface GridStories {
  readonly tag: string;
  readonly options: readonly Option[];
  /** A whole game, and words that stand in its result. */
  readonly record: string;
  readonly result: string;
  /** A position in the midst of one. */
  readonly position: string;
  /** A try that the rules refuse, from there, and the rule that does. */
  readonly refused: { readonly touches: string; readonly rule: string };
  /** A position in which somebody could win at once, and the touches that do. */
  readonly last: { readonly position: string; readonly touches: string };
}

/** Meta and stories of one element. */
export function gridStories({ tag, options, record, result, position, refused, last }: GridStories): {
  readonly meta: Pick<Meta<GridArgs>, 'render' | 'args' | 'argTypes'>;
  readonly stories: Readonly<Record<string, StoryObj<GridArgs>>>;
} {
  const framed = (args: GridArgs, kind = ''): TemplateResult => {
    const { mode, position, record, seats, seed, show, flipped, controls } = args;
    const attributes = { mode, position, record, seats, seed, show, flipped, controls };
    return html`<div class="frame ${kind}">
      ${elementWith(tag, { ...attributes, options: optionsAttribute(options, args) })}
    </div>`;
  };
  return {
    meta: {
      render: (args) => framed(args),
      args: {
        mode: 'diagram',
        position: '',
        record: '',
        seats: '',
        seed: '',
        show: '',
        flipped: false,
        controls: 'auto',
        ...optionArgs(options),
      },
      argTypes: {
        mode: { control: 'inline-radio', options: ['diagram', 'replay', 'play'] },
        controls: { control: 'inline-radio', options: ['auto', 'none'] },
        ...optionControls(options),
      },
    },
    stories: {
      diagram: { args: { position } },
      replay: {
        args: { mode: 'replay', record },
        play: async ({ canvasElement, step }) => {
          const table = await tableIn(canvasElement, tag);
          const start = table.currentPosition;
          await step('To the end', async () => {
            await press(table, 'ui.last');
            await expectWords(table, '[part~=status]', result);
          });
          await step('And back', async () => {
            await press(table, 'ui.first');
            await expectPosition(table, start);
          });
        },
      },
      play: {
        args: { mode: 'play', position },
        play: async ({ canvasElement }) => {
          const table = await tableIn(canvasElement, tag);
          await tap(table, refused.touches);
          await expectRule(table, refused.rule);
          await expectPosition(table, position);
        },
      },
      machine: {
        args: { mode: 'play', seats: 'bot:easy,human', seed: '3' },
        play: async ({ canvasElement }) => {
          const table = await tableIn(canvasElement, tag);
          await waitFor(() => expectWords(table, '[part~=status]', 'Your turn.'));
        },
      },
      threats: { args: { position: last.position, show: 'threats moves last coordinates' } },
      finished: {
        args: { mode: 'play', position: last.position },
        play: async ({ canvasElement }) => {
          const table = await tableIn(canvasElement, tag);
          await tap(table, last.touches);
          const card = await part(table, 'griddle-card');
          await expectWords(card, '[part=result]', 'Strawberries won');
        },
      },
      wrong: {
        args: { position },
        play: async ({ canvasElement }) => {
          const table = await tableIn(canvasElement, tag);
          table.position = position.replace('/', '/x');
          await expectWords(table, '[part=error]', 'Character');
          await expect(table.currentPosition).toBe(position);
        },
      },
      flipped: { args: { position, flipped: true } },
      narrow: { args: { mode: 'replay', record }, render: (args) => framed(args, 'narrow') },
      dark: { args: { mode: 'play', position }, render: (args) => framed(args, 'dark') },
    },
  };
}
