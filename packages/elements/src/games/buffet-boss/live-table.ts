/** Stacking on the page: the large plate of the seat to move, and the bots' drops. */
import { pileOf } from '@griddle/plate/internal/settle.js';
import { parseAction } from '@griddle/plate/internal/action.js';
import type { Level } from '@griddle/bots/internal/levels.js';
import { chanceMove } from '@griddle/rules/internal/buffet-boss/chance-move.js';
import { fallenPieces } from '@griddle/rules/internal/buffet-boss/moves.js';
import { mayTake, plateOf } from '@griddle/rules/internal/buffet-boss/turn.js';
import type { BuffetBossMove, BuffetBossState, Settled } from '@griddle/rules/internal/buffet-boss/state.js';
import type { Place, Seat } from '@griddle/rules/core/contract.js';
import { seeded, type Rng } from '@griddle/rules/core/random.js';
import { html, isServer, nothing, type TemplateResult } from 'lit';
import { plyOf, type Mode, type Player, type Sight } from '#core';
import type { BuffetBossContext, BuffetBossStep } from './context.js';
import { LivePlate } from './stacking/live-plate.js';
import { printPlate } from './stacking/printed-plate.js';
import type { PlateMark, PlateScene, Steadiness } from './stacking/scene.js';

/** Steps that show the large plate: all of a running game, so the layout does not jump between them. */
const STEPS: readonly string[] = ['line', 'first', 'turn', 'settle', 'rescue'];
const MARKS: ReadonlySet<PlateMark> = new Set<PlateMark>(['height', 'stars']);
/** How long a bot holds its food, in milliseconds. */
const HOLDS = 700;

/** The element with the table. */
interface LiveTableHost {
  /** How steady people's hands are. */
  readonly hand: Steadiness;
  readonly atRest: boolean;
  readonly still: boolean;
  /** Players by seat; seats left out are people. */
  readonly players: readonly Player[];
  tells(what: 'piles' | 'cards'): boolean;
  requestUpdate(): void;
  speak(words: () => string): void;
}

/** Whether piles are stacked on the page: in games and puzzles. Lessons use the table's buttons. */
export function isStacked(mode: Mode): boolean {
  return mode === 'play' || mode === 'puzzle';
}

/** Runs the large plate of one table. */
export class LiveTable {
  #context: BuffetBossContext | undefined;
  #plate: LivePlate | undefined;
  /** The food in hand, or -1, and whether it was just taken. */
  #held = -1;
  #isTaken = false;
  /** The food being dragged over the plate from its card, or -1; and whether the food in hand came that way. */
  #carried = -1;
  #isCarried = false;
  /** The event that released the dragged food, kept until the move that takes it is shown. */
  #lettingGo: PointerEvent | undefined;
  /** The step in which a bot drops its food; a new object for each attempt. */
  #bot: { readonly step: BuffetBossStep } | undefined;

  constructor(private readonly host: LiveTableHost) {}

  /** Whether piles are stacked on the page: nobody enters them, their poses are known, and the page allows the engine to run. */
  stacksOn(state: BuffetBossState): boolean {
    return !this.host.tells('piles') && pileOf(plateOf(state)) !== undefined && this.#plate?.isBarred !== true;
  }

  /** Whether the plate of the seat to move is shown. */
  isShown({ mode, state }: Sight<BuffetBossState>): boolean {
    return isStacked(mode) && !this.host.tells('piles') && STEPS.includes(state.step);
  }

  render(context: BuffetBossContext): TemplateResult | typeof nothing {
    this.#context = context;
    if (!this.isShown(context)) {
      this.#plate?.stop();
      this.#held = -1;
      return nothing;
    }
    if (isServer) return html`<div part="live">${printPlate(this.#scene(context), context.t)}</div>`;
    this.#plate ??= new LivePlate({
      requestUpdate: () => this.host.requestUpdate(),
      speak: (words) => this.host.speak(words),
      settled: (move) => this.#settled(move),
      touch: (place) => this.#save(place),
    });
    const scene = this.#scene(context);
    this.#isTaken = scene.hand >= 0 && scene.hand !== this.#held;
    this.#held = scene.hand;
    this.#plate.show(scene, context.t);
    return html`<div part="live">${this.#plate.render()}</div>`;
  }

  #scene({ isReview, marks, mode, people, seed, step, whole: state }: BuffetBossContext): PlateScene {
    const { atRest, hand: steadiness, still } = this.host;
    const plate = plateOf(state);
    const hand = state.step === 'settle' ? state.hand : this.#carried;
    if (hand < 0) this.#isCarried = false;
    const mayPush = state.step === 'turn' || state.step === 'settle';
    const heightOf = (isMeant: (seat: Seat) => boolean): number =>
      Math.max(0, ...state.plates.map(({ height }, seat) => (isMeant(seat) ? height : 0)));
    const leader = heightOf((seat) => seat !== state.turn);
    // A puzzle has no other pile, and in the cooperative game no plate counts as the tallest (BB-31)
    const isCompared = mode === 'play' && state.rules.version !== 'all';
    return {
      seat: state.turn,
      plate,
      hand,
      isCarried: this.#isCarried,
      // A puzzle's pile may not be pushed
      mayPush: mode === 'play' && plate.pieces.length > 0 && hand < 0 && mayPush && !isReview,
      leader,
      tallest: isCompared ? heightOf(() => true) : 0,
      fallen: state.step === 'rescue' ? fallenPieces(state).map(({ food }) => food) : [],
      lit: marks.highlights,
      marks: MARKS,
      steadiness,
      atRest,
      seed: Math.max(0, seed),
      still,
      falls: step.move?.kind === 'settle',
      live: people.includes(state.turn) && !isReview,
      roomy: true,
    };
  }

  // Dragging a food from its card

  /** Whether a food can be dragged from the line onto the plate now. */
  takesFood(food: number): boolean {
    const { isReview, people, whole } = this.#context ?? {};
    if (!whole || isReview || !people?.includes(whole.turn) || whole.step !== 'turn' || !this.#plate?.canTake)
      return false;
    return mayTake(whole) && whole.line.includes(food);
  }

  /** CSS pixels per 10 mm on the plate. */
  get scale(): number {
    return this.#plate?.picture.scale ?? 1;
  }

  /** Holds a food over the plate. Returns false if the pointer is not over it. */
  carry(food: number, pointer: PointerEvent): boolean {
    const isOver = this.#isOver(food, pointer);
    if (!isOver) this.putBack();
    else {
      if (this.#carried !== food) this.#setCarried(food);
      this.#plate?.follow(pointer);
    }
    return isOver;
  }

  #isOver(food: number, pointer: PointerEvent): boolean {
    return this.#plate?.picture.isUnder(pointer) === true && this.takesFood(food);
  }

  /** Takes a food released over the plate, and drops it there. Returns false if it was released elsewhere. */
  drop(food: number, pointer: PointerEvent): boolean {
    if (!this.#isOver(food, pointer)) return false;
    if (this.#context?.play({ kind: 'take', food }) !== true) return false;
    this.#carried = -1;
    this.#lettingGo = pointer;
    return true;
  }

  /** Removes the dragged food from the plate. */
  putBack(): void {
    if (this.#carried >= 0) this.#setCarried(-1);
  }

  #setCarried(food: number): void {
    this.#carried = food;
    this.#isCarried = food >= 0;
    if (food < 0) this.#plate?.unhand();
    const context = this.#context;
    if (context) this.#plate?.show(this.#scene(context), context.t);
  }

  /** Picks up fallen food on the plate's picture. */
  #save(place: Place): void {
    this.#context?.play({ kind: 'save', index: Number(place.slice('fallen:'.length)) - 1 });
  }

  /** Plays a settled drop or push. A push in the turn step starts an adjustment by itself (BB-21). */
  #settled(move: Settled): void {
    const { play, whole } = this.#context ?? {};
    if (!play || (whole?.step === 'turn' && !play({ kind: 'adjust' }))) return;
    play(move);
  }

  /** Called after rendering: moves the focus to food taken by keyboard, and starts a bot's drop. */
  updated(root: DocumentOrShadowRoot): void {
    const context = this.#context;
    if (!context || !this.isShown(context)) return;
    const { isReview, people, step, whole } = context;
    if (this.#lettingGo && whole.step === 'settle') {
      this.#plate?.follow(this.#lettingGo);
      this.#lettingGo = undefined;
    }
    const isPersons = people.includes(whole.turn);
    const isBots = this.host.players[whole.turn]?.kind === 'bot';
    if (this.#isTaken && isPersons && root.activeElement?.matches('[part=areas] :focus-visible')) this.#plate?.focus();
    this.#isTaken = false;
    if (!isBots || isReview || whole.step !== 'settle' || this.#bot?.step === step) return;
    this.#bot = { step };
    void this.#letBotStack(context);
  }

  /** Plays a bot's drop; better levels have steadier hands. Where nothing can be stacked, chance decides how the pile settles. */
  async #letBotStack({ seed, step, whole }: BuffetBossContext): Promise<void> {
    const bot = this.#bot;
    const player = this.host.players[whole.turn];
    const level = player?.kind === 'bot' ? player.level : 'easy';
    const held = new Promise((resolve) => setTimeout(resolve, HOLDS));
    const rng = seeded((Math.max(0, seed) + plyOf(step)) % 1_000_000);
    const move = await stacked(whole, level, rng).catch((): undefined => undefined);
    await held;
    const now = this.#context;
    if (now?.step !== step || bot !== this.#bot) return;
    const action = move && parseAction(move.action);
    // The animation runs the same simulation, so it ends in the same pile
    if (action && this.#plate?.perform(action)) return;
    const made: BuffetBossMove = move ?? chanceMove(whole).move;
    now.play(made);
  }

  /** Cancels the action in progress; a bot starts again when the table returns to the page. */
  stop(): void {
    this.#plate?.stop();
    this.#bot = undefined;
  }
}

/** Returns the settled result of a bot's drop; undefined if there is no food or no known pile. */
async function stacked(state: BuffetBossState, level: Level, rng: Rng): Promise<Settled | undefined> {
  const [{ letGoGently }, { loadEngine }] = await Promise.all([
    import('@griddle/bots/internal/buffet-boss/hand.js'),
    import('@griddle/plate/internal/engine.js'),
  ]);
  return letGoGently(await loadEngine(), state, level, rng);
}
