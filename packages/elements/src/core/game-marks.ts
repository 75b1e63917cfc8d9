/** Marks other than those of the reader's own move. Each is stored with its position, so none needs a reset. */
import type { BaseState, Game, Place, Seat, Violation } from '@griddle/rules/core/contract.js';
import { annotationsOf } from '@griddle/rules/record/index.js';
import type { Session, Step } from '@griddle/rules/replay/index.js';
import type { Annotation, Marks } from './area.js';
import type { GameUI } from './game-ui.js';

/** Letters of a record's colours in the order of the palette's four note colours. */
const COLOURS = 'GRBY';

/** The game that is marked: its place in the tree as it is at the moment. */
export interface MarkedGame<S extends BaseState, M> {
  readonly rules: Game<S, M>;
  readonly session: Session<S, M>;
  readonly state: S;
  /** What is shown as moved last. */
  readonly shownTurn: readonly Step<S, M>[];
}

/** One for each game: the last move, what explains a refusal, what a page or an adviser lights up, what comments draw. */
export class GameMarks<S extends BaseState, M> {
  #refusal: { readonly state: S; readonly violation: Violation } | undefined;
  /** Places that a page lights up. */
  #highlights: { readonly state: S; readonly places: readonly Place[] } | undefined;
  /** Places of the move that a reader was advised to make. */
  #advised: { readonly state: S; readonly places: readonly Place[] } | undefined;

  constructor(
    private readonly game: MarkedGame<S, M>,
    private readonly ui: GameUI<S, M>,
  ) {}

  /** Why the last try was refused, as long as the board stands where it was made. */
  get refusal(): Violation | undefined {
    return this.#refusal?.state === this.game.state ? this.#refusal.violation : undefined;
  }

  /** Keeps why something is not done. What a page has lit up would hide its places. */
  refuse(violation: Violation): void {
    this.#refusal = { state: this.game.state, violation };
    this.#highlights = undefined;
  }

  forgetRefusal(): void {
    this.#refusal = undefined;
  }

  /** Clears marks when the board moves on. They do not return with the position. */
  forget(): void {
    this.#refusal = undefined;
    this.#highlights = undefined;
  }

  /** Lights up places until the board goes on, or until it is called with none. */
  highlight(places: readonly Place[]): void {
    this.#highlights = places.length > 0 ? { state: this.game.state, places } : undefined;
  }

  /** Lights up all that is touched for a move in notation, until the board goes on; a refusal or a page may light up more. */
  advise(text: string): void {
    const { rules, state } = this.game;
    const move = rules.parseMove(state, text);
    this.#advised = move.ok ? { state, places: this.#placesOf(move.value) } : undefined;
  }

  /** All places at which hands make a move, and those that its button lights up. */
  #placesOf(move: M): readonly Place[] {
    const { rules, state } = this.game;
    const { buttons, paths } = this.ui;
    const touched = paths ? paths(state, move).flat() : rules.touches(state, move);
    return [...new Set([...touched, ...(buttons?.highlights?.(state, move) ?? [])])];
  }

  /** The marks of now. */
  get shown(): Pick<Marks, 'lastMove' | 'highlights' | 'annotations' | 'refusal'> {
    const { refusal } = this;
    const { state } = this.game;
    const lit = this.#highlights?.state === state ? this.#highlights.places : undefined;
    const advised = this.#advised?.state === state ? this.#advised.places : [];
    return {
      lastMove: this.#lastMove(),
      highlights: lit ?? refusal?.places ?? advised,
      annotations: this.#annotations(),
      // The places of a score line that is pointed at explain no refusal
      refusal: lit ? undefined : refusal,
    };
  }

  /** The seat of the last move; undefined before the first. */
  get lastSeat(): Seat | undefined {
    const { parent, seat } = this.game.session.lastStep();
    return parent && seat;
  }

  #lastMove(): readonly Place[] {
    const { rules, shownTurn } = this.game;
    const { lastMovePlaces } = this.ui;
    const places = shownTurn.flatMap(({ move, parent, state }) => {
      if (!parent || move === undefined) return [];
      return lastMovePlaces ? lastMovePlaces(parent.state, move, state) : rules.touches(parent.state, move);
    });
    return [...new Set(places)];
  }

  #annotations(): readonly Annotation[] {
    const { rules, session } = this.game;
    const { before, after } = session.current;
    const read = annotationsOf(rules, [...before, ...after]);
    if (!read.ok) return [];
    const frames = read.value.highlights.map(({ place, colour }) => ({ from: place, to: place, colour }));
    return [...frames, ...read.value.arrows].map(({ from, to, colour }) => {
      return { from, to, colour: (COLOURS.indexOf(colour) + 1) as Annotation['colour'] };
    });
  }
}
