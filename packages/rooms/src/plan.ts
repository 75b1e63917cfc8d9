/** What a seat wants, checked against the rules and written as entries. Nothing is changed: the entries still have to be stored. */
import type { BaseState, RuleViolation, Seat } from '@griddle/rules/core/contract.js';
import type { BuffetBossState } from '@griddle/rules/internal/buffet-boss/state.js';
import { awaitsHand, settled } from './chance.js';
import { type Entry, QUESTIONS, type Question } from './entries.js';
import type { Refusal, Said } from '@griddle/rules/internal/rooms/protocol.js';
import type { Room } from './room.js';

/** Entries for what was said, and whether the game is over after them; or why it is not done. */
export type Plan = { readonly entries: readonly Entry[]; readonly isOver: boolean } | { readonly refusal: Refusal };

/** What else a plan depends on. */
export interface Terms {
  /** After how many milliseconds without a move a seat that is to move counts as absent. */
  readonly absentMs: number;
  /** The name of a room for the next game. */
  readonly nextRoom: () => string;
}

/** The longest name, in letters. */
const LONGEST_NAME = 24;
/** Words that may be called at the table: two seats' names and a verb. */
const CALL = /^[a-z-]{1,20}( [a-z-]{1,20}){0,2}$/;

const refused = (refusal: Refusal): Plan => ({ refusal });

/** Entries that make no move. */
const written = (room: Room, ...entries: readonly Entry[]): Plan => ({
  entries,
  isOver: room.isOver || entries.some(({ kind }) => kind === 'end'),
});

/** A move, and the moves of chance that are due after it. */
function moved(room: Room, move: Entry, after: BaseState): Plan {
  const { entries, state } = room.chanceAfter(after, 1);
  return { entries: [move, ...entries], isOver: room.game.outcome(state) !== undefined };
}

/** Plans what a seat says; `new-key` is not planned here, as its key comes from outside the game. */
export async function plan(room: Room, seat: Seat, said: Said, terms: Terms): Promise<Plan> {
  const { kind, text, word } = said;
  if (kind === 'name') return written(room, room.entry('name', seat, nameOf(text), word));
  if (kind === 'ask' || kind === 'yes' || kind === 'no') return planQuestion(room, seat, said, terms);
  if (room.isOver) return refused({ code: 'over' });
  if (kind === 'move') return planMove(room, seat, text, word);
  if (kind === 'settle') return planSettling(room, seat, text, word);
  if (kind === 'call')
    return CALL.test(text) ? written(room, room.entry('call', seat, text, word)) : refused({ code: 'text' });
  if (kind === 'resign') return written(room, room.entry('end', seat, `${others(room, [seat])} resignation`, word));
  return planAbsence(room, seat, word, terms);
}

/** A name without control characters, quotes and commas, and not too long. */
function nameOf(text: string): string {
  const letters = [...text.replace(/[\p{C}",]/gu, '').trim()];
  return letters.slice(0, LONGEST_NAME).join('');
}

function planMove(room: Room, seat: Seat, text: string, word: string): Plan {
  const { game, state } = room;
  if (!room.toMove.includes(seat)) return refused({ code: 'turn' });
  const move = game.parseMove(state, text);
  if (!move.ok) return refused({ code: 'text', error: move.error });
  const played = game.play(state, move.value);
  if (!played.ok) return refused({ code: 'rules', ...whyNot(room, seat, text) });
  const own = room.entry('move', seat, game.moveText(state, move.value), word);
  return moved(room, own, played.value);
}

/** Why a move is refused, as the seat can see it: a reason from the whole position could name a hidden card. */
function whyNot(room: Room, seat: Seat, text: string): { violation?: RuleViolation } {
  const view = room.viewFor(seat);
  const move = room.game.parseMove(view, text);
  const tried = move.ok ? room.game.play(view, move.value) : move;
  return !tried.ok && 'rule' in tried.error ? { violation: tried.error } : {};
}

/** The pile of Buffet Boss after what the seat that stacks has done with its piece. */
async function planSettling(room: Room, seat: Seat, text: string, word: string): Promise<Plan> {
  const { game, state } = room;
  if (!awaitsHand(game, state)) return refused({ code: 'turn' });
  if ((state as BuffetBossState).turn !== seat) return refused({ code: 'turn' });
  const move = await settled(state, text);
  const read = move === undefined ? undefined : game.parseMove(state, move);
  const played = read?.ok === true ? game.play(state, read.value) : undefined;
  if (move === undefined || played?.ok !== true) return refused({ code: 'text' });
  const own = { ...room.entry('chance', -1, move, word) };
  return moved(room, own, played.value);
}

function planQuestion(room: Room, seat: Seat, { kind, text, word }: Said, terms: Terms): Plan {
  const { open } = room;
  if (kind === 'ask') return planAsking(room, seat, text, word, terms);
  if (!open) return refused({ code: 'question' });
  // The seat that asked may withdraw its question
  if (kind === 'no') return written(room, room.entry('no', seat, '', word));
  if (open.seat === seat || open.agreed.includes(seat)) return refused({ code: 'question' });
  const yes = room.entry('yes', seat, '', word);
  const agreed = [...open.agreed, open.seat, seat];
  if (room.keys.some((key, other) => key !== '' && !agreed.includes(other))) return written(room, yes);
  const effect = effectOf(room, open.seat, open.question, terms);
  return effect ? written(room, yes, effect) : refused({ code: 'question' });
}

function planAsking(room: Room, seat: Seat, text: string, word: string, terms: Terms): Plan {
  const question = QUESTIONS.find((known) => known === text);
  if (!question || room.open) return refused({ code: 'question' });
  if ((question === 'again') !== room.isOver || room.again !== '')
    return refused({ code: room.isOver ? 'over' : 'question' });
  if (question === 'undo' && room.lengthAfterUndo(seat) < 0) return refused({ code: 'question' });
  const asked = room.entry('ask', seat, question, word);
  // With nobody else at the table there is nobody to ask
  const isAlone = room.keys.every((key, other) => key === '' || other === seat);
  const effect = isAlone ? effectOf(room, seat, question, terms) : undefined;
  return effect ? written(room, asked, effect) : written(room, asked);
}

/** What happens when all have said yes; it comes after one other entry. */
function effectOf(room: Room, seat: Seat, question: Question, { nextRoom }: Terms): Entry | undefined {
  if (question === 'draw') return room.entry('end', seat, 'draw agreement', '', 1);
  if (question === 'again') return room.entry('again', seat, nextRoom(), '', 1);
  const length = room.lengthAfterUndo(seat);
  return length < 0 ? undefined : room.entry('back', seat, `${length}`, '', 1);
}

/** A win for who waits, where all who are to move have been away for long enough. */
function planAbsence(room: Room, seat: Seat, word: string, { absentMs }: Terms): Plan {
  const { toMove } = room;
  const absent = awaitsHand(room.game, room.state) ? [(room.state as BuffetBossState).turn] : toMove;
  if (absent.length === 0 || absent.includes(seat)) return refused({ code: 'turn' });
  if (Date.now() - room.at < absentMs) return refused({ code: 'early' });
  return written(room, room.entry('end', seat, `${others(room, absent)} absence`, word));
}

/** All seats but these, as a result names winners; a draw where none is left. */
function others({ seats }: Room, gone: readonly Seat[]): string {
  const left = seats.filter((_name, seat) => !gone.includes(seat));
  return left.length === 0 ? 'draw' : left.join('+');
}
