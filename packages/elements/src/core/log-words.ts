/** Describes moves in words for the panel. */
import type { Picture } from '@griddle/art';
import type { BaseState, Place, Seat } from '@griddle/rules/core/contract.js';
import type { Step } from '@griddle/rules/replay/index.js';
import type { CSSResult } from 'lit';
import type { AnyStep } from './any-session.js';
import { capitalised } from './capitalised.js';
import type { Locale } from './catalogues.js';
import type { GameController } from './game-controller.js';
import type { GameUI } from './game-ui.js';
import { ofMoves, toYou } from './second-person.js';

/** What a list needs to tell moves in words. */
export interface LogWords {
  /** A move after the name of its seat; of the table a whole sentence. */
  describe(step: AnyStep): string;
  /**
   * Describes a legal move of this position, in notation, as advice to the player, with its gain. Other text is
   * returned.
   */
  tell(text: string): string;
  /** The same for a move after a step, without its gain. */
  name(text: string, after: AnyStep): string;
  /** Words for what counts for a line of the score sheet and is no place of a board; empty where the game has none. */
  scored(place: Place): string;
  /** The piece of a seat; undefined where the game has none. */
  readonly piece: ((seat: Seat) => Picture | undefined) | undefined;
  /** Whether turns are single moves in a few words, which fit into columns; in notation all do. */
  readonly isTerse: boolean;
  /** The colours of the pieces. */
  readonly paints: CSSResult | undefined;
}

/** Moves of a game in words. */
export function logOf<S extends BaseState, M>(
  ui: GameUI<S, M>,
  { rules, seated, state }: GameController<S, M>,
  locale: Locale,
): LogWords {
  const typed = (step: AnyStep): Step<S, M> => {
    const opaque: object = step;
    return opaque as Step<S, M>;
  };
  return {
    scored: (place) => ui.scoredName?.(place, locale.t) ?? '',
    tell: (text) => {
      const move = rules.parseMove(state, text);
      if (!move.ok) return text;
      const gain = ui.preview?.(state, move.value, locale.t) ?? '';
      const words = capitalised(ui.describeMove(state, move.value, toYou(locale)));
      return gain === '' ? words : locale.t('ui.hint-gain', { move: words, gain });
    },
    name: (text, after) => {
      const { state } = typed(after);
      const move = rules.parseMove(state, text);
      return move.ok ? capitalised(ui.describeMove(state, move.value, toYou(locale))) : text;
    },
    describe: (step) => {
      const { move, parent, seat } = typed(step);
      if (!parent || move === undefined) return '';
      return capitalised(ui.describeMove(parent.state, move, ofMoves(locale, seated, seat)));
    },
    isTerse: !ui.buttons || ui.buttons.isOne === true,
    piece: ui.seats && ((seat) => ui.seats?.piece(seat)),
    paints: ui.seats?.paints,
  };
}
