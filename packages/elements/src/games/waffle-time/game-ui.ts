/** The game UI of Waffle Time: the waffle of the seat to move and the areas next to it, text and input. */
import type { Picture } from '@griddle/art';
import { picture } from '@griddle/art/internal/waffle-time/picture.js';
import { pictureOf } from '@griddle/art/internal/waffle-time/position.js';
import { BUTTER_WELL, PAWNS, WAFFLE_TIME_PALETTE } from '@griddle/art/waffle-time/index.js';
import { wellToken } from '@griddle/art/internal/waffle-time/supply.js';
import { SYRUP } from '@griddle/rules/internal/waffle-time/components.js';
import { placesOfMove } from '@griddle/rules/internal/waffle-time/notation.js';
import { waffleTime as rules, type WaffleTimeMove, type WaffleTimeState } from '@griddle/rules/waffle-time/index.js';
import WAFFLE_TIME_EN from '@griddle/rules/internal/waffle-time/messages.en.json' with { type: 'json' };
import { pictureColours, wideTable, type Area, type GameUI } from '#core';
import { cardArea } from './card-area.js';
import { cardPicture } from './card-picture.js';
import { isOutlined } from './completable.js';
import {
  describeEnding,
  describeMove,
  describeRound,
  describeState,
  phase,
  placeName,
  placePhrase,
} from './describe.js';
import { draftArea } from './draft-area.js';
import WAFFLE_TIME_ELEMENT_EN from './messages.en.json' with { type: 'json' };
import { handOf, moveFromPlaces, pathsOf, toppingOfPlace } from './paths.js';
import { placeHint } from './place-hints.js';
import { bestFirst, completionLabel, shortcuts } from './shortcuts.js';
import { spaceOf } from './spaces.js';
import { tableStyles } from './styles.js';
import { supplyArea } from './supply-area.js';
import { whyNot } from './why-not.js';
import { waffleArea } from './waffle-area.js';
import { wafflePlace, wafflesArea } from './waffles-area.js';

/** Returns the areas of a state, the waffle first. */
function areas(state: WaffleTimeState): readonly [Area<WaffleTimeState>, ...Area<WaffleTimeState>[]] {
  const others = [supplyArea, draftArea, cardArea(state), wafflesArea(state)];
  return [waffleArea, ...others.filter((area) => area !== undefined)];
}

const PAINTS = pictureColours(WAFFLE_TIME_PALETTE);
const PAWN_PICTURES: readonly Picture[] = PAWNS.map((shape) => ({ viewBox: [-0.5, -0.5, 1, 1], shape }));
/** Returns a large picture of a well's content. */
const inWell = (well: number): Picture => ({ viewBox: [-0.5, -0.5, 1, 1], shape: wellToken(well) });
const DROP_PICTURE = inWell(SYRUP);
const GOAL_PICTURE = inWell(BUTTER_WELL);

/** The UI shared by the table and its parts. */
export const sharedUI: GameUI<WaffleTimeState, WaffleTimeMove> = {
  rules,
  messages: { ...WAFFLE_TIME_EN, ...WAFFLE_TIME_ELEMENT_EN },
  styles: [PAINTS, wideTable('56rem', '36rem'), tableStyles],
  layout: {
    canFlip: false,
    panel: ['griddle-controls', 'move-list', 'score-sheet'],
    drawers: [],
    // Once another waffle is the large one, a move on the previous one is marked on its small picture
    lastMovePlaces: (before, move, after) => {
      const places = placesOfMove(move);
      if (after.turn === before.turn || after.over) return places;
      return [...places.filter((place) => spaceOf(place) < 0), wafflePlace(before.turn)];
    },
    scorePlaces: (state, seat, places, home = state.turn) =>
      seat === home || places.length === 0 ? places : [wafflePlace(seat)],
  },
  seats: {
    paints: PAINTS,
    piece: (seat) => PAWN_PICTURES[seat],
    holdings: ({ syrup, won }, seat) => [
      { picture: DROP_PICTURE, count: syrup[seat] ?? 0, name: 'holding.waffle-time.syrup' },
      { picture: GOAL_PICTURE, count: won[seat]?.length ?? 0, name: 'holding.waffle-time.goals' },
    ],
    hasPoints: true,
  },
  areas: ({ state }) => areas(state),
  describeMove,
  describeState,
  narration: {
    describeEnding,
    describeEvent: (before, _move, after, t) => describeRound(before, after, t),
    placeName: (_state, place, t) => placeName(place, t),
    placePhrase: (_state, place, t) => placePhrase(place, t),
    hint: placeHint,
  },
  phase,
  canSelect: (state, place) => handOf(state).includes(toppingOfPlace(place)) || isOutlined(state, place),
  input: {
    // Players can see what a slot gives before they take it
    asksFirst: (state, place) => state.step === 'draft' && place.startsWith('slot:'),
    keepsLaid: true,
    paths: pathsOf,
    whyNot,
    buttons: {
      isButton: (place) => place === 'end' || place === 'discard',
      label: (state, move, t, offered) =>
        move.kind === 'complete' ? completionLabel(state, move, offered, t) : t(`button.waffle-time.${move.kind}`),
      picture: (state, move) => (move.kind === 'complete' ? cardPicture(state, move.card) : undefined),
      order: bestFirst,
      highlights: (_state, move) => (move.kind === 'complete' ? placesOfMove(move) : []),
      shortcuts,
    },
  },
  moveFrom: moveFromPlaces,
};

/** The UI of the whole table. */
export const waffleTimeUI: GameUI<WaffleTimeState, WaffleTimeMove> = {
  ...sharedUI,
  layout: {
    ...sharedUI.layout,
    picture: ({ state }) => picture(pictureOf(state)),
  },
};
