/** The picture of a plate: one SVG with a movable node and a focusable cell for each piece. */
import type { Point, Shape } from '@griddle/art';
import { FOODS } from '@griddle/art/internal/buffet-boss/foods.js';
import { lying, type Lying } from '@griddle/art/internal/buffet-boss/table.js';
import { svgNode as node, svgRoot, toNode } from '@griddle/art/print/dom.js';
import { SEAT_NAMES } from '@griddle/rules/internal/buffet-boss/components.js';
import type { Contact, Pose } from '@griddle/rules/internal/buffet-boss/state.js';
import type { Place } from '@griddle/rules/core/contract.js';
import { pointAt, putAttribute, screenMatrix, type Translate } from '#core';
import { frameOf, ground, hangingHeight, pileMarks } from './frame.js';
import { crumble } from './crumbs.js';
import { fallOff, glide } from './gliding.js';
import { besideThePlate, HAND, isLoose, liesAs, makeItem, onTheTable, put, type Item } from './item.js';
import { rulerWords } from './ruler-words.js';
import type { PlateScene } from './scene.js';
import { nameOfPlace, nameOfPlate } from './words.js';

/** Minimum drop height for which a guide line is drawn, in units of 10 mm. */
const LEAST_FALL = 0.5;

/** The owner forwards the events of the surrounding box. Keys go first to `takesKey`; the rest move the focus between cells. */
export class PlatePicture {
  readonly svg = svgRoot([0, 0, 1, 1]);
  /** Layers, back to front. */
  private readonly back = node('g', { 'aria-hidden': 'true' });
  /** Where the food in hand would land, and the line down to it. */
  private readonly shadow = node('path', { class: 'shadow' });
  private readonly guide = node('path', { class: 'guide' });
  private readonly aims = node('g', { 'aria-hidden': 'true' });
  private readonly pieces = node('g');
  private readonly marks = node('g', { 'aria-hidden': 'true', class: 'marks' });
  private readonly arrow = node('g', { 'aria-hidden': 'true' });
  private readonly crumbs = node('g', { 'aria-hidden': 'true' });
  private items: readonly Item[] = [];
  /** Pairs of touching bodies. */
  private contacts: readonly Contact[] = [];
  /** Foods that fell in an animation, each where it hit the table. */
  private fell: readonly Pick<Item, 'at' | 'food'>[] = [];
  private backKey = '';
  private marksKey = '';
  private stop: Place = '';

  constructor() {
    this.svg.removeAttribute('aria-hidden');
    this.svg.setAttribute('part', 'board');
    this.svg.setAttribute('role', 'group');
    this.aims.append(this.guide, this.shadow);
    this.svg.append(this.back, this.aims, this.pieces, this.marks, this.arrow, this.crumbs);
    this.aim();
  }

  /** Shows a scene; `animate` glides pieces that have moved. */
  show(scene: PlateScene, t: Translate, animate: boolean): void {
    const { plate, roomy, marks, tallest } = scene;
    const frame = frameOf(plate, roomy, marks.has('height') ? tallest : 0);
    putAttribute(this.svg, 'viewBox', frame.join(' '));
    const backKey = [frame, plate.height, tallest, marks.has('height'), t('plate.cm')].join();
    if (backKey !== this.backKey) {
      this.backKey = backKey;
      this.back.replaceChildren(toNode(ground(scene, frame)), ...rulerWords(scene, frame, t));
    }
    const focused = this.focused;
    const held = this.item(HAND)?.food ?? -1;
    this.lay(scene, animate);
    putAttribute(this.svg, 'aria-label', nameOfPlate(scene, t));
    this.name(scene, t);
    this.contacts = scene.plate.contacts;
    this.mark(scene);
    // The tab stop moves to newly held food, unless the focus is on another piece
    const isNew = scene.hand >= 0 && scene.hand !== held;
    if (isNew && (focused === undefined || focused === HAND)) this.stopAt(HAND);
    if (focused !== undefined && this.focused === undefined) this.focus({ preventScroll: true });
  }

  /** The focused place. */
  get focused(): Place | undefined {
    const { activeElement } = this.svg.getRootNode() as Document | ShadowRoot;
    return this.items.find(({ cell }) => cell === activeElement)?.place;
  }

  /** Updates the nodes to the scene; the same food keeps its node. */
  private lay(scene: PlateScene, animate: boolean): void {
    const { plate, hand, fallen, seat, lit } = scene;
    const name = SEAT_NAMES[seat] ?? '';
    const at = lying(plate);
    const left = [...this.items];
    const take = (place: Place, food: number, there: Lying): Item => {
      const same = left.findIndex((item) => item.food === food && isLoose(item.place) === isLoose(place));
      const [known] = same < 0 ? [] : left.splice(same, 1);
      const item = known ? { ...known, place } : makeItem(place, food);
      if (animate && !(known && liesAs(known.at, there))) glide(item.node, known?.at, there);
      put(item, there);
      return item;
    };
    const level: Lying = { at: [0, 0], rotate: 0 };
    const items = [take(name, -1, at[0] ?? level)];
    plate.pieces.forEach((food, i) => items.push(take(`${name}:${i + 1}`, food, at[i + 1] ?? level)));
    if (fallen.length === 0) this.fell = [];
    const fell = [...this.fell];
    fallen.forEach((food, i) => {
      const known = fell.findIndex((item) => item.food === food);
      const [seen] = known < 0 ? [] : fell.splice(known, 1);
      items.push(take(`fallen:${i + 1}`, food, seen?.at ?? besideThePlate(i)));
    });
    if (hand >= 0) items.push(take(HAND, hand, { at: [0, -hangingHeight(plate) / 10], rotate: 0 }));
    for (const item of left) {
      if (animate && scene.falls && !isLoose(item.place)) fallOff(item.node, item.at);
      else item.node.remove();
    }
    items.forEach(({ node: own, cell, place }, i) => {
      if (this.pieces.children[i] !== own) this.pieces.insertBefore(own, this.pieces.children[i] ?? null);
      putAttribute(cell, 'data-place', place);
      cell.classList.toggle('lit', lit.includes(place));
    });
    this.items = items;
  }

  private name(scene: PlateScene, t: Translate): void {
    const { live, mayPush, hand } = scene;
    for (const { place, cell } of this.items) {
      const acts = live && (place === HAND || place.startsWith('fallen:') || mayPush);
      putAttribute(cell, 'role', acts ? 'button' : 'img');
      putAttribute(cell, 'aria-label', nameOfPlace(scene, place, t));
      cell.classList.toggle('movable', acts);
    }
    const { places, stop } = this;
    const last = hand >= 0 ? HAND : places[Math.max(0, places.length - 1)];
    this.stopAt(places.includes(stop) ? stop : (last ?? ''));
  }

  private mark(scene: PlateScene): void {
    const { plate, marks } = scene;
    const middles = this.items.map(({ at }) => at.at);
    const key = [[...marks], plate.pieces, middles, plate.contacts].join('|');
    if (key === this.marksKey) return;
    this.marksKey = key;
    this.marks.replaceChildren(...pileMarks(scene, middles).map(toNode));
  }

  /** Shows where the food in hand would land, with its centre at `height` in the picture; nothing without a food. */
  aim(item?: Item, height = 0): void {
    const [x = 0, y = 0] = item?.at.at ?? [];
    this.aims.classList.toggle('none', item === undefined || height - y < LEAST_FALL);
    if (!item) return;
    putAttribute(this.guide, 'd', `M${x} ${y}V${height}`);
    putAttribute(this.shadow, 'd', FOODS[item.food]?.outline ?? '');
    putAttribute(this.shadow, 'transform', `translate(${x} ${height}) rotate(${item.at.rotate})`);
  }

  /** Scatters crumbs where a food came to rest; the pose is in hundredths of a mm. */
  crumble(pose: Pose | undefined): void {
    if (pose) crumble(this.crumbs, [pose[0] / 1000, -pose[1] / 1000]);
  }

  /** Remembers where animated falls ended, by piece number, so that rescues show the food there. */
  letLie(fell: readonly number[]): void {
    const { bodies } = this;
    const lying = fell.flatMap((piece) => {
      const body = bodies[piece];
      return body ? [{ food: body.food, at: onTheTable(body.at) }] : [];
    });
    this.fell = [...this.fell, ...lying];
  }

  /** Draws a shape on top of everything: the arrow of a push. */
  overlay(shape?: Shape): void {
    this.arrow.replaceChildren(...(shape ? [toNode(shape)] : []));
  }

  /** Hides the marks, which fit only a pile at rest. */
  set moving(moves: boolean) {
    this.svg.classList.toggle('moving', moves);
  }

  // Places and positions

  get places(): readonly Place[] {
    return this.items.map(({ place }) => place);
  }

  item(place: Place): Item | undefined {
    return this.items.find((item) => item.place === place);
  }

  /** The plate, the pieces and, last, the food in hand or falling: the numbering of the simulation. */
  get bodies(): readonly Item[] {
    return this.items.filter(({ place }) => !place.startsWith('fallen:'));
  }

  /** Moves an item together with its cell. */
  put(item: Item, there: Lying): void {
    put(item, there);
  }

  /** Converts a point from screen coordinates to the picture's units. */
  pointAt(clientX: number, clientY: number): Point {
    return pointAt(this.svg, clientX, clientY);
  }

  /** CSS pixels per unit. */
  get scale(): number {
    return screenMatrix(this.svg).a;
  }

  /** Whether a pointer is over the picture. */
  isUnder({ clientX, clientY }: PointerEvent): boolean {
    const { left, right, top, bottom } = this.svg.getBoundingClientRect();
    return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
  }

  // Focus: one tab stop; arrow keys move to the next piece in their direction

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

  /** Handles a key before it moves the focus; returns true if it did. */
  takesKey: ((event: KeyboardEvent) => boolean) | undefined;

  /** Outlines the pieces that touch the focused or hovered one. */
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
    else if (leads(key)) {
      event.preventDefault();
      nextOf(this.items, this.item(this.stop), key)?.cell.focus();
    }
  }

  private near(place: Place): void {
    const { bodies, contacts } = this;
    const at = bodies.findIndex((item) => item.place === place);
    const touching = contacts.flatMap(([a, b]) => (a === at ? [b] : b === at ? [a] : []));
    bodies.forEach(({ cell }, body) => cell.classList.toggle('near', touching.includes(body)));
  }
}

/** Directions of the arrow keys. */
const DIRECTION: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Whether a key moves the focus. */
function leads(key: string): boolean {
  return key in DIRECTION || key === 'Home' || key === 'End';
}

/** Returns the item that a key leads to; undefined for none. */
function nextOf(items: readonly Item[], from: Item | undefined, key: string): Item | undefined {
  if (key === 'Home') return items[0];
  if (key === 'End') return items.at(-1);
  const [left, top] = from?.at.at ?? [0, 0];
  const [dx, dy] = DIRECTION[key] ?? [0, 0];
  let best: Item | undefined;
  let least = Infinity;
  for (const item of items) {
    const [x, y] = [item.at.at[0] - left, item.at.at[1] - top];
    const along = x * dx + y * dy;
    const cost = along + 2 * Math.abs(x * dy - y * dx);
    if (item === from || along < 0.2 || cost >= least) continue;
    [best, least] = [item, cost];
  }
  return best;
}
