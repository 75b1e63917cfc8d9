/** Loads a session from a record: checks the tags and plays every move of every variation. */
import { err, CHANCE, ok } from '../core/contract.js';
import type { BaseState, Game, Result, TextError, RuleViolation } from '../core/contract.js';
import { parseSeed } from '../core/random.js';
import { annotationsOf } from '../record/annotations.js';
import { recordError, plainDashes, isSetToken, SET_TOKEN } from '../record/letters.js';
import { tagOf } from '../record/parse.js';
import type { Comment, GameRecord, RecordError, RecordNode, Tag } from '../record/types.js';
import { positionOf, Session } from './session.js';
import { readResult, resultText } from './result.js';
import { optionsOf, startState } from './start.js';
import type { SessionStart } from './start.js';
import { hang, lineEnd, newStep, plyOf, type Step } from './step.js';

/** The name of the data sets that ship with the games. */
const HOUSE_COMPONENTS = 'house-1';
/** Tags that a session generates when it is written. */
const OWN_TAGS: readonly string[] = ['Game', 'Seat', 'Seed', 'Options', 'Position'];
/** Tags with a meaning; each may appear once. */
const KNOWN_TAGS: readonly string[] = [...OWN_TAGS, 'Components', 'Result'];

/**
 * Returns a record's session at its start, after playing every move of every variation. `text` is the record's text, for the
 * line numbers of errors. Error codes: `game`, `components-unknown`, `seat`, `seed`, `tag-twice`, those of options, positions
 * and moves, `move-refused` (with the violation), `table-unknown`, `place`, `result`,
 * `result-differs`.
 */
export function sessionFromRecord<S extends BaseState, M>(
  game: Game<S, M>,
  record: GameRecord,
  text = '',
): Result<Session<S, M>, RecordError> {
  const start = startOf(game, record, text);
  if (!start.ok) return start;
  const session = new Session<S, M>(start.value);
  session.root.after = record.intro;
  const error =
    commentsError(session, record.intro, text) ??
    addMoves(session, session.root, record.next, text) ??
    resultError(session, record, text);
  if (error !== undefined) return err(error);
  session.first();
  return ok(session);
}

function startOf<S extends BaseState, M>(
  game: Game<S, M>,
  record: GameRecord,
  text: string,
): Result<SessionStart<S, M>, RecordError> {
  for (const name of KNOWN_TAGS) {
    const second = record.tags.filter((tag) => tag.name === name)[1];
    if (second !== undefined) return err(recordError(text, 'tag-twice', second.offset, [], { found: name }));
  }
  const known = (name: string): Tag => plainTag(record, name);
  const named = known('Game');
  if (!['', game.title, game.id].includes(named.value)) return wrongTag(text, named, 'game', [game.title]);
  const components = known('Components');
  if (!['', HOUSE_COMPONENTS].includes(components.value)) {
    return wrongTag(text, components, 'components-unknown', [HOUSE_COMPONENTS]);
  }
  const optionsTag = known('Options');
  const options = optionsOf(game, optionsTag.value);
  if (!options.ok) return err(shifted(text, optionsTag.offset, options.error));
  const seedTag = known('Seed');
  const seed = seedTag.value === '' ? -1 : parseSeed(seedTag.value);
  if (seed === undefined) return wrongTag(text, seedTag, 'seed', []);
  const { value: position, offset } = known('Position');
  const state = startState(game, options.value, seed, position);
  if (!state.ok) return err(shifted(text, offset, state.error));
  const owner = known('Seat');
  const seats = game.seats(game.optionsOf(state.value));
  const seat = owner.value === '' ? CHANCE : seats.indexOf(owner.value);
  if (seat < 0 && owner.value !== '') return wrongTag(text, owner, 'seat', seats);
  const tags = record.tags.filter((tag) => !OWN_TAGS.includes(tag.name));
  return ok({ game, options: options.value, seed, seat, state: state.value, position, tags });
}

/** A tag with a meaning, with the dashes of typesetters undone. */
function plainTag(record: GameRecord, name: string): Tag {
  const tag = tagOf(record, name);
  return { ...tag, value: plainDashes(tag.value) };
}

function wrongTag(text: string, tag: Tag, code: string, expected: readonly string[]): Result<never, RecordError> {
  return err(recordError(text, code, tag.offset, expected, { found: tag.value }));
}

/**
 * Plays a line and its variations: loops along the line, recurses into variations. A variation that begins with a move known
 * here goes on from it, once the line is done: the line stays the main one.
 */
function addMoves<S extends BaseState, M>(
  session: Session<S, M>,
  from: Step<S, M>,
  siblings: readonly RecordNode[],
  text: string,
): RecordError | undefined {
  let parent = from;
  let now = siblings;
  const later: { readonly step: Step<S, M>; readonly next: readonly RecordNode[] }[] = [];
  for (let main = now[0]; main !== undefined; main = now[0]) {
    const first = addMove(session, parent, main, text);
    if (!first.ok) return first.error;
    for (const variation of now.slice(1)) {
      const other = addMove(session, parent, variation, text);
      if (!other.ok) return other.error;
      if (other.value === first.value) {
        later.push({ step: other.value, next: variation.next });
        continue;
      }
      const error = addMoves(session, other.value, variation.next, text);
      if (error !== undefined) return error;
    }
    parent = first.value;
    now = main.next;
  }
  // Chance moves due at the end of a line are made if the seed is known
  session.moveTo(parent);
  session.settleTable();
  for (const { step, next } of later) {
    const error = addMoves(session, step, next, text);
    if (error !== undefined) return error;
  }
  return undefined;
}

/** Adds the step of one node, after chance moves that the record omits, made from the seed. */
function addMove<S extends BaseState, M>(
  session: Session<S, M>,
  parent: Step<S, M>,
  node: RecordNode,
  text: string,
): Result<Step<S, M>, RecordError> {
  const { offset, before, after, behind } = node;
  const token = plainDashes(node.token);
  const isSet = isSetToken(token);
  session.moveTo(parent);
  if (token.charAt(0) !== '~' && !isSet) session.settleTable();
  const step = isSet ? setStep(session, token) : moveStep(session, token);
  if (!step.ok) {
    const refusal = step.error;
    const error =
      'rule' in refusal
        ? { ...recordError(text, 'move-refused', offset, [], { found: token }), violation: refusal }
        : shifted(text, offset, refusal);
    return err({ ...error, move: plyOf(session.current) });
  }
  const error = commentsError(session, [...before, ...after, ...behind], text);
  if (error !== undefined) return err({ ...error, move: plyOf(session.current) });
  const same = session.current.next.find((known) => known.token === step.value.token);
  if (same !== undefined) {
    addNotes(same, node);
    return ok(same);
  }
  // Steps without any share one empty list
  if (node.marks.length > 0) step.value.marks = node.marks;
  if (before.length > 0) step.value.before = before;
  if (after.length > 0) step.value.after = [...after];
  if (behind.length > 0) step.value.behind = behind;
  hang(step.value);
  return step;
}

/** Adds the marks and comments of a move that is written again to its step. All comments follow the move: it has one place. */
function addNotes<S, M>(step: Step<S, M>, { after, before, behind, marks }: RecordNode): void {
  const fresh = marks.filter((mark) => !step.marks.includes(mark));
  if (fresh.length > 0) step.marks = [...step.marks, ...fresh];
  if (before.length + after.length + behind.length === 0) return;
  // A list of the step's own, which grows: copies of it would take long where a move is written thousands of times
  const comments = step.after.length === 0 ? [] : (step.after as Comment[]);
  for (const comment of before) comments.push(comment);
  for (const comment of after) comments.push(comment);
  for (const comment of behind) comments.push(comment);
  step.after = comments;
}

function setStep<S extends BaseState, M>(session: Session<S, M>, token: string): Result<Step<S, M>, TextError> {
  const state = positionOf(session, token.substring(SET_TOKEN.length));
  if (!state.ok) return err({ ...state.error, offset: state.error.offset + SET_TOKEN.length });
  return ok(newStep<S, M>(session.current, state.value, token, undefined, CHANCE));
}

function moveStep<S extends BaseState, M>(
  session: Session<S, M>,
  token: string,
): Result<Step<S, M>, TextError | RuleViolation> {
  const { game, state } = session;
  if (game.toMove(state)[0] === CHANCE && token.charAt(0) !== '~') {
    return err({ code: 'table-unknown', offset: 0, expected: [], values: { found: token } });
  }
  const move = game.parseMove(state, token);
  if (!move.ok) return move;
  const played = game.play(state, move.value);
  if (!played.ok) return played;
  return ok(session.stepAfter(move.value, game.moveText(state, move.value), played.value));
}

/** Checks that arrows and highlights name places of the game. */
function commentsError<S extends BaseState, M>(
  { game }: Session<S, M>,
  comments: readonly Comment[],
  text: string,
): RecordError | undefined {
  const read = annotationsOf(game, comments);
  return read.ok ? undefined : recordError(text, read.error.code, read.error.offset, [], read.error.values);
}

/**
 * Checks that the result tag agrees with the outcome of the moves, or at least names the winners. Where the moves do not
 * end the game, it must name seats or a draw. `*` is always accepted.
 */
function resultError<S extends BaseState, M>(
  { game, options, root }: Session<S, M>,
  record: GameRecord,
  text: string,
): RecordError | undefined {
  const { value, offset } = plainTag(record, 'Result');
  if (value === '' || value === '*') return undefined;
  const outcome = game.outcome(lineEnd(root).state);
  const seats = game.seats(options);
  const given = readResult(seats, value);
  if (outcome === undefined) {
    if (given !== undefined) return undefined;
    return recordError(text, 'result', offset, [...seats, 'draw'], { found: value });
  }
  const isRight =
    given?.winners.length === outcome.winners.length &&
    outcome.winners.every((winner) => given.winners.includes(winner)) &&
    ['', outcome.by].includes(given.by);
  if (isRight) return undefined;
  const wanted = resultText(game, options, outcome);
  return recordError(text, 'result-differs', offset, [], { found: value, wanted });
}

/** Moves the offset of an error inside a value to the start of the whole text. */
function shifted(text: string, start: number, error: TextError): RecordError {
  return recordError(text, error.code, start + error.offset, error.expected, error.values);
}
