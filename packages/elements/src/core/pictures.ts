/**
 * Boards as pictures, without a page: an area with a scene as one tree of shapes or as SVG text. Pure functions, which
 * servers may call.
 */
import { group, type Picture, type Shape } from '@griddle/art';
import { svgText, type SvgTextOptions } from '@griddle/art/print/svg-text.js';
import { CHANCE, type BaseState, type Result, ok } from '@griddle/rules/core/contract.js';
import { svgRoot, toNode } from '@griddle/art/print/dom.js';
import { shapeMarkup, svgMarkup } from '@griddle/art/internal/print/markup.js';
import { adoptStyles, css, html, isServer, type CSSResult, type TemplateResult } from 'lit';
import { unsafeHTML } from 'lit/directives/unsafe-html.js';
import type { Attributes } from '@griddle/art/internal/print/attributes.js';
import { marksOn, NO_MARKS, type Area, type Layer, type Scene } from './area.js';
import type { GameUI } from './game-ui.js';
import { openSession, type InputError, type GameInput } from './input.js';
import { USUAL_SETTINGS } from './settings.js';
import { customElement } from './custom-element.js';

/** Returns an area with a scene as one tree of shapes. */
export function areaPicture<S extends BaseState>(area: Area<S>, whole: Scene<S>): Picture {
  const { flipped, show } = whole;
  const { viewBox, rows } = area.layout(whole);
  const places = rows.flat();
  const scene = { ...whole, marks: marksOn((place) => places.includes(place), whole.marks) };
  const pieces = places.flatMap((place): Shape[] => {
    const kind = area.pieceAt(scene, place);
    if (kind === undefined) return [];
    return [group('piece', [area.piece(kind)], { at: area.center(place, flipped) })];
  });
  const shape = group('board', [
    area.backdrop(flipped, show.has('coordinates')),
    ...area.below(scene).flatMap(shapesOf),
    ...pieces,
    ...area.above(scene).flatMap(shapesOf),
  ]);
  return { viewBox, shape };
}

function shapesOf(layer: Layer): readonly Shape[] {
  if ('places' in layer) return layer.places.map((place) => layer.draw(place));
  return layer.key === '' ? [] : [layer.draw()];
}

/** Returns the picture of a scene for files: the game's own, or that of its first area. */
export function scenePicture<S extends BaseState, M>(ui: GameUI<S, M>, scene: Scene<S>): Picture {
  const picture = ui.layout?.picture?.(scene);
  if (picture) return picture;
  const [board] = ui.areas(scene);
  if (!board) throw new RangeError('A game without areas needs a picture for files.');
  return areaPicture(board, scene);
}

/** An area as SVG text. */
export interface PrintedArea {
  /** The area's name, which is also its part. */
  readonly name: string;
  readonly svg: string;
}

/**
 * Returns the first picture of each area that an element shows for some input, for a server to send until scripts have
 * loaded; an error for invalid input.
 */
export function firstPictures<S extends BaseState, M>(
  ui: GameUI<S, M>,
  given: Partial<GameInput>,
  options: SvgTextOptions = {},
): Result<readonly PrintedArea[], InputError> {
  const input = { record: '', position: '', options: '', seed: '0', game: 1, ...given };
  const opened = openSession(ui.rules, input, undefined, ui.usualPosition);
  if (!opened.ok) return opened;
  const session = opened.value;
  session.last();
  const { show } = USUAL_SETTINGS;
  const scene: Scene<S> = {
    state: session.state,
    viewer: CHANCE,
    mode: 'diagram',
    marks: NO_MARKS,
    show,
    flipped: false,
  };
  return ok(ui.areas(scene).map((area) => ({ name: area.name, svg: svgText(areaPicture(area, scene), options) })));
}

// A small picture in text. Its own shadow root keeps the board the element's first SVG. It is no LitElement, because it only
// renders a copy and a page may have hundreds.

const iconStyles = css`
  :host {
    display: block;
    flex: none;
    block-size: 1.5em;
    inline-size: 1.5em;
  }
  svg {
    display: block;
    block-size: 100%;
    inline-size: 100%;
    /* Nothing lies outside; clipping would make each picture a layer in Chromium */
    overflow: visible;
  }
`;

/** Copying a picture is cheaper than printing it. */
const templates = new WeakMap<Shape, SVGSVGElement>();

function copyOf({ shape, viewBox }: Picture): Node {
  let template = templates.get(shape);
  if (!template) {
    template = svgRoot(viewBox);
    template.append(toNode(shape));
    templates.set(shape, template);
  }
  return template.cloneNode(true);
}

// Servers import this module, and have no elements
const BaseElement = globalThis.HTMLElement ?? (class {} as typeof HTMLElement);

/** A small picture. Hidden from screen readers: the text next to it, or a label, says what it is. */
export class GriddleIcon extends BaseElement {
  readonly #root = this.attachShadow({ mode: 'open' });
  #picture: Picture | undefined;
  #paints: CSSResult | undefined;

  connectedCallback(): void {
    this.#adopt();
  }

  /** Keeps its styles when the element is moved. */
  connectedMoveCallback(): void {}

  get picture(): Picture | undefined {
    return this.#picture;
  }

  /** Redraws only for another shape object: games return a new picture of a seat on each call. */
  set picture(picture: Picture | undefined) {
    if (picture?.shape === this.#picture?.shape) return;
    this.#picture = picture;
    this.#root.replaceChildren(...(picture ? [copyOf(picture)] : []));
  }

  get paints(): CSSResult | undefined {
    return this.#paints;
  }

  /** The colours of the game's pictures. */
  set paints(paints: CSSResult | undefined) {
    if (paints === this.#paints) return;
    this.#paints = paints;
    if (this.isConnected) this.#adopt();
  }

  #adopt(): void {
    adoptStyles(this.#root, this.#paints ? [iconStyles, this.#paints] : [iconStyles]);
  }
}

// A decorator would turn its private fields into weak maps, a quarter of a kilobyte more
customElement('griddle-icon')(GriddleIcon);

/** Renders an icon; on a server, with its shadow tree in the markup. */
export function renderIcon(picture: Picture, paints: CSSResult | undefined, name = ''): TemplateResult {
  if (!isServer) return html`<griddle-icon class=${name} .picture=${picture} .paints=${paints}></griddle-icon>`;
  const styles = `<style>${iconStyles.cssText}${paints?.cssText ?? ''}</style>`;
  const svg = svgMarkup(picture.viewBox, shapeMarkup(picture.shape));
  const tree = unsafeHTML(`<template shadowrootmode="open">${styles}${svg}</template>`);
  return html`<griddle-icon class=${name}>${tree}</griddle-icon>`;
}

declare global {
  interface HTMLElementTagNameMap {
    'griddle-icon': GriddleIcon;
  }
}

// Pictures in server-rendered markup.

/** Renders a picture for a server template. The markup is our own, with all values escaped; pages never call this. */
export function printPicture({ shape, viewBox }: Picture, attributes?: Attributes): unknown {
  return unsafeHTML(svgMarkup(viewBox, shapeMarkup(shape), attributes));
}
