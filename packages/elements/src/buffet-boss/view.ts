/** The table of Buffet Boss: the line, the waste bin, what fell, and every plate. */
import type { Place } from '@griddle/rules/core/contract.js';
import { liked, suggested } from '@griddle/rules/buffet-boss/characters.js';
import { CHARACTERS, FOODS, SEAT_NAMES } from '@griddle/rules/buffet-boss/components.js';
import { touches } from '@griddle/rules/buffet-boss/game.js';
import type { BuffetBossMove, BuffetBossState } from '@griddle/rules/buffet-boss/state.js';
import { mayTake, seatsAfter } from '@griddle/rules/buffet-boss/round.js';
import { plateOf } from '@griddle/rules/buffet-boss/settling.js';
import { roundsOf } from '@griddle/rules/buffet-boss/setup.js';
import { frames } from '../old-core/areas.js';
import type { AreaView, BoardView, Ground } from '../old-core/board-view.js';
import { buttonsFor } from '../old-core/buttons.js';
import type { Say } from '../old-core/table.js';
import { growing } from '../old-core/growing-board.js';
import { gaps, groundFor, lineArea, roomOf } from '../buffet-line/line-area.js';
import { lineMarks } from '../buffet-line/line-marks.js';
import { binArea } from './bin-area.js';
import type * as Dinner from './dinner.js';
import type * as Fallen from './fallen-area.js';
import { characterWords, foodsWords } from './words.js';
import { plateArea } from './plate-area.js';
import type * as Telling from './telling.js';

/** The table with the words for its moves. */
type BuffetBossView = BoardView<BuffetBossState, BuffetBossMove>;

/** Places of no area: what a button does. */
const BUTTONS = buttonsFor((place) => ['adjust', 'end', 'late'].includes(place) || /^(first|character):/.test(place));

function numberOf(place: Place): number {
  return Number(place.slice(place.indexOf(':') + 1)) - 1;
}

/** Which touches make a move. Of two cards of a food either may be taken; who begins may be touched or pressed. */
function ways(state: BuffetBossState, move: BuffetBossMove, mayPush: boolean): readonly (readonly Place[])[] {
  const seat = (index: number): string => SEAT_NAMES[index] ?? '';
  if (move.kind === 'take') return state.line.flatMap((food, i) => (food === move.food ? [[`line:${i + 1}`]] : []));
  if (move.kind === 'first') return [[seat(move.seat)], [`first:${seat(move.seat)}`]];
  // Cards are dealt, or told where they are asked for
  if (move.kind === 'show') return [];
  // Where a pile can be pushed there is no need to say so first
  if (move.kind === 'adjust') return mayPush ? [] : [['adjust']];
  return [touches(state, move)];
}

/** What touching a place tries to do, legal or not. */
function moveFromTouches(state: BuffetBossState, places: readonly Place[]): BuffetBossMove | undefined {
  const [place = ''] = places;
  if (places.length > 1) return undefined;
  const food = place.startsWith('line:') ? state.line[numberOf(place)] : undefined;
  if (food !== undefined) return { kind: 'take', food };
  return place.startsWith('fallen:') ? { kind: 'save', index: numberOf(place) } : undefined;
}

function buttonWords(state: BuffetBossState, move: BuffetBossMove, say: Say): string {
  if (move.kind === 'first') return say('button.buffet-boss.first', { seat: SEAT_NAMES[move.seat] ?? '' });
  if (move.kind === 'reveal') {
    const plate = plateOf(state);
    const key = `button.buffet-boss.reveal${suggested(plate) === move.card ? '-better' : ''}`;
    return say(key, { card: characterWords(move.card, say), count: liked(plate, move.card).points });
  }
  const isLast = move.kind === 'end' && state.rules.version !== 'all' && seatsAfter(state) === 0;
  if (isLast && state.line.length > 0) return say('button.buffet-boss.bin', { foods: foodsWords(state.line, say) });
  return say(`button.buffet-boss.${move.kind}`);
}

/** What happens while the table is to move: somebody stacks, or food is laid out. */
function doing({ step, hand, turn }: BuffetBossState, say: Say): string {
  const key = step === 'line' ? step : hand < 0 ? 'adjusts' : 'stacks';
  return say(`doing.buffet-boss.${key}`, { seat: SEAT_NAMES[turn] ?? '', food: FOODS[hand]?.id ?? '' });
}

/** What the seat to move has to do. */
function phase(state: BuffetBossState): string {
  const { step, taken, rules } = state;
  if (step !== 'turn') return ['first', 'rescue', 'reveal'].includes(step) ? step : '';
  if (taken === 0) return 'take';
  if (!mayTake(state)) return 'end';
  return rules.version === 'all' ? (seatsAfter(state) === 0 ? 'must' : 'extra') : 'both';
}

function facts({ rules, round, step }: BuffetBossState, say: Say): string {
  const values = { version: rules.version, level: rules.level, round, rounds: roundsOf(rules) };
  const isOver = step === 'over' || step === 'lost';
  return say(`facts.buffet-boss${rules.version === 'all' ? '.all' : ''}${isOver ? '-over' : ''}`, values);
}

/** A place as sentences name it. */
function shortName(state: BuffetBossState, place: Place, say: Say): string {
  const food = state.line[numberOf(place)];
  if (place.startsWith('line:') && food !== undefined) return foodsWords([food], say);
  if (place.startsWith('character:')) {
    return characterWords(CHARACTERS.findIndex(({ id }) => place === `character:${id}`), say); // prettier-ignore
  }
  return SEAT_NAMES.includes(place) ? say(`seat.${place}`) : place;
}

/** The line without room, which grows; and the rooms by the number of cards. */
const LINE = /* @__PURE__ */ lineArea(0);
const grounds: Ground[] = [];

function groundOf(state: BuffetBossState): Ground {
  const room = roomOf(state);
  return (grounds[room] ??= groundFor(room));
}

/** What the view of an element depends on beside the state. */
export interface Surroundings {
  /** Whether piles are pushed on the page, and not adjusted on a real table. */
  readonly mayPush: boolean;
  /** Whether there is room for food in hand over the plates; left out, only while somebody holds some. */
  readonly hasAir: boolean | undefined;
  /** What draws characters, and what has fallen, once it is here. */
  readonly dinner: typeof Dinner | undefined;
  readonly fallen: typeof Fallen | undefined;
  /** What tells of moves. */
  readonly telling: typeof Telling | undefined;
}

/** The view of one element. */
export function buffetBossView(around: Surroundings): BuffetBossView {
  const plates = SEAT_NAMES.map((_name, seat) => plateArea(seat, around));
  return {
    ...LINE,
    ground: growing(groundOf),
    below: (state) => [{ key: `${roomOf(state)}`, draw: () => gaps(groundOf(state).rows) }],
    frames,
    above: lineMarks,
    beside: ({ rules, falls }): readonly AreaView<BuffetBossState>[] => [
      binArea,
      ...plates.slice(0, rules.players),
      ...(falls.length > 0 && around.fallen ? [around.fallen.fallenArea] : []),
    ],
    picture: async (state) => (await import('./file-picture.js')).filePicture(state),
    moveWords: (state, move, say) => around.telling?.moveWords(state, move, say) ?? '',
    buttonWords,
    ways: (state, move) => ways(state, move, around.mayPush),
    buttons: BUTTONS,
    shortName,
    phase,
    doing,
    facts,
    calls: [],
    mayPick: () => false,
    moveFromTouches,
    lastPlaces: () => [],
  };
}
