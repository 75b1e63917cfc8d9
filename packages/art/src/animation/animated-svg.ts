/**
 * A game as an SVG that plays by itself, also in an `<img>`, with CSS animations only. Readers who want less motion,
 * and programs that cannot play it, see the last picture.
 */
import { groundText, paintsOf, svgAround, type SvgTextOptions } from '../print/svg-text.js';
import { boxWithLines, linesText, commonBox, type Frame, layerOf, overlaid, textLayer, type Layer } from './frames.js';

/** Options for playback. */
export interface AnimatedSvgOptions extends SvgTextOptions {
  /** Plays to its end and stays there. */
  readonly isOnce?: boolean;
}

/** Properties that are written so often that a class for them is shorter. */
const WORTH_NAMING = 120;

/** The text of the SVG. */
export function animatedSvg(frames: readonly Frame[], options: AnimatedSvgOptions = {}): string {
  const paints = paintsOf(options);
  const box = commonBox(frames);
  const whole = boxWithLines(box, Math.max(0, ...frames.map(({ lines }) => lines.length)));
  let layers: Layer[] = [];
  for (const [at, { lines, picture }] of frames.entries()) {
    const words = lines.length === 0 ? [] : [textLayer(linesText(box, lines, paints), at)];
    layers = overlaid(layers, [layerOf(picture.shape, at, paints), ...words]);
  }
  const printer = new Printer(frames, options.isOnce === true);
  const shown = printer.textOf(layers, frames.length);
  const inside = `${printer.styles()}${printer.symbols()}${groundText(whole, options.background, paints)}${shown}`;
  return svgAround(whole, inside, options);
}

/** Prints layers, and collects the rules and the symbols that they need. */
class Printer {
  /** When each picture appears, in percent of the whole, and when the last one ends. */
  readonly #times: readonly string[];
  readonly #seconds: number;
  readonly #last: number;
  readonly #isOnce: boolean;
  /** Rules by the pictures in which they show something. */
  readonly #rules = new Map<string, string>();
  /** How often each drawing is in the text, and the names of those that have one. */
  readonly #counts = new Map<string, number>();
  readonly #names = new Map<string, string>();

  constructor(frames: readonly Frame[], isOnce: boolean) {
    const total = frames.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
    let now = 0;
    this.#times = frames.map(({ milliseconds }) => {
      const time = ((100 * now) / total).toFixed(3);
      now += milliseconds;
      return `${Number(time).toString()}%`;
    });
    this.#seconds = total / 1000;
    this.#last = frames.length - 1;
    this.#isOnce = isOnce;
  }

  /** The text of layers inside a group that is visible in this many pictures. */
  textOf(layers: readonly Layer[], seen: number): string {
    for (const layer of layers) this.#count(layer);
    return layers.map((layer) => this.#text(layer, seen)).join('');
  }

  /** The rules for everything printed. */
  styles(): string {
    if (this.#rules.size === 0) return '';
    const still = '@media(prefers-reduced-motion:reduce){*{animation:none!important}}';
    return `<style>${[...this.#rules.values()].join('')}${still}</style>`;
  }

  /** The named drawings. */
  symbols(): string {
    const symbols = [...this.#names].map(([text, name]) => `<g id="${name}">${text}</g>`);
    return symbols.length === 0 ? '' : `<defs>${symbols.join('')}</defs>`;
  }

  #text(layer: Layer, seen: number): string {
    const {
      children,
      seen: { length },
      text,
    } = layer;
    const shown = length === seen ? '' : ` class="${this.#rule(layer.seen)}"`;
    if (children === undefined) return shown === '' ? text : `<g${shown}>${text}</g>`;
    // A group's class names it for readers of the text; here the rules have the classes
    const attributes = text.replace(/^ class="[^"]*"/, '') + shown;
    const fixed = fixedText(layer);
    const inside =
      fixed === undefined ? children.map((child) => this.#text(child, length)).join('') : this.#named(fixed);
    return `<g${attributes}>${inside}</g>`;
  }

  /** Counts the drawings that never change. */
  #count(layer: Layer): void {
    const fixed = fixedText(layer);
    if (fixed !== undefined) this.#counts.set(fixed, (this.#counts.get(fixed) ?? 0) + 1);
    else for (const child of layer.children ?? []) this.#count(child);
  }

  #named(text: string): string {
    if (text.length < WORTH_NAMING || (this.#counts.get(text) ?? 0) < 2) return text;
    const name = this.#names.get(text) ?? `s${this.#names.size.toString(36)}`;
    this.#names.set(text, name);
    return `<use href="#${name}"/>`;
  }

  /** The class of a part that only some pictures show. */
  #rule(seen: readonly number[]): string {
    const key = seen.join(' ');
    const known = /^\.(\w+)/.exec(this.#rules.get(key) ?? '')?.[1];
    if (known !== undefined) return known;
    const name = `a${this.#rules.size.toString(36)}`;
    const shows = new Set(seen);
    const steps = this.#times.flatMap((time, at) => {
      if (at > 0 && shows.has(at) === shows.has(at - 1)) return [];
      return [`${time}{visibility:${shows.has(at) ? 'visible' : 'hidden'}}`];
    });
    const still = shows.has(this.#last) ? '' : 'visibility:hidden;';
    const times = this.#isOnce ? '1' : 'infinite';
    this.#rules.set(
      key,
      `.${name}{${still}animation:${name} ${this.#seconds.toString()}s step-end ${times}}@keyframes ${name}{${steps.join('')}}`,
    );
    return name;
  }
}

/** The text inside a group whose parts are all visible when it is; undefined where some are not. */
function fixedText({ children, seen }: Layer): string | undefined {
  if (children === undefined) return undefined;
  const texts: string[] = [];
  for (const child of children) {
    if (child.seen.length !== seen.length) return undefined;
    const inside = child.children === undefined ? '' : fixedText(child);
    if (inside === undefined) return undefined;
    texts.push(
      child.children === undefined ? child.text : `<g${child.text.replace(/^ class="[^"]*"/, '')}>${inside}</g>`,
    );
  }
  return texts.join('');
}
