/** Updates the panel. Only differences are sent, because each goes over the network to all players. */
import { CHANCE } from '@griddle/rules/core/contract.js';
import type { BaseState } from '@griddle/rules/core/contract.js';
import { format } from '@griddle/rules/internal/messages/catalogue.js';
import type { Catalogue } from '@griddle/rules/internal/messages/catalogue.js';
import { valueWords } from '@griddle/rules/internal/messages/sentences.js';
import {
  BUTTON_INK,
  CALLS_ROW,
  CLOSE_UPS,
  GAME,
  OFFER,
  OFFER_ROW,
  OFFERS,
  OFFERS_IN_ROW,
  OPTION_NAME,
  OPTION_ROW,
  OPTION_VALUE,
  PANEL,
  SEAT_COLOURS,
  VIEW,
} from '../names.js';
import type { GameController } from './game-controller.js';
import { aboutOption } from './options.js';
import { playHeight } from './panel-heights.js';

/** What the panel shows. */
interface PanelView {
  readonly marks: boolean;
  /** Message keys of the close-up views. */
  readonly closeUps: readonly string[];
  /** Ids of all games of the table, in menu order. */
  readonly games: readonly string[];
  /** Keys of all options that have a row. */
  readonly optionKeys: readonly string[];
}

/** Values sent so far, by id and attribute. */
let sent: Record<string, string> = {};

/** Forgets what was sent: after a load the panel is as saved, after another script as that left it. */
export function forgetPanel(): void {
  sent = {};
}

/** Whether an attribute differs from what was sent last; records it as sent. */
function isNews(id: string, attribute: string, value: string): boolean {
  const key = id + ' ' + attribute;
  if (sent[key] === value) return false;
  sent[key] = value;
  return true;
}

function set(id: string, attribute: 'text' | 'active' | 'height' | 'preferredHeight' | 'tooltip', value: string): void {
  if (isNews(id, attribute, value)) UI.setAttribute(id, attribute, value);
}

/** The same for a button: whenever a script sets any of its attributes, the game resets its text to the usual dark colour. */
function setButton(id: string, attribute: 'text' | 'active' | 'interactable', value: string): void {
  if (isNews(id, attribute, value)) UI.setAttributes(id, { [attribute]: value, textColor: BUTTON_INK } as never);
}

function show(id: string, visible: boolean): void {
  set(id, 'active', visible ? 'true' : 'false');
}

function showButton(id: string, visible: boolean): void {
  setButton(id, 'active', visible ? 'true' : 'false');
}

/** Hides the rows of some options, so that another script can show those of its games. */
export function hideRows(keys: readonly string[]): void {
  for (const key of keys) show(OPTION_ROW + key, false);
}

/** Shows a message for a moment, until the game is shown again. */
export function showMessage(text: string): void {
  set(PANEL.message, 'text', text);
}

/** Shows a heading until the game is shown again. */
export function showTurn(text: string): void {
  set(PANEL.turn, 'text', text);
}

/** Shows the state of a game. */
export function showGame<S extends BaseState, M, Scan>(controller: GameController<S, M, Scan>): void {
  const { words, table, session } = controller;
  const { state } = session;
  set(PANEL.turn, 'text', turnText(controller));
  set(PANEL.result, 'text', controller.result());
  show(PANEL.result, controller.result() !== '');
  const facts = table.facts(state).map(({ key, values }) => format(words, key, values));
  set(PANEL.facts, 'text', [...controller.sheet(), ...facts].join('\n'));
  set(PANEL.message, 'text', controller.chat.message);
  const { differing } = controller;
  const differs = differing.length > 0;
  set(PANEL.differences, 'text', differs ? format(words, 'tts.differs', { places: differing.join(', ') }) : '');
  show(PANEL.differencesRow, differs);
  showButton(PANEL.repair, differs);
}

/** Shows a game's buttons. */
export function showButtons<S extends BaseState, M, Scan>(
  controller: GameController<S, M, Scan>,
  view: PanelView,
): void {
  const { words, table, session } = controller;
  setButton(PANEL.undo, 'interactable', controller.canUndo() ? 'true' : 'false');
  setButton(PANEL.redo, 'interactable', session.canRedo() ? 'true' : 'false');
  setButton(PANEL.checking, 'text', format(words, 'tts.checking.' + controller.checking));
  setButton(PANEL.marks, 'text', format(words, view.marks ? 'tts.marks.on' : 'tts.marks.off'));
  showOptions(controller, view);
  const offerRows = showOffers(controller);
  const isAlone = view.games.length === 1;
  if (!isAlone) showMenu(controller, view);
  showViews(controller, view);
  const buttonRows =
    2 + offerRows + (isAlone ? 0 : 1) + (table.calls.length > 0 ? 1 : 0) + (controller.differing.length > 0 ? 1 : 0);
  // Reuses what was sent last: composing it is slow
  const facts = sent[PANEL.facts + ' text'] ?? '';
  const height = playHeight({ facts, result: controller.result(), message: controller.chat.message, buttonRows });
  set(PANEL.factsPage, 'height', height.facts.toString());
  set(PANEL.play, 'preferredHeight', height.page.toString());
}

function turnText<S extends BaseState, M, Scan>(controller: GameController<S, M, Scan>): string {
  const { game } = controller.table;
  const { state } = controller.session;
  const seat = game.toMove(state)[0];
  if (seat === CHANCE) return format(controller.words, 'tts.table-turn');
  if (seat !== undefined) return turnOf(controller.words, controller.seatName(seat), seat);
  const winners = game.outcome(state)?.winners ?? [];
  const winner = winners[0];
  if (winner === undefined) return format(controller.words, 'tts.drawn');
  if (winners.length > 1) return format(controller.words, 'tts.over');
  return format(controller.words, 'tts.won', { seat: controller.seatName(winner) });
}

/** Says whose turn it is. Seats that are only numbered are named with their colour at the table, too. */
function turnOf(words: Catalogue, name: string, seat: number): string {
  const colour = SEAT_COLOURS[seat];
  if (colour === undefined || name !== 'p' + (seat + 1).toString()) return format(words, 'tts.turn', { seat: name });
  return format(words, 'tts.turn-at', { seat: name, colour: colour.toLowerCase() });
}

/** Fills in the game's options. */
function showOptions<S extends BaseState, M, Scan>(controller: GameController<S, M, Scan>, view: PanelView): void {
  for (const key of view.optionKeys) {
    const option = controller.table.options.find((other) => other.key === key);
    const value = controller.options[key];
    if (view.games.length > 1) show(OPTION_ROW + key, option !== undefined);
    if (option === undefined || value === undefined) continue;
    // Two games may share a row under different names
    const { id } = controller.table.game;
    set(OPTION_NAME + key, 'text', format(controller.words, 'option.' + id + '.' + key));
    set(OPTION_NAME + key, 'tooltip', aboutOption(controller.words, id, option));
    set(OPTION_VALUE + key, 'text', valueWords(controller.words, id, key, value));
  }
}

/** Fills in the buttons for moves; returns the number of rows shown. */
function showOffers<S extends BaseState, M, Scan>(controller: GameController<S, M, Scan>): number {
  const offers = controller.offers();
  for (let i = 0; i < OFFERS; i++) {
    const offer = offers[i];
    if (offer !== undefined)
      setButton(OFFER + i.toString(), 'text', format(controller.words, offer.label.key, offer.label.values));
    showButton(OFFER + i.toString(), offer !== undefined);
  }
  const rows = Math.min(OFFERS / OFFERS_IN_ROW, Math.ceil(offers.length / OFFERS_IN_ROW));
  for (let row = 0; row < OFFERS / OFFERS_IN_ROW; row++) show(OFFER_ROW + row.toString(), row < rows);
  return rows;
}

/** Shows the menu of games and the parts that only some games have. */
function showMenu<S extends BaseState, M, Scan>(controller: GameController<S, M, Scan>, view: PanelView): void {
  const { words, table } = controller;
  setButton(PANEL.menuButton, 'text', format(words, 'tts.menu', { game: table.game.id }));
  for (const id of view.games) setButton(GAME + id, 'interactable', id === table.game.id ? 'false' : 'true');
  show(CALLS_ROW, table.calls.length > 0);
}

/** Shows the buttons for views that only some games have. */
function showViews<S extends BaseState, M, Scan>({ words, table }: GameController<S, M, Scan>, view: PanelView): void {
  showButton(VIEW + 'hand', table.hasSecrets === true);
  for (let i = 0; i < CLOSE_UPS; i++) {
    const id = VIEW + (i + 1).toString();
    const label = view.closeUps[i];
    if (label !== undefined) setButton(id, 'text', format(words, label));
    showButton(id, label !== undefined);
  }
}

/** Shows the menu of a table without a current game, or that a game is being laid out. */
export function showLobby(words: Catalogue, games: readonly string[], isLaying: boolean): void {
  set(PANEL.turn, 'text', format(words, isLaying ? 'tts.laying' : 'tts.choose'));
  for (const id of games) setButton(GAME + id, 'interactable', 'true');
}
