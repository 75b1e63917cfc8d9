/**
 * Hidden information: who is looking, what they may see, and passing the screen between players. Other players' hands are
 * nowhere in the page. Games without hidden information are not affected.
 */
import { CHANCE, type BaseState, type Seat } from '@griddle/rules/core/contract.js';
import { lineEnd, type Session } from '@griddle/rules/replay/index.js';
import { html, nothing, type ReactiveController, type TemplateResult } from 'lit';
import { NOBODY } from './area.js';
import type { Translate } from './catalogues.js';
import type { GameEvents } from './events.js';
import type { GameController } from './game-controller.js';
import { hasFar } from './players.js';
import type { GameHost } from './game-host.js';

/** Decides for one element what the page may show. */
export class PerspectiveController<S extends BaseState, M> implements ReactiveController {
  /** The seat that confirmed it has the screen. */
  #handed: Seat = NOBODY;
  #seen: { readonly whole: S; readonly seat: Seat; readonly state: S } | undefined;

  constructor(
    private readonly host: GameHost<S, M>,
    private readonly game: GameController<S, M>,
  ) {
    host.addController(this);
  }

  /** Makes the seat confirm again once the screen has been passed on. */
  hostUpdate(): void {
    if (this.viewer === NOBODY) this.#handed = NOBODY;
  }

  /** The seats of people. */
  get people(): readonly Seat[] {
    return this.game.seated.people;
  }

  /** The seat of the only person playing here, and of a lesson's or a puzzle's reader; undefined for several or none. */
  get localSeat(): Seat | undefined {
    const { game, host } = this;
    if (game.visit?.seat !== undefined) return game.visit.seat;
    if (host.settings.isCoached) {
      // What a reader has placed stays in sight when the turn passes
      const [reader] = game.rules.toMove(game.session.root.state);
      return reader === CHANCE ? undefined : reader;
    }
    const [person, other] = this.host.settings.mode === 'play' ? this.people : [];
    return other === undefined ? person : undefined;
  }

  /** The seat whose view the page shows. `CHANCE` sees all, `NOBODY` nothing hidden. */
  get viewer(): Seat {
    const { game, host, people } = this;
    const { seatToLook } = host.ui.hiddenHands ?? {};
    if (seatToLook && game.visit?.seat !== undefined) return game.visit.seat;
    if (!seatToLook || host.settings.mode !== 'play' || (game.session.seat !== CHANCE && !hasFar(game.players)))
      return CHANCE;
    const seat = seatToLook(game.state);
    if (seat === CHANCE || this.#isOpen) return CHANCE;
    if (game.session.seat !== CHANCE) return game.session.seat;
    if (people.length < 2) return people[0] ?? CHANCE;
    return seat === NOBODY || (people.includes(seat) && seat !== this.#handed) ? NOBODY : this.#handed;
  }

  /** Whether the game has ended with all information open; then it stays open while stepping through the game. */
  get #isOpen(): boolean {
    const { game } = this;
    const { state } = lineEnd(game.step);
    return this.host.ui.hiddenHands?.seatToLook?.(state) === CHANCE && game.factsOf(state).outcome !== undefined;
  }

  /** The position as the viewer may see it. */
  get state(): S {
    const whole = this.game.state;
    const seat = this.viewer;
    if (seat === CHANCE) return whole;
    if (this.#seen?.whole !== whole || this.#seen.seat !== seat)
      this.#seen = { whole, seat, state: this.game.rules.viewFor(whole, seat) };
    return this.#seen.state;
  }

  /** The seat that the screen is being passed to; undefined for none. */
  get awaited(): Seat | undefined {
    const { game, host, viewer } = this;
    const seat = viewer === NOBODY ? (host.ui.hiddenHands?.seatToLook?.(game.state) ?? NOBODY) : NOBODY;
    return seat === NOBODY ? undefined : seat;
  }

  /** The record of the game as far as the viewer knows it. */
  get session(): Session<S, M> {
    return this.game.session.viewFor(this.viewer);
  }

  /** Returns the detail of an event without what is hidden from the viewer. */
  detailFor<T extends keyof GameEvents>(detail: GameEvents[T]): GameEvents[T] {
    const { game, viewer } = this;
    if (viewer === CHANCE || !('position' in detail)) return detail;
    const { rules, state, step } = game;
    const { parent, move } = step;
    const isPlayed = 'path' in detail && parent && move !== undefined;
    const seen = isPlayed ? rules.moveTextFor(parent.state, move, viewer) : detail.move;
    return { ...detail, move: seen, position: rules.positionText(rules.viewFor(state, viewer)) };
  }

  /** Renders the request to pass the screen. */
  render(t: Translate): TemplateResult | typeof nothing {
    const { awaited, game } = this;
    if (awaited === undefined) return nothing;
    const seat = game.seats[awaited] ?? '';
    const key = `hand-over.${game.rules.id}`;
    return html`
      <div part="hand-over">
        <p>${t(key, { seat })}</p>
        <button part="choice" type="button" @click=${() => this.#handTo(awaited)}>
          ${t(`${key}.button`, { seat })}
        </button>
      </div>
    `;
  }

  #handTo(seat: Seat): void {
    this.#handed = seat;
    this.host.requestUpdate();
    void this.host.updateComplete.then(() => this.host.focus());
  }
}
