/** The game UI of the berry games on a grid, which differ only in their `GridGame`. */
import type { GridSize } from '@griddle/rules/internal/core/grid.js';
import type { Game, Place, Seat } from '@griddle/rules/core/contract.js';
import { gridSpace } from '@griddle/rules/internal/core/grid.js';
import { joinSentences } from '@griddle/rules/internal/messages/sentences.js';
import { pictureColours, seatColours, type Area, type GameUI, type NarrationUI, type Translate } from '#core';
import { group, type Picture } from '@griddle/art';
import type { Palette } from '@griddle/art/internal/palette.js';
import { gridArea, type GridBoard, type GridState } from './grid-area.js';
import GRID_EN from './messages.en.json' with { type: 'json' };

/** The settings of one game. */
export interface GridGame<S extends GridState, M>
  extends
    GridBoard<S, M>,
    Partial<Pick<GameUI<S, M>, 'describeMove' | 'describeState' | 'phase'>>,
    Pick<NarrationUI<S, M>, 'describeTask' | 'hint'> {
  readonly messages: GameUI<S, M>['messages'];
  readonly palette: readonly Palette[];
  /** Whether a move starts with one's own piece instead of an open space. */
  readonly walks?: boolean;
  /** Whether the side with more points wins. */
  readonly hasPoints?: boolean;
  /** Returns the text of the move that selecting these places means. */
  readonly textOf: (places: readonly Place[]) => string;
}

/** Seat colours of strawberries and blueberries. */
const BERRY_COLOURS = seatColours(['#a12', '#139']);

/** View box of a piece around the origin. */
const PIECE_BOX: Picture['viewBox'] = [-0.5, -0.5, 1, 1];

/** Describes a seat's move: a pass, a placed berry, or a move between spaces. */
export function describePlaces(seat: Seat, [from = '', ...rest]: readonly Place[], t: Translate): string {
  if (rest.length > 0) return t('move.grid.go', { from, to: rest.join(', ') });
  return from === 'pass' ? t('move.grid.pass') : t(`move.grid.put-${seat}`, { place: from });
}

/** Whether the only move is to pass. */
export function mustPass<S extends GridState, M>(rules: Game<S, M>, state: S): boolean {
  const [only, other] = rules.legalMoves(state);
  return only !== undefined && other === undefined && rules.moveText(state, only) === 'pass';
}

/** Makes the game UI from a game's settings. */
export function gridUI<S extends GridState, M>(game: GridGame<S, M>): GameUI<S, M> {
  const { rules, art } = game;
  const paints = pictureColours(game.palette);
  const pieces = [0, 1].map((seat): Picture => ({ viewBox: PIECE_BOX, shape: art.pieces[seat] ?? group('', []) }));
  const areas = new Map<string, readonly [Area<S>]>();
  const areasFor = (size: GridSize): readonly [Area<S>] => {
    const key = `${size.width.toString()}x${size.height.toString()}`;
    const known = areas.get(key);
    if (known) return known;
    const made = [gridArea(game, size)] as const;
    areas.set(key, made);
    return made;
  };
  return {
    rules,
    messages: { ...GRID_EN, ...game.messages },
    styles: [paints, BERRY_COLOURS],
    seats: { paints, piece: (seat) => pieces[seat], hasPoints: game.hasPoints === true },
    areas: ({ state }) => areasFor(art.size(state)),
    describeMove:
      game.describeMove ?? ((state, move, t) => describePlaces(state.turn, rules.placesOfMove(state, move), t)),
    describeState: game.describeState ?? (() => ''),
    narration: {
      describeTask: game.describeTask ?? (() => ''),
      // A seat without moves passes (WW-73, WW-76)
      describeEvent: (before, move, _after, t, who) =>
        who === '' || rules.moveText(before, move) !== 'pass'
          ? ''
          : joinSentences(t, [t('event.grid.pass', { who }), t(`event.${rules.id}.pass`)]),
      hint: game.hint ?? (() => ''),
      selectionHint: (_state, _places, t) => t('select.grid'),
    },
    phase: game.phase ?? (() => ''),
    canSelect: (state, place) => game.walks === true && state.board[gridSpace(art.size(state), place)] === state.turn,
    moveFrom: (state, places) => {
      const move = rules.parseMove(state, game.textOf(places));
      return move.ok ? move.value : undefined;
    },
    input: {
      whyNot: (state, [place = '', ...rest]) => {
        if (game.walks !== true || rest.length > 0) return undefined;
        const owner = state.board[gridSpace(art.size(state), place)] ?? -1;
        // A piece whose hint says why it never moves needs no other explanation
        const isTold = (game.hint?.(state, place, (key) => key, false) ?? '') !== '';
        if (owner === state.turn || isTold) return undefined;
        return { rule: '', code: owner < 0 ? 'touch-pick' : 'touch-not-yours', places: [place] };
      },
      // A forced pass
      buttons: {
        isOne: true,
        isButton: (place) => place === 'pass',
        label: (_state, _move, t) => t('move.grid.pass-button'),
      },
    },
  };
}
