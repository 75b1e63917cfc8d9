/** The side panel of the block. */
import { isRecord } from '../../../packages/elements/src/maker/choices.js';
import { DAILY, kept, textOf } from './attributes.js';
import { elementOf, gamesOf } from './board.js';
import { t } from './words.js';
import type { BlockProps, WpNode } from './wordpress.js';

const { createElement: h, Fragment, useState } = wp.element;
const { Notice, PanelBody, SelectControl, TextareaControl, TextControl, ToggleControl } = wp.components;
const { InspectorAdvancedControls, InspectorControls } = wp.blockEditor;

const { mode: ELEMENT_MODES } = Object.values(griddleBoard.elements)[0] ?? {};
/** The modes of the elements, and the daily puzzle. */
const MODES = [...(typeof ELEMENT_MODES === 'object' ? ELEMENT_MODES : []), DAILY.mode];
/** What the panel asks in words; all other attributes are asked by their names. */
const ASKED = ['game', 'mode', 'position', 'record', 'seats', 'flipped'];
const LEVELS = ['easy', 'medium', 'hard', 'best'];
const SIZES = ['small', 'usual', 'large'];
const OPPONENTS = ['people', 'first', 'second'];

/** A list to choose from; its words are messages by the names of the values. A value that it does not have is its own word. */
function select(
  name: string,
  value: string,
  values: readonly string[],
  onChange: (value: string) => void,
  words = `maker.${name}`,
): WpNode {
  const options = values.map((one) => ({ value: one, label: t(one === '' ? 'maker.game.turns' : `${words}.${one}`) }));
  if (!values.includes(value)) options.push({ value, label: value });
  return h(SelectControl, { label: t(`maker.${name}`), value, options, onChange, __nextHasNoMarginBottom: true });
}

/** Who plays, and how well the bot does; other `seats`, such as `human,far`, are kept as they are written. */
function opponentsOf(seats: string): { readonly who: string; readonly level: string } {
  if (seats === '') return { who: 'people', level: 'easy' };
  const { groups } = /^(?<first>human,)?bot(:(?<level>[\w.]+))?(?<second>,human)?$/.exec(seats) ?? {};
  if (!groups || (groups['first'] === undefined) === (groups['second'] === undefined))
    return { who: seats, level: 'easy' };
  return { who: groups['first'] ? 'first' : 'second', level: groups['level'] ?? 'easy' };
}

function seatsOf(who: string, level: string): string {
  if (who === 'people') return '';
  if (who === 'first') return `human,bot:${level}`;
  return who === 'second' ? `bot:${level},human` : who;
}

/** The other attributes of the element, by their names, as the reference has them. */
function others({ attributes, setAttributes }: BlockProps): WpNode {
  const { kinds } = elementOf(attributes);
  const fields = Object.entries(kinds).filter(([name]) => !ASKED.includes(name));
  return h(
    Fragment,
    null,
    ...fields.map(([name, kind]) => {
      const onChange = (value: string | boolean): void =>
        setAttributes({ [name]: typeof value === 'string' ? kept(value) : value });
      if (kind === 'flag') return h(ToggleControl, { label: name, checked: attributes[name] === true, onChange });
      const field = { label: name, value: textOf(attributes, name), onChange, __nextHasNoMarginBottom: true };
      if (kind === 'text' || kind === 'number') return h(TextControl, field);
      const options = ['', ...kind].map((value) => ({ value, label: value }));
      return h(SelectControl, { ...field, options });
    }),
  );
}

/** What can be chosen; `problem` is what is wrong with it. */
export function Panel(properties: BlockProps & { readonly problem: string }): WpNode {
  const { attributes, problem, setAttributes } = properties;
  const { game, mode, size } = attributes;
  const text = textOf(attributes, 'record') || textOf(attributes, 'position');
  const [from, setFrom] = useState(text === '' ? 'beginning' : 'text');
  const { level, who } = opponentsOf(textOf(attributes, 'seats'));
  const write = (words: string): void => {
    const isGame = isRecord(words);
    setAttributes({ record: isGame ? kept(words) : '', position: isGame ? '' : kept(words) });
  };
  const changeMode = (mode: string): void =>
    setAttributes({
      mode,
      ...(mode !== 'play' && { seats: '' }),
      ...(!gamesOf({ ...attributes, mode }).includes(game) && { game: 'waffle-wars' }),
    });
  const isPlayed = mode === 'play';
  const isDaily = mode === DAILY.mode;
  return h(
    Fragment,
    null,
    h(
      InspectorControls,
      null,
      h(
        PanelBody,
        null,
        select('game', game, gamesOf(attributes), (game) => setAttributes({ game }), 'game'),
        !isDaily &&
          select('from', from, ['beginning', 'text'], (from) => {
            setFrom(from);
            if (from === 'beginning') write('');
          }),
        !isDaily &&
          from === 'text' &&
          h(TextareaControl, { label: t('maker.text'), value: text, rows: 6, onChange: write }),
        problem !== '' && h(Notice, { status: 'error', isDismissible: false }, problem),
        select('mode', mode, MODES, changeMode),
        isPlayed && select('seats', who, OPPONENTS, (who) => setAttributes({ seats: seatsOf(who, level) })),
        isPlayed &&
          ['first', 'second'].includes(who) &&
          select('level', level, LEVELS, (level) => setAttributes({ seats: seatsOf(who, level) })),
        !isDaily &&
          h(ToggleControl, {
            label: t('maker.flipped'),
            checked: attributes['flipped'] === true,
            onChange: (flipped: boolean) => setAttributes({ flipped }),
          }),
        select('size', size, SIZES, (size) => setAttributes({ size })),
      ),
    ),
    h(InspectorAdvancedControls, null, others(properties)),
  );
}
