/** Contrast as WCAG 2.2 reckons it, for eyes of several kinds. */

type Rgb = readonly [red: number, green: number, blue: number];

/**
 * What dichromats see: Machado, Oliveira and Fernandes, "A Physiologically-based Model for Simulation of Color Vision
 * Deficiency", IEEE Transactions on Visualization and Computer Graphics 15 (6), 2009, severity 1.0; for linear RGB.
 */
const EYES: Readonly<Record<string, readonly number[]>> = {
  usual: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  protanopia: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deuteranopia: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritanopia: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
};

function channels(colour: string): Rgb {
  const at = (start: number): number => parseInt(colour.slice(start, start + 2), 16) / 255;
  return [at(1), at(3), at(5)];
}

function linear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** As a black and white printer has it: Rec. 601 luma. */
function grey(colour: string): Rgb {
  const [red, green, blue] = channels(colour);
  const luma = linear(0.299 * red + 0.587 * green + 0.114 * blue);
  return [luma, luma, luma];
}

function seenBy(eyes: readonly number[], colour: string): Rgb {
  const light = channels(colour).map(linear);
  const row = (start: number): number => {
    const sum = light.reduce((total, value, i) => total + value * (eyes[start + i] ?? 0), 0);
    return Math.min(1, Math.max(0, sum));
  };
  return [row(0), row(3), row(6)];
}

function ratio(one: Rgb, other: Rgb): number {
  const [a, b] = [luminance(one) + 0.05, luminance(other) + 0.05];
  return Math.max(a, b) / Math.min(a, b);
}

/** A colour with so much of another over it, from 0 to 1, as browsers mix in sRGB. */
export function washed(ground: string, over: string, share: number): string {
  const [under, top] = [channels(ground), channels(over)];
  const mixed = under.map((value, i) => Math.round(255 * (value * (1 - share) + (top[i] ?? 0) * share)));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** The contrast of two colours (`#rrggbb`) for usual eyes. */
export function contrast(one: string, other: string): number {
  return ratio(channels(one).map(linear) as unknown as Rgb, channels(other).map(linear) as unknown as Rgb);
}

/** The contrast for each kind of eyes, and in grey. */
export function contrasts(one: string, other: string): ReadonlyMap<string, number> {
  const seen = Object.entries(EYES).map(
    ([name, eyes]) => [name, ratio(seenBy(eyes, one), seenBy(eyes, other))] as const,
  );
  return new Map([...seen, ['grey', ratio(grey(one), grey(other))]]);
}
