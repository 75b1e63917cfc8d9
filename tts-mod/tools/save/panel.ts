/**
 * The panel as XML for the game's UI. What changes during a game has an id, under which the script fills it in
 * (`src/mod/panel.ts`); all other words are written here.
 */
import { say, type Catalogue } from '@griddle/rules/messages/index.js';
import type { Option } from '@griddle/rules/core/contract.js';
import { rowKeys } from '../../src/mod/options.js';
import {
  BUTTON_INK,
  CALL,
  CALLS_ROW,
  GAME,
  HANDLERS,
  OFFER,
  OFFER_ROW,
  OFFERS,
  OFFERS_IN_ROW,
  OPTION_BEFORE,
  OPTION_NAME,
  OPTION_NEXT,
  OPTION_ROW,
  OPTION_VALUE,
  PANEL,
  PANEL_HEIGHTS,
} from '../../src/names.js';
import type { TableGameSpec } from '../tables/table.js';

const WIDTH = 330;
const PAPER = '#241a12e8';
const INK = BUTTON_INK;
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

/** Letters as large as the room allows, and no larger than this. */
function fitting(size: number): Attributes {
  return { resizeTextForBestFit: true, resizeTextMinSize: 8, resizeTextMaxSize: size };
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

/** An option: its name, its value, and two buttons that change it. */
function optionRow(words: Catalogue, game: string, { key }: Option, isAlone: boolean): string {
  const arrow = (id: string, label: string): string =>
    button(id + key, HANDLERS.option, say(words, label), { preferredWidth: 30, flexibleWidth: 0 });
  const name = say(words, `option.${game}.${key}`);
  return row(
    [
      text(OPTION_NAME + key, 32, {
        text: name,
        color: SOFT,
        alignment: 'MiddleLeft',
        preferredWidth: 150,
        ...fitting(14),
      }),
      arrow(OPTION_BEFORE, 'tts.button.before'),
      text(OPTION_VALUE + key, 32, { alignment: 'MiddleCenter', preferredWidth: 80, ...fitting(15) }),
      arrow(OPTION_NEXT, 'tts.button.next'),
    ],
    // Of several games the script shows the rows of the one that is played
    { id: OPTION_ROW + key, ...(isAlone ? {} : { active: false }) },
  );
}

/** One row for each option of any of the games; the script shows those of the game that is played. */
function optionRows(words: Catalogue, games: readonly TableGameSpec[]): string[] {
  return rowKeys(games).flatMap((key) => {
    const owner = games.find(({ options }) => options.some((option) => option.key === key));
    const option = owner?.options.find((other) => other.key === key);
    return owner && option ? [optionRow(words, owner.game.id, option, games.length === 1)] : [];
  });
}

/** The buttons for moves that no piece tells; the script gives them words and shows those there are. */
function offerRows(): string[] {
  return Array.from({ length: OFFERS / OFFERS_IN_ROW }, (_, i) =>
    row(
      Array.from({ length: OFFERS_IN_ROW }, (_, j) =>
        button(`${OFFER}${i * OFFERS_IN_ROW + j}`, HANDLERS.offer, '', { active: false }),
      ),
      { id: `${OFFER_ROW}${i}`, active: false },
    ),
  );
}

/** A part of the panel that is shown by itself. */
function page(id: string, isShown: boolean, children: readonly string[]): string {
  const attributes = { id, spacing: 6, childForceExpandHeight: false, ...(isShown ? {} : { active: false }) };
  return element('VerticalLayout', attributes, children);
}

/** A line that explains a page. */
function note(words: string, height: number): string {
  return element('Text', {
    text: words,
    color: SOFT,
    fontSize: 13,
    alignment: 'UpperLeft',
    horizontalOverflow: 'Wrap',
    minHeight: height,
  });
}

/** The menu of a table with several games: a button for each. */
function menu(words: Catalogue, games: readonly TableGameSpec[], isLobby: boolean): string[] {
  if (games.length < 2) return [];
  const choices = games.map(({ game: { id } }) =>
    button(GAME + id, HANDLERS.game, say(words, `tts.menu-game`, { game: id }), { minHeight: 32 }),
  );
  return [page(PANEL.menu, isLobby, [note(say(words, 'tts.menu-note'), 36), ...choices])];
}

function callRow(words: Catalogue, games: readonly TableGameSpec[]): string[] {
  const calls = games.flatMap((game) => game.calls);
  if (calls.length === 0) return [];
  const buttons = calls.map((code) => button(CALL + code, HANDLERS.call, say(words, `tts.call-button.${code}`)));
  return [row(buttons, { id: CALLS_ROW })];
}

/** The panel of a table, as the `XmlUI` of a save. `isLobby`: no game is played before one is chosen. */
export function panelXml(words: Catalogue, games: readonly TableGameSpec[], isLobby = false): string {
  const label = (name: string): string => say(words, `tts.button.${name}`);
  const play = page(PANEL.play, !isLobby, [
    text(PANEL.result, 40, { fontStyle: 'Bold', active: false }),
    text(PANEL.facts, 190),
    text(PANEL.message, 62, { color: SOFT, fontStyle: 'Italic' }),
    text(PANEL.differences, 40, { color: ALERT, active: false }),
    button(PANEL.repair, HANDLERS.repair, label('repair'), { active: false, minHeight: 32 }),
    ...offerRows(),
    row([button(PANEL.undo, HANDLERS.undo, label('undo')), button(PANEL.redo, HANDLERS.redo, label('redo'))]),
    ...callRow(words, games),
    row([button(PANEL.checking, HANDLERS.checking, ''), button(PANEL.marks, HANDLERS.marks, '')]),
    row([
      button('griddle-record', HANDLERS.record, label('record')),
      button(PANEL.optionsButton, HANDLERS.options, label('options')),
      button('griddle-new-game', HANDLERS.newGame, label('new-game')),
    ]),
    ...(games.length < 2 ? [] : [button(PANEL.menuButton, HANDLERS.menu, '', { minHeight: 32 })]),
  ]);
  const options = page(PANEL.options, false, [
    note(say(words, 'tts.options-note'), 36),
    ...optionRows(words, games),
    button(PANEL.rights, HANDLERS.rights, say(words, 'tts.rights.all'), { minHeight: 32 }),
    row([
      button('griddle-back', HANDLERS.options, label('back')),
      button('griddle-begin', HANDLERS.newGame, label('begin')),
    ]),
  ]);
  const body = element('VerticalLayout', { id: PANEL.body, childForceExpandHeight: false }, [
    play,
    options,
    ...menu(words, games, isLobby),
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
    height: isLobby ? PANEL_HEIGHTS.menuNote + games.length * PANEL_HEIGHTS.menu : PANEL_HEIGHTS.open,
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
