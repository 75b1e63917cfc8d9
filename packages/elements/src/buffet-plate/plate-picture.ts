/** A plate on the page: one SVG whose pieces are nodes that are moved, and cells that can have the focus. */
import { foodShape, FOODS } from '@griddle/art/buffet-boss/foods.js';
import { stars } from '@griddle/art/buffet-boss/cards.js';
import { lying, type Lying } from '@griddle/art/buffet-boss/pile.js';
import { PLATE } from '@griddle/art/buffet-boss/plate.js';
import { contactLines, ruler } from '@griddle/art/buffet-boss/ruler.js';
import { group, path, type Point, type Shape } from '@griddle/art';
import { stamp, svgNode as node, svgRoot, toNode } from '@griddle/art/print/dom.js';
import { FOODS as FOOD_DATA, SEAT_NAMES } from '@griddle/rules/buffet-boss/components.js';
import type { Place } from '@griddle/rules/core/contract.js';
import { box } from '../core/dom.js';
import type { Say } from '../core/table.js';
import { frameOf, hangingHeight } from './frame.js';
import type { PlateScene } from './scene.js';
import { nameOfPiece, nameOfPlate } from './words.js';

/** The place of the food in hand. */
export const HAND: Place = 'hand';

/** How far over a piece's middle its stars stand where a mark of its contacts is there, in units of 10 mm. */
const STARS_UP = 0.65;

/** How pieces go where a replay takes them. */
const TIMING = { duration: 220, easing: 'ease-out' } as const satisfies KeyframeAnimationOptions;

/** Where the plate can be taken hold of, and what a hand hits: the outline of its art. */
const LOOSE_HIT = 'M-2.2 0a2.2 2.2 0 0 0 4.4 0a2.2 2.2 0 0 0-4.4 0z';
const PLATE_HIT = 'M-5 -1.52A9 9 0 0 0 5 -1.52H4.7Q0 -.3 -4.7 -1.52z';

/** Something that lies in the picture. */
export interface Item {
  readonly place: Place;
  /** The food, or -1 for the plate. */
  readonly food: number;
  readonly node: SVGElement;
  readonly cell: SVGElement;
  at: Lying;
}

/** The `transform` attribute that puts something where it lies. */
function transformAt({ at: [x, y], rotate }: Lying): string {
  return `translate(${x} ${y}) rotate(${rotate})`;
}

function cssTransform({ at: [x, y], rotate }: Lying): string {
  return `translate(${x}px,${y}px) rotate(${rotate}deg)`;
}

export class PlatePicture {
  readonly svg = svgRoot([0, 0, 1, 1]);
  readonly node = box('div', 'plate', this.svg);
  /** Layers from the back to the front. */
  private readonly back = node('g', { 'aria-hidden': 'true' });
  private readonly pieces = node('g');
  private readonly marks = node('g', { 'aria-hidden': 'true', class: 'marks' });
  private readonly over = node('g', { 'aria-hidden': 'true' });
  private items: readonly Item[] = [];
  private backKey = '';
  private marksKey = '';
  private stop: Place = '';

  constructor() {
    this.svg.removeAttribute('aria-hidden');
    this.svg.setAttribute('part', 'board');
    this.svg.setAttribute('role', 'group');
    this.svg.append(this.back, this.pieces, this.marks, this.over);
    // Chromium lets the tab key come to an SVG that listens to the focus, so the box round it does
    for (const type of ['focusin', 'pointerover', 'pointerout', 'focusout', 'keydown'])
      this.node.addEventListener(type, this);
  }

  /** Shows a scene; `animate` lets pieces glide that lie elsewhere than before. */
  show(scene: PlateScene, say: Say, animate: boolean): void {
    const { plate, roomy, marks, leader } = scene;
    const frame = frameOf(plate, roomy, marks.has('height') ? leader : 0);
    const [left, top, wide] = frame;
    this.svg.setAttribute('viewBox', frame.join(' '));
    const heights = { own: plate.height, leader };
    const backKey = [frame, heights.own, leader, marks.has('height')].join();
    if (backKey !== this.backKey) {
      this.backKey = backKey;
      const table = path(`M${left - 1} 0h${wide + 2}v1h-${wide + 2}z`, {
        fill: 'table-top',
        stroke: 'table-line',
        width: 0.1,
      });
      const tells = marks.has('height') ? [ruler(left + 0.2, -left - 0.3, -top - 0.3, heights)] : [];
      this.back.replaceChildren(toNode(group('table', [table, ...tells])));
    }
    const focused = this.focused;
    const held = this.item(HAND)?.food ?? -1;
    this.lay(scene, animate);
    this.svg.setAttribute('aria-label', nameOfPlate(scene, say));
    this.name(scene, say);
    this.mark(scene);
    // The tab key comes to what is newly in hand; who held something else goes on with it
    const isNew = scene.hand >= 0 && scene.hand !== held;
    if (isNew && (focused === undefined || focused === HAND)) this.stopAt(HAND);
    if (focused !== undefined && this.focused === undefined) this.focus({ preventScroll: true });
  }

  /** The place with the focus. */
  get focused(): Place | undefined {
    const { activeElement } = this.svg.getRootNode() as Document | ShadowRoot;
    return this.items.find(({ cell }) => cell === activeElement)?.place;
  }

  /** Makes the nodes those of the scene; what is the same food keeps its node. */
  private lay(scene: PlateScene, animate: boolean): void {
    const { plate, hand, fallen, seat, lit } = scene;
    const name = SEAT_NAMES[seat] ?? '';
    const at = lying(plate);
    const left = [...this.items];
    const take = (place: Place, food: number, there: Lying): Item => {
      const same = left.findIndex((item) => item.food === food && isLoose(item.place) === isLoose(place));
      const [known] = same < 0 ? [] : left.splice(same, 1);
      const item = known ? { ...known, place } : makeItem(place, food);
      if (animate && (known === undefined || transformAt(known.at) !== transformAt(there))) {
        item.node.animate(
          known
            ? { transform: [cssTransform(known.at), cssTransform(there)] }
            : { transform: [cssTransform(raised(there)), cssTransform(there)], opacity: [0, 1] },
          TIMING,
        );
      }
      put(item, there);
      return item;
    };
    const level: Lying = { at: [0, 0], rotate: 0 };
    const items = [take(name, -1, at[0] ?? level)];
    plate.pieces.forEach((food, i) => items.push(take(`${name}:${i + 1}`, food, at[i + 1] ?? level)));
    fallen.forEach((food, i) => items.push(take(`fallen:${i + 1}`, food, besideThePlate(i))));
    if (hand >= 0) items.push(take(HAND, hand, { at: [0, -hangingHeight(plate) / 10], rotate: 0 }));
    for (const item of left) item.node.remove();
    items.forEach(({ node: own, cell, place }, i) => {
      if (this.pieces.children[i] !== own) this.pieces.insertBefore(own, this.pieces.children[i] ?? null);
      cell.setAttribute('data-place', place);
      cell.classList.toggle('lit', lit.includes(place));
    });
    this.items = items;
  }

  private name(scene: PlateScene, say: Say): void {
    const { live, mayPush, hand } = scene;
    for (const { place, cell } of this.items) {
      const acts = place === HAND || place.startsWith('fallen:') || (mayPush && live);
      cell.setAttribute('role', acts ? 'button' : 'img');
      cell.setAttribute('aria-label', nameOfPiece(scene, place, say));
      cell.classList.toggle('movable', acts);
    }
    const { places, stop } = this;
    const last = hand >= 0 ? HAND : places[Math.max(0, places.length - 1)];
    this.stopAt(places.includes(stop) ? stop : (last ?? ''));
  }

  private mark({ plate, marks }: PlateScene): void {
    const middles = this.items.map(({ at }) => at.at);
    const key = [[...marks], plate.pieces, middles, plate.contacts].join('|');
    if (key === this.marksKey) return;
    this.marksKey = key;
    const shapes: Shape[] = [];
    if (marks.has('contacts')) {
      const [ground = [0, 0]] = middles;
      const pairs = plate.contacts.map(([a, b]): readonly [Point, Point] => {
        const [x, y] = middles[b] ?? [0, 0];
        // What touches the plate is joined to the plate below it
        return [a === 0 ? [x, Math.max(y + 0.6, ground[1] - 0.9)] : (middles[a] ?? [0, 0]), [x, y]];
      });
      shapes.push(contactLines(pairs));
    }
    if (marks.has('stars')) {
      plate.pieces.forEach((food, i) => {
        const count = FOOD_DATA[food]?.stars ?? 0;
        const [x, y] = middles[i + 1] ?? [0, 0];
        // Over the point in which contacts meet
        const at: Point = [x, marks.has('contacts') ? y - STARS_UP : y];
        shapes.push(group('stars', [stars(count, [0, 0])], { at, scale: 0.7 }));
      });
    }
    this.marks.replaceChildren(...shapes.map(toNode));
  }

  /** Lays something over everything: the arrow of a push. */
  overlay(shape?: Shape): void {
    this.over.replaceChildren(...(shape ? [toNode(shape)] : []));
  }

  /** Hides what follows a pile only when it has come to rest. */
  set moving(moves: boolean) {
    this.svg.classList.toggle('moving', moves);
  }

  // What is where

  get places(): readonly Place[] {
    return this.items.map(({ place }) => place);
  }

  item(place: Place): Item | undefined {
    return this.items.find((item) => item.place === place);
  }

  /** The plate, the pieces, and what is in hand or falls as the last, as a simulation numbers them. */
  get bodies(): readonly Item[] {
    return this.items.filter(({ place }) => !place.startsWith('fallen:'));
  }

  /** Moves something; its cell goes with it. */
  put(item: Item, there: Lying): void {
    put(item, there);
  }

  /** A point of the screen in the picture's units. */
  pointAt(clientX: number, clientY: number): Point {
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(this.svg.getScreenCTM()?.inverse());
    return [x, y];
  }

  // Focus: one tab stop, arrow keys go to the next piece in their direction

  get tabStop(): Place {
    return this.stop;
  }

  stopAt(place: Place): void {
    this.stop = place;
    for (const item of this.items) item.cell.setAttribute('tabindex', item.place === place ? '0' : '-1');
  }

  focus(options?: FocusOptions): void {
    this.item(this.stop)?.cell.focus(options);
  }

  /** Goes where an arrow leads. */
  walk(key: string): void {
    const { items, stop } = this;
    const from = this.item(stop)?.at.at ?? [0, 0];
    const [dx, dy] = DIRECTION[key] ?? [0, 0];
    let best = key === 'Home' ? items[0] : key === 'End' ? items.at(-1) : undefined;
    let least = Infinity;
    for (const item of items) {
      const [x, y] = [item.at.at[0] - from[0], item.at.at[1] - from[1]];
      const along = x * dx + y * dy;
      const cost = along + 2 * Math.abs(x * dy - y * dx);
      if (item.place === stop || along < 0.2 || cost >= least) continue;
      [best, least] = [item, cost];
    }
    best?.cell.focus();
  }

  /** Who takes a key before it leads from piece to piece; true when it did. */
  takesKey: ((event: KeyboardEvent) => boolean) | undefined;

  /** What touches the piece with the focus, or under the mouse, is outlined. */
  handleEvent(event: Event): void {
    const { type, target } = event;
    if (event instanceof KeyboardEvent) {
      this.key(event);
      return;
    }
    const place = target instanceof SVGElement ? (target.dataset['place'] ?? '') : '';
    if (type === 'focusin') this.stopAt(place);
    this.near(type === 'focusin' || type === 'pointerover' ? place : '');
  }

  private key(event: KeyboardEvent): void {
    const { key, altKey, ctrlKey, metaKey } = event;
    if (altKey || ctrlKey || metaKey) return;
    if (this.takesKey?.(event)) event.preventDefault();
    else if (key in DIRECTION || key === 'Home' || key === 'End') {
      event.preventDefault();
      this.walk(key);
    }
  }

  /** Pairs that touch, by place. */
  contacts: readonly (readonly [Place, Place])[] = [];

  private near(place: Place): void {
    const touching = new Set(this.contacts.flatMap(([a, b]) => (a === place ? [b] : b === place ? [a] : [])));
    for (const { cell, place: other } of this.items) cell.classList.toggle('near', touching.has(other));
  }
}

const DIRECTION: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Whether something lies on no plate. */
function isLoose(place: Place): boolean {
  return place === HAND || place.startsWith('fallen:');
}

function makeItem(place: Place, food: number): Item {
  const art = FOODS[food];
  const picture = node('g', { 'aria-hidden': 'true' });
  picture.append(stamp(art ? shapeOf(food) : PLATE));
  // What is in hand, or beside the plate, is taken hold of anywhere near
  const cell = node('path', {
    d: isLoose(place) ? LOOSE_HIT : (art?.outline ?? PLATE_HIT),
    part: 'cell',
    'data-place': place,
    tabindex: '-1',
  });
  const made = node('g', { part: art ? `piece ${art.id}` : 'ground' });
  made.append(picture, cell);
  return { place, food, node: made, cell, at: { at: [0, 0], rotate: 0 } };
}

const shapes: (Shape | undefined)[] = [];

/** The same object for each food, so that its nodes are printed once. */
function shapeOf(food: number): Shape {
  const art = FOODS[food];
  return (shapes[food] ??= art ? foodShape(art) : PLATE);
}

/** What rests costs nothing in a frame. */
function put(item: Item, there: Lying): void {
  item.at = there;
  const transform = transformAt(there);
  if (item.node.getAttribute('transform') !== transform) item.node.setAttribute('transform', transform);
}

function raised({ at: [x, y], rotate }: Lying): Lying {
  return { at: [x, y - 2], rotate };
}

/** Where foods lie that fell: on the table to both sides. */
function besideThePlate(i: number): Lying {
  const side = i % 2 === 0 ? 1 : -1;
  return { at: [side * (6.1 - Math.floor(i / 2) * 0.5), -1.3], rotate: side * 12 };
}
