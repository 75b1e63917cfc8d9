/**
 * The interface between a game element and its panel. A part gets one property, `table`, recreated after every change:
 * properties go down, actions go up.
 */
import type { BaseState, Options, Outcome, Place, Seat, RuleViolation } from '@griddle/rules/core/contract.js';
import type { Catalogue } from '@griddle/rules/messages/index.js';
import type { Session, Step } from '@griddle/rules/replay/index.js';
import { html, nothing, type TemplateResult } from 'lit';
import type { Locale, Translate } from './catalogues.js';
import type { GameController } from './game-controller.js';
import type { GameHost, Target } from './game-host.js';
import { reasonOf, logOf, type LogWords } from './game-text.js';
import type { InputError } from './input.js';
import { namesAlone, namesInText, type Player } from './players.js';
import type { LayerName, Mode } from './settings.js';

/** Actions for the panel. None throws; refusals are shown on the board and announced. */
export interface GameActions {
  /** Plays a move in notation (`c3`, `b2xd4`); false when it was refused. */
  play(text: string): boolean;
  /** Undoes a move and the bot's reply. False if there is nothing to undo. */
  undo(): boolean;
  redo(): boolean;
  /** Goes to a place in the tree of moves: an address (`0.0.1`, empty for the start) or a number of moves. */
  goTo(target: Target): boolean;
  /** Starts a new game with the same options, or this one anew. */
  again(): void;
  /** A new game with other options. */
  newGame(options: Options): void;
  /**
   * Replaces the game by that of a record, at a place or at its end. Returns what is wrong with the record; then
   * nothing changes.
   */
  open(record: string, at?: Target): InputError | undefined;
  /** Sets the players, as in the attribute `seats`. */
  setPlayers(seats: string): void;
  /** Reports an error on the board and by `griddle-error`. */
  report(error: InputError): void;
  /** Words called at the table out of turn, by their message code (WW-34), to a seat. */
  call(code: string, seat: Seat): void;
  /** Explains a refused move of this position, in a sentence without its rule. */
  explain(violation: RuleViolation): string;
  /** Opens a rule in words, with a position in which it bites. */
  openRule(rule: string): void;
  /** Highlights places until called with none. `seat` is the owner of a score line. */
  highlight(places: readonly Place[], seat?: Seat): void;
  /** Highlights the places of a move until the next move. */
  showHint(text: string): void;
  /** Keeps readers from moving while a coach does, or lets them. */
  lockInput(isHeld: boolean): void;
  /** Goes to another game of the record that the page has given, from 1. */
  selectGame(game: number): void;
  /** Turns the board round. */
  flip(): void;
  /** Shows a layer of the board, or hides it. */
  toggle(layer: LayerName): void;
  /** The record of the game with its variations. */
  toRecord(): Promise<string>;
  /** The same at once; undefined until the code for it has loaded, as `toRecord` does. */
  recordNow(): string | undefined;
  /** The board as it stands, as the text of an SVG file or as a PNG. */
  toSVG(): Promise<string>;
  toPNG(): Promise<Blob>;
}

/** A snapshot of the game, with what can be done to it. */
export interface GameSnapshot extends GameActions {
  /** The game's id, `waffle-wars`, which is also the middle part of its message keys. */
  readonly game: string;
  readonly mode: Mode;
  /** The tree of moves as far as the viewer knows it; it changes in place, which is why the view is made anew. */
  readonly session: AnySession;
  /** The text of the record that the page has given, with all its games; empty for none. */
  readonly text: string;
  /** Which of them is on the board, from 1. */
  readonly number: number;
  /** Whether it is the game that the page has given, and not one begun at the table. */
  readonly isFromPage: boolean;
  /** Whether it began from a position that somebody has set up, which decides its options. */
  readonly isSetUp: boolean;
  /** Whether a reader looks back at a game that is over, on whose boards nothing is played then. */
  readonly reviews: boolean;
  /** Where in the tree the board stands. */
  readonly at: AnyStep;
  readonly catalogue: Catalogue;
  readonly say: Translate;
  /** Names of the seats as the notation has them; `seat.NAME` is the message key. */
  readonly seats: readonly string[];
  readonly players: readonly Player[];
  /** Names for chips: `You`, `Medium bot`. Default: colours or numbers. */
  readonly names?: readonly string[];
  /** Names for sentences: a colour or number instead of `You`. */
  readonly called: readonly string[];
  /** The players as the page or the reader has written them: `human,bot:hard`; empty for people only. */
  readonly seated: string;
  /** Who may decide now; empty when the game is over. */
  readonly toMove: readonly Seat[];
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Whether a bot is thinking. */
  readonly thinking: boolean;
  /** Why the last try on the board was refused, as long as the board stands where it was made. */
  readonly refusal: RuleViolation | undefined;
  /** Undefined while the game goes on. */
  readonly outcome: Outcome | undefined;
  /** What is to be said of the end besides who won and how; mostly empty. */
  readonly ending: string;
  /** How moves are told in words; left out, they are written in notation. */
  readonly log?: LogWords;
  /** Codes of what may be called at this table, `call.GAME.CODE` being the words. */
  readonly calls: readonly string[];
  /** Whether the board can be seen from the other side, and whether it is. */
  readonly canFlip: boolean;
  readonly flipped: boolean;
  /** The layers that are shown. */
  readonly show: ReadonlySet<LayerName>;
  /** Whether readers are to be asked who plays before the first move. */
  readonly asks: boolean;
  /** Whether the game is to be kept in the reader's browser. */
  readonly keeps: boolean;
}

/** The view of what an element shows now. `session` is the game as far as the viewer knows it. */
export function snapshotOf<S extends BaseState, M>(
  element: GameHost<S, M>,
  game: GameController<S, M>,
  session: Session<S, M>,
  locale: Locale,
  thinking: boolean,
): GameSnapshot {
  const { catalogue, t } = locale;
  const { canUndo, facts, players, rules, seated, seats, state } = game;
  const { outcome, toMove } = facts;
  const { session: whole } = game;
  const { flipped, settings, ui } = element;
  const known = untyped(session);
  return {
    game: rules.id,
    mode: settings.mode,
    session: known,
    text: game.text,
    number: element.game,
    isFromPage: game.isFromPage,
    isSetUp: game.session.position !== '',
    reviews: game.isReview,
    at: known.current,
    catalogue,
    say: t,
    seats,
    players,
    names: namesAlone(seated, t),
    called: namesInText(seated, t),
    seated: element.seats,
    toMove,
    canUndo,
    canRedo: game.session.canRedo(),
    thinking,
    refusal: game.marks.refusal,
    outcome,
    ending: outcome ? (ui.narration?.describeEnding?.(state, t) ?? '') : '',
    calls: ui.input?.calls?.(state) ?? [],
    canFlip: ui.layout?.canFlip !== false,
    log: logOf(ui, game, locale),
    flipped,
    show: settings.show,
    asks:
      settings.start === 'ask' ||
      (settings.start === 'auto' && game.isDefaultSetup && element.src + element.seats === ''),
    keeps: settings.keep === 'auto',
    play: (text) => element.play(text),
    undo: () => element.undo(),
    redo: () => element.redo(),
    goTo: (target) => element.goTo(target),
    again: () => element.again(),
    newGame: (options) => game.restart(options),
    open: (record, at) => game.openRecord(record, at),
    setPlayers: (players) => {
      element.seats = players;
    },
    report: (error) => element.report(error),
    call: (code, seat) => element.call(code, seat),
    explain: (violation) => reasonOf(ui, game, locale, violation),
    openRule: (rule) => openRule(element, rule, t),
    highlight: (places, seat) =>
      element.highlight(
        seat === undefined ? places : (ui.layout?.scorePlaces?.(game.state, seat, places, seated.you) ?? places),
      ),
    showHint: (text) => game.showHint(text),
    lockInput: (isHeld) => game.lockInput(isHeld),
    selectGame: (number) => {
      element.game = number;
    },
    flip: () => {
      element.flipped = !flipped;
    },
    toggle: (layer) => {
      const show = new Set(settings.show);
      if (!show.delete(layer)) show.add(layer);
      element.show = [...show].join(' ') || 'none';
    },
    toRecord: () => element.toRecord(),
    recordNow: () => element.recordNow(whole),
    toSVG: () => element.toSVG(),
    toPNG: () => element.toPNG(),
  };
}

/**
 * A game's element as parts elsewhere on the page see it (`<move-list for="id">`). Whenever its table has been made anew
 * it fires `griddle-update`, which bubbles and stays inside the tree.
 */
export type SnapshotHost = HTMLElement & Pick<GameHost<BaseState, unknown>, 'table' | 'updateComplete'>;

// Sessions of any game, as the parts beside a board have them.

/** A session whose state and move types are not known here. */
export type AnySession = Session<BaseState, unknown>;
/** A step of such a session. */
export type AnyStep = Step<BaseState, unknown>;

/** Returns a session without its types. Its states and moves may only be passed to its own game. */
function untyped<S extends BaseState, M>(session: Session<S, M>): AnySession {
  const opaque: object = session;
  return opaque as AnySession;
}

// The *Why?* button of refusals and score lines.

/** The element over whose page a rule is opened. */
export type RuleHost = Pick<HTMLElement, 'localName' | 'shadowRoot'>;

/** Opens the text of a rule, with an example position. `code`: the refusal or the result that is asked about. */
export function openRule(host: RuleHost, rule: string, t: Translate, code = ''): void {
  void import('#rule-texts').then((texts) => texts.openRule(host, rule, t, code));
}

/** Renders the button that opens a rule; nothing without a rule. */
export function renderWhy(rule: string, t: Translate, open: () => void): TemplateResult | typeof nothing {
  if (rule === '') return nothing;
  const label = t('ui.why-rule', { rule });
  return html`<button part="why" type="button" data-rule=${rule} title=${label} aria-label=${label} @click=${open}>
    ${t('ui.why')}
  </button>`;
}
