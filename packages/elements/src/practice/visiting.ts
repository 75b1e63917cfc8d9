/** Shows another game on a board for a while, and brings the board's own game back unchanged. */
import type { BaseState, Seat } from '@griddle/rules/core/contract.js';
import {
  isCoached,
  parsePlayers,
  type AnyGame,
  type AnySession,
  type GameSnapshot,
  type Settings,
  type Visit,
} from '#core';

/** What a visit is: how the board shows it, and who plays. */
interface Plan extends Pick<Visit, 'mode' | 'isLed' | 'seats' | 'keptAs' | 'render'> {
  /** Whether a card asks who plays; if omitted, it does. */
  readonly start?: Settings['start'];
}

/** What the board showed before. */
interface Before {
  readonly visit: Visiting | undefined;
  readonly session: AnySession;
  readonly text: string;
  readonly isFromPage: boolean;
  readonly isLookedAt: boolean;
  players: AnyGame['players'];
}

/** A visit to another game on one element. */
export class Visiting implements Visit {
  readonly mode: Visit['mode'];
  readonly isLed: boolean | undefined;
  seat: Seat | undefined;
  readonly keptAs: string;
  readonly render: (table: GameSnapshot) => unknown;
  seats: string;
  readonly #start: Settings['start'];
  #before: Before | undefined;
  /** The settings that the page has given, and those of the visit. */
  #own: Settings;
  #shown: Settings;
  /** The attribute `seats` at the last look. */
  #written: string;

  constructor(
    private readonly game: AnyGame,
    { isLed, keptAs, mode, render, seats, start = 'ask' }: Plan,
  ) {
    const { host, visit } = game;
    this.mode = mode;
    this.isLed = isLed;
    this.seats = seats;
    this.keptAs = keptAs;
    this.render = render;
    this.#start = start;
    this.#own = this.#shown = visit instanceof Visiting ? visit.#own : host.settings;
    this.#written = host.seats;
  }

  /** Whether it is on the board. */
  get isOn(): boolean {
    return this.game.visit === this;
  }

  /** Shows a game. The one on the board is put aside, unless it belongs to this visit. */
  enter(session: AnySession): void {
    const { game } = this;
    const { isFromPage, isLookedAt, players, text } = game;
    const visit = game.visit instanceof Visiting ? game.visit : undefined;
    if (!this.isOn) this.#before = { visit, session: game.session, text, isFromPage, isLookedAt, players };
    const { ui } = game.host;
    // A pile settles on the board, not in the rules
    if (this.mode === 'play') session.awaits = (state: BaseState) => ui.hiddenHands?.awaitsTable?.(state) === true;
    game.visit = this;
    game.session = session;
    game.text = '';
    game.isFromPage = game.isLookedAt = false;
    this.setPlayers(this.seats);
    this.#settle();
    game.lockInput(false);
    this.show();
  }

  /** Brings back what was on the board before, at its very step. */
  leave(): void {
    const { game } = this;
    const before = this.#before;
    if (!before || !this.isOn) return;
    game.session = before.session;
    game.visit = before.visit;
    game.players = before.players;
    game.text = before.text;
    game.isFromPage = before.isFromPage;
    game.isLookedAt = before.isLookedAt;
    game.host.settings = this.#own;
    before.visit?.resume();
    game.lockInput(false);
    this.show();
  }

  setPlayers(seats: string): void {
    this.seats = seats;
    const players = parsePlayers(this.game.rules, seats);
    if (players.ok) this.game.players = players.value;
    this.game.host.requestUpdate();
  }

  /** Keeps the visit as it is when attributes have changed. With another game from the page, the visit is over. */
  resume(): void {
    const { game } = this;
    const { host } = game;
    if (host.settings !== this.#shown) this.#own = host.settings;
    if (game.isFromPage) {
      game.visit = undefined;
      host.settings = this.#own;
      return;
    }
    if (host.seats !== this.#written && this.#before) {
      this.#written = host.seats;
      this.#before.players = game.players;
      this.setPlayers(this.seats);
    }
    this.#settle();
  }

  #settle(): void {
    const { host } = this.game;
    const { mode } = this;
    this.#shown = { ...this.#own, mode, start: this.#start, isCoached: isCoached(mode), isPlayed: true };
    host.settings = this.#shown;
  }

  /** Tells the board and the page that the game has gone to another step. */
  show(): void {
    const { facts, host, marks, path, rules, state, step } = this.game;
    marks.forget();
    host.stepChanged(step);
    const { outcome } = facts;
    host.emit('griddle-change', { position: rules.positionText(state), move: step.token, path, outcome });
  }
}
