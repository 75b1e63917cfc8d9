/**
 * What is done on a board is heard from the start. The code that answers is fetched with the first of it, and then gets all
 * that has come in between, in order.
 */
import type { Place } from '@griddle/rules/core/contract.js';

/** What answers to events on a board; `place` is where one happened, undefined beside all places. */
export interface Hands {
  handle(event: Event, place: Place | undefined): void;
}

/** Whether a key is pressed without those that make a command of it. */
export function isPlain({ altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return !(altKey || ctrlKey || metaKey);
}

/** The place of a cell; undefined for anything else. */
export function placeOf(node: EventTarget | null): Place | undefined {
  return node instanceof SVGElement ? node.dataset['place'] : undefined;
}

/** Listens to events of some types, joined by blanks; `find` is called with the first, and again where that failed. */
export function hear(svg: SVGSVGElement, types: string, find: () => Hands | Promise<Hands>): void {
  let hands: Hands | undefined;
  const early: (readonly [Event, Place | undefined])[] = [];
  const answer = (found: Hands): void => {
    hands = found;
    for (const one of early.splice(0)) found.handle(...one);
  };
  const handle = (event: Event): void => {
    // Of an event that is past nobody knows any more where it was
    const place = placeOf(event.target);
    if (hands) return hands.handle(event, place);
    // Or the page would scroll
    if (event instanceof KeyboardEvent && isPlain(event) && /^(Arrow|Home|End|Page| $)/.test(event.key))
      event.preventDefault();
    if (early.push([event, place]) > 1) return;
    const found = find();
    // Code that could not be fetched, on a train in a tunnel, is fetched again with what is done next
    if ('then' in found) found.then(answer, () => early.splice(0));
    else answer(found);
  };
  // Chromium makes a picture that listens to the focus a stop of the tab key: the board has its own, one of its places
  svg.tabIndex = -1;
  for (const type of types.split(' ')) svg.addEventListener(type, handle);
}
