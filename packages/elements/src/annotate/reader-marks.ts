/**
 * Arrows and rings that a reader draws on the boards, where the page allows it (`annotate`): with the right mouse button, a
 * finger that rests first, or the key A. They belong to the step on the board, and its record keeps them.
 */
import type { BaseState, Place } from '@griddle/rules/core/contract.js';
import { annotationCommands, type Arrow, type Highlight } from '@griddle/rules/record/index.js';
import type { ReactiveController } from 'lit';
import { COLOUR_LETTERS, placeOf, useKey, type GameController, type GameHost } from '#core';

/** How long a finger rests before it draws, in milliseconds, and how far it may move meanwhile, in CSS pixels. */
const REST = 500;
const STILL = 8;

/** What a reader has drawn at a step. */
interface Drawn {
  readonly arrows: readonly Arrow[];
  readonly rings: readonly Highlight[];
}

const NOTHING: Drawn = { arrows: [], rings: [] };

/** A mark on its way. */
interface Stroke {
  readonly from: Place;
  readonly board: Element | null;
  readonly colour: string;
  to: Place;
}

type Modifiers = Pick<MouseEvent, 'altKey' | 'ctrlKey' | 'shiftKey'>;

/** The letter of a mark's colour: green; Shift or Ctrl red; Alt blue; both yellow. */
function colourOf({ altKey, ctrlKey, shiftKey }: Modifiers): string {
  const isRed = shiftKey || ctrlKey;
  return altKey ? (isRed ? 'Y' : 'B') : isRed ? 'R' : 'G';
}

/** The board that an event is on. A finger's event has none any more when it has rested. */
function boardOf({ target }: Event): Element | null {
  return target instanceof Element ? target.closest('svg') : null;
}

/** Listens to the boards of one element. */
export class ReaderMarks<S extends BaseState, M> implements ReactiveController {
  #root: HTMLElement | DocumentFragment | undefined;
  #stroke: Stroke | undefined;
  #rest: { readonly timer: number; readonly x: number; readonly y: number } | undefined;
  /** Whether the next click ends a stroke rather than being a tap. */
  #hasDrawn = false;
  /** The reader's marks by step. */
  readonly #drawn = new WeakMap<object, Drawn>();

  constructor(
    private readonly host: GameHost<S, M> & { readonly annotate: boolean },
    private readonly game: GameController<S, M>,
  ) {
    host.addController(this);
  }

  hostUpdated(): void {
    const { annotate, renderRoot } = this.host;
    if (!annotate || this.#root === renderRoot) return;
    this.#root = renderRoot;
    const listen = <T extends keyof HTMLElementEventMap>(type: T, listener: (event: HTMLElementEventMap[T]) => void) =>
      renderRoot.addEventListener(type, listener as EventListener, { capture: true, passive: false });
    listen('pointerdown', (event) => this.#onDown(event));
    listen('contextmenu', (event) => {
      if (this.host.annotate && placeOf(event.target) !== undefined) event.preventDefault();
    });
    listen('touchmove', (event) => {
      if (this.#stroke) event.preventDefault();
    });
    listen('click', (event) => this.#onClick(event));
    // After the board, which may have a use for Escape
    renderRoot.addEventListener('keydown', (event) => this.#onKey(event as KeyboardEvent));
  }

  hostDisconnected(): void {
    this.#end();
  }

  #onDown(event: PointerEvent): void {
    const place = placeOf(event.target);
    this.#hasDrawn = false;
    if (!this.host.annotate || place === undefined || !event.isPrimary) return;
    const board = boardOf(event);
    if (event.button === 2) this.#begin(event, place, board);
    else if (event.pointerType === 'touch') {
      const timer = window.setTimeout(() => {
        this.#begin(event, place, board);
        // The board forgets its own press
        document.dispatchEvent(new PointerEvent('pointercancel', { pointerId: event.pointerId }));
      }, REST);
      this.#rest = { timer, x: event.clientX, y: event.clientY };
    }
    if (event.button === 2 || event.pointerType === 'touch') {
      window.addEventListener('pointermove', this.#onMove, true);
      window.addEventListener('pointerup', this.#onUp, true);
      window.addEventListener('pointercancel', this.#onUp, true);
    }
  }

  #begin(modifiers: Modifiers, from: Place, board: Element | null): void {
    this.#stroke = { from, to: from, board, colour: colourOf(modifiers) };
    this.#show();
  }

  readonly #onMove = (event: PointerEvent): void => {
    const rest = this.#rest;
    if (rest && !this.#stroke && Math.hypot(event.clientX - rest.x, event.clientY - rest.y) > STILL) return this.#end();
    if (!this.#stroke) return;
    event.stopPropagation();
    const root = this.#root as ShadowRoot;
    const under = root.elementFromPoint(event.clientX, event.clientY);
    const place = placeOf(under);
    // An arrow stays on its board
    if (place === undefined || under?.closest('svg') !== this.#stroke.board || place === this.#stroke.to) return;
    this.#stroke.to = place;
    this.#show();
  };

  readonly #onUp = (event: PointerEvent): void => {
    const stroke = this.#stroke;
    // The board was told that its press is over
    if (event.type === 'pointercancel' && stroke && !event.isTrusted) return;
    this.#end();
    if (!stroke || event.type === 'pointercancel') return;
    this.#hasDrawn = event.pointerType === 'touch';
    this.#toggle(stroke);
  };

  #end(): void {
    clearTimeout(this.#rest?.timer);
    this.#rest = undefined;
    this.#stroke = undefined;
    window.removeEventListener('pointermove', this.#onMove, true);
    window.removeEventListener('pointerup', this.#onUp, true);
    window.removeEventListener('pointercancel', this.#onUp, true);
    this.#show();
  }

  #onClick(event: MouseEvent): void {
    if (!this.host.annotate || placeOf(event.target) === undefined) return;
    if (this.#hasDrawn) event.stopPropagation();
    else this.#clear();
    this.#hasDrawn = false;
  }

  #onKey(event: KeyboardEvent): void {
    if (!this.host.annotate || event.defaultPrevented) return;
    if (event.key === 'Escape') {
      if (this.#stroke) this.#end();
      else if (!this.#clear()) return;
      return useKey(event);
    }
    const place = placeOf(event.target);
    // By its place on the keyboard, since Alt changes letters
    if (event.code !== 'KeyA' || event.metaKey || place === undefined) return;
    useKey(event);
    const stroke = this.#stroke;
    if (!stroke) {
      this.#begin(event, place, boardOf(event));
      return this.host.speak(() => this.#words('ui.mark-begun', { from: place }));
    }
    const { board } = stroke;
    this.#stroke = undefined;
    if (boardOf(event) === board) this.#toggle({ ...stroke, to: place });
    else this.#show();
  }

  #words(key: string, values: Readonly<Record<string, string>>): string {
    return this.host.table?.say(key, values) ?? '';
  }

  /** Shows the mark on its way. */
  #show(): void {
    const { from, to, colour } = this.#stroke ?? { from: '', to: '', colour: '' };
    const number = (COLOUR_LETTERS.indexOf(colour) + 1) as 1 | 2 | 3 | 4;
    this.game.marks.stroke = this.#stroke && { from, to, colour: number };
    this.host.requestUpdate();
  }

  /** Adds a mark, or takes away one that is there in the same colour. */
  #toggle({ colour, from, to }: Stroke): void {
    const { arrows, rings } = this.#drawn.get(this.game.step) ?? NOTHING;
    const isRing = from === to;
    const others = arrows.filter((arrow) => isRing || arrow.from !== from || arrow.to !== to);
    const otherRings = rings.filter(({ place }) => !isRing || place !== from);
    const had = isRing
      ? rings.some((ring) => ring.place === from && ring.colour === colour)
      : arrows.some((arrow) => arrow.from === from && arrow.to === to && arrow.colour === colour);
    if (had) this.#keep({ arrows: others, rings: otherRings });
    else if (isRing) this.#keep({ arrows, rings: [...otherRings, { place: from, colour }] });
    else this.#keep({ arrows: [...others, { from, to, colour }], rings });
    if (had) this.host.speak(() => this.#words('ui.marks-cleared', {}));
    else this.host.speak(() => this.#words(isRing ? 'ui.mark-ring' : 'ui.mark-arrow', { from, to }));
  }

  /** Takes away the reader's marks of this step. Returns false if there are none. */
  #clear(): boolean {
    if (!this.#drawn.has(this.game.step)) return false;
    this.#keep(NOTHING);
    this.host.speak(() => this.#words('ui.marks-cleared', {}));
    return true;
  }

  /** Replaces the reader's marks in the step's comments. */
  #keep(drawn: Drawn): void {
    const { game } = this;
    const { path, step } = game;
    const isEmpty = drawn.arrows.length + drawn.rings.length === 0;
    game.marks.keep(isEmpty ? [] : annotationCommands(drawn.arrows, drawn.rings));
    if (isEmpty) this.#drawn.delete(step);
    else this.#drawn.set(step, drawn);
    this.#show();
    this.host.emit('griddle-annotate', { path, arrows: drawn.arrows, rings: drawn.rings });
  }
}
