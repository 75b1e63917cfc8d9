/**
 * Saved script state: record, current step and panel settings. Text only, so that saves of any version can be read or
 * rejected as a whole.
 */
import type { BaseState } from '@griddle/rules/core/contract.js';
import { optionsText, parseOptions } from '@griddle/rules/core/options.js';
import { explainRecordError } from '@griddle/rules/internal/messages/sentences.js';
import { parseRecords } from '@griddle/rules/internal/record/parse.js';
import { writeRecord } from '@griddle/rules/internal/record/write.js';
import { sessionFromRecord } from '@griddle/rules/internal/replay/load.js';
import { pathOf } from '@griddle/rules/internal/replay/step.js';
import { recordOf } from '@griddle/rules/internal/replay/save.js';
import type { GameController } from './game-controller.js';
import { CHECKINGS } from './table-game.js';

/** A piece of furniture that somebody has deleted. */
export interface Gone {
  readonly guid: string;
  readonly tag: string;
  readonly notes: string;
  readonly name: string;
  /** Where it was. */
  readonly x: number;
  readonly z: number;
  /** The whole object as text. */
  readonly json: string;
}

/** The saved script state, as JSON. */
export interface Saved {
  /** The id of the game that is played, of those that the table has. */
  readonly game?: string;
  /** With the moves that were taken back and can be played again. */
  readonly record: string;
  /** The place in the record. */
  readonly path: string;
  readonly checking: string;
  readonly marks: boolean;
  /** Options of the next new game. */
  readonly options: string;
  /** The sessions of other games of this script, which wait until their game is chosen again. */
  readonly left?: readonly Saved[];
  /** Boards and the like that somebody has deleted. */
  readonly gone?: readonly Gone[];
}

/** What there is to save with the sessions that wait, if there are any. */
export function withLeft<State extends object>(state: State, left: readonly Saved[]): State {
  return left.length === 0 ? state : { ...state, left };
}

/** What there is to save with what is missing of the table, if anything is. */
export function withGone(state: Saved, gone: readonly Gone[]): Saved {
  return gone.length === 0 ? state : { ...state, gone };
}

/**
 * The record of the game as it stands, for everybody at the table: without moves that were taken back, and, until a game
 * with secrets is over, without what not all have seen.
 */
export function recordText<S extends BaseState, M, Scan>(controller: GameController<S, M, Scan>): string {
  const { session, table } = controller;
  const { game } = table;
  const isSecret = table.hasSecrets === true && game.outcome(session.state) === undefined;
  const reader = isSecret ? game.seats(session.options).length : session.seat;
  return writeRecord(recordOf(session, reader, session.current));
}

/** All there is to save. */
export function saved<S extends BaseState, M, Scan>(controller: GameController<S, M, Scan>, marks: boolean): Saved {
  const { session, table, options, checking } = controller;
  return {
    game: table.game.id,
    record: writeRecord(recordOf(session)),
    path: pathOf(session.current),
    checking,
    marks,
    options: optionsText(table.game.options, options),
  };
}

/** Brings a game to what was saved. The sentence of an error, or empty; after an error the game is as it was. */
export function restore<S extends BaseState, M, Scan>(controller: GameController<S, M, Scan>, from: Saved): string {
  const { game } = controller.table;
  const records = parseRecords(from.record);
  if (!records.ok) return explainRecordError(controller.words, game.id, records.error);
  const record = records.value[0];
  if (record === undefined) return '';
  const session = sessionFromRecord(game, record, from.record);
  if (!session.ok) return explainRecordError(controller.words, game.id, session.error);
  if (!session.value.goTo(from.path)) session.value.last();
  // What the generator has put in the place of what happens on the table
  if (controller.table.awaits?.(session.value.state) === true) session.value.current.next = [];
  controller.adopt(session.value);
  controller.checking = CHECKINGS.find((checking) => checking === from.checking) ?? controller.checking;
  const options = parseOptions(game.options, game.seats(session.value.options), from.options);
  if (options.ok) controller.options = options.value;
  return '';
}
