/**
 * The panel as XML for the game's UI. Parts that change during a game have an id, by which the script fills them in
 * (`src/mod/panel.ts`); all other texts are written here.
 */
import { format, type Catalogue } from '@griddle/rules/messages/index.js';
import type { Option } from '@griddle/rules/core/contract.js';
import { rowKeys } from '../../src/mod/options.js';
import {
  BUTTON_INK,
  CALL,
  CALLS_ROW,
  CLOSE_UPS,
  GAME,
  HANDLERS,
  LANGUAGE,
  MENU_NOTE,
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
  SEAT,
  SEAT_COLOURS,
  VIEW,
  VIEW_ROWS,
  VIEWS,
} from '../../src/names.js';
import { languagesOf } from '../languages/index.js';
import type { TableGameSpec } from '../tables/table.js';

const WIDTH = 330;
/** Language buttons per row. */
const LANGUAGES_IN_ROW = 3;
const PAPER = '#241a12e8';
const INK = BUTTON_INK;
const SOFT = '#d9bf95';
const ALERT = '#ff9d9d';
const BUTTON = '#5c330b|#8a5418|#33200c|#5c330b80';

type Attributes = Readonly<Record<string, string | number | boolean>>;

/** What heading and pages have in common: a colour behind them, and not a share of the room below, which nobody fills. */
const SHEET: Attributes = { color: PAPER, flexibleHeight: 0 };

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** Writes an element. Not indented, because every guest loads it. */
function element(name: string, attributes: Attributes, children: readonly string[] = []): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(String(value))}"`);
  const start = `<${name}${written.join('')}`;
  return children.length === 0 ? `${start}/>` : [`${start}>`, ...children, `</${name}>`].join('\n');
}

/** What texts and buttons have unless they say otherwise. */
const DEFAULTS = element('Defaults', {}, [
  element('Text', { color: INK, fontSize: 15, alignment: 'UpperLeft', horizontalOverflow: 'Wrap' }),
  element('Button', { colors: BUTTON, textColor: INK, fontSize: 14 }),
]);

/** Creates a text that the script fills in. */
function text(id: string, height: number, more: Attributes = {}): string {
  return element('Text', {
    id,
    text: '',
    minHeight: height,
    ...more,
  });
}

/** Sizes letters to the available space, up to a maximum. */
function fitting(size: number): Attributes {
  return { resizeTextForBestFit: true, resizeTextMinSize: 8, resizeTextMaxSize: size };
}

function button(id: string, handler: string, words: string, more: Attributes = {}): string {
  return element('Button', {
    id,
    onClick: handler,
    text: words,
    ...more,
  });
}

function row(children: readonly string[], more: Attributes = {}): string {
  return element('HorizontalLayout', { spacing: 6, minHeight: 32, ...more }, children);
}

/** Creates an option's row: its name, its value, and two buttons that change it. */
function optionRow(words: Catalogue, game: string, { key }: Option, isAlone: boolean): string {
  const arrow = (id: string, label: string): string =>
    button(id + key, HANDLERS.option, format(words, label), { preferredWidth: 30, flexibleWidth: 0 });
  const name = format(words, `option.${game}.${key}`);
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
    // With several games, the script shows the rows of the current one
    { id: OPTION_ROW + key, ...(isAlone ? {} : { active: false }) },
  );
}

/** Creates one row per option of any game; the script shows those of the current game. */
function optionRows(words: Catalogue, games: readonly TableGameSpec[]): string[] {
  return rowKeys(games).flatMap((key) => {
    const owner = games.find(({ options }) => options.some((option) => option.key === key));
    const option = owner?.options.find((other) => other.key === key);
    return owner && option ? [optionRow(words, owner.game.id, option, games.length === 1)] : [];
  });
}

/** Creates the buttons for moves made without a piece; the script labels them and shows those in use. */
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

/** Creates a page of the panel. */
function page(id: string, isShown: boolean, children: readonly string[]): string {
  const attributes = { spacing: 6, childForceExpandHeight: false, padding: `10 10 0 ${PANEL_HEIGHTS.foot}` };
  const own = { id, ...attributes, ...SHEET, ...(isShown ? {} : { active: false }) };
  return element('VerticalLayout', own, children);
}

/** Creates the facts about a position. They may be long, with six players: then they scroll in the space left. */
function facts(): string {
  const { facts: least } = PANEL_HEIGHTS;
  const inside = element('VerticalLayout', { id: PANEL.factsPage, height: least, childForceExpandHeight: false }, [
    text(PANEL.facts, least),
  ]);
  const room = { minHeight: least, preferredHeight: least, flexibleHeight: 1 };
  const bars = { scrollbarBackgroundColor: '#00000040', scrollbarColors: '#8a5418|#b8721f|#5c330b|#5c330b80' };
  return element('VerticalScrollView', { ...room, color: '#00000000', scrollSensitivity: 20, ...bars }, [inside]);
}

/** Creates a line that explains a page. */
function note(id: string, words: string): string {
  return element('Text', {
    id,
    text: words,
    color: SOFT,
    fontSize: 13,
    minHeight: 36,
  });
}

/** Creates the button that opens the language page. */
function languageButton(words: Catalogue): string {
  return button(PANEL.language, HANDLERS.languages, format(words, 'tts.language', { name: 'English' }), {
    minHeight: 32,
  });
}

/** Creates the language page, with each language by its own name and a way back. At most as high as the page that opens it. */
function languagePage(words: Catalogue): string {
  const buttons = [
    ...languagesOf(words).map(({ locale, name }) =>
      button(LANGUAGE + locale, HANDLERS.language, name, { preferredWidth: 100, ...fitting(14) }),
    ),
    button('griddle-languages-back', HANDLERS.languages, format(words, 'tts.button.back'), { preferredWidth: 100 }),
  ];
  const rows = Array.from({ length: Math.ceil(buttons.length / LANGUAGES_IN_ROW) }, (_, i) =>
    row(buttons.slice(LANGUAGES_IN_ROW * i, LANGUAGES_IN_ROW * (i + 1))),
  );
  return page(PANEL.languages, false, rows);
}

/** Creates the menu of a table with several games: a button for each. */
function menu(words: Catalogue, games: readonly TableGameSpec[], isLobby: boolean): string[] {
  if (games.length < 2) return [];
  const choices = games.map(({ game: { id } }) =>
    button(GAME + id, HANDLERS.game, format(words, `tts.menu-game`, { game: id }), { minHeight: 32 }),
  );
  return [
    page(PANEL.menu, isLobby, [note(MENU_NOTE, format(words, 'tts.menu-note')), ...choices, languageButton(words)]),
  ];
}

/** Creates the page on which the host lets pages follow the game. */
function live(words: Catalogue): string {
  const address = element('InputField', {
    id: 'griddle-live-address',
    onEndEdit: HANDLERS.liveAddress,
    onValueChanged: HANDLERS.liveAddress,
    placeholder: 'https://',
    fontSize: 14,
    minHeight: 32,
  });
  return page(PANEL.live, false, [
    note(PANEL.liveNote, format(words, 'tts.live.off')),
    address,
    row([
      button('griddle-live-back', HANDLERS.live, format(words, 'tts.button.back')),
      button(PANEL.liveButton, HANDLERS.liveSwitch, format(words, 'tts.live.start')),
    ]),
  ]);
}

/**
 * Creates the table page, independent of the game: rule checking, marks, views, the record, who may use the buttons. `hasNews`:
 * whether the table can hear of newer ones.
 */
function tools(words: Catalogue, isAlone: boolean, hasNews: boolean): string {
  const label = (name: string): string => format(words, `tts.button.${name}`);
  return page(PANEL.tools, false, [
    row([button(PANEL.checking, HANDLERS.checking, ''), button(PANEL.marks, HANDLERS.marks, '')]),
    button('griddle-views-button', HANDLERS.views, label('views'), { minHeight: 32 }),
    row([
      button('griddle-seats-button', HANDLERS.seats, label('seats')),
      button('griddle-live-page', HANDLERS.live, label('live')),
    ]),
    row([
      button('griddle-record', HANDLERS.record, label('record')),
      button('griddle-repair-all', HANDLERS.repair, label('repair')),
    ]),
    button(PANEL.rights, HANDLERS.rights, format(words, 'tts.rights.all'), { minHeight: 32 }),
    ...(hasNews ? [button(PANEL.news, HANDLERS.news, format(words, 'tts.news.on'), { minHeight: 32 })] : []),
    ...(isAlone ? [languageButton(words)] : []),
    row([button('griddle-tools-back', HANDLERS.tools, label('back'))]),
  ]);
}

/** Creates the page of seats: a button for each, which the script names. At most as high as the table page. */
function seats(words: Catalogue): string {
  const buttons = SEAT_COLOURS.map((colour) => button(SEAT + colour, HANDLERS.seat, '', fitting(14)));
  const rows = Array.from({ length: buttons.length / 2 }, (_, i) => row(buttons.slice(2 * i, 2 * i + 2)));
  const back = button('griddle-seats-back', HANDLERS.seats, format(words, 'tts.button.back'));
  return page(PANEL.seats, false, [...rows, row([back])]);
}

/** Creates the camera views, two buttons per row. The script labels those of the current game. */
function views(words: Catalogue): string {
  const label = (name: string): string => format(words, `tts.button.${name}`);
  const buttons = [
    ...VIEWS.map((view) => button(VIEW + view, HANDLERS.view, label(`view-${view}`))),
    ...Array.from({ length: CLOSE_UPS }, (_, i) => button(`${VIEW}${i + 1}`, HANDLERS.view, '', { active: false })),
    button('griddle-views-back', HANDLERS.tools, label('back')),
  ];
  const rows = Array.from({ length: VIEW_ROWS }, (_, i) => row(buttons.slice(2 * i, 2 * i + 2)));
  return page(PANEL.views, false, rows);
}

function callRow(words: Catalogue, games: readonly TableGameSpec[]): string[] {
  const calls = games.flatMap((game) => game.calls);
  if (calls.length === 0) return [];
  const buttons = calls.map((code) => button(CALL + code, HANDLERS.call, format(words, `tts.call-button.${code}`)));
  return [row(buttons, { id: CALLS_ROW })];
}

/** Creates the line with the name of the build, which reports of errors need. The same in every language. */
function buildLine(build: string): string {
  return element('Text', {
    text: `Griddle ${build}`,
    color: SOFT,
    fontSize: 11,
    alignment: 'MiddleRight',
    minHeight: 16,
  });
}

/**
 * Returns a table's panel as the `XmlUI` of a save. `isLobby`: no game is played until one is chosen; `hasNews`: the table can
 * hear of newer ones.
 */
export function panelXml(
  words: Catalogue,
  games: readonly TableGameSpec[],
  build: string,
  { isLobby = false, hasNews = false }: { readonly isLobby?: boolean | undefined; readonly hasNews?: boolean } = {},
): string {
  const label = (name: string): string => format(words, `tts.button.${name}`);
  const play = page(PANEL.play, !isLobby, [
    text(PANEL.result, 18, { fontStyle: 'Bold', active: false, ...fitting(15) }),
    facts(),
    text(PANEL.message, 54, { color: SOFT, fontStyle: 'Italic', ...fitting(15) }),
    row(
      [
        text(PANEL.differences, 32, {
          color: ALERT,
          alignment: 'MiddleLeft',
          preferredWidth: 220,
          ...fitting(15),
        }),
        button(PANEL.repair, HANDLERS.repair, label('repair'), { active: false, preferredWidth: 80, flexibleWidth: 0 }),
      ],
      { id: PANEL.differencesRow, active: false },
    ),
    ...offerRows(),
    row([button(PANEL.undo, HANDLERS.undo, label('undo')), button(PANEL.redo, HANDLERS.redo, label('redo'))]),
    ...callRow(words, games),
    row([
      button(PANEL.optionsButton, HANDLERS.options, label('options')),
      button('griddle-tools-button', HANDLERS.tools, label('tools')),
      button('griddle-new-game', HANDLERS.newGame, label('new-game')),
    ]),
    ...(games.length < 2 ? [] : [button(PANEL.menuButton, HANDLERS.menu, '', { minHeight: 32 })]),
  ]);
  const options = page(PANEL.options, false, [
    note('griddle-options-note', format(words, 'tts.options-note')),
    ...optionRows(words, games),
    row([
      button('griddle-back', HANDLERS.options, label('back')),
      button('griddle-begin', HANDLERS.newGame, label('begin')),
    ]),
    buildLine(build),
  ]);
  const fold: Attributes = { preferredWidth: 32, flexibleWidth: 0, tooltip: label('fold') };
  const head = row(
    [
      text(PANEL.turn, 32, { ...fitting(20), fontStyle: 'Bold', alignment: 'MiddleLeft', preferredWidth: 270 }),
      button(PANEL.fold, HANDLERS.fold, format(words, 'tts.fold.open'), fold),
      button(PANEL.unfold, HANDLERS.fold, format(words, 'tts.fold.folded'), { ...fold, active: false }),
    ],
    { ...SHEET, minHeight: PANEL_HEIGHTS.head, padding: '10 10 8 8' },
  );
  const pages = [
    play,
    options,
    tools(words, games.length < 2, hasNews),
    views(words),
    seats(words),
    live(words),
    languagePage(words),
    ...menu(words, games, isLobby),
  ];
  // What is dragged has the same height with every page, and no colour: each player sees one page, or none
  const frame: Attributes = {
    id: PANEL.frame,
    rectAlignment: 'UpperRight',
    offsetXY: `-20 -${PANEL_HEIGHTS.top}`,
    width: WIDTH,
    height: PANEL_HEIGHTS.most,
    childAlignment: 'UpperLeft',
    childForceExpandHeight: false,
    spacing: 0,
    allowDragging: true,
    returnToOriginalPositionWhenReleased: false,
  };
  return `${DEFAULTS}\n${element('VerticalLayout', frame, [head, ...pages])}\n`;
}
