/** A game as pictures that follow each other. */
import type { Picture, ViewBox } from '../shapes.js';

/** A moment of an animation. */
export interface Frame {
  readonly picture: Picture;
  readonly milliseconds: number;
  /** Lines below the picture: the first is written bold. */
  readonly lines: readonly string[];
}

/** The part of the plane that all pictures show between them, so that none jumps. */
export function commonBox(frames: readonly Frame[]): ViewBox {
  const boxes = frames.map(({ picture }) => picture.viewBox);
  const left = Math.min(...boxes.map((box) => box[0]));
  const top = Math.min(...boxes.map((box) => box[1]));
  const right = Math.max(...boxes.map((box) => box[0] + box[2]));
  const bottom = Math.max(...boxes.map((box) => box[1] + box[3]));
  return [left, top, right - left, bottom - top];
}
