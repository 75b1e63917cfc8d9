/**
 * The interface between a game element and its panel. A part gets one property, `table`, recreated after every change:
 * properties go down, actions go up.
 */
import type { BaseState, Options, Outcome, Place, Seat, RuleViolation } from '@griddle/rules/core/contract.js';
import type { Catalogue } from '@griddle/rules/messages/index.js';
import type { Session, Step } from '@griddle/rules/replay/index.js';
import { html, nothing, type TemplateResult } from 'lit';
import type { Locale, Translate } from './catalogues.js';
import type { Company } from './company.js';
import type { AskDetail } from './events.js';
import type { GameController } from './game-controller.js';
import type { GameHost, Target } from './game-host.js';
import { reasonOf, logOf, type LogWords } from './game-text.js';
import type { InputError } from './input.js';
import { loadRuleTexts } from './panel-code.js';
import { hasFar, namesAlone, namesInText, type Player } from './players.js';
import type { LayerName, Mode } from './settings.js';
import type { Visit } from './visit.js';

/** Actions for the panel. None throws; refusals are shown on the board and announced. */
export interface GameActions {
  /** Plays a move in notation (`c3`, `b2xd4`); false if it was refused. */
  play(text: string): boolean;
  /** Undoes a move and the bot's reply. False if there is nothing to undo. */
  undo(): boolean;
  redo(): boolean;
  /** Goes to a place in the tree of moves: an address (`0.0.1`, empty for the start) or a number of moves. */
  goTo(target: Target): boolean;
  /** Starts a new game with the same options; a replay goes back to its start. */
  again(): void;
  /** Starts a new game with other options. */
  newGame(options: Options): void;
  /**
   * Replaces the game with that of a record, at a target or at its end. Returns an error for an invalid record; then nothing
   * changes.
   */
  open(record: string, at?: Target): InputError | undefined;
  /** Sets the players, as in the attribute `seats`. */
  setPlayers(seats: string): void;
  /** Reports an error on the board and by `griddle-error`. */
  report(error: InputError): void;
  /** Calls words to a seat, by their message code, out of turn (WW-34). */
  call(code: string, seat: Seat): void;
  /** Returns why a move was refused in this position, as a sentence without its rule. */
  explain(violation: RuleViolation): string;
  /** Opens the text of a rule, with a position in which it matters. */
  openRule(rule: string): void;
  /** Highlights places until called with none. `seat` is the owner of a score line. */
  highlight(places: readonly Place[], seat?: Seat): void;
  /** Highlights the places of a move until the next move. */
  showHint(text: string): void;
  /** Blocks or allows readers' moves while a coach moves. */
  lockInput(isHeld: boolean): void;
  /** Shows on board and chips what is known of the people elsewhere. */
  keepCompany(company: Company): void;
  /** Goes to another game of the page's record, from 1. */
  selectGame(game: number): void;
  /** Flips the board. */
  flip(): void;
  /** Shows or hides a layer of the board. */
  toggle(layer: LayerName): void;
  /** Returns the record of the game with its variations. */
  toRecord(): Promise<string>;
  /** Returns the same synchronously; undefined until `toRecord` has loaded the export code. */
  recordNow(): string | undefined;
  /** Returns the current board as the text of an SVG file or as a PNG. */
  toSVG(): Promise<string>;
  toPNG(): Promise<Blob>;
}

/** A snapshot of the game, with the actions on it. */
export interface GameSnapshot extends GameActions {
  /** The game's id, `waffle-wars`, which is also the middle part of its message keys. */
  readonly game: string;
  readonly mode: Mode;
  /** The visit on the board; undefined while it shows the element's own game. */
  readonly visit?: Visit | undefined;
  /** The game itself, for code that shows another one on the board. */
  readonly control?: AnyGame | undefined;
  /** The tree of moves as far as the viewer knows it. It changes in place, which is why snapshots are recreated. */
  readonly session: AnySession;
  /** The same as far as the element knows it, which may be more. */
  readonly whole: AnySession;
  /** The text of the page's record, with all its games; empty for none. */
  readonly text: string;
  /** The number of the record's game on the board, from 1. */
  readonly number: number;
  /** Whether the page provided this game, rather than a reader starting it. */
  readonly isFromPage: boolean;
  /** Whether it began from a position set up by somebody, which decides its options. */
  readonly isSetUp: boolean;
  /** Whether a reader looks back at a game that is over, in which no moves are possible. */
  readonly reviews: boolean;
  /** The current step in the tree. */
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
  /** The players as the page or the reader has set them: `human,bot:hard`; empty for people only. */
  readonly seated: string;
  /** The seats that may decide now; empty when the game is over. */
  readonly toMove: readonly Seat[];
  readonly canUndo: boolean;
  /** Whether the page lets readers take moves back. */
  readonly mayUndo?: boolean;
  readonly canRedo: boolean;
  /** Whether a bot is thinking. */
  readonly thinking: boolean;
  /** Why the last try on the board was refused, until the position changes. */
  readonly refusal: RuleViolation | undefined;
  /** Undefined while the game is in progress. */
  readonly outcome: Outcome | undefined;
  /** Words about the end beyond who won and how; mostly empty. */
  readonly ending: string;
  /** Describes moves in words. Default: notation. */
  readonly log?: LogWords;
  /** Codes of the words that can be called in this game; the message is `call.GAME.CODE`. */
  readonly calls: readonly string[];
  /** Whether the board can be flipped, and whether it is. */
  readonly canFlip: boolean;
  readonly flipped: boolean;
  /** The layers shown. */
  readonly show: ReadonlySet<LayerName>;
  /** Whether the start card asks readers who plays before the first move. */
  readonly asks: boolean;
  /** Whether the game is saved in the reader's browser. */
  readonly keeps: boolean;
}

/** Returns a snapshot of an element. `session` is the game as far as the viewer knows it. */
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
  const isShared = element.settings.mode === 'play' && hasFar(players);
  // A reader does nothing alone that somebody elsewhere sees; the page can
  const ask = (detail: Partial<AskDetail> & Pick<AskDetail, 'kind'>): boolean =>
    element.emit('griddle-ask', { seat: seats[seated.you ?? -1] ?? '', words: '', ...detail }) && !isShared;
  const { session: whole, visit } = game;
  const { flipped, settings, ui } = element;
  const mayUndo = settings.undos === 'auto';
  const known = untyped(session);
  return {
    game: rules.id,
    mode: settings.mode,
    visit,
    control: untyped(game),
    session: known,
    whole: untyped(whole),
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
    seated: visit?.seats ?? element.seats,
    toMove,
    canUndo: mayUndo && canUndo,
    mayUndo,
    canRedo: game.session.canRedo() && !isShared,
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
      !isShared &&
      !element.guide &&
      (settings.start === 'ask' ||
        (settings.start === 'auto' && game.isDefaultSetup && element.src + element.seats === '')),
    keeps: settings.keep === 'auto' && !isShared && visit?.keptAs !== '',
    play: (text) => element.enter(text),
    undo: () => mayUndo && ask({ kind: 'undo' }) && element.undo(),
    redo: () => ask({ kind: 'redo' }) && element.redo(),
    goTo: (target) => element.goTo(target),
    again: () => {
      if (ask({ kind: 'again' })) element.again();
    },
    newGame: (options) => {
      if (ask({ kind: 'again' })) game.restart(options);
    },
    open: (record, at) => game.openRecord(record, at),
    setPlayers: (players) => {
      if (visit) visit.setPlayers(players);
      else element.seats = players;
    },
    report: (error) => element.report(error),
    call: (code, seat) => {
      if (ask({ kind: 'call', seat: seats[seat] ?? '', words: code })) element.call(code, seat);
    },
    explain: (violation) => reasonOf(ui, game, locale, violation),
    openRule: (rule) => openRule(element, rule, t),
    highlight: (places, seat) =>
      element.highlight(
        seat === undefined ? places : (ui.layout?.scorePlaces?.(game.state, seat, places, seated.you) ?? places),
      ),
    showHint: (text) => game.showHint(text),
    lockInput: (isHeld) => game.lockInput(isHeld),
    keepCompany: (company) => {
      game.company = company;
      element.requestUpdate();
    },
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
 * A game's element as parts elsewhere on the page see it (`<move-list for="id">`). Whenever its `table` is recreated, it
 * fires `griddle-update`, which bubbles and stays inside the tree.
 */
export type SnapshotHost = HTMLElement & Pick<GameHost<BaseState, unknown>, 'table' | 'updateComplete'> & PanelWishes;

/** What a page asks of the parts beside a board, by attributes of the game's element. */
export interface PanelWishes {
  /** Whether a coach watches the reader. */
  coach?: boolean;
  /** The player whose moves the reader guesses; empty for none. */
  readonly guess?: string;
  /** Whether the reader is led through a game, step by step. */
  readonly guide?: boolean;
}

// Sessions of any game, for the parts next to a board.

/** A session whose state and move types are not known here. */
export type AnySession = Session<BaseState, unknown>;
/** A step of such a session. */
export type AnyStep = Step<BaseState, unknown>;

/** The game of an element whose state and move types are not known here. */
export type AnyGame = GameController<BaseState, unknown>;

/** Returns a session or a game without its types. Its states and moves may only be passed to its own game. */
function untyped<S extends BaseState, M>(typed: Session<S, M>): AnySession;
function untyped<S extends BaseState, M>(typed: GameController<S, M>): AnyGame;
function untyped(typed: object): object {
  return typed;
}

// The *Why?* button of refusals and score lines.

/** The element for which a rule opens over the page. */
export type RuleHost = Pick<HTMLElement, 'localName' | 'shadowRoot'>;

/** Opens the text of a rule, with an example position. `code`: the refusal or the result that it explains. */
export function openRule(host: RuleHost, rule: string, t: Translate, code = ''): void {
  void loadRuleTexts().then((texts) => texts.openRule(host, rule, t, code));
}

/** Renders the button that opens a rule; nothing without a rule. */
export function renderWhy(rule: string, t: Translate, open: () => void): TemplateResult | typeof nothing {
  if (rule === '') return nothing;
  const label = t('ui.why-rule', { rule });
  return html`<button part="why" type="button" data-rule=${rule} title=${label} aria-label=${label} @click=${open}>
    ${t('ui.why')}
  </button>`;
}
