/** What a page may set on any element with a board. */
import type { Catalogue } from '@griddle/rules/messages/index.js';
import { ReactiveElement, type PropertyDeclaration, type PropertyDeclarations } from '@lit/reactive-element';
import type { Mode } from './table.js';

/** Attributes that make another game when they change. */
export const INPUT: readonly string[] = ['position', 'record', 'src', 'game', 'seed', 'options'];
/** Attributes that say where in a record to begin. */
export const PLACE: readonly string[] = ['ply', 'path'];
/** Attributes that change how the same game is shown and played. */
export const SETTINGS: readonly string[] = ['mode', 'show', 'controls', 'loading'];

/** A text; an attribute that is taken away leaves the value it had when it was never set. */
export function text(initial: string | undefined): PropertyDeclaration {
  return { converter: { fromAttribute: (value) => value ?? initial } };
}

/** A number, likewise. */
function number(initial: number | undefined): PropertyDeclaration {
  return { converter: { fromAttribute: (value) => (value === null ? initial : Number(value)) } };
}

/** Declares attributes and reflects nothing: what a page has written stays as it was written. */
export abstract class DiagramAttributes extends ReactiveElement {
  static override properties: PropertyDeclarations = {
    mode: text('diagram'),
    position: text(''),
    record: text(''),
    src: text(''),
    game: number(1),
    seed: text(''),
    options: text(''),
    ply: number(undefined),
    path: text(undefined),
    flipped: { type: Boolean },
    still: { type: Boolean },
    show: text(undefined),
    loading: text('lazy'),
    controls: text('auto'),
    messages: { attribute: false },
  };

  static override get observedAttributes(): string[] {
    return [...super.observedAttributes, 'lang'];
  }

  /** `diagram` (a picture), `replay` (a record to step through) or, where a game is to be played, `play`. */
  mode: Mode = 'diagram';

  /**
   * A position in the game's notation. Setting another one starts the game anew from there; setting the one that the
   * board shows already does nothing, so that a page may echo `griddle-change`.
   */
  position = '';

  /** The text of a record. It goes before `position`. */
  record = '';

  /** The address of a file with a record or a position. */
  src = '';

  /** Which game of a record with several, from 1. */
  game = 1;

  /** Seed of the game's chance (and of the bots): a whole number. */
  seed = '';

  /** Set-up options, `hand=12,equity=off`; a record has its own. */
  options = '';

  /** How many moves of the record to go to (below 0: from its end). */
  ply: number | undefined;

  /** The address of a move in the record's tree to go to, `0.0.1`. */
  path: string | undefined;

  /** Whether the board is seen from the other side. */
  flipped = false;

  /** Whether pieces jump to their places at once; they do anyway where the reader asks for reduced motion. */
  still = false;

  /** Layers to show, joined by blanks: `owners moves threats last coordinates`, or `none`. Left out: all but the threats. */
  show: string | undefined;

  /** `lazy`: drawn when it comes near the screen; `eager`: at once. */
  loading: 'lazy' | 'eager' = 'lazy';

  /** `auto`: as the mode needs them; `none`: only the board and its words. */
  controls: 'auto' | 'none' = 'auto';

  /** Words of this element's own, instead of those for the language of the page. */
  messages: Catalogue | undefined;
}
