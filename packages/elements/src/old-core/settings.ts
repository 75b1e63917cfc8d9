/** Attributes with few values, read and checked; what is wrong keeps its last good value. */
import type { LayerName } from './board-view.js';
import { faultOf, type Fault } from './input.js';
import type { Mode } from './table.js';

const LAYERS: readonly LayerName[] = ['owners', 'moves', 'threats', 'last', 'coordinates'];
const CONTROLS = ['auto', 'none'] as const;

/** How an element shows its game. */
export interface Settings {
  readonly mode: Mode;
  readonly show: ReadonlySet<LayerName>;
  readonly controls: 'auto' | 'none';
}

/** The settings of an element without attributes. Threats are left out: they would give the game away. */
export const USUAL: Settings = {
  mode: 'diagram',
  show: new Set(LAYERS.filter((layer) => layer !== 'threats')),
  controls: 'auto',
};

/** The settings as the attributes have them. */
export interface Attributes {
  readonly mode: string;
  /** Layers joined by blanks; `none` shows none. */
  readonly show: string | undefined;
  readonly controls: string;
  readonly loading: string;
}

/** Reads attributes; `refuse` is told of each that is wrong. */
export function readSettings(
  { mode, show, controls, loading }: Attributes,
  before: Settings,
  modes: readonly Mode[],
  refuse: (fault: Fault) => void,
): Settings {
  const check = (key: string, words: readonly string[], found: readonly string[]): boolean => {
    const wrong = found.find((word) => !words.includes(word));
    if (wrong !== undefined) refuse(faultOf(key, 'choice', words, { key, found: wrong }));
    return wrong === undefined;
  };
  const layers = show?.split(/[\s,]+/).filter((word) => word !== '' && word !== 'none') ?? [...USUAL.show];
  // What is no word for it means `lazy`
  check('loading', ['lazy', 'eager'], [loading]);
  return {
    mode: check('mode', modes, [mode]) ? (mode as Mode) : before.mode,
    show: check('show', LAYERS, layers) ? new Set(layers as LayerName[]) : before.show,
    controls: check('controls', CONTROLS, [controls]) ? (controls as Settings['controls']) : before.controls,
  };
}
