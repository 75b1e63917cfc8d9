/** A plate with what a hand does to it. The picture is there at once; the hand and the engine are fetched when they are needed. */
import { SEAT_NAMES } from '@griddle/rules/buffet-boss/components.js';
import type { Place } from '@griddle/rules/core/contract.js';
import type { Say } from '../old-core/table.js';
import { HAND } from './item.js';
import { PlatePicture } from './plate-picture.js';
import type { PlateHost, PlateScene } from './scene.js';
import type { Stacking } from './stacking.js';

/** Keys that are for a food in hand. */
const HAND_KEYS = /^(Arrow\w+|[qe., ]|Enter|Escape)$/i;

/** Show it a scene whenever the game has gone on; what physics did goes to its host. */
export class LivePlate {
  /** The picture and, where something can be done, buttons under it. */
  readonly node: HTMLElement;
  private readonly picture = new PlatePicture();
  private scene: PlateScene | undefined;
  private said: Say | undefined;
  private stacking: Stacking | undefined;
  private fetching = false;
  /** Keys that came before the hand they are for. */
  private early: readonly KeyboardEvent[] = [];

  constructor(private readonly host: PlateHost) {
    this.node = this.picture.node;
    this.picture.takesKey = (event) => this.keep(event);
  }

  private keep(event: KeyboardEvent): boolean {
    const isForHand = this.scene?.live === true && this.picture.focused === HAND && HAND_KEYS.test(event.key);
    if (isForHand) this.early = [...this.early, event];
    return isForHand;
  }

  /** Shows a scene: after every change, and whenever the words may have changed. */
  show(scene: PlateScene): void {
    const { host, picture, stacking } = this;
    const before = this.scene;
    if (before && isSame(before, scene) && this.said === host.say) return;
    if (before?.hand !== scene.hand) this.early = [];
    this.scene = scene;
    this.said = host.say;
    // What was stacked before one's eyes lies there already
    const glides =
      !scene.still && before !== undefined && before.seat === scene.seat && !stacking?.hasSettled(scene.plate);
    picture.show(scene, host.say, glides && !stacking?.busy);
    const name = SEAT_NAMES[scene.seat] ?? '';
    const placeOf = (body: number): Place => (body === 0 ? name : `${name}:${body}`);
    picture.contacts = scene.plate.contacts.map(([a, b]) => [placeOf(a), placeOf(b)] as const);
    if (stacking) stacking.show(scene);
    else if (scene.live && (scene.hand >= 0 || scene.mayPush)) this.fetch();
  }

  private fetch(): void {
    if (this.fetching) return;
    this.fetching = true;
    const fetched = import('./stacking.js').then(({ Stacking }) => {
      this.stacking = new Stacking(this.node, this.picture, this.host);
      if (this.scene) this.stacking.show(this.scene);
      for (const { key, shiftKey } of this.early) {
        this.picture.item(HAND)?.cell.dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey, bubbles: true }));
      }
      this.early = [];
    });
    this.host.waitFor(fetched);
  }

  /** Whether a pile is moving. */
  get busy(): boolean {
    return this.stacking?.busy ?? false;
  }

  /** Whether the page lets the engine run and the poses are known; true as long as nothing else is known. */
  get canStack(): boolean {
    return this.stacking?.canStack ?? true;
  }

  /** Lets go of the food in hand where it is; false where none can be let go now. */
  drop(): boolean {
    return this.stacking?.holding.letGo() ?? false;
  }

  /** Pushes the plate (0) or a piece; false where it cannot be pushed now. */
  push(body: number, direction: number, strength: number): boolean {
    return this.stacking?.push(body, direction, strength) ?? false;
  }

  /** Forgets what is under way. */
  stop(): void {
    this.stacking?.stop();
  }

  focus(options?: FocusOptions): void {
    this.picture.focus(options);
  }
}

function isSame(a: PlateScene, b: PlateScene): boolean {
  return (Object.keys(b) as (keyof PlateScene)[]).every((key) => {
    const [one, other] = [a[key], b[key]];
    return one === other || (Array.isArray(one) && Array.isArray(other) && one.join() === other.join());
  });
}
