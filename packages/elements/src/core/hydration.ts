/** Server rendering of an element, and its hydration on the page. */
import type { BaseState, Place } from '@griddle/rules/core/contract.js';
import { adoptStyles, html, isServer, type CSSResultOrNative, type RenderOptions, type TemplateResult } from 'lit';
import { nodeMarkup, shapeMarkup, svgMarkup } from '@griddle/art/internal/print/markup.js';
import type { GameHost } from './game-host.js';
import { startsAlike } from './input.js';
import { marksOn, type Area, type Layer, type Scene } from './area.js';
import type { Translate } from './catalogues.js';
import { BOARD, cellAttributes, CELLS, PICTURE, ROW } from './board/cells.js';
import { keyOf } from './board/marks.js';
import { isCoached } from './settings.js';
import { poseOf, standingOn, translate } from './board/pieces.js';

/**
 * Returns what to render. A server cannot read the element's text or files: if those may decide what is shown, it
 * renders a slot with the game as fallback.
 */
export function renderForServer<S extends BaseState, M>(host: GameHost<S, M>, game: TemplateResult): TemplateResult {
  const { mode, position, puzzles, record, seed, src, ui } = host;
  if (!isServer) return game;
  // The style sheet hides a game until something comes after it
  const whole = html`${game}<i hidden></i>`;
  if (record !== '' || position !== '') return whole;
  const isKnown =
    src === '' && puzzles === '' && !isCoached(mode) && (seed !== '' || startsAlike(ui.rules, ui.usualPosition));
  return html`<slot>${isKnown ? whole : ''}</slot>`;
}

/**
 * The server-rendered nodes. The element draws before them, adopts their boards and removes the rest. Lit's own
 * hydration supports only templates.
 */
export class ServerMarkup {
  readonly #nodes: readonly ChildNode[];
  readonly #boards: SVGSVGElement[];

  constructor(root: ShadowRoot, styles: CSSResultOrNative[], options: RenderOptions) {
    this.#nodes = [...root.childNodes];
    this.#boards = [...root.querySelectorAll<SVGSVGElement>(`svg[${DRAWN}]`)];
    adoptStyles(root, styles);
    const end = document.createComment('');
    root.prepend(end);
    options.renderBefore ??= end;
  }

  /** Takes and returns the board with this signature; undefined if there is none. */
  take(signature: string): SVGSVGElement | undefined {
    const at = this.#boards.findIndex((board) => board.getAttribute(DRAWN) === signature);
    const [board] = at < 0 ? [] : this.#boards.splice(at, 1);
    board?.removeAttribute(DRAWN);
    return board;
  }

  /** Removes all nodes that were not taken. */
  remove(): void {
    for (const node of this.#nodes) node.remove();
  }
}

// Server rendering of an area: the nodes of its board as text, which the page adopts.

/** The attribute that marks a server-rendered board. */
const DRAWN = 'data-drawn';

/** The parts of a drawing that depend on the scene. */
interface Drawing {
  readonly below: readonly Layer[];
  readonly pieces: readonly { readonly kind: number; readonly place: Place }[];
  readonly above: readonly Layer[];
}

function drawingOf<S extends BaseState>(area: Area<S>, whole: Scene<S>, places: readonly Place[]): Drawing {
  const known = new Set(places);
  const scene = { ...whole, marks: marksOn((place) => known.has(place), whole.marks) };
  return { below: area.below(scene), pieces: standingOn(area, scene, places), above: area.above(scene) };
}

/** Returns the signature of an area's drawing: equal signatures mean equal nodes. */
export function signatureOf<S extends BaseState>(area: Area<S>, scene: Scene<S>): string {
  const { rows, viewBox } = area.layout(scene);
  const { above, below, pieces } = drawingOf(area, scene, rows.flat());
  const all = [
    scene.flipped,
    scene.show.has('coordinates'),
    ...viewBox,
    ...rows.map(String),
    ...pieces.map(({ kind, place }) => `${kind}${place}`),
    ...[...below, ...above].map(keyOf),
  ].join(';');
  let sum = 0;
  for (const sign of all) sum = (sum * 31 + (sign.codePointAt(0) ?? 0)) % 2147483647;
  return `${area.name}-${pieces.length}-${sum}`;
}

/** Returns the board of a scene as text, with its labels. The page adds ghosts of captured pieces. */
export function printBoard<S extends BaseState>(area: Area<S>, scene: Scene<S>, t: Translate): string {
  const { flipped, show } = scene;
  const { rows, viewBox } = area.layout(scene);
  const places = rows.flat();
  const { above, below, pieces } = drawingOf(area, scene, places);
  const standing = pieces.map(({ kind, place }) => {
    const shape = area.piece(kind);
    const part = `piece ${shape.kind === 'group' ? shape.name : ''}`;
    return shapeMarkup(shape, { part, transform: poseOf(area, place, flipped) });
  });
  const picture = [
    shapeMarkup(area.backdrop(flipped, show.has('coordinates'))),
    nodeMarkup('g', {}, layersMarkup(below)),
    nodeMarkup('g', {}, standing.join('')),
    nodeMarkup('g', {}, layersMarkup(above)),
  ].join('');
  const cells = rows.map((row) => nodeMarkup('g', ROW, row.map((place) => cell(area, scene, place, t)).join('')));
  const attributes = { ...BOARD, 'aria-label': area.label(scene, t), [DRAWN]: signatureOf(area, scene) };
  return svgMarkup(viewBox, nodeMarkup('g', PICTURE, picture) + nodeMarkup('g', CELLS, cells.join('')), attributes);
}

function cell<S extends BaseState>(area: Area<S>, scene: Scene<S>, place: Place, t: Translate): string {
  const name = area.describe(scene, place, t);
  return nodeMarkup('path', { ...cellAttributes(place, area, scene.flipped), 'aria-label': name });
}

/** Marks are where they were drawn. */
const HOME = { transform: translate([0, 0]) };

/** Returns layers as `Layers` makes them: a group for each one up to the last that is not empty. */
function layersMarkup(layers: readonly Layer[]): string {
  const last = layers.findLastIndex((layer) => keyOf(layer) !== '');
  return layers
    .slice(0, last + 1)
    .map((layer) => {
      const shapes = 'places' in layer ? layer.places.map((place) => shapeMarkup(layer.draw(place), HOME)) : [];
      const drawn = 'key' in layer && layer.key !== '' ? [shapeMarkup(layer.draw())] : [];
      return nodeMarkup('g', {}, [...shapes, ...drawn].join(''));
    })
    .join('');
}
