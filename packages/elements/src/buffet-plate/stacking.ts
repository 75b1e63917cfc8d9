/** What a hand does at a plate: it holds food over it, turns it, lets it go, pushes; and the pile that then moves. */
import type { Action } from '@griddle/plate/action.js';
import type { Box2D } from '@griddle/plate/box2d.js';
import type { Pile } from '@griddle/plate/measure.js';
import { pileOf, settle } from '@griddle/plate/settle.js';
import { foodName } from '@griddle/rules/buffet-boss/components.js';
import type { Plate, Settled } from '@griddle/rules/buffet-boss/state.js';
import { below, next, seeded } from '@griddle/rules/core/random.js';
import { foodWords } from '../buffet-line/line-area.js';
import { box } from '../core/dom.js';
import type { Say } from '../core/table.js';
import { addEnglish } from '../core/words.js';
import { hangingHeight } from './frame.js';
import { Grip, normal, SHAKES, STEP, tremor, TURN } from './grip.js';
import { PlateHands } from './hands.js';
import { HAND, type PlatePicture } from './plate-picture.js';
import { Run } from './run.js';
import type { PlateHost, PlateScene } from './scene.js';
import { STACKING_EN } from './stacking.en.js';
import { HandTools, PushPad, type Tool } from './tools.js';
import { millimetres } from './words.js';

addEnglish(STACKING_EN);

/** How high over what is below a food hovers that is led by keys. */
const HOVER = 150;
/** Let go higher than this, a food is lowered first; a pointer that leaves it higher than `AIR` has not let it go. */
const LOW = 600;
const AIR = 2500;
/** How fast a food is lowered, in hundredths of mm a millisecond. */
const LOWERING = 12;

let lessMotion: MediaQueryList | undefined;

export class Stacking {
  grip: Grip | undefined;
  /** Where the hand wants the food. */
  want: { x: number; y: number; turn: number } = { x: 0, y: 0, turn: 0 };
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
  private lowering = false;
  /** What has just happened, for who is told what comes next. */
  private news: (() => string) | undefined;
  private settledPoses: Settled['poses'] | undefined;
  private said: Say | undefined;
  private tools: HandTools | undefined;
  pad: PushPad | undefined;
  private readonly notice = box('p', 'notice');
  private frame = 0;
  private time = 0;
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
    if (hand < 0 || !this.pile || !scene.live) this.grip = undefined;
    else if (this.grip?.pile !== this.pile || this.grip.food !== hand) this.hold(this.pile, hand);
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
    return this.run !== undefined || this.waiting !== undefined || this.lowering;
  }

  get canStack(): boolean {
    return !this.isBarred && this.pile !== undefined;
  }

  private get isStill(): boolean {
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
    const { tools, pad, notice, host, scene, grip, chosen } = this;
    if (!scene) return;
    const why = this.isBarred ? 'plate.no-engine' : this.pile ? '' : 'plate.no-poses';
    notice.hidden = why === '' || !scene.live;
    const words = why === '' ? '' : host.say(why);
    if (notice.textContent !== words) notice.textContent = words;
    if (tools) tools.hidden = !scene.live || why !== '';
    tools?.enable((index) => (index === 5 ? true : grip !== undefined && !this.busy));
    if (pad) {
      pad.hidden = chosen < 0;
      pad.node.ariaLabel = host.say('plate.push', { food: this.bodyWords(chosen) });
    }
    scene.plate.pieces.forEach((_food, i) => this.bodyCell(i + 1)?.classList.toggle('chosen', chosen === i + 1));
    this.bodyCell(0)?.classList.toggle('chosen', chosen === 0);
  }

  private bodyCell(body: number): SVGElement | undefined {
    return this.picture.bodies[body]?.cell;
  }

  private bodyWords(body: number): string {
    const { say } = this.host;
    const food = this.scene?.plate.pieces[body - 1];
    return food === undefined ? say('plate.the-plate') : say(`food.buffet-boss.${foodName(food)}`);
  }

  private use(tool: Tool): void {
    if (tool === 'undo') this.host.undo?.();
    else if (tool === 'drop') this.letGo();
    else if (tool === 'left' || tool === 'right') this.nudge(tool === 'left' ? -2 * STEP : 2 * STEP, 0);
    else this.turn(tool === 'turn-left' ? TURN : -TURN);
  }

  // The food in hand

  private hold(pile: Pile, food: number): void {
    const high = Math.round((this.plate ? hangingHeight(this.plate) : 0) * 100);
    this.grip = new Grip(pile, food, [0, high, 0]);
    this.want = { x: 0, y: high, turn: 0 };
    this.tell(() => this.host.say('plate.held', { food: foodWords(food, this.host.say) }));
  }

  /** Says something, after what has not been said yet: of words that follow each other at once only the last are heard. */
  private tell(words: () => string): void {
    const before = this.news;
    this.news = undefined;
    this.host.speak(() => `${before?.() ?? ''} ${words()}`.trim());
  }

  /** Leads the food to where the hand wants it, shaken at a moment. */
  lead(time = this.time): void {
    const { grip, scene, want } = this;
    if (!grip || !scene) return;
    const shake = SHAKES[scene.steadiness];
    const [dx, dy, dt] = this.isStill ? [0, 0, 0] : tremor(time, scene.seed);
    grip.lead(want.x + dx * shake.reach, want.y + dy * shake.reach, want.turn + dt * shake.turn);
    this.draw();
  }

  /** One step of keys or buttons: along, and up or down; the food hovers over what is below it. */
  nudge(along: number, up: number): void {
    const { grip, want } = this;
    if (!grip || this.busy) return;
    want.x += along;
    const lift = up === 0 ? Math.min(grip.drop, HOVER) : Math.max(HOVER / 3, grip.drop + up);
    want.y = grip.floor(want.x, want.turn) + lift;
    this.lead();
    this.tellHover();
  }

  turn(by: number): void {
    const { grip, want } = this;
    if (!grip || this.busy) return;
    const lift = grip.drop;
    want.turn = normal(want.turn + by);
    want.y = Math.max(want.y, grip.floor(want.x, want.turn) + Math.min(lift, HOVER));
    this.lead();
    this.tellHover();
  }

  /** Back to where it hung. */
  goHome(): void {
    const { grip } = this;
    if (!grip || this.busy) return;
    const [x, y] = grip.home;
    this.want = { x, y, turn: this.want.turn };
    this.lead();
  }

  private tellHover(): void {
    const { host, grip } = this;
    if (!grip) return;
    host.speak(() => {
      const { say } = host;
      const [x, , turn] = grip.pose;
      const mm = Math.abs(Math.round(x / 100));
      const body = grip.below;
      return say('plate.hovers', {
        across: say(`plate.across-${mm === 0 ? 'middle' : x < 0 ? 'left' : 'right'}`, { mm }),
        below: body < 0 ? say('plate.the-table') : this.bodyWords(body),
        height: Math.round(grip.pose[1] / 100),
        turn: Math.round(turn / 100),
      });
    });
  }

  /** A pointer has left the food: in the air it stays in hand, as it does beside the plate. */
  release(): void {
    const { grip } = this;
    if (!grip || grip.drop > AIR || grip.below < 0) return;
    this.start({ kind: 'drop', pose: grip.pose });
  }

  /** Lets the food go; from high up it is lowered first. */
  letGo(): boolean {
    const { grip } = this;
    if (!grip || this.busy || !this.canStack) return false;
    if (grip.drop <= LOW) this.release();
    else if (this.isStill) this.setDown(grip);
    else this.lowering = true;
    if (!this.isStill) this.wake();
    return true;
  }

  private setDown(grip: Grip): void {
    const { scene, want } = this;
    const shake = SHAKES[scene?.steadiness ?? 'calm'];
    want.y = grip.floor(want.x, want.turn) + HOVER;
    this.lead();
    if (shake.reach > 0) this.miss(grip, shake);
    this.start({ kind: 'drop', pose: grip.pose });
  }

  /** Without time to shake in, a hand misses by chance. */
  private miss(grip: Grip, shake: { readonly reach: number; readonly turn: number }): void {
    const { scene, want } = this;
    if (!scene) return;
    const first = next(seeded(scene.seed + scene.plate.pieces.length));
    const second = next(first);
    const x = want.x + below(first, 2 * shake.reach + 1) - shake.reach;
    const turn = want.turn + below(second, 2 * shake.turn + 1) - shake.turn;
    grip.lead(x, Math.max(want.y, grip.floor(x, turn) + HOVER), turn);
  }

  // Pushes

  /** Chooses a body to push; -1 for none. */
  choose(body: number): void {
    const { host } = this;
    if (!this.scene?.mayPush || this.busy) return;
    this.chosen = this.chosen === body ? -1 : body;
    this.refresh();
    if (this.chosen >= 0) host.speak(() => host.say('plate.chosen', { food: this.bodyWords(body) }));
  }

  push(body: number, direction: number, strength: number): boolean {
    if (!this.scene?.mayPush || this.busy || body < 0 || body >= (this.pile?.poses.length ?? 0)) return false;
    this.start({ kind: 'push', body, direction, strength });
    return true;
  }

  // The pile

  private start(action: Action): void {
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
    this.run = new Run(engine, pile, action, food);
    this.picture.moving = true;
    this.refresh();
    this.wake();
  }

  private finish(outcome: Settled): void {
    const { host, scene } = this;
    this.stop();
    this.settledPoses = outcome.poses;
    const story = scene ? (): string => this.story(scene, outcome) : undefined;
    if (story) host.speak(story);
    this.news = story;
    host.settled(outcome);
    this.refresh();
  }

  /** What has happened, for who cannot see it. */
  private story({ plate, hand: held }: PlateScene, { action, fell, height }: Settled): string {
    const { say } = this.host;
    const hand = action.startsWith('d') ? held : -1;
    const foods = hand < 0 ? plate.pieces : [...plate.pieces, hand];
    const name = (food: number): string => say(`food.buffet-boss.${foodName(food)}`);
    const lost = fell.map((piece) => name(foods[piece - 1] ?? 0)).join(', ');
    const stays = hand < 0 ? say('plate.pushed') : say('plate.stayed', { food: name(hand) });
    const what = lost === '' ? stays : say('plate.fell', { foods: lost, count: fell.length });
    return say('plate.rests', { what, count: foods.length - fell.length, height: millimetres(height) });
  }

  /** Forgets what is under way; the pile lies as it did. */
  stop(): void {
    this.run?.free();
    this.run = undefined;
    this.waiting = undefined;
    this.lowering = false;
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
    const { scene, grip } = this;
    if (this.run || this.lowering) return true;
    return grip !== undefined && scene !== undefined && !this.isStill && SHAKES[scene.steadiness].reach > 0;
  }

  private readonly tick = (now: number): void => {
    this.frame = 0;
    if (!this.node.isConnected) {
      this.stop();
      return;
    }
    const passed = now - this.time;
    this.time = now;
    const { run } = this;
    if (run) {
      const rests = run.advance(passed);
      if (rests) this.finish(run.outcome());
      else this.draw();
    } else if (this.lowering) this.lower(passed);
    else this.lead(now);
    if (this.moves) this.frame = requestAnimationFrame(this.tick);
  };

  private lower(passed: number): void {
    const { grip, want } = this;
    if (!grip) return;
    const goal = grip.floor(want.x, want.turn) + HOVER;
    want.y = Math.max(goal, want.y - Math.max(1, passed) * LOWERING * 3);
    this.lead();
    if (want.y > goal && grip.drop > LOW) return;
    this.lowering = false;
    this.start({ kind: 'drop', pose: grip.pose });
  }

  /** Puts everything where it is now. */
  private draw(): void {
    const { picture, run, grip } = this;
    if (run) {
      const items = picture.bodies;
      run.moving().forEach(({ x, y, sin, cos }, i) => {
        const item = items[i];
        if (item)
          picture.put(item, {
            at: [short(x / 10), short(-y / 10)],
            rotate: short((-Math.atan2(sin, cos) * 180) / Math.PI),
          });
      });
    } else if (grip) {
      const item = picture.item(HAND);
      const [x, y, turn] = grip.pose;
      if (item) picture.put(item, { at: [x / 1000, -y / 1000], rotate: -turn / 100 });
    }
  }
}

/** Few enough digits that a frame costs little. */
function short(value: number): number {
  return Math.round(value * 1000) / 1000;
}
