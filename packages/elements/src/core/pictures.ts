/**
 * Boards as pictures, without a page: an area with a scene as one tree of shapes, or printed as the text of an SVG. Pure
 * functions, which servers may call.
 */
import { group, type Picture, type Shape } from '@griddle/art';
import { svgText, type SvgTextOptions } from '@griddle/art/print/svg-text.js';
import { TABLE, type BaseState, type Result } from '@griddle/rules/core/contract.js';
import { yes } from '@griddle/rules/core/contract.js';
import { marksOn, NO_MARKS, type Area, type Layer, type Scene } from './area.js';
import type { GameUI } from './game-ui.js';
import { openSession, type Fault, type GameInput } from './input.js';
import { USUAL_SETTINGS } from './settings.js';

/** An area with a scene, in one tree. */
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

/** The picture of a scene for files: the game's own, or that of its first area. */
export function scenePicture<S extends BaseState, M>(ui: GameUI<S, M>, scene: Scene<S>): Picture {
  if (ui.picture) return ui.picture(scene);
  const [board] = ui.areas(scene);
  if (!board) throw new RangeError('A game without areas needs a picture for files.');
  return areaPicture(board, scene);
}

/** An area as the text of an SVG. */
export interface PrintedArea {
  /** The area's name, which is its part. */
  readonly name: string;
  readonly svg: string;
}

/**
 * The first picture of each area that an element shows for some input: what a server may send until scripts have come. For
 * input that cannot be used there is a fault instead.
 */
export function firstPictures<S extends BaseState, M>(
  ui: GameUI<S, M>,
  given: Partial<GameInput>,
  options: SvgTextOptions = {},
): Result<readonly PrintedArea[], Fault> {
  const input = { record: '', position: '', options: '', seed: '0', game: 1, ...given };
  const opened = openSession(ui.rules, input, undefined, ui.usualPosition);
  if (!opened.ok) return opened;
  const session = opened.value;
  session.last();
  const { show } = USUAL_SETTINGS;
  const scene: Scene<S> = {
    state: session.state,
    viewer: TABLE,
    mode: 'diagram',
    marks: NO_MARKS,
    show,
    flipped: false,
  };
  return yes(ui.areas(scene).map((area) => ({ name: area.name, svg: svgText(areaPicture(area, scene), options) })));
}
