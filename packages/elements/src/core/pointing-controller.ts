/** Tracks the place that a reader points at, by mouse or by focus. Readers who make moves have an `InteractionController`. */
import type { BaseState, Place } from '@griddle/rules/core/contract.js';
import type { Marks } from './area.js';
import type { PointActions } from './board/board-keys.js';
import type { Translate } from './catalogues.js';
import type { GameController } from './game-controller.js';
import type { GameHost } from './game-host.js';

/** The marks of a move in progress. */
export type HandMarks = Pick<Marks, 'selected' | 'selection' | 'placements' | 'origins' | 'destinations'>;

const NOTHING: readonly Place[] = [];
const NO_PLACES: ReadonlySet<Place> = new Set();
const NO_HAND: HandMarks = {
  selected: NOTHING,
  selection: NOTHING,
  placements: NOTHING,
  origins: NOTHING,
  destinations: NOTHING,
};

/** Returns the key instead of words: enough to know whether there are any. */
const keyOf: Translate = (key) => key;

/** What one element's reader points at, and (none here) has picked for a move. */
export class PointingController<S extends BaseState, M> implements PointActions {
  #hovered: { readonly state: S; readonly place: Place } | undefined;

  constructor(
    protected readonly host: GameHost<S, M>,
    protected readonly game: GameController<S, M>,
  ) {}

  /** The place under the pointer or with the focus. */
  get hovered(): Place | undefined {
    return this.#hovered?.state === this.game.state ? this.#hovered.place : undefined;
  }

  /** The hovered place, if the game has a hint for it. */
  get hintedPlace(): Place | undefined {
    const { hovered } = this;
    return hovered !== undefined && this.hasHint(hovered) ? hovered : undefined;
  }

  /** Places selected so far for the move in progress. */
  get selected(): readonly Place[] {
    return NOTHING;
  }

  /** The marks of the move in progress. */
  get marks(): HandMarks {
    return NO_HAND;
  }

  /** Places where a finger drags a piece instead of scrolling. */
  get movable(): ReadonlySet<Place> {
    return NO_PLACES;
  }

  /** The last place touched in this position. */
  get touched(): Place | undefined {
    return undefined;
  }

  /** Whether a first tap described the hovered place, so that a second one plays the move. */
  get isAsked(): boolean {
    return false;
  }

  /** Whether the hovered place was touched to ask what it is. */
  get isTold(): boolean {
    return false;
  }

  /** The move that the hovered place completes; undefined for none. */
  get hoveredMove(): M | undefined {
    return undefined;
  }

  /** Whether selecting the last place again can end the move. */
  get mayStop(): boolean {
    return false;
  }

  /** Clears the last touched place. */
  forgetTouch(): void {}

  hover(place: Place | undefined, byKey: boolean): void {
    if (this.hovered === place) return;
    const wasShown = this.isHoverShown;
    this.#hovered = place === undefined ? undefined : { state: this.game.state, place };
    if (!wasShown && !this.isHoverShown) return;
    this.host.requestUpdate();
    if (place !== undefined) this.host.hoverChanged(place, byKey);
  }

  /** Whether hovering can show or say anything. If not, hovering needs no update. */
  protected get isHoverShown(): boolean {
    return this.hintedPlace !== undefined;
  }

  protected hasHint(place: Place): boolean {
    return (this.host.ui.narration?.hint?.(this.game.state, place, keyOf, this.game.isWaiting) ?? '') !== '';
  }

  /** Forgets what readers point at, before they are asked anew. */
  protected forgetHover(): void {
    this.#hovered = undefined;
  }
}
