/** The side panel of the block. */
import { isRecord } from '../../../packages/elements/src/maker/choices.js';
import { kept, meant } from './attributes.js';
import { t } from './words.js';
import type { BlockProps, WpNode } from './wordpress.js';

const { createElement: h, useState } = wp.element;
const { Notice, PanelBody, SelectControl, TextareaControl, ToggleControl } = wp.components;
const { InspectorControls } = wp.blockEditor;

const MODES = ['diagram', 'replay', 'play'];
const LEVELS = ['easy', 'medium', 'hard', 'best'];
const SIZES = ['small', 'usual', 'large'];
const OPPONENTS = ['people', 'first', 'second'];

/** A list to choose from; its words are messages by the names of the values. */
function select(
  name: string,
  value: string,
  values: readonly string[],
  onChange: (value: string) => void,
  words = `maker.${name}`,
): WpNode {
  const options = values.map((one) => ({ value: one, label: t(`${words}.${one}`) }));
  return h(SelectControl, { label: t(`maker.${name}`), value, options, onChange, __nextHasNoMarginBottom: true });
}

/** Who plays, and how well the machine does, as `seats` have it. */
function opponentsOf(seats: string): { readonly who: string; readonly level: string } {
  const level = /bot:(\w+)/.exec(seats)?.[1] ?? 'easy';
  return { who: seats === '' ? 'people' : seats.startsWith('bot') ? 'second' : 'first', level };
}

function seatsOf(who: string, level: string): string {
  if (who === 'people') return '';
  return who === 'first' ? `human,bot:${level}` : `bot:${level},human`;
}

/** What can be chosen; `problem` is what is wrong with it. */
export function Panel({ attributes, problem, setAttributes }: BlockProps & { readonly problem: string }): WpNode {
  const { flipped, game, mode, position, record, seats, size } = attributes;
  const text = meant(record || position);
  const [from, setFrom] = useState(text === '' ? 'beginning' : 'text');
  const { level, who } = opponentsOf(seats);
  const write = (words: string): void => {
    const isGame = isRecord(words);
    setAttributes({ record: isGame ? kept(words) : '', position: isGame ? '' : kept(words) });
  };
  const isPlayed = mode === 'play';
  return h(
    InspectorControls,
    null,
    h(
      PanelBody,
      null,
      select('game', game, Object.keys(griddleBoard.games), (game) => setAttributes({ game }), 'game'),
      select('from', from, ['beginning', 'text'], (from) => {
        setFrom(from);
        if (from === 'beginning') write('');
      }),
      from === 'text' && h(TextareaControl, { label: t('maker.text'), value: text, rows: 6, onChange: write }),
      problem !== '' && h(Notice, { status: 'error', isDismissible: false }, problem),
      select('mode', mode, MODES, (mode) => setAttributes({ mode, ...(mode !== 'play' && { seats: '' }) })),
      isPlayed && select('seats', who, OPPONENTS, (who) => setAttributes({ seats: seatsOf(who, level) })),
      isPlayed &&
        who !== 'people' &&
        select('level', level, LEVELS, (level) => setAttributes({ seats: seatsOf(who, level) })),
      h(ToggleControl, {
        label: t('maker.flipped'),
        checked: flipped,
        onChange: (flipped: boolean) => setAttributes({ flipped }),
      }),
      select('size', size, SIZES, (size) => setAttributes({ size })),
    ),
  );
}
