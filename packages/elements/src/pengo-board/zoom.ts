/** The camera of the board with the style of its buttons. Fetched with the first board. */
import { Camera } from '../core/camera.js';
import type { ReplayHost } from '../core/replay.js';
import { zoomStyles } from './zoom.styles.js';

/** A camera for the board of an element. */
export function zoomOf(svg: SVGSVGElement): Camera {
  const element = (svg.getRootNode() as ShadowRoot).host as Element & Pick<ReplayHost, 'wear'>;
  element.wear(zoomStyles);
  return new Camera(svg);
}
