/** Pointers and keys on a board, turned into touches of places. It decides nothing: its owner knows what a touch means. */
import type { BaseState, Place } from '@griddle/rules/core/contract.js';
import { BoardKeys } from './board-keys.js';
import type { Board } from './board.js';
import { placeOf } from './hearing.js';
import { Motion } from './motion.js';
import { pointAt } from './points.js';

/** What the element behind a board answers to. */
export interface BoardOwner {
  /** Whether a finger (`touch`) or a mouse may drag the piece on this place. */
  mayDrag(place: Place, byTouch: boolean): boolean;
  /** A tap, a click or the Enter key on a place. */
  touch(place: Place): void;
  /** A piece has left its place under the pointer. */
  pickUp(place: Place): void;
  /** It was let go over a place, or over none. */
  drop(place: Place | undefined): void;
  cancel(): void;
  /** A mouse or (`byKey`) the focus has come to a place, or left all of them. */
  point(place: Place | undefined, byKey: boolean): void;
}

/** How far a pointer may stray, in CSS pixels, before a tap is a drag. */
const SLACK = 4;

interface Press {
  readonly place: Place;
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
  dragging: boolean;
}

/** It listens to moves of the pointer only while one is pressed on a piece. */
export class BoardInput<S extends BaseState> extends BoardKeys<S> {
  #press: Press | undefined;
  /** A click ends each drag that ends where it began; it is no tap. */
  #dragged = false;

  constructor(
    board: Board<S>,
    private readonly owner: BoardOwner,
  ) {
    super(board);
  }

  override handle(event: Event, place: Place | undefined): void {
    const { type } = event;
    if (event instanceof PointerEvent && type !== 'click') this.#pointed(event, place);
    else if (type === 'click') this.#click(place);
    else {
      super.handle(event, place);
      if (type !== 'keydown') this.owner.point(type === 'focusin' ? place : undefined, true);
    }
  }

  /** What is listened to while a piece is pressed. */
  handleEvent(event: Event): void {
    // Browsers without touch-action on shapes would scroll the page away under the piece
    if (event.type === 'touchmove') event.preventDefault();
    else this.handle(event, undefined);
  }

  #pointed(event: PointerEvent, place: Place | undefined): void {
    const { type, pointerType, pointerId } = event;
    if (type === 'pointerdown') this.#down(event, place);
    else if (type === 'pointerleave') this.owner.point(undefined, false);
    else if (type === 'pointerover') {
      if (pointerType === 'mouse') this.owner.point(place, false);
    } else if (pointerId === this.#press?.pointer) {
      // Where the code came late nothing is known of the way
      if (type !== 'pointercancel') this.#move(event);
      if (type !== 'pointermove') this.#end(type === 'pointerup' ? this.#placeUnder(event) : undefined);
    }
  }

  #click(place: Place | undefined): void {
    if (place !== undefined && !this.#dragged) this.owner.touch(place);
    this.#dragged = false;
  }

  protected override pressed(key: string): boolean {
    if (key === 'Enter' || key === ' ') this.owner.touch(this.board.stop ?? '');
    else if (key === 'Escape') this.owner.cancel();
    else return super.pressed(key);
    return true;
  }

  #down({ isPrimary, button, pointerType, pointerId, clientX, clientY }: PointerEvent, place: Place | undefined): void {
    this.#dragged = false;
    if (place === undefined || !isPrimary || button !== 0) return;
    if (!this.owner.mayDrag(place, pointerType === 'touch')) return;
    this.#press = { place, pointer: pointerId, x: clientX, y: clientY, dragging: false };
    this.#listen(true);
  }

  #listen(on: boolean): void {
    const { svg } = this.board;
    const change = on ? 'addEventListener' : 'removeEventListener';
    svg[change]('touchmove', this, { passive: false });
    // A fast mouse has left a small area before it is known to drag
    for (const type of ['pointermove', 'pointerup', 'pointercancel']) svg.ownerDocument[change](type, this);
  }

  #move({ type, pointerId, clientX, clientY }: PointerEvent): void {
    const { board } = this;
    const press = this.#press;
    if (!press) return;
    if (!press.dragging && Math.hypot(clientX - press.x, clientY - press.y) > SLACK) {
      press.dragging = true;
      if (type === 'pointermove') board.svg.setPointerCapture(pointerId);
      this.owner.pickUp(press.place);
      board.svg.classList.add('carrying');
      (board.pieces.motion ??= new Motion(board.pieces)).lift(press.place);
    }
    if (press.dragging) board.pieces.motion?.carry(pointAt(board.svg, clientX, clientY));
  }

  /** What is picked up in one area may be let go over another. */
  #placeUnder({ clientX, clientY }: PointerEvent): Place | undefined {
    const root = this.board.svg.getRootNode() as ShadowRoot;
    return placeOf(root.elementFromPoint(clientX, clientY));
  }

  #end(place: Place | undefined): void {
    const dragging = this.#press?.dragging;
    this.#press = undefined;
    this.#listen(false);
    if (!dragging) return;
    this.#dragged = true;
    this.board.svg.classList.remove('carrying');
    this.owner.drop(place);
  }
}
