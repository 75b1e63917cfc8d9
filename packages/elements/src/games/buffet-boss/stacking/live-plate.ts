/** The interactive plate: holding, turning, dropping and pushing food, and the simulation of the pile. */
import type { Action } from '@griddle/plate/internal/action.js';
import type { Box2D } from '@griddle/plate/internal/box2d.js';
import type { Pile } from '@griddle/plate/internal/measure.js';
import { pileOf, settle } from '@griddle/plate/internal/settle.js';
import type { Plate, Settled } from '@griddle/rules/internal/buffet-boss/state.js';
import type { Place } from '@griddle/rules/core/contract.js';
import { joinSentences } from '@griddle/rules/internal/messages/sentences.js';
import { html, nothing, type TemplateResult } from 'lit';
import { isMotionReduced, type Translate } from '#core';
import { SHAKES, STEP, TURN } from './grip.js';
import { PlateHands, type HandledPlate } from './hands.js';
import { Holding, type HeldOver } from './holding.js';
import { HAND } from './item.js';
import { PlatePicture } from './plate-picture.js';
import { Run } from './run.js';
import { isSameScene, type PlateScene } from './scene.js';
import { renderPad, renderTools, type Tool } from './toolbars.js';
import { nameOfBody, storyOf } from './words.js';

/** What a plate needs from its owner. */
export interface PlateHost {
  /** Renders the plate again. */
  requestUpdate(): void;
  /** Announces a text to screen readers. */
  speak(words: () => string): void;
  /** Called after the pile settled from a drop (`d..`) or a push (`n..`). */
  settled(move: Settled): void;
  /** Called when fallen food (`fallen:1`) is touched. */
  touch(place: Place): void;
  /** Undoes the last action; left out, there is no Undo button. */
  undo?(): void;
}

const TOOLS: readonly Tool[] = ['left', 'right', 'turn-left', 'turn-right', 'drop'];

/** Call `show` after each change of the game. Actions requested before the engine has loaded run when it has. */
export class LivePlate implements HeldOver, HandledPlate {
  readonly picture = new PlatePicture();
  readonly holding = new Holding(this);
  chosen = -1;
  strength = 1;
  scene: PlateScene | undefined;
  t: Translate = (key) => key;
  time = 0;
  /** Handles pointers and keys; undefined for a plate that is not interactive. */
  #hands: PlateHands | undefined;
  #pile: Pile | undefined;
  #plate: Plate | undefined;
  #engine: Box2D | undefined;
  /** Whether the engine was requested, and whether it could not load on this page. */
  #isAsked = false;
  #isBarred = false;
  #run: Run | undefined;
  /** The action to run once the engine has loaded. */
  #waiting: Action | undefined;
  /** The latest result, announced together with what comes next. */
  #news: (() => string) | undefined;
  #settledPoses: Settled['poses'] | undefined;
  /** The message key for why the food in hand was not dropped; empty for none. */
  #reason = '';
  /** The requested animation frame; 0 for none. */
  #frame = 0;

  constructor(private readonly host: PlateHost) {}

  /** Shows a scene. */
  show(scene: PlateScene, t: Translate): void {
    const before = this.scene;
    if (before && this.t === t && isSameScene(before, scene)) return;
    const { plate, hand, live, mayPush } = scene;
    // Poses that were just animated need no glide
    const isSeen = !scene.still && !scene.isCarried;
    const glides = isSeen && before?.seat === scene.seat && plate.poses !== this.#settledPoses && !this.busy;
    this.scene = scene;
    this.t = t;
    this.picture.show(scene, t, glides);
    if (plate !== this.#plate) {
      this.stop();
      this.#plate = plate;
      this.#pile = pileOf(plate);
    }
    if (live) this.#hands ??= new PlateHands(this);
    if (live && (hand >= 0 || mayPush)) this.#load();
    if (hand < 0) this.holding.forget();
    // The reason belongs to the food that was in hand
    if (hand !== before?.hand) this.#reason = '';
    if (!this.holding.isBringing) this.holding.take(live ? this.#pile : undefined, hand, plate);
    if (!mayPush || this.chosen > plate.pieces.length) this.chosen = -1;
    this.#refresh();
    this.draw();
    this.wake();
  }

  /** Renders the picture and, for an interactive plate, the buttons below it. */
  render(): TemplateResult {
    const { picture } = this;
    return html`
      <div
        part="plate"
        @focusin=${picture}
        @focusout=${picture}
        @pointerover=${picture}
        @pointerout=${picture}
        @keydown=${picture}
      >
        ${picture.svg} ${this.#reason === '' ? nothing : html`<p part="hovers">${this.t(this.#reason)}</p>`}
        ${this.#isAsked ? this.#renderTools() : nothing}
      </div>
    `;
  }

  #renderTools(): TemplateResult | typeof nothing {
    const { busy, chosen, holding, host, scene, strength, t } = this;
    if (!scene) return nothing;
    const why = this.#isBarred ? 'plate.no-engine' : this.#pile ? '' : 'plate.no-poses';
    const body = chosen < 0 ? '' : nameOfBody(scene.plate, chosen, t);
    const isAble = holding.grip !== undefined && !busy;
    return html`
      ${renderPad(
        t,
        { body, strength },
        (direction) => this.push(this.chosen, direction, this.strength),
        (changed) => this.setStrength(changed),
      )}
      <p part="notice" ?hidden=${why === '' || !scene.live}>${why === '' ? '' : t(why)}</p>
      ${renderTools(
        t,
        host.undo ? [...TOOLS, 'undo'] : TOOLS,
        { isHidden: !scene.live || why !== '', isAble },
        (tool) => this.#use(tool),
      )}
    `;
  }

  get busy(): boolean {
    return this.#run !== undefined || this.#waiting !== undefined || this.holding.lowering || this.holding.isBringing;
  }

  /** Whether stacking is possible: the pile's poses are known, and the engine has not failed to load. */
  get canStack(): boolean {
    return !this.#isBarred && this.#pile !== undefined;
  }

  /** Whether the engine could not load on this page. */
  get isBarred(): boolean {
    return this.#isBarred;
  }

  get isStill(): boolean {
    return this.scene?.still === true || this.scene?.atRest === true || isMotionReduced();
  }

  // Text and buttons

  speak(words: () => string): void {
    this.host.speak(words);
  }

  /** Announces a text together with the pending result, because of two announcements in a row only the last is heard. */
  tell(words: () => string): void {
    const before = this.#news;
    this.#news = undefined;
    this.speak(() => joinSentences(this.t, [before?.() ?? '', words()]));
  }

  /** Updates the buttons and the frame of the chosen body. */
  #refresh(): void {
    this.picture.bodies.forEach(({ cell }, body) => cell.classList.toggle('chosen', this.chosen === body));
    this.host.requestUpdate();
  }

  #use(tool: Tool): void {
    const { holding, host } = this;
    if (tool === 'undo') host.undo?.();
    else if (tool === 'drop') holding.letGo();
    else if (tool === 'left' || tool === 'right') holding.nudge(tool === 'left' ? -2 * STEP : 2 * STEP, 0);
    else holding.turn(tool === 'turn-left' ? TURN : -TURN);
  }

  touch(place: Place): void {
    if (this.scene?.live) this.host.touch(place);
  }

  explain(key: string): void {
    // Announced again on each attempt
    if (key !== '') this.speak(() => this.t(key));
    if (key === this.#reason) return;
    this.#reason = key;
    this.host.requestUpdate();
  }

  // Pushes

  /** Whether a food may be dragged onto the plate now. */
  get canTake(): boolean {
    return this.#hands !== undefined && this.canStack && !this.busy;
  }

  /** Makes the food in hand follow the pointer that dragged it here. */
  follow(pointer: PointerEvent): void {
    this.#hands?.carryOn(pointer);
  }

  /** Stops following the pointer, which has left with the food. */
  unhand(): void {
    this.#hands?.forget();
  }

  /** Chooses a body to push, or unchooses it. */
  choose(body: number): void {
    const { scene, t } = this;
    if (!scene?.mayPush || this.busy) return;
    this.chosen = this.chosen === body ? -1 : body;
    this.#refresh();
    if (this.chosen >= 0) this.speak(() => t('plate.chosen', { food: nameOfBody(scene.plate, body, t) }));
  }

  setStrength(strength: number): void {
    this.strength = strength;
    this.host.requestUpdate();
  }

  /** Pushes the plate (0) or a piece. Returns false if it cannot be pushed now. */
  push(body: number, direction: number, strength: number): boolean {
    if (!this.scene?.mayPush || this.busy || body < 0 || body >= (this.#pile?.poses.length ?? 0)) return false;
    this.start({ kind: 'push', body, direction, strength });
    return true;
  }

  /**
   * Animates a bot's action, starting from where the food hangs. Returns false if animation is off or stacking is
   * impossible.
   */
  perform(action: Action): boolean {
    if (this.isStill || this.busy || !this.canStack || !this.#plate) return false;
    if (action.kind === 'drop' && this.#pile && this.scene) {
      this.holding.bring(action, this.#pile, this.scene.hand, this.#plate);
    } else this.start(action);
    return true;
  }

  /** Drops the food in hand where it is. Returns false if none can be dropped now. */
  drop(): boolean {
    return this.holding.letGo();
  }

  // The pile

  start(action: Action): void {
    const pile = this.#pile;
    const { scene } = this;
    if (!pile || !scene) return;
    this.#news = undefined;
    if (!this.#engine) {
      this.#waiting = action;
      this.#load();
      return;
    }
    const food = action.kind === 'drop' ? scene.hand : -1;
    if (this.isStill) {
      this.#finish(settle(this.#engine, pile, action, food));
      return;
    }
    this.explain('');
    this.picture.aim();
    this.#run = new Run(this.#engine, pile, action, food, this.picture.bodies, (outcome) => {
      if (outcome) this.#finish(outcome);
      else this.stop();
    });
    this.picture.moving = true;
    this.#refresh();
  }

  #finish(outcome: Settled): void {
    const { host, scene, t } = this;
    const hasMoved = this.#run !== undefined;
    this.stop();
    if (hasMoved) this.#showImpact(outcome);
    this.#settledPoses = outcome.poses;
    const story = scene ? (): string => storyOf(scene, outcome, t) : undefined;
    if (story) this.speak(story);
    this.#news = story;
    host.settled(outcome);
    this.#refresh();
  }

  /** Scatters crumbs from food that stayed on the plate; leaves fallen food where it hit the table. */
  #showImpact({ action, fell, poses }: Settled): void {
    this.picture.letLie(fell);
    const number = (this.scene?.plate.pieces.length ?? 0) + 1;
    if (action.startsWith('d') && !fell.includes(number)) this.picture.crumble(poses.at(-1));
  }

  /** Cancels the action in progress and keeps the pile as it was. */
  stop(): void {
    this.#run?.free();
    this.#run = undefined;
    this.#waiting = undefined;
    this.holding.lowering = false;
    this.holding.forget();
    this.picture.moving = false;
    this.#hands?.forget();
  }

  #load(): void {
    if (this.#isAsked) return;
    this.#isAsked = true;
    void this.#fetch();
  }

  async #fetch(): Promise<void> {
    try {
      const { loadEngine } = await import('@griddle/plate/internal/engine.js');
      this.#engine = await loadEngine();
    } catch {
      this.#isBarred = true;
      this.stop();
      this.speak(() => this.t('plate.no-engine'));
    }
    const waiting = this.#waiting;
    this.#waiting = undefined;
    if (waiting) this.start(waiting);
    this.#refresh();
  }

  focus(options?: FocusOptions): void {
    this.picture.focus(options);
  }

  // Frames

  wake(): void {
    if (this.#frame !== 0 || !this.#moves) return;
    this.time = performance.now();
    this.#frame = requestAnimationFrame(this.#tick);
  }

  /** Whether anything moves by itself. */
  get #moves(): boolean {
    const { scene, holding } = this;
    if (this.#run) return false;
    if (holding.lowering || holding.isBringing) return true;
    return holding.grip !== undefined && scene !== undefined && !this.isStill && SHAKES[scene.steadiness].reach > 0;
  }

  readonly #tick = (now: number): void => {
    this.#frame = 0;
    if (!this.picture.svg.isConnected) {
      this.stop();
      return;
    }
    const passed = now - this.time;
    this.time = now;
    if (this.holding.lowering) this.holding.lower(passed);
    else if (this.holding.isBringing) this.holding.carry(passed);
    else if (!this.#run) this.holding.lead(now);
    if (this.#moves) this.#frame = requestAnimationFrame(this.#tick);
  };

  draw(): void {
    const { picture } = this;
    const { grip } = this.holding;
    const item = picture.item(HAND);
    if (this.#run || !grip || !item) return picture.aim();
    const [x, y, turn] = grip.pose;
    picture.put(item, { at: [x / 1000, -y / 1000], rotate: -turn / 100 });
    picture.aim(item, -grip.floor(x, turn) / 1000);
  }
}
