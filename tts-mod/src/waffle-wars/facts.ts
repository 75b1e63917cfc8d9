/** Facts on the panel for a Waffle Wars position, and news after a move. */
import { NOBODY, QUADRANT_NAMES, SEAT_NAMES, WAR } from '@griddle/rules/internal/waffle-wars/components.js';
import { quadrants } from '@griddle/rules/internal/waffle-wars/conditions.js';
import { conditionsOf, winningMoves } from '@griddle/rules/waffle-wars/index.js';
import type { WaffleWarsState } from '@griddle/rules/waffle-wars/index.js';
import { moveText } from '@griddle/rules/internal/waffle-wars/notation.js';
import { landingOf, type PlainMove } from '@griddle/rules/internal/waffle-wars/state.js';
import type { Sentence } from '../mod/table-game.js';

const SEATS = [0, 1];

/** Returns a seat's name in the notation, which catalogues translate. */
function seatName(seat: number): string {
  return SEAT_NAMES[seat] ?? '';
}

/** Returns the phase, owners of the quadrants, wins on the board, threats and hands (WW-4, WW-12 to WW-27). */
export function facts(state: WaffleWarsState): Sentence[] {
  return [...situation(state), ...threats(state), hands(state)];
}

/** Returns what the board alone shows: the phase, owners of the quadrants and wins on it. */
export function situation(state: WaffleWarsState): Sentence[] {
  return [...phase(state), ...quadrants(state).map((quadrant) => quadrantFact(quadrant)), ...wins(state)];
}

function phase(state: WaffleWarsState): Sentence[] {
  return state.phase === '-' || state.winner >= 0 ? [] : [{ key: 'phase.waffle-wars.' + state.phase }];
}

function quadrantFact({ name, owner, shapes }: ReturnType<typeof quadrants>[number]): Sentence {
  if (owner === NOBODY) return { key: 'tts.quadrant.nobody', values: { quadrant: name } };
  const own = shapes[owner === WAR ? 0 : owner] ?? 0;
  if (owner === WAR) return { key: 'tts.quadrant.war', values: { quadrant: name, own } };
  const other = shapes[1 - owner] ?? 0;
  return { key: 'tts.quadrant.owned', values: { quadrant: name, owner: seatName(owner), own, other } };
}

function wins(state: WaffleWarsState): Sentence[] {
  const sentences: Sentence[] = [];
  for (const seat of SEATS) {
    const best = conditionsOf(state.board, state.owners, seat)[0];
    if (best === undefined) continue;
    const values = { seat: seatName(seat), way: best.code };
    sentences.push({ key: 'tts.condition', values });
  }
  return sentences;
}

/** The position of the cached threats, which the panel and the board both need. */
let asked: WaffleWarsState | undefined;
let answered: readonly (readonly PlainMove[])[] = [];

/** Returns per seat the moves that would give it a winning condition on its turn; none once the game is over. */
export function threatsOf(state: WaffleWarsState): readonly (readonly PlainMove[])[] {
  if (asked !== state) {
    asked = state;
    answered = SEATS.map((seat) => (state.winner < 0 ? winningMoves(state, seat, true) : []));
  }
  return answered;
}

/** Returns the spaces on which those moves end, each once. */
export function threatSpaces(moves: readonly PlainMove[]): number[] {
  const spaces: number[] = [];
  for (const move of moves) {
    const space = landingOf(move);
    if (!spaces.includes(space)) spaces.push(space);
  }
  return spaces;
}

function threats(state: WaffleWarsState): Sentence[] {
  const sentences: Sentence[] = [];
  const moves = threatsOf(state);
  for (const seat of SEATS) {
    const texts = (moves[seat] ?? []).map((move) => moveText(move));
    if (texts.length === 0) continue;
    sentences.push({ key: 'tts.threats', values: { seat: seatName(seat), moves: texts.join(', ') } });
  }
  return sentences;
}

function hands(state: WaffleWarsState): Sentence {
  const [strawberries = 0, blueberries = 0] = state.hands;
  return { key: 'tts.hands', values: { strawberries, blueberries } };
}

/** Returns quadrants that changed owner, and a phase that began (WW-13 to WW-16, WW-24, WW-27). */
export function news(before: WaffleWarsState, after: WaffleWarsState): Sentence[] {
  const sentences: Sentence[] = [];
  for (let quadrant = 0; quadrant < QUADRANT_NAMES.length; quadrant++) {
    const owner = after.owners[quadrant] ?? NOBODY;
    if (owner === before.owners[quadrant]) continue;
    const name = QUADRANT_NAMES[quadrant] ?? '';
    if (owner === NOBODY) sentences.push({ key: 'tts.owner.open', values: { quadrant: name } });
    else if (owner === WAR) sentences.push({ key: 'tts.owner.war', values: { quadrant: name } });
    else sentences.push({ key: 'tts.owner.taken', values: { quadrant: name, owner: seatName(owner) } });
  }
  if (after.phase !== before.phase && (after.phase === 'reply' || after.phase === 'war')) {
    sentences.push({ key: 'phase.waffle-wars.' + after.phase });
  }
  return sentences;
}
