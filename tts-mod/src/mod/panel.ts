/** Fills in the panel. Every change goes over the net to all players, so only what differs is sent. */
import type { BaseState } from '@griddle/rules/core/contract.js';
import { say } from '@griddle/rules/messages/catalogue.js';
import { OPTION_VALUE, PANEL, PANEL_HEIGHTS } from '../names.js';
import type { Match } from './match.js';

/** What of the panel is open. */
export interface PanelView {
  readonly marks: boolean;
  readonly folded: boolean;
  readonly options: boolean;
}

/** What has been sent, by id and attribute. */
let sent: Record<string, string> = {};

/** Forgets what was sent: after a load the panel is as the save has it. */
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

/** Shows a match. */
export function showPanel<S extends BaseState, M, Sight>(match: Match<S, M, Sight>, view: PanelView): void {
  const { words, table, session } = match;
  const { state } = session;
  set(PANEL.turn, 'text', turnText(match));
  set(PANEL.result, 'text', match.result());
  show(PANEL.result, match.result() !== '');
  const facts = table.facts(state).map(({ key, values }) => say(words, key, values));
  set(PANEL.facts, 'text', facts.join('\n'));
  set(PANEL.message, 'text', match.message);
  const { differing } = match;
  const differs = differing.length > 0;
  set(PANEL.differences, 'text', differs ? say(words, 'tts.differs', { places: differing.join(', ') }) : '');
  show(PANEL.differences, differs);
  show(PANEL.repair, differs);
  set(PANEL.undo, 'interactable', session.canUndo() ? 'true' : 'false');
  set(PANEL.redo, 'interactable', session.canRedo() ? 'true' : 'false');
  set(PANEL.checking, 'text', say(words, 'tts.checking.' + match.checking));
  set(PANEL.marks, 'text', say(words, view.marks ? 'tts.marks.on' : 'tts.marks.off'));
  showOptions(match);
  showView(match, view);
}

function turnText<S extends BaseState, M, Sight>(match: Match<S, M, Sight>): string {
  const { game } = match.table;
  const { state } = match.session;
  const seat = game.toMove(state)[0];
  if (seat !== undefined) return say(match.words, 'tts.turn', { seat: match.seatName(seat) });
  const winner = game.outcome(state)?.winners[0];
  if (winner === undefined) return say(match.words, 'tts.drawn');
  return say(match.words, 'tts.won', { seat: match.seatName(winner) });
}

function showOptions<S extends BaseState, M, Sight>(match: Match<S, M, Sight>): void {
  for (const { key } of match.table.game.options) {
    const value = match.options[key];
    if (value !== undefined) set(OPTION_VALUE + key, 'text', value.toString());
  }
}

function showView<S extends BaseState, M, Sight>(match: Match<S, M, Sight>, view: PanelView): void {
  const rows = match.table.game.options.filter((option) => option.kind !== 'number' || option.min < option.max).length;
  const { folded, open, optionsNote, option } = PANEL_HEIGHTS;
  const openHeight = open + (view.options ? optionsNote + rows * option : 0);
  show(PANEL.body, !view.folded);
  show(PANEL.options, view.options);
  set(PANEL.fold, 'text', say(match.words, view.folded ? 'tts.fold.folded' : 'tts.fold.open'));
  set(PANEL.frame, 'height', (view.folded ? folded : openHeight).toString());
}
