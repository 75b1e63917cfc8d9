/** The page's side of Buffet Boss: the line, the waste bin, what fell and every plate; words, and hands. */
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
/** The first food of the list stands for all. */
const PLATE_PICTURE: Picture = {
  viewBox: [-2.3, -2.1, 4.6, 4.2],
  shape: FOODS[0] ? foodShape(FOODS[0]) : group('', []),
};

/** What the parts of the table share that are only looked at, chosen from or stacked on: no game is played there. */
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

/** How the whole table looks. */
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

/** Whether a place lies on no area: what a button does. */
function isButton(place: Place): boolean {
  return ['adjust', 'end', 'late'].includes(place) || /^(first|character):/.test(place);
}

/** Which touches make a move. Of two cards of a food either may be taken; who begins may be touched or pressed. */
function pathsOf(state: BuffetBossState, move: BuffetBossMove, mayPush: boolean): readonly (readonly Place[])[] {
  if (move.kind === 'take') return state.line.flatMap((food, i) => (food === move.food ? [[`line:${i + 1}`]] : []));
  if (move.kind === 'first') {
    const seat = SEAT_NAMES[move.seat] ?? '';
    return [[seat], [`first:${seat}`]];
  }
  // Cards are dealt, or told where they are asked for
  if (move.kind === 'show') return [];
  // Where a pile can be pushed there is no need to say so first
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

/** The food that the last player may take, too, by name (BB-11, BB-13). */
function shortcuts(state: BuffetBossState, t: Translate): readonly Shortcut<BuffetBossMove>[] {
  if (state.step !== 'turn' || state.taken === 0 || !mayTake(state)) return [];
  return [...new Set(state.line)].map((food) => ({
    label: t('button.buffet-boss.extra', { food: foodName(food) }),
    moves: [{ kind: 'take', food }],
  }));
}

/** What happens while the table is to move: somebody stacks, or food is laid out. */
function describeWait({ step, hand, turn }: BuffetBossState, t: Translate, you?: Seat): string {
  const key = step === 'line' ? step : hand < 0 ? 'adjusts' : 'stacks';
  const whose = turn === you && step !== 'line' ? 'you-' : '';
  return t(`doing.buffet-boss.${whose}${key}`, { seat: SEAT_NAMES[turn] ?? '', food: foodName(hand) });
}

/** What the seat to move has to do. */
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

/** The food that lies on a place: in the line, beside the plate or on one; undefined for none. */
function foodAtPlace(state: BuffetBossState, place: Place): number | undefined {
  const [area = '', number] = place.split(':');
  if (area === 'fallen') return fallenPieces(state)[Number(number) - 1]?.food;
  return foodOn(state, place) ?? state.plates[SEAT_NAMES.indexOf(area)]?.pieces[Number(number) - 1];
}

/** A place as sentences name it; a seat's name as a place is its plate. */
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
  // What a button does is called by its words
  if (place === 'end' || place === 'late')
    return t('place.buffet-boss.button', { button: t(`button.buffet-boss.${place}`) });
  return place;
}

/** What a card, a plate or what lies beside it says, and why a card is not taken now (BB-11). */
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

/** Characters are hidden (BB-3), and each seat chooses one of its own at the end (BB-32). */
function seatToLook({ plates, step, turn }: BuffetBossState): Seat {
  if (plates.every(({ characters }) => characters.length === 0)) return CHANCE;
  return step === 'reveal' ? turn : NOBODY;
}

/** What the page's side depends on beside the game: the element's own attributes, and what stands round its areas. */
export interface TableLook extends PlateLook {
  /** Whether people tell what happens on a real table. */
  tells(what: 'piles' | 'cards'): boolean;
  /** Whether time is up by itself, or by a button. */
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
      // A puzzle is about the plate: where no food is to be taken there is no line
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
    // What makes no move is asked about, and tells what it is
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
      // How a pile settles is never made up while a game is played
      awaitsTable: ({ step }) => step === 'settle' || (step === 'line' && look.tells('cards')),
    },
  };
}
