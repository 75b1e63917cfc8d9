/**
 * The panel as XML for the game's UI. What changes during a game has an id, under which the script fills it in
 * (`src/mod/panel.ts`); all other words are written here.
 */
import { say, type Catalogue } from '@griddle/rules/messages/index.js';
import type { Option } from '@griddle/rules/core/contract.js';
import { CALL, HANDLERS, OPTION_BEFORE, OPTION_NEXT, OPTION_VALUE, PANEL, PANEL_HEIGHTS } from '../../src/names.js';

const WIDTH = 330;
const PAPER = '#241a12e8';
const INK = '#fbeed6';
const SOFT = '#d9bf95';
const ALERT = '#ff9d9d';
const BUTTON = '#5c330b|#8a5418|#33200c|#5c330b80';

type Attributes = Readonly<Record<string, string | number | boolean>>;

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

function element(name: string, attributes: Attributes, children: readonly string[] = []): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(String(value))}"`);
  const inside = children.flatMap((child) => child.split('\n')).map((line) => `  ${line}`);
  const start = `<${name}${written.join('')}`;
  return inside.length === 0 ? `${start} />` : [`${start}>`, ...inside, `</${name}>`].join('\n');
}

/** A text that the script fills in. */
function text(id: string, height: number, more: Attributes = {}): string {
  return element('Text', {
    id,
    text: '',
    color: INK,
    fontSize: 15,
    alignment: 'UpperLeft',
    horizontalOverflow: 'Wrap',
    minHeight: height,
    ...more,
  });
}

function button(id: string, handler: string, words: string, more: Attributes = {}): string {
  return element('Button', {
    id,
    onClick: handler,
    text: words,
    colors: BUTTON,
    textColor: INK,
    fontSize: 14,
    ...more,
  });
}

function row(children: readonly string[], more: Attributes = {}): string {
  return element('HorizontalLayout', { spacing: 6, minHeight: 32, ...more }, children);
}

/** An option: its name, its value, and two buttons that change it. Options that have one value only have no row. */
function optionRow(words: Catalogue, game: string, option: Option): string[] {
  if (option.kind === 'number' && option.min === option.max) return [];
  const { key } = option;
  const arrow = (id: string, label: string): string =>
    button(id + key, HANDLERS.option, say(words, label), { preferredWidth: 30, flexibleWidth: 0 });
  const name = say(words, `option.${game}.${key}`);
  return [
    row([
      element('Text', { text: name, color: SOFT, fontSize: 14, alignment: 'MiddleLeft', preferredWidth: 150 }),
      arrow(OPTION_BEFORE, 'tts.button.before'),
      text(OPTION_VALUE + key, 28, { alignment: 'MiddleCenter', preferredWidth: 80 }),
      arrow(OPTION_NEXT, 'tts.button.next'),
    ]),
  ];
}

/** What the panel is made for. */
export interface PanelGame {
  readonly id: string;
  readonly options: readonly Option[];
  readonly calls: readonly string[];
}

/** The panel of a game, as the `XmlUI` of a save. */
export function panelXml(words: Catalogue, game: PanelGame): string {
  const label = (name: string): string => say(words, `tts.button.${name}`);
  const body = element('VerticalLayout', { id: PANEL.body, spacing: 6, childForceExpandHeight: false }, [
    text(PANEL.result, 40, { fontStyle: 'Bold', active: false }),
    text(PANEL.facts, 190),
    text(PANEL.message, 62, { color: SOFT, fontStyle: 'Italic' }),
    text(PANEL.differences, 40, { color: ALERT, active: false }),
    button(PANEL.repair, HANDLERS.repair, label('repair'), { active: false, minHeight: 32 }),
    row([button(PANEL.undo, HANDLERS.undo, label('undo')), button(PANEL.redo, HANDLERS.redo, label('redo'))]),
    row(game.calls.map((code) => button(CALL + code, HANDLERS.call, say(words, `tts.call-button.${code}`)))),
    row([button(PANEL.checking, HANDLERS.checking, ''), button(PANEL.marks, HANDLERS.marks, '')]),
    row([
      button('griddle-record', HANDLERS.record, label('record')),
      button(PANEL.optionsButton, HANDLERS.options, label('options')),
      button('griddle-new-game', HANDLERS.newGame, label('new-game')),
    ]),
    element('VerticalLayout', { id: PANEL.options, active: false, spacing: 4, childForceExpandHeight: false }, [
      element('Text', { text: say(words, 'tts.options-note'), color: SOFT, fontSize: 13, minHeight: 20 }),
      ...game.options.flatMap((option) => optionRow(words, game.id, option)),
    ]),
  ]);
  const head = row([
    text(PANEL.turn, 32, { fontSize: 20, fontStyle: 'Bold', alignment: 'MiddleLeft', preferredWidth: 270 }),
    button(PANEL.fold, HANDLERS.fold, say(words, 'tts.fold.open'), {
      preferredWidth: 32,
      flexibleWidth: 0,
      tooltip: label('fold'),
    }),
  ]);
  const frame: Attributes = {
    id: PANEL.frame,
    rectAlignment: 'UpperRight',
    offsetXY: '-20 -120',
    width: WIDTH,
    height: PANEL_HEIGHTS.open,
    childAlignment: 'UpperLeft',
    childForceExpandHeight: false,
    padding: '10 10 8 8',
    spacing: 6,
    color: PAPER,
    allowDragging: true,
    returnToOriginalPositionWhenReleased: false,
  };
  return `${element('VerticalLayout', frame, [head, body])}\n`;
}
