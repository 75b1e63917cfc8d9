/**
 * What stands between a game's element and the parts beside its board. A part gets one property, `table`, made anew after
 * every change: properties go down, and its actions go up.
 */
import type { BaseState, Outcome, Place, Seat } from '@griddle/rules/core/contract.js';
import type { Catalogue } from '@griddle/rules/messages/index.js';
import type { Session, Step } from '@griddle/rules/replay/index.js';
import type { LayerName } from './area.js';
import type { GameController, Target } from './game-controller.js';
import type { Locale, Translate } from './localize.js';
import type { Player } from './players.js';
import type { Settings } from './settings.js';

/** `diagram`: a picture; `replay`: a record to step through; `play`: a game to play. */
export type Mode = 'diagram' | 'replay' | 'play';

/** A session whose state and move types are not known here. */
export type AnySession = Session<BaseState, unknown>;
/** A step of such a session. */
export type AnyStep = Step<BaseState, unknown>;

/** What parts may ask of the game. None of these throws. */
export interface TableActions {
  play(text: string): boolean;
  undo(): boolean;
  redo(): boolean;
  goTo(target: Target): boolean;
  again(): void;
  call(code: string, seat: Seat): void;
  highlight(places: readonly Place[]): void;
  flip(): void;
  toggle(layer: LayerName): void;
  toRecord(): Promise<string>;
  toSVG(): Promise<string>;
  toPNG(): Promise<Blob>;
}

/** A snapshot of the game, with what can be done to it. */
export interface TableView extends TableActions {
  readonly game: string;
  readonly mode: Mode;
  /** The tree of moves; it changes in place, which is why the view is made anew. */
  readonly session: AnySession;
  readonly at: AnyStep;
  readonly catalogue: Catalogue;
  readonly say: Translate;
  readonly seats: readonly string[];
  readonly players: readonly Player[];
  readonly toMove: readonly Seat[];
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly thinking: boolean;
  readonly outcome: Outcome | undefined;
  readonly calls: readonly string[];
  readonly flipped: boolean;
  readonly show: ReadonlySet<LayerName>;
}

/** What of a game's element a view is made of. */
interface TableElement extends Omit<TableActions, 'flip' | 'toggle'> {
  readonly ui: { readonly calls?: readonly string[] };
  readonly settings: Settings;
  flipped: boolean;
  show?: string | null;
}

/** The view of what an element shows now. */
export function tableOf<S extends BaseState, M>(
  element: TableElement,
  game: GameController<S, M>,
  { catalogue, t }: Locale,
  thinking: boolean,
): TableView {
  const { session, step, state, rules, seats, players, canUndo } = game;
  const { flipped, settings } = element;
  return {
    game: rules.id,
    mode: settings.mode,
    session: session as unknown as AnySession,
    at: step,
    catalogue,
    say: t,
    seats,
    players,
    toMove: rules.toMove(state),
    canUndo,
    canRedo: session.canRedo(),
    thinking,
    outcome: rules.outcome(state),
    calls: element.ui.calls ?? [],
    flipped,
    show: settings.show,
    play: (text) => element.play(text),
    undo: () => element.undo(),
    redo: () => element.redo(),
    goTo: (target) => element.goTo(target),
    again: () => element.again(),
    call: (code, seat) => element.call(code, seat),
    highlight: (places) => element.highlight(places),
    flip: () => {
      element.flipped = !flipped;
    },
    toggle: (layer) => {
      const show = new Set(settings.show);
      if (!show.delete(layer)) show.add(layer);
      element.show = [...show].join(' ') || 'none';
    },
    toRecord: () => element.toRecord(),
    toSVG: () => element.toSVG(),
    toPNG: () => element.toPNG(),
  };
}

/** A game's element as parts elsewhere on the page see it (`<move-list for="id">`). */
export interface TableHost extends HTMLElement {
  readonly table: TableView | undefined;
}
