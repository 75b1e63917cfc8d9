/** The game UI of Buffet Boss: the line, the waste bin, fallen food and every plate; text and input. */
import { group, type Picture } from '@griddle/art';
import { BUFFET_BOSS_PALETTE, FOODS, foodShape, picture } from '@griddle/art/buffet-boss/index.js';
import { liked, suggested } from '@griddle/rules/internal/buffet-boss/characters.js';
import { CHARACTERS, foodName, SEAT_NAMES } from '@griddle/rules/internal/buffet-boss/components.js';
import { buffetBoss as rules, type BuffetBossMove, type BuffetBossState } from '@griddle/rules/buffet-boss/index.js';
import BUFFET_BOSS_EN from '@griddle/rules/internal/buffet-boss/messages.en.json' with { type: 'json' };
import { fallenPieces } from '@griddle/rules/internal/buffet-boss/moves.js';
import { mayTake, seatsAfter, plateOf } from '@griddle/rules/internal/buffet-boss/turn.js';
import { roundsOf } from '@griddle/rules/internal/buffet-boss/state.js';
import { CHANCE, type Place, type Seat } from '@griddle/rules/core/contract.js';
import { nothing, type TemplateResult } from 'lit';
import { NOBODY, pictureColours, wideTable, type Shortcut, type Translate } from '#core';
import type { BuffetBossContext, BuffetBossUI } from './context.js';
import { describeCharacter, describeMove, describePiece, describePlate, describePlates } from './describe.js';
import { describeSlot, foodOn, lineArea } from './line-area.js';
import BUFFET_BOSS_ELEMENT_EN from './messages.en.json' with { type: 'json' };
import { renderPeek } from './peek.js';
import { plateArea, type PlateLook } from './plate-area.js';
import { binArea, describeBin, describeFallen, fallenArea } from './side-areas.js';
import { extraStyles } from './extra-styles.js';
import { lowStyles } from './low.styles.js';
import { feelStyles } from './stacking/feel.styles.js';
import { areaStyles, plateStyles, playStyles } from './styles.js';

const PAINTS = pictureColours(BUFFET_BOSS_PALETTE);
/** Stands for all foods: the first of the list. */
const PLATE_PICTURE: Picture = {
  viewBox: [-2.3, -2.1, 4.6, 4.2],
  shape: FOODS[0] ? foodShape(FOODS[0]) : group('', []),
};

/** The UI shared by `<buffet-line>` and `<buffet-plate>`, in which no whole game is played. */
export const partUI: BuffetBossUI = {
  rules,
  messages: { ...BUFFET_BOSS_EN, ...BUFFET_BOSS_ELEMENT_EN },
  styles: PAINTS,
  isGame: false,
  areas: () => [],
  describeMove,
  describeState: describePlates,
  phase: () => '',
  canSelect: () => false,
  moveFrom: () => undefined,
  input: {
    paths: () => [],
  },
  layout: {
    lastMovePlaces: () => [],
  },
  hiddenHands: {
    awaitsTable: () => true,
  },
};

/** Styles of the whole table. */
export const TABLE_STYLES = [
  partUI.styles,
  wideTable('62rem', '34rem'),
  areaStyles,
  plateStyles,
  feelStyles,
  extraStyles,
  playStyles,
  lowStyles,
];

/** Whether a place is a button's, outside all areas. */
function isButton(place: Place): boolean {
  return ['adjust', 'end', 'late'].includes(place) || /^(first|character):/.test(place);
}

/** Returns the paths of a move. Either of two cards of a food will do; the first player is chosen by plate or button. */
function pathsOf(state: BuffetBossState, move: BuffetBossMove, mayPush: boolean): readonly (readonly Place[])[] {
  if (move.kind === 'take') return state.line.flatMap((food, i) => (food === move.food ? [[`line:${i + 1}`]] : []));
  if (move.kind === 'first') {
    const seat = SEAT_NAMES[move.seat] ?? '';
    return [[seat], [`first:${seat}`]];
  }
  // Chance deals the cards, or people enter them in a form
  if (move.kind === 'show') return [];
  // Pushing needs no announcement where piles are stacked on the page
  if (move.kind === 'adjust') return mayPush ? [] : [['adjust']];
  return [rules.placesOfMove(state, move)];
}

function buttonLabel(state: BuffetBossState, move: BuffetBossMove, t: Translate): string {
  if (move.kind === 'first') return t('button.buffet-boss.first', { seat: SEAT_NAMES[move.seat] ?? '' });
  if (move.kind === 'reveal') {
    const plate = plateOf(state);
    const key = `button.buffet-boss.reveal${suggested(plate) === move.card ? '-better' : ''}`;
    return t(key, { card: describeCharacter(move.card, t), count: liked(plate, move.card).points });
  }
  return t(`button.buffet-boss.${move.kind}`);
}

/** Returns buttons for the extra food open to the last player, by name (BB-11, BB-13). */
function shortcuts(state: BuffetBossState, t: Translate): readonly Shortcut<BuffetBossMove>[] {
  if (state.step !== 'turn' || state.taken === 0 || !mayTake(state)) return [];
  return [...new Set(state.line)].map((food) => ({
    label: t('button.buffet-boss.extra', { food: foodName(food) }),
    moves: [{ kind: 'take', food }],
  }));
}

/** Describes what happens during a chance move: a pile settles, or food is dealt. */
function describeWait({ step, hand, turn }: BuffetBossState, t: Translate, you?: Seat): string {
  const key = step === 'line' ? step : hand < 0 ? 'adjusts' : 'stacks';
  const whose = turn === you && step !== 'line' ? 'you-' : '';
  return t(`doing.buffet-boss.${whose}${key}`, { seat: SEAT_NAMES[turn] ?? '', food: foodName(hand) });
}

/** Returns the task of the seat to move. */
function phase(state: BuffetBossState): string {
  const {
    step,
    taken,
    rules: { version },
  } = state;
  if (step !== 'turn') return ['first', 'rescue', 'reveal'].includes(step) ? step : '';
  if (taken === 0) return 'take';
  if (!mayTake(state)) return 'end';
  return version === 'all' ? (seatsAfter(state) === 0 ? 'must' : 'extra') : 'both';
}

function describeState({ rules: options, round, step }: BuffetBossState, t: Translate): string {
  const { version, level } = options;
  const isOver = step === 'over' || step === 'lost';
  const key = `facts.buffet-boss${version === 'all' ? '.all' : ''}${isOver ? '-over' : ''}`;
  return t(key, { version, level, round, rounds: roundsOf(options) });
}

/** Returns the food on a place: in the line, beside a plate or on one; undefined for none. */
function foodAtPlace(state: BuffetBossState, place: Place): number | undefined {
  const [area = '', number] = place.split(':');
  if (area === 'fallen') return fallenPieces(state)[Number(number) - 1]?.food;
  return foodOn(state, place) ?? state.plates[SEAT_NAMES.indexOf(area)]?.pieces[Number(number) - 1];
}

/** Returns a place's name within a sentence; a seat's name stands for its plate. */
function placeName(state: BuffetBossState, place: Place, t: Translate): string {
  const food = foodAtPlace(state, place);
  if (food !== undefined) return t('place.buffet-boss.food', { food: foodName(food) });
  if (place.startsWith('character:'))
    return describeCharacter(
      CHARACTERS.findIndex(({ id }) => place === `character:${id}`),
      t,
    );
  const [area = ''] = place.split(':');
  if (SEAT_NAMES.includes(area)) return t('area.buffet-boss.plate', { seat: area });
  if (area === 'line' || area === 'bin' || area === 'fallen') return t(`area.buffet-boss.${area}`);
  // A button's place has the button's label
  if (place === 'end' || place === 'late')
    return t('place.buffet-boss.button', { button: t(`button.buffet-boss.${place}`) });
  return place;
}

/** Returns the hint for a card, a plate or fallen food, and why a card cannot be taken now (BB-11). */
function hint(state: BuffetBossState, place: Place, t: Translate, isWaiting: boolean): string {
  if (place.startsWith('line:')) {
    const words = describeSlot(state, place, t);
    const { hand, step, taken } = state;
    if (isWaiting || foodOn(state, place) === undefined) return words;
    if (step === 'settle' && hand >= 0) return t('hint.buffet-boss.in-hand', { words, food: foodName(hand) });
    return step === 'turn' && taken > 0 && !mayTake(state) ? t('hint.buffet-boss.taken', { words }) : words;
  }
  if (place === 'bin') return `${describeBin(state, t)}. ${t('hint.buffet-boss.bin')}`;
  if (place.startsWith('fallen:')) return describeFallen(state, place, t);
  const [seatName = '', piece] = place.split(':');
  const seat = SEAT_NAMES.indexOf(seatName);
  const plate = state.plates[seat];
  if (!plate) return '';
  return piece === undefined ? describePlate(state, seat, plate, t) : describePiece(plate, Number(piece), t);
}

/** Returns the seat that may look: characters are hidden (BB-3), and each seat chooses one of its own at the end (BB-32). */
function seatToLook({ plates, step, turn }: BuffetBossState): Seat {
  if (plates.every(({ characters }) => characters.length === 0)) return CHANCE;
  return step === 'reveal' ? turn : NOBODY;
}

/** What the UI depends on besides the game: the element's own attributes and the controls around its areas. */
export interface TableLook extends PlateLook {
  /** Whether people enter what happens on a real table. */
  tells(what: 'piles' | 'cards'): boolean;
  /** Whether a clock ends the rescue, instead of a button. */
  readonly isTimed: boolean;
  renderExtra(context: BuffetBossContext): TemplateResult | typeof nothing;
  renderReference(context: BuffetBossContext): TemplateResult | typeof nothing;
}

/** The whole table of one element. */
export function buffetBossUI(look: TableLook): BuffetBossUI {
  const plates = SEAT_NAMES.map((_name, seat) => plateArea(seat, look));
  return {
    rules,
    messages: partUI.messages,
    styles: TABLE_STYLES,
    layout: {
      canFlip: false,
      panel: ['griddle-controls', 'move-list', 'score-sheet'],
      drawers: ['pile'],
      renderExtra: (context) => look.renderExtra(context),
      renderUnder: (area, context) => {
        const seat = plates.indexOf(area);
        return seat < 0 ? nothing : renderPeek(seat, context);
      },
      renderReference: (context) => look.renderReference(context),
      picture: ({ state }) => picture(state),
      lastMovePlaces: () => [],
    },
    seats: {
      paints: PAINTS,
      piece: () => undefined,
      acting: ({ step, turn }) => (step === 'settle' ? turn : undefined),
      holdings: ({ plates }, seat) => [
        { picture: PLATE_PICTURE, count: plates[seat]?.pieces.length ?? 0, name: 'holding.buffet-boss.foods' },
      ],
    },
    areas: ({ state, mode }) => [
      // A puzzle is about the plate: with no food to take, it has no line
      ...(mode === 'puzzle' && state.line.length === 0 ? [] : [lineArea]),
      ...(mode === 'diagram' || mode === 'puzzle' ? [] : [binArea]),
      ...plates.slice(0, state.rules.players),
      ...(fallenPieces(state).length > 0 ? [fallenArea] : []),
    ],
    describeMove,
    describeState,
    narration: {
      describeEvent: (before, _move, after, t) =>
        after.round > before.round
          ? t('event.buffet-boss.round', { round: after.round, rounds: roundsOf(after.rules) })
          : '',
      describeWait,
      placeName,
      hint,
    },
    phase,
    canSelect: () => false,
    // A place that makes no move shows its hint
    moveFrom: () => undefined,
    input: {
      paths: (state, move) => (move.kind === 'late' && !look.isTimed ? [] : pathsOf(state, move, look.stacksOn(state))),
      buttons: {
        isButton,
        label: buttonLabel,
        shortcuts,
        highlights: ({ line }, move) => (move.kind === 'take' ? [`line:${line.indexOf(move.food) + 1}`] : []),
      },
    },
    hiddenHands: {
      seatToLook,
      // During play, how a pile settles is never left to chance
      awaitsTable: ({ step }) => step === 'settle' || (step === 'line' && look.tells('cards')),
    },
  };
}
