/**
 * Sine, cosine and angles from sums and products only: `Math.sin` may differ between machines, and one different bit would
 * make a different pile.
 */

/** Hundredths of a degree in a whole turn. */
const TURN = 36000;

const RADIANS = 3.141592653589793 / 18000;

/** Sine and cosine. */
export interface Rotation {
  readonly sin: number;
  readonly cos: number;
}

/** Sine and cosine of a small angle in radians, at most slightly more than an eighth of a turn. */
function series(x: number): Rotation {
  const q = x * x;
  const sin = x * (1 - (q / 6) * (1 - (q / 20) * (1 - (q / 42) * (1 - (q / 72) * (1 - (q / 110) * (1 - q / 156))))));
  const cos =
    1 - (q / 2) * (1 - (q / 12) * (1 - (q / 30) * (1 - (q / 56) * (1 - (q / 90) * (1 - (q / 132) * (1 - q / 182))))));
  return { sin, cos };
}

/** Sine and cosine of an angle in hundredths of a degree. */
export function rotationOf(turn: number): Rotation {
  const quarters = Math.round(turn / 9000);
  const { sin, cos } = series((turn - quarters * 9000) * RADIANS);
  const quadrant = quarters - Math.floor(quarters / 4) * 4;
  if (quadrant === 0) return { sin, cos };
  if (quadrant === 1) return { sin: cos, cos: -sin };
  return quadrant === 2 ? { sin: -sin, cos: -cos } : { sin: -cos, cos: sin };
}

/** The angle of a rotation in hundredths of a degree, from -18000 to 18000, rounded. */
export function turnOf({ sin, cos }: Rotation): number {
  // Reduces the angle by quarter turns, then applies Newton's method to the sine of the rest
  const flipped = cos < 0;
  const [s, c] = flipped ? [-sin, -cos] : [sin, cos];
  const quarter = s > c ? 1 : s < -c ? -1 : 0;
  const [y, x] = quarter === 1 ? [-c, s] : quarter === -1 ? [c, -s] : [s, c];
  let angle = y;
  for (let i = 0; i < 4; i++) {
    const at = series(angle);
    angle += y * at.cos - x * at.sin;
  }
  const turn = Math.round(angle / RADIANS) + quarter * 9000 + (flipped ? 18000 : 0);
  return turn > TURN / 2 ? turn - TURN : turn;
}
