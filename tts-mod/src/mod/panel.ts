/** Fills in the panel. Every change goes over the net to all players, so only what differs is sent. */
import { TABLE } from '@griddle/rules/core/contract.js';
import type { BaseState } from '@griddle/rules/core/contract.js';
import { say } from '@griddle/rules/messages/catalogue.js';
import {
  CALLS_ROW,
  GAME,
  OFFER,
  OFFER_ROW,
  OFFERS,
  OFFERS_IN_ROW,
  OPTION_ROW,
  OPTION_VALUE,
  PANEL,
  PANEL_HEIGHTS,
} from '../names.js';
import type { Match } from './match.js';

/** What of the panel is open. */
export interface PanelView {
  readonly marks: boolean;
  readonly folded: boolean;
  readonly options: boolean;
  readonly menu: boolean;
  /** Every game of the table by its id, in the order of the menu. */
  readonly games: readonly string[];
  /** Keys of all options that have a row. */
  readonly optionKeys: readonly string[];
}

/** What has been sent, by id and attribute. */
let sent: Record<string, string> = {};

/** Forgets what was sent: after a load the panel is as the save has it, after another script as that has left it. */
export function forgetPanel(): void {
  sent = {};
}

function set(id: string, attribute: 'text' | 'active' | 'interactable' | 'height', value: string): void {
  const key = id + ' ' + attribute;
  if (sent[key] === value) return;
  sent[key] = value;
  UI.setAttribute(id, attribute, value);
}

function show(id: string, visible: boolean): void {
  set(id, 'active', visible ? 'true' : 'false');
}

/** Hides the rows of some options, so that another script can show those of its games. */
export function hideRows(keys: readonly string[]): void {
  for (const key of keys) show(OPTION_ROW + key, false);
}

/** Shows a match. */
export function showPanel<S extends BaseState, M, Sight>(match: Match<S, M, Sight>, view: PanelView): void {
  const { words, table, session } = match;
  const { state } = session;
  set(PANEL.turn, 'text', turnText(match));
  set(PANEL.result, 'text', match.result());
  show(PANEL.result, match.result() !== '');
  const facts = table.facts(state).map(({ key, values }) => say(words, key, values));
  set(PANEL.facts, 'text', [...match.sheet(), ...facts].join('\n'));
  set(PANEL.message, 'text', match.message);
  const { differing } = match;
  const differs = differing.length > 0;
  set(PANEL.differences, 'text', differs ? say(words, 'tts.differs', { places: differing.join(', ') }) : '');
  show(PANEL.differences, differs);
  show(PANEL.repair, differs);
  set(PANEL.undo, 'interactable', match.canUndo() ? 'true' : 'false');
  set(PANEL.redo, 'interactable', session.canRedo() ? 'true' : 'false');
  set(PANEL.checking, 'text', say(words, 'tts.checking.' + match.checking));
  set(PANEL.marks, 'text', say(words, view.marks ? 'tts.marks.on' : 'tts.marks.off'));
  const rows = showOptions(match, view);
  const offerRows = showOffers(match);
  if (view.games.length > 1) showMenu(match, view);
  showView(match, view, rows, offerRows);
}

function turnText<S extends BaseState, M, Sight>(match: Match<S, M, Sight>): string {
  const { game } = match.table;
  const { state } = match.session;
  const seat = game.toMove(state)[0];
  if (seat === TABLE) return say(match.words, 'tts.table-turn');
  if (seat !== undefined) return say(match.words, 'tts.turn', { seat: match.seatName(seat) });
  const winners = game.outcome(state)?.winners ?? [];
  const winner = winners[0];
  if (winner === undefined) return say(match.words, 'tts.drawn');
  if (winners.length > 1) return say(match.words, 'tts.over');
  return say(match.words, 'tts.won', { seat: match.seatName(winner) });
}

/** Fills in the options of the game; how many rows are shown. */
function showOptions<S extends BaseState, M, Sight>(match: Match<S, M, Sight>, view: PanelView): number {
  let rows = 0;
  for (const key of view.optionKeys) {
    const value = match.table.options.some((option) => option.key === key) ? match.options[key] : undefined;
    if (view.games.length > 1) show(OPTION_ROW + key, value !== undefined);
    if (value === undefined) continue;
    set(OPTION_VALUE + key, 'text', value.toString());
    rows++;
  }
  return rows;
}

/** Fills in the buttons for moves; how many rows of them are shown. */
function showOffers<S extends BaseState, M, Sight>(match: Match<S, M, Sight>): number {
  const offers = match.offers();
  for (let i = 0; i < OFFERS; i++) {
    const offer = offers[i];
    if (offer !== undefined) set(OFFER + i.toString(), 'text', say(match.words, offer.label.key, offer.label.values));
    show(OFFER + i.toString(), offer !== undefined);
  }
  const rows = Math.min(OFFERS / OFFERS_IN_ROW, Math.ceil(offers.length / OFFERS_IN_ROW));
  for (let row = 0; row < OFFERS / OFFERS_IN_ROW; row++) show(OFFER_ROW + row.toString(), row < rows);
  return rows;
}

/** The menu of games, and what only some of them have. */
function showMenu<S extends BaseState, M, Sight>(match: Match<S, M, Sight>, view: PanelView): void {
  const { words, table } = match;
  set(PANEL.menuButton, 'text', say(words, 'tts.menu', { game: table.game.id }));
  show(PANEL.menu, view.menu);
  for (const id of view.games) set(GAME + id, 'interactable', id === table.game.id ? 'false' : 'true');
  show(CALLS_ROW, table.calls.length > 0);
}

function showView<S extends BaseState, M, Sight>(
  match: Match<S, M, Sight>,
  view: PanelView,
  rows: number,
  offerRows: number,
): void {
  const { folded, open, optionsNote, option, offers, menu } = PANEL_HEIGHTS;
  const optionsHeight = view.options ? optionsNote + rows * option : 0;
  const menuHeight = view.games.length < 2 ? 0 : menu * (view.menu ? view.games.length + 1 : 1);
  const openHeight = open + optionsHeight + offerRows * offers + menuHeight;
  show(PANEL.body, !view.folded);
  show(PANEL.options, view.options);
  set(PANEL.fold, 'text', say(match.words, view.folded ? 'tts.fold.folded' : 'tts.fold.open'));
  set(PANEL.frame, 'height', (view.folded ? folded : openHeight).toString());
}
