/** Parts of a Hostage Rescue picture that appear only after the first move: carried flags, and a split roll. */
import type { Drawn, GridArt, Middle } from '../grid/art.js';
import { edged } from '../marks.js';
import { group, path, short, type Group, type Point } from '../shapes.js';
import { die } from './die.js';
import { HOSTAGE_RESCUE_ART, LEVEL, type HostageRescuePicture } from './index.js';

/** A pennant next to the crown of a berry. */
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

/** The rolled die, and after an arrow the rest of the roll. */
function dice({ turn, roll, left }: HostageRescuePicture): Group {
  // Next to the waffle the arrow may be on light or dark ground
  const arrow = edged('arrow', `M2.8 ${short(LEVEL)}h.4m-.14-.14l.14.14l-.14.14`, 'label', 0.06);
  return group('dice', [die(roll, turn, [2.2, LEVEL]), arrow, die(left, turn, [3.8, LEVEL])]);
}

/** The overlay of a game in progress. */
export function underway(position: HostageRescuePicture, middle: Middle): readonly Drawn[] {
  const { carriers, turn, roll, left } = position;
  const carried = carriers.filter((space) => space >= 0);
  return [
    {
      key: carried.join(),
      draw: () =>
        group(
          'flags',
          carried.map((space) => pennant(middle(space))),
        ),
    },
    { key: left > 0 ? [turn, roll, left].join() : '', draw: () => dice(position) },
  ];
}

/** The full look of Hostage Rescue and Capture the Flag. */
export const HOSTAGE_RESCUE_WHOLE: GridArt<HostageRescuePicture> = {
  ...HOSTAGE_RESCUE_ART,
  overPieces: (position, middle) => [
    ...(HOSTAGE_RESCUE_ART.overPieces?.(position, middle) ?? []),
    ...underway(position, middle),
  ],
};
