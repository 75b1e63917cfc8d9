/** From what a page gives an element to a session, or to a reason why not. */
import {
  no,
  type BaseState,
  type Game,
  type Result,
  type TextError,
  type Values,
} from '@griddle/rules/core/contract.js';
import { initialOptions, parseOptions } from '@griddle/rules/core/options.js';
import { MAX_SEED, parseSeed, seeded } from '@griddle/rules/core/random.js';
import type { RecordError } from '@griddle/rules/record/index.js';
import { Session } from '@griddle/rules/replay/session.js';

/** What a page has given; empty texts were not given. */
export interface Input {
  readonly record: string;
  readonly position: string;
  readonly options: string;
  readonly seed: string;
  /** Which game of a record with several, from 1. */
  readonly game: number;
}

/** Something wrong, and the attribute that it stands in. */
export interface Fault {
  readonly source: string;
  readonly error: TextError | RecordError;
}

/** The offset of an error that is at no place of a text. */
export const NOWHERE = -1;

/** Something wrong with an attribute as a whole. */
export function faultOf(source: string, code: string, expected: readonly string[], values: Values): Fault {
  return { source, error: { code, offset: NOWHERE, expected, values } };
}

/** A new game or one from a position; the record of an input is not looked at. */
export function openGame<S extends BaseState, M>(game: Game<S, M>, input: Input): Result<Session<S, M>, Fault> {
  const options = parseOptions(game.options, game.seats(initialOptions(game.options)), input.options);
  if (!options.ok) return no({ source: 'options', error: options.error });
  const seed = input.seed === '' ? randomSeed() : parseSeed(input.seed);
  if (seed === undefined) return no(faultOf('seed', 'seed', [], { found: input.seed }));
  const session = Session.start(game, options.value, seed, input.position);
  return session.ok ? session : no({ source: 'position', error: session.error });
}

/** A game of a record. */
export async function openRecord<S extends BaseState, M>(
  game: Game<S, M>,
  input: Input,
): Promise<Result<Session<S, M>, Fault>> {
  const { parseRecords, sessionFromRecord } = await import('./records.js');
  const records = parseRecords(input.record);
  if (!records.ok) return no({ source: 'record', error: records.error });
  const record = records.value[input.game - 1];
  if (!record) return no(faultOf('game', 'no-such-game', [], { found: input.game, wanted: records.value.length }));
  const session = sessionFromRecord(game, record, input.record);
  return session.ok ? session : no({ source: 'record', error: session.error });
}

/**
 * A text as a position or a record. One that is meant as neither is a record all the same if `otherwise` says so; without
 * it, it is only what shows where there is no script.
 */
export function readText<S extends BaseState, M>(
  game: Game<S, M>,
  text: string,
  otherwise: 'record' | undefined,
): Partial<Input> {
  const words = text.trim();
  if (words === '') return {};
  const kind = kindOf(game, words) ?? otherwise;
  return kind === undefined ? {} : { [kind]: words };
}

function kindOf<S extends BaseState, M>(game: Game<S, M>, text: string): 'position' | 'record' | undefined {
  const options = initialOptions(game.options);
  const [first = ''] = text.split(/\s/);
  if (/^(\[|\{|\d+\.)/.test(text)) return 'record';
  if (game.parsePosition(text, options).ok || first.split('/').length > 2) return 'position';
  return game.parseMove(game.setup(options, 0), first).ok ? 'record' : undefined;
}

/** A new game, with the options and from the position of another one. */
export function newGame<S extends BaseState, M>(game: Game<S, M>, like?: Session<S, M>): Session<S, M> {
  const { options, position, root } = like ?? { options: initialOptions(game.options), position: '', root: undefined };
  const seed = randomSeed();
  const state = root && position !== '' ? { ...root.state, rng: seeded(seed) } : game.setup(options, seed);
  const session = new Session({ game, options, seed, state, position, tags: [] });
  session.settleTable();
  return session;
}

function randomSeed(): number {
  return Math.floor(Math.random() * (MAX_SEED + 1));
}
