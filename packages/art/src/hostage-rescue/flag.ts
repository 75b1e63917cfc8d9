/** Capture the Flag: Hostage Rescue with flags on the pieces that carry them. */
import type { Drawn, GridArt, Middle } from '../grid/art.js';
import { edged } from '../marks.js';
import { group, path, short, type Group, type Point } from '../shapes.js';
import { HOSTAGE_RESCUE_ART, type HostageRescuePicture } from './index.js';

/** A pennant beside the crown of a berry. */
function pennant([x, y]: Point): Group {
  const pole = `M${short(x + 0.2)} ${short(y + 0.3)}v-.8`;
  return group('flag', [
    edged('pole', pole, 'golden-line', 0.06),
    path(`M${short(x + 0.2)} ${short(y - 0.5)}l.34.14l-.34.16z`, {
      fill: 'mark-win',
      stroke: 'golden-line',
      width: 0.04,
    }),
  ]);
}

/** The flags that are carried. */
export function flags({ carriers }: HostageRescuePicture, middle: Middle): Drawn {
  return {
    key: carriers.join(),
    draw: () =>
      group(
        'flags',
        carriers.filter((space) => space >= 0).map((space) => pennant(middle(space))),
      ),
  };
}

/** Hostages and flags. */
export const CAPTURE_THE_FLAG_ART: GridArt<HostageRescuePicture> = {
  ...HOSTAGE_RESCUE_ART,
  above: (position, middle) => [...(HOSTAGE_RESCUE_ART.above?.(position, middle) ?? []), flags(position, middle)],
};
