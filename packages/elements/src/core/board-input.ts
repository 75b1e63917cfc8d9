/** Pointers and keys on a board, turned into touches of places. It decides nothing: its owner knows what a touch means. */
import type { BaseState, Place } from '@griddle/rules/core/contract.js';
import type { Board } from './board.js';

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

/** One listener object for a whole board, which nobody may own; it listens to moves of the pointer only while one is pressed on a piece. */
export class BoardInput<S extends BaseState> {
  private press: Press | undefined;
  /** A click ends each drag that ends where it began; it is no tap. */
  private dragged = false;

  constructor(
    private readonly board: Board<S>,
    private readonly owner: BoardOwner | undefined,
    /** All areas of the table: what is picked up in one may be let go over another. */
    private readonly areas: () => readonly Board<S>[],
  ) {
    for (const type of ['click', 'pointerdown', 'keydown', 'focusin', 'focusout', 'pointerover', 'pointerleave'])
      board.svg.addEventListener(type, this);
  }

  handleEvent(event: Event): void {
    switch (event.type) {
      case 'click':
        return this.click(event);
      case 'keydown':
        return this.key(event as KeyboardEvent);
      case 'focusin':
        this.board.stopAt(placeOf(event) ?? this.board.tabStop);
        return this.owner?.point(placeOf(event), true);
      case 'pointerover':
        if ((event as PointerEvent).pointerType === 'mouse') this.owner?.point(placeOf(event), false);
        return;
      case 'pointerleave':
      case 'focusout':
        return this.owner?.point(undefined, false);
      case 'pointerdown':
        return this.down(event as PointerEvent);
      case 'pointermove':
        return this.move(event as PointerEvent);
      case 'pointerup':
        return this.up(event as PointerEvent);
      case 'pointercancel':
        return this.end(undefined);
      case 'touchmove':
        // Browsers without touch-action on shapes would scroll the page away under the piece
        return event.preventDefault();
    }
  }

  private click(event: Event): void {
    const place = placeOf(event);
    if (place !== undefined && !this.dragged) this.owner?.touch(place);
    this.dragged = false;
  }

  private key(event: KeyboardEvent): void {
    const place = placeOf(event);
    if (place === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Enter' || event.key === ' ') this.owner?.touch(place);
    else if (event.key === 'Escape') this.owner?.cancel();
    else if (!this.walk(event.key)) return;
    event.preventDefault();
  }

  /** Goes where an arrow leads; keys that lead over the edge are still ours, or the page would scroll. */
  private walk(key: string): boolean {
    return this.board.walk(key) || /^(Arrow|Home|End|Page)/.test(key);
  }

  private down(event: PointerEvent): void {
    const place = placeOf(event);
    this.dragged = false;
    if (place === undefined || !event.isPrimary || event.button !== 0) return;
    if (!this.owner?.mayDrag(place, event.pointerType === 'touch')) return;
    this.press = { place, pointer: event.pointerId, x: event.clientX, y: event.clientY, dragging: false };
    this.listen(true);
  }

  private listen(on: boolean): void {
    const { svg } = this.board;
    const change = on ? 'addEventListener' : 'removeEventListener';
    for (const type of ['pointermove', 'pointerup', 'pointercancel']) svg[change](type, this);
    svg[change]('touchmove', this, { passive: false });
  }

  private move({ pointerId, clientX, clientY }: PointerEvent): void {
    const { press, board } = this;
    if (press?.pointer !== pointerId) return;
    if (!press.dragging && Math.hypot(clientX - press.x, clientY - press.y) > SLACK) {
      press.dragging = true;
      board.svg.setPointerCapture(pointerId);
      this.owner?.pickUp(press.place);
      board.svg.classList.add('carrying');
      board.pieces.lift(press.place);
    }
    if (press.dragging) board.pieces.carry(board.pointAt(clientX, clientY));
  }

  private up({ pointerId, clientX, clientY }: PointerEvent): void {
    if (this.press?.pointer !== pointerId) return;
    const under = this.areas().map((area) => area.placeUnder(clientX, clientY));
    this.end(under.find((place) => place !== undefined));
  }

  private end(place: Place | undefined): void {
    const dragging = this.press?.dragging ?? false;
    this.press = undefined;
    this.listen(false);
    if (!dragging) return;
    this.dragged = true;
    this.board.svg.classList.remove('carrying');
    this.owner?.drop(place);
  }
}

function placeOf({ target }: Event): Place | undefined {
  return target instanceof SVGElement ? target.dataset['place'] : undefined;
}
