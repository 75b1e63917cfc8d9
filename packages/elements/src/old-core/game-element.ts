/** The element that every game's own element extends: a diagram or a replay that can be played, too. */
import type { BaseState, Game, Place, Seat } from '@griddle/rules/core/contract.js';
import { seeded } from '@griddle/rules/core/random.js';
import { Session } from '@griddle/rules/replay/session.js';
import type { SessionStart } from '@griddle/rules/replay/start.js';
import type { PropertyDeclarations, PropertyValues } from '@lit/reactive-element';
import { INPUT, text } from './attributes.js';
import { Beside } from './beside.js';
import type { Board } from './board.js';
import type { BoardOwner } from './board-input.js';
import type { BoardView, Marks } from './board-view.js';
import { gameStyles } from './game.styles.js';
import type * as HandsCode from './hands.js';
import type { Hands } from './hearing.js';
import { newStart, randomSeed, type Start } from './input.js';
import { Match, type MatchHost } from './match.js';
import type { Whole } from './notation.js';
import type * as PlayersCode from './players.js';
import { ShownElement } from './shown-element.js';
import './stamps.js';
import type { Mode, Player } from './table.js';

/** The code for hands, once one game has fetched it. */
let code: typeof HandsCode | undefined;

async function fetchCode(): Promise<typeof HandsCode> {
  return (code = await import('./hands.js'));
}

/** A game's class names its rules and its view; what it needs for play is fetched with `mode="play"`. */
export abstract class GameElement<S extends BaseState, M> extends ShownElement<S, M> implements MatchHost {
  static override styles = [...super.styles, gameStyles];
  static override properties: PropertyDeclarations = { seats: text('') };

  /** Who plays, by seat: `human` or `bot:easy` (`medium`, `hard`, `best`), joined by commas. */
  seats = '';

  /** @internal */
  abstract override readonly rules: Game<S, M>;
  /** @internal */
  abstract override readonly view: BoardView<S, M>;

  protected override readonly modes: readonly Mode[] = ['diagram', 'replay', 'play'];
  declare protected replay: Match<S, M> | undefined;

  protected override readonly heard =
    'keydown focusin focusout click pointerdown pointerup pointercancel pointerover pointerleave';

  #players: readonly Player[] = [];
  /** What was asked of the match while the last input is being read, in order. */
  #asked: ((match: Match<S, M>) => unknown)[] = [];

  protected override whole(): Whole<S, M> | Promise<Whole<S, M>> {
    return this;
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has('seats')) this.#readSeats();
    // What was asked of a game that another one takes the place of
    for (const name of INPUT) if (changed.has(name)) this.#asked = [];
    super.willUpdate(changed);
    // A refusal should not wait for its words, nor should the end of a game
    if (this.settings.mode !== 'diagram') void this.explainer();
  }

  /** Until it is known who plays, nobody's hand and no method gets to the match. */
  #readSeats(): void {
    this.forgive(['seats']);
    if (this.playersCode) return this.playersCode.seatPlayers(this);
    const words = this.seats === '' ? [] : this.seats.split(',');
    // Until then a bot is one of no level, so that nobody moves in its place
    this.sit(words.map((word) => ({ kind: word.includes('bot') ? 'bot' : 'human' }) as Player));
    if (words.length === 0) return;
    const fetched = import('./players.js').then((players) => {
      if (this.playersCode) return;
      this.playersCode = players;
      players.seatPlayers(this);
    });
    this.readWith(fetched);
  }

  /** What reads players and calls bots; there from the start where the first picture depends on it. */
  protected playersCode?: typeof PlayersCode;

  /**
   * Lets these play on.
   * @internal
   */
  sit(players: readonly Player[]): void {
    this.#players = players;
    if (!this.replay) return;
    this.replay.players = players;
    this.replay.settle();
    this.refresh();
  }

  /**
   * Seats that the game can have at most, where its rules do not tell from the start.
   * @internal
   */
  readonly mostSeats?: number;

  protected override get isOpen(): boolean {
    return this.replay !== undefined;
  }

  /** @internal */
  override get state(): S {
    return (this.replay ?? newStart(this.rules)).state;
  }

  protected override begin(start: Start<S>): void {
    this.follow(this.#sessionOf(start));
  }

  #sessionOf(start: Start<S>): Session<S, M> {
    return this.newSession({ game: this.rules, tags: [], ...start });
  }

  protected newSession(start: SessionStart<S, M>): Session<S, M> {
    const session = new Session(start);
    this.prepare?.(session);
    session.settleTable();
    return session;
  }

  /** Makes a session ready for this element, before anything is played in it. */
  protected prepare?(session: Session<S, M>): void;

  protected override follow(session: Session<S, M>): void {
    this.prepare?.(session);
    if (this.replay) this.replay.session = session;
    else {
      this.beside = new Beside(this);
      this.replay = new Match<S, M>(this, this, session);
      this.replay.players = this.#players;
    }
    this.replay.settle();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.replay?.stopBot?.();
  }

  protected override update(changed: PropertyValues): void {
    this.motion = code?.Motion;
    // Before words are drawn, so that they say who thinks
    if (this.awake && this.isConnected && this.replay) this.playersCode?.letBotMove(this.replay);
    super.update(changed);
    if (!this.isDrawn) return;
    // A picture is complete without it
    const fetched = code ? undefined : fetchCode();
    if (fetched && this.settings.mode !== 'diagram') this.waitFor(fetched);
  }

  /** @internal */
  override marks(rests = true): Marks {
    return { ...super.marks(), ...this.replay?.liveMarks(rests) };
  }

  /** @internal */
  override get dragging(): boolean {
    return this.replay?.interaction.kind === 'dragging';
  }

  /** @internal */
  override movable(): ReadonlySet<Place> {
    const { replay } = this;
    return replay && replay.interaction.kind !== 'closed' ? replay.touches.movable() : new Set();
  }

  protected override hands(board: Board<S>): Hands | Promise<Hands> {
    const make = ({ BoardInput, Hand }: typeof HandsCode): Hands =>
      new BoardInput(board, this.ownerFor(new Hand(this.replay as Match<S, M>)));
    const { reading } = this;
    return code && !reading ? make(code) : Promise.all([fetchCode(), reading]).then(([fetched]) => make(fetched));
  }

  /** What answers to touches of places: as a rule, the hand of the match. */
  protected ownerFor(hand: BoardOwner): BoardOwner {
    return hand;
  }

  /** @internal */
  drawMore(stage: HTMLElement): void {
    const { replay, view } = this;
    if (replay) view.buttons?.draw(replay, this, stage);
  }

  /**
   * Asks something of the match with all that was set so far taken up, drawn or not. What has to be fetched to read that is
   * waited for: then the answer is true, and what was asked follows in order.
   */
  #ask(what: (match: Match<S, M>) => unknown): boolean {
    const opened = this.opened();
    this.#asked.push(what);
    const answer = (): boolean =>
      this.#asked
        .splice(0)
        .map((asked) => asked(this.replay as Match<S, M>))
        .pop() !== false;
    if (!opened) return answer();
    this.waitFor(opened.then(answer));
    return true;
  }

  /**
   * Plays a move in notation (`c3`, `b2xd4`). False when the rules refuse it, which the board then explains, or when a
   * listener of `griddle-move` cancels it. True while a position or a record is being fetched or read: the move is played
   * in it as soon as it is here.
   */
  play(move: string): boolean {
    return this.#ask((match) => match.playText(move));
  }

  /** Takes the last move back, against a bot also the bot's. False when there is none to take back. */
  undo(): boolean {
    return this.#ask((match) => match.undo());
  }

  /** Plays again what was taken back; in a replay, goes on along the line last gone through. */
  redo(): boolean {
    return this.#ask((match) => match.redo());
  }

  /**
   * Goes to an address in the tree of moves, or to a number of moves of the main line (below 0: from its end). False when
   * there is no such address; true while a record is being fetched or read, and then it goes there as soon as it is here.
   */
  override goTo(place: string | number): boolean {
    return this.#ask((match) => match.goTo(place));
  }

  /** A new game with the same options; a replay goes back to its start. */
  override again(): void {
    this.#ask((match) => {
      const { options, position, root } = match.session;
      const seed = randomSeed();
      const state = position === '' ? this.rules.setup(options, seed) : { ...root.state, rng: seeded(seed) };
      match.again(match.plays ? this.#sessionOf({ options, seed, position, state }) : undefined);
    });
  }

  /** Writes down and shows words called at the table to a seat (WW-34): `waffling`, `soggy-waffle`. */
  call(code: string, seat: Seat): void {
    this.#ask((match) => match.call(code, seat));
  }

  /** The record of the game with its variations; for a seat, without what that seat did not see. */
  async toRecord(seat?: Seat): Promise<string> {
    await this.opened();
    const { session } = this.replay as Match<S, M>;
    const { recordText } = await import('./writing.js');
    return recordText(session, seat);
  }
}
