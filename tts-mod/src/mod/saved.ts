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

/** A deleted piece of furniture. */
export interface Gone {
  readonly guid: string;
  readonly tag: string;
  readonly notes: string;
  readonly name: string;
  /** Its position. */
  readonly x: number;
  readonly z: number;
  /** The whole object as JSON. */
  readonly json: string;
}

/** The saved script state, as JSON. */
export interface Saved {
  /** Id of the current game. */
  readonly game?: string;
  /** Includes moves that were undone and can be redone. */
  readonly record: string;
  /** Current node in the record. */
  readonly path: string;
  readonly checking: string;
  readonly marks: boolean;
  /** Options of the next new game. */
  readonly options: string;
  /** Whether somebody has chosen the number of players; left out if it follows from who is seated. */
  readonly isCountChosen?: boolean;
  /** Suspended sessions of this script's other games, until their game is chosen again. */
  readonly left?: readonly Saved[];
  /** Deleted boards and other furniture. */
  readonly gone?: readonly Gone[];
}

/** Adds missing furniture, if any, to a saved state. */
export function withGone(state: Saved, gone: readonly Gone[]): Saved {
  return gone.length === 0 ? state : { ...state, gone };
}

/**
 * Returns the current game's record for everybody at the table: without undone moves and, until a game with secrets is
 * over, without anything that not all players have seen.
 */
export function recordText<S extends BaseState, M, Scan>(controller: GameController<S, M, Scan>): string {
  const { session, table } = controller;
  const { game } = table;
  const isSecret = table.hasSecrets === true && game.outcome(session.state) === undefined;
  const reader = isSecret ? game.seats(session.options).length : session.seat;
  return writeRecord(recordOf(session, reader, session.current));
}

/** Returns the complete state to save. */
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

/** Restores a saved game. Returns an error message, or an empty string; on an error the game stays unchanged. */
export function restore<S extends BaseState, M, Scan>(controller: GameController<S, M, Scan>, from: Saved): string {
  const { game } = controller.table;
  const records = parseRecords(from.record);
  if (!records.ok) return explainRecordError(controller.words, game.id, records.error);
  const record = records.value[0];
  if (record === undefined) return '';
  const session = sessionFromRecord(game, record, from.record);
  if (!session.ok) return explainRecordError(controller.words, game.id, session.error);
  if (!session.value.goTo(from.path)) session.value.last();
  // Chance moves that the generator made instead of the table
  if (controller.table.awaits?.(session.value.state) === true) session.value.current.next = [];
  controller.adopt(session.value);
  controller.checking = CHECKINGS.find((checking) => checking === from.checking) ?? controller.checking;
  const options = parseOptions(game.options, game.seats(session.value.options), from.options);
  if (options.ok) controller.options = options.value;
  return '';
}
