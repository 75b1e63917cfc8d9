/** What a person does on the board of a match: moves in hand, and why some cannot be made. */
import type { BaseState, Place } from '@griddle/rules/core/contract.js';
import type { BoardOwner } from './board-input.js';
import { CLOSED, OPEN, type InHand } from './interaction.js';
import type { Match } from './match.js';
import { beginsMove, targetsOf, touch, type Touched } from './touching.js';

/** A move is put together place by place; it is the match that makes it, or says why not. */
export class Hand<S extends BaseState, M> implements BoardOwner {
  constructor(private readonly match: Match<S, M>) {}

  mayDrag(place: Place, byTouch: boolean): boolean {
    const { interaction, touches } = this.match;
    if (interaction === CLOSED) return false;
    return byTouch ? touches.movable().has(place) : this.#mayPick(place);
  }

  #mayPick(place: Place): boolean {
    const { state, view } = this.match;
    return view.mayPick(state, place);
  }

  #touched(place: Place): Touched<M> {
    const { interaction, touches } = this.match;
    return touch(touches, interaction, place, (at) => this.#mayPick(at));
  }

  touch(place: Place): void {
    const touched = this.#touched(place);
    if (touched.kind === 'move') this.match.make(touched.move);
    else if (touched.kind === 'refused') this.#attempt(touched.places);
    else if (touched.kind === 'dropped') this.cancel();
    else if (touched.kind === 'picked') this.#pick(touched.places);
  }

  point(place: Place | undefined, byKey: boolean): void {
    const { match } = this;
    match.view.point?.(match, place, byKey, (at) => this.#touched(at));
  }

  pickUp(place: Place): void {
    const places = [...this.match.picked, place];
    // A second piece of the same move leaves the first where it was put
    this.#take('dragging', beginsMove(this.match.touches, places) ? places : [place]);
  }

  drop(place: Place | undefined): void {
    const { interaction, picked: places } = this.match;
    if (interaction.kind !== 'dragging') return;
    if (place === undefined) return this.cancel();
    if (place === places.at(-1)) return this.#pick(places);
    const touched = this.#touched(place);
    if (touched.kind === 'move') this.match.make(touched.move);
    else if (touched.kind === 'picked' && touched.places.length > places.length) this.#pick(touched.places);
    else this.#attempt([...places, place]);
  }

  cancel(): void {
    const { host, interaction } = this.match;
    if (interaction === CLOSED) return;
    if (interaction !== OPEN) host.speak(() => host.say('ui.dropped'));
    this.match.interact(OPEN);
  }

  #take(kind: InHand['kind'], places: readonly Place[]): void {
    this.match.interact({ kind, places, targets: targetsOf(this.match.touches, places) });
  }

  #pick(places: readonly Place[]): void {
    const { match } = this;
    const { host, state, touches, view } = match;
    const last = places.at(-1) ?? '';
    this.#take('picked', places);
    const targets = targetsOf(touches, places);
    const buttons = match.buttons?.() ?? [];
    // Where nothing can be done with it the rules say why, if the game knows what to ask them
    const stuck = targets.length === 0 && buttons.length === 0 ? view.attempt?.(state, last) : undefined;
    if (stuck !== undefined) {
      match.make(stuck);
      return;
    }
    const place = view.shortName?.(state, last, host.say) ?? last;
    const mayStop = places.length > 1 && this.#touched(last).kind === 'move';
    const stop = mayStop ? host.say('ui.or-stop', { place }) : '';
    const hint = `${view.pickedWords?.(state, places, host.say) ?? ''} ${stop}`.trim();
    match.hint = hint;
    host.speak(({ pickedUp }) => `${pickedUp(match, { state, place: last, targets, buttons })} ${hint}`.trim());
  }

  /** Tries what no legal move touches. */
  #attempt(places: readonly Place[]): void {
    const { match } = this;
    const move = match.view.moveFromTouches(match.state, places);
    if (move === undefined) return this.cancel();
    // The rules say what is wrong. Or it means a move that names another place: a column of Connect-4, a pass
    match.make(move);
  }
}
