/** From a record to a session: tags are checked, and every move of every variation is played. */
import { no, TABLE, yes } from '../core/contract.js';
import type { BaseState, Game, Options, Result, TextError, Values, Violation } from '../core/contract.js';
import { parseOptions } from '../core/options.js';
import { parseSeed } from '../core/random.js';
import { recordError } from '../record/errors.js';
import type { GameRecord, RecordError, RecordNode, Tag } from '../record/types.js';
import { newStep, plyOf, SET_TOKEN } from './step.js';
import type { Step } from './step.js';
import type { Session, SessionStart } from './session.js';

/** The name of the data sets that ship with the games. */
const HOUSE_COMPONENTS = 'house-1';
/** Tags that a session makes itself when it is written. */
const OWN_TAGS: readonly string[] = ['Game', 'Seed', 'Options', 'Position', 'Components', 'Result', 'Seat'];

/**
 * Error codes: `game`, `seed`, `components-unknown`, those of options, positions and moves, `move-refused`, `over`,
 * `seats-left-out`.
 */
export function loadSession<S extends BaseState, M>(
  make: (start: SessionStart<S, M>) => Session<S, M>,
  game: Game<S, M>,
  record: GameRecord,
  text: string,
): Result<Session<S, M>, RecordError> {
  const start = startOf(game, record, text);
  if (!start.ok) return start;
  const session = make(start.value);
  session.root.after = record.intro;
  const error = addMoves(session, session.root, record.next, text);
  if (error !== undefined) return no(error);
  session.current = session.root;
  return yes(session);
}

function startOf<S extends BaseState, M>(
  game: Game<S, M>,
  record: GameRecord,
  text: string,
): Result<SessionStart<S, M>, RecordError> {
  const named = tagOf(record, 'Game');
  if (named !== undefined && named.value !== game.title && named.value !== game.id) {
    return wrong(text, named.offset, 'game', [game.title], { found: named.value });
  }
  const components = tagOf(record, 'Components');
  if (components !== undefined && components.value !== HOUSE_COMPONENTS) {
    return wrong(text, components.offset, 'components-unknown', [HOUSE_COMPONENTS], { found: components.value });
  }
  const seedTag = tagOf(record, 'Seed');
  const seed = seedTag === undefined ? -1 : (parseSeed(seedTag.value) ?? -2);
  if (seed === -2 && seedTag !== undefined) return wrong(text, seedTag.offset, 'seed', [], { found: seedTag.value });
  const optionsTag = tagOf(record, 'Options');
  const options = optionsOf(game, optionsTag?.value ?? '');
  if (!options.ok) return shifted(text, optionsTag?.offset ?? 0, options.error);
  const positionTag = tagOf(record, 'Position');
  const state =
    positionTag === undefined
      ? yes(game.setup(options.value, Math.max(0, seed)))
      : game.parsePosition(positionTag.value, options.value);
  if (!state.ok) return shifted(text, positionTag?.offset ?? 0, state.error);
  return yes({
    game,
    options: options.value,
    seed,
    state: state.value,
    position: positionTag?.value ?? '',
    tags: record.tags.filter((tag) => !OWN_TAGS.includes(tag.name)),
  });
}

/** Options of a game from text; per-seat options may name any seat the game can have. */
function optionsOf<S extends BaseState, M>(game: Game<S, M>, text: string): Result<Options, TextError> {
  const most: Record<string, string | number> = {};
  for (const option of game.options) most[option.key] = option.kind === 'number' ? option.max : option.initial;
  return parseOptions(game.options, game.seats(most), text);
}

function tagOf(record: GameRecord, name: string): Tag | undefined {
  return record.tags.find((tag) => tag.name === name);
}

/** Plays a line and its variations, deepest nesting by recursion and the length of a line by the loop. */
function addMoves<S extends BaseState, M>(
  session: Session<S, M>,
  from: Step<S, M>,
  siblings: readonly RecordNode[],
  text: string,
): RecordError | undefined {
  let parent = from;
  let now = siblings;
  for (let main = now[0]; main !== undefined; main = now[0]) {
    const first = addMove(session, parent, main, text);
    if (!first.ok) return first.error;
    for (const variation of now.slice(1)) {
      const other = addMove(session, parent, variation, text);
      if (!other.ok) return other.error;
      const error = addMoves(session, other.value, variation.next, text);
      if (error !== undefined) return error;
    }
    parent = first.value;
    now = main.next;
  }
  // The end of a line: what the table owes is made when its seed is known
  session.current = parent;
  if (session.seed >= 0) while (tableIsDue(session) && session.playFate()) continue;
  return undefined;
}

function tableIsDue<S extends BaseState, M>(session: Session<S, M>): boolean {
  return session.game.toMove(session.state)[0] === TABLE;
}

/** Adds the step of one node. Moves of the table that the record leaves out are made from the seed first. */
function addMove<S extends BaseState, M>(
  session: Session<S, M>,
  parent: Step<S, M>,
  node: RecordNode,
  text: string,
): Result<Step<S, M>, RecordError> {
  const { game } = session;
  session.current = parent;
  const written = node.token.charAt(0) === '~';
  const set = node.token.substring(0, SET_TOKEN.length) === SET_TOKEN;
  while (!written && !set && tableIsDue(session)) {
    if (session.seed < 0 || !session.playFate()) return wrong(text, node.offset, 'seats-left-out', [], {}, parent);
  }
  const before = session.current;
  const step = set
    ? setStep(session, before, node.token)
    : moveStep(game, before, node.token, written && session.seed >= 0);
  if (!step.ok) {
    if ('rule' in step.error) return refusedMove(text, node, before, step.error);
    return shifted(text, node.offset, step.error, before);
  }
  step.value.marks = node.marks;
  step.value.before = node.before;
  step.value.after = node.after;
  before.next.push(step.value);
  session.current = step.value;
  return step;
}

function setStep<S extends BaseState, M>(
  session: Session<S, M>,
  parent: Step<S, M>,
  token: string,
): Result<Step<S, M>, TextError> {
  const state = session.game.parsePosition(token.substring(SET_TOKEN.length), session.options);
  if (!state.ok) return no({ ...state.error, offset: state.error.offset + SET_TOKEN.length });
  return yes(newStep<S, M>(parent, state.value, token, undefined, TABLE));
}

/** `draws` steps the generator as the table's own move would have. */
function moveStep<S extends BaseState, M>(
  game: Game<S, M>,
  parent: Step<S, M>,
  token: string,
  draws: boolean,
): Result<Step<S, M>, TextError | Violation> {
  const { state } = parent;
  const move = game.parseMove(state, token);
  if (!move.ok) return move;
  const seat = game.toMove(state)[0] ?? TABLE;
  const ready = draws && seat === TABLE ? { ...state, rng: game.fate(state).rng } : state;
  const played = game.play(ready, move.value);
  if (!played.ok) return played;
  return yes(newStep(parent, played.value, game.moveText(state, move.value), move.value, seat));
}

function refusedMove<S, M>(
  text: string,
  node: RecordNode,
  parent: Step<S, M>,
  violation: Violation,
): Result<never, RecordError> {
  const error = recordError(text, 'move-refused', node.offset, [], { found: node.token });
  return no({ ...error, move: plyOf(parent), violation });
}

/** An error inside a value, told from the start of the whole text. */
function shifted<S, M>(text: string, start: number, error: TextError, parent?: Step<S, M>): Result<never, RecordError> {
  return wrong(text, start + error.offset, error.code, error.expected, error.values ?? {}, parent);
}

function wrong<S, M>(
  text: string,
  offset: number,
  code: string,
  expected: readonly string[],
  values: Values,
  parent?: Step<S, M>,
): Result<never, RecordError> {
  const error = recordError(text, code, offset, expected, values);
  return no(parent === undefined ? error : { ...error, move: plyOf(parent) });
}
