/** What a hand does at a plate: it holds food over it, turns it, lets it go, pushes; and the pile that then moves. */
import type { Action } from '@griddle/plate/action.js';
import type { Box2D } from '@griddle/plate/box2d.js';
import type { Pile } from '@griddle/plate/measure.js';
import { pileOf, settle } from '@griddle/plate/settle.js';
import type { Plate, Settled } from '@griddle/rules/buffet-boss/state.js';
import { box } from '../old-core/dom.js';
import type { Say } from '../old-core/table.js';
import { addEnglish } from '../old-core/words.js';
import { SHAKES, STEP, TURN } from './grip.js';
import { PlateHands } from './hands.js';
import { Holding } from './holding.js';
import { HAND } from './item.js';
import type { PlatePicture } from './plate-picture.js';
import { Run } from './run.js';
import type { PlateHost, PlateScene } from './scene.js';
import { STACKING_EN } from './stacking.en.js';
import { bodyWords, storyOf } from './story.js';
import { HandTools, PushPad, type Tool } from './tools.js';

addEnglish(STACKING_EN);

let lessMotion: MediaQueryList | undefined;

/** One for a live plate; what is asked for before the engine is here is done when it comes. */
export class Stacking {
  readonly holding = new Holding(this);
  /** The body that is chosen to be pushed; -1 for none. */
  chosen = -1;
  scene: PlateScene | undefined;
  private pile: Pile | undefined;
  private plate: Plate | undefined;
  private engine: Box2D | undefined;
  private loading: Promise<void> | undefined;
  private isBarred = false;
  private run: Run | undefined;
  /** What is done as soon as the engine is here. */
  private waiting: Action | undefined;
  /** What has just happened, for who is told what comes next. */
  private news: (() => string) | undefined;
  private settledPoses: Settled['poses'] | undefined;
  private said: Say | undefined;
  private tools: HandTools | undefined;
  pad: PushPad | undefined;
  private readonly notice = box('p', 'notice');
  private frame = 0;
  /** The moment of the last frame. */
  time = 0;
  private readonly hands: PlateHands;

  constructor(
    private readonly node: HTMLElement,
    readonly picture: PlatePicture,
    readonly host: PlateHost,
  ) {
    this.notice.hidden = true;
    this.hands = new PlateHands(this);
  }

  show(scene: PlateScene): void {
    const { plate, hand } = scene;
    this.scene = scene;
    if (plate !== this.plate) {
      this.stop();
      this.plate = plate;
      this.pile = pileOf(plate);
    }
    this.speakAnew();
    const able = scene.live && (hand >= 0 || scene.mayPush);
    if (able) this.load();
    this.holding.take(scene.live ? this.pile : undefined, hand, plate);
    if (!scene.mayPush || this.chosen > plate.pieces.length) this.chosen = -1;
    this.refresh();
    this.draw();
    this.wake();
  }

  /** Whether a plate lies as it was just stacked. */
  hasSettled({ poses }: Plate): boolean {
    return this.settledPoses === poses;
  }

  get busy(): boolean {
    return this.run !== undefined || this.waiting !== undefined || this.holding.lowering;
  }

  get canStack(): boolean {
    return !this.isBarred && this.pile !== undefined;
  }

  /** Whether everything jumps to where it settles. */
  get isStill(): boolean {
    lessMotion ??= matchMedia('(prefers-reduced-motion: reduce)');
    return this.scene?.still === true || this.scene?.atRest === true || lessMotion.matches;
  }

  // Buttons and words

  /** Buttons are made anew when the words are other ones. */
  private speakAnew(): void {
    const { say, undo } = this.host;
    if (this.said === say) return;
    this.said = say;
    const tools: readonly Tool[] = [
      'left',
      'right',
      'turn-left',
      'turn-right',
      'drop',
      ...(undo ? (['undo'] as const) : []),
    ];
    this.tools?.node.remove();
    this.pad?.node.remove();
    this.tools = new HandTools(say, tools, (tool) => this.use(tool));
    this.pad = new PushPad(say, (direction) => this.push(this.chosen, direction, this.pad?.strength ?? 1));
    this.node.append(this.pad.node, this.notice, this.tools.node);
  }

  private refresh(): void {
    const { tools, pad, notice, host, scene, chosen } = this;
    if (!scene) return;
    const why = this.isBarred ? 'plate.no-engine' : this.pile ? '' : 'plate.no-poses';
    notice.hidden = why === '' || !scene.live;
    const words = why === '' ? '' : host.say(why);
    if (notice.textContent !== words) notice.textContent = words;
    if (tools) tools.hidden = !scene.live || why !== '';
    tools?.enable((index) => (index === 5 ? true : this.holding.grip !== undefined && !this.busy));
    if (pad) {
      pad.hidden = chosen < 0;
      pad.node.ariaLabel = host.say('plate.push', { food: bodyWords(scene.plate, chosen, host.say) });
    }
    scene.plate.pieces.forEach((_food, i) => this.bodyCell(i + 1)?.classList.toggle('chosen', chosen === i + 1));
    this.bodyCell(0)?.classList.toggle('chosen', chosen === 0);
  }

  private bodyCell(body: number): SVGElement | undefined {
    return this.picture.bodies[body]?.cell;
  }

  private use(tool: Tool): void {
    const { holding, host } = this;
    if (tool === 'undo') host.undo?.();
    else if (tool === 'drop') holding.letGo();
    else if (tool === 'left' || tool === 'right') holding.nudge(tool === 'left' ? -2 * STEP : 2 * STEP, 0);
    else holding.turn(tool === 'turn-left' ? TURN : -TURN);
  }

  /** Says something, after what has not been said yet: of words that follow each other at once only the last are heard. */
  tell(words: () => string): void {
    const before = this.news;
    this.news = undefined;
    this.host.speak(() => `${before?.() ?? ''} ${words()}`.trim());
  }

  // Pushes

  /** Chooses a body to push; -1 for none. */
  choose(body: number): void {
    const { host, scene } = this;
    if (!scene?.mayPush || this.busy) return;
    this.chosen = this.chosen === body ? -1 : body;
    this.refresh();
    if (this.chosen >= 0) host.speak(() => host.say('plate.chosen', { food: bodyWords(scene.plate, body, host.say) }));
  }

  push(body: number, direction: number, strength: number): boolean {
    if (!this.scene?.mayPush || this.busy || body < 0 || body >= (this.pile?.poses.length ?? 0)) return false;
    this.start({ kind: 'push', body, direction, strength });
    return true;
  }

  // The pile

  /** Lets the pile move by what a hand does. */
  start(action: Action): void {
    const { engine, pile, scene } = this;
    if (!pile || !scene) return;
    this.news = undefined;
    if (!engine) {
      this.waiting = action;
      this.load();
      return;
    }
    const food = action.kind === 'drop' ? scene.hand : -1;
    if (this.isStill) {
      this.finish(settle(engine, pile, action, food));
      return;
    }
    this.run = new Run(engine, pile, action, food, this.picture.bodies, (outcome) => {
      if (outcome) this.finish(outcome);
      else this.stop();
    });
    this.picture.moving = true;
    this.refresh();
  }

  private finish(outcome: Settled): void {
    const { host, scene } = this;
    this.stop();
    this.settledPoses = outcome.poses;
    const story = scene ? (): string => storyOf(scene, outcome, host.say) : undefined;
    if (story) host.speak(story);
    this.news = story;
    host.settled(outcome);
    this.refresh();
  }

  /** Forgets what is under way; the pile lies as it did. */
  stop(): void {
    this.run?.free();
    this.run = undefined;
    this.waiting = undefined;
    this.holding.lowering = false;
    this.picture.moving = false;
    this.hands.forget();
  }

  private load(): void {
    if (this.loading) return;
    this.loading = import('@griddle/plate/engine.js')
      .then(({ loadEngine }) => loadEngine())
      .then(
        (engine) => {
          this.engine = engine;
        },
        () => {
          this.isBarred = true;
          this.stop();
          const { host } = this;
          host.speak(() => host.say('plate.no-engine'));
        },
      )
      .then(() => {
        const { waiting } = this;
        this.waiting = undefined;
        if (waiting && this.engine) this.start(waiting);
        this.refresh();
      });
    this.host.waitFor(this.loading);
  }

  // Frames

  /** Asks for a frame where something moves. */
  wake(): void {
    if (this.frame !== 0 || !this.moves) return;
    this.time = performance.now();
    this.frame = requestAnimationFrame(this.tick);
  }

  /** Whether there is anything to do in a frame. */
  private get moves(): boolean {
    const { scene, holding } = this;
    if (this.run) return false;
    if (holding.lowering) return true;
    return holding.grip !== undefined && scene !== undefined && !this.isStill && SHAKES[scene.steadiness].reach > 0;
  }

  private readonly tick = (now: number): void => {
    this.frame = 0;
    if (!this.node.isConnected) {
      this.stop();
      return;
    }
    const passed = now - this.time;
    this.time = now;
    if (this.holding.lowering) this.holding.lower(passed);
    else if (!this.run) this.holding.lead(now);
    if (this.moves) this.frame = requestAnimationFrame(this.tick);
  };

  /** Puts what is held where it is now. */
  draw(): void {
    const { picture, run } = this;
    const { grip } = this.holding;
    const item = picture.item(HAND);
    if (run || !grip || !item) return;
    const [x, y, turn] = grip.pose;
    picture.put(item, { at: [x / 1000, -y / 1000], rotate: -turn / 100 });
  }
}
