/** Attributes with few values, read and checked; what is wrong keeps its last good value. */
import { no, yes, type Result } from '@griddle/rules/core/contract.js';
import type { LayerName } from './board-view.js';
import { faultOf, type Fault } from './input.js';
import { parsePlayers } from './players.js';
import type { Mode, Player } from './table.js';

const MODES: readonly Mode[] = ['diagram', 'replay', 'play'];
const LAYERS: readonly LayerName[] = ['owners', 'moves', 'threats', 'last', 'coordinates'];

/** How an element shows its game. */
export interface Settings {
  readonly mode: Mode;
  readonly show: ReadonlySet<LayerName>;
  readonly controls: 'auto' | 'none';
  /** By seat; a seat without a player is human. */
  readonly players: readonly Player[];
}

/** The settings of an element without attributes. Threats are left out: they would give the game away. */
export const USUAL: Settings = {
  mode: 'diagram',
  show: new Set(LAYERS.filter((layer) => layer !== 'threats')),
  controls: 'auto',
  players: [],
};

/** The settings as the attributes have them. */
export interface Attributes {
  readonly mode: string;
  readonly show: string | undefined;
  readonly controls: string;
  readonly seats: string;
}

/** Reads attributes; `refuse` is told of each that is wrong. */
export function readSettings(
  attributes: Attributes,
  before: Settings,
  seatCount: number,
  refuse: (fault: Fault) => void,
): Settings {
  const take = <T>(read: Result<T, Fault>, last: T): T => {
    if (read.ok) return read.value;
    refuse(read.error);
    return last;
  };
  return {
    mode: take(readChoice('mode', MODES, attributes.mode), before.mode),
    show: take(readLayers(attributes.show), before.show),
    controls: take(readChoice('controls', ['auto', 'none'], attributes.controls), before.controls),
    players: take(parsePlayers(attributes.seats, seatCount), before.players),
  };
}

/** One of a few words. Error: `choice`. */
function readChoice<T extends string>(source: string, words: readonly T[], text: string): Result<T, Fault> {
  const word = words.find((candidate) => candidate === text);
  return word === undefined ? no(faultOf(source, 'choice', words, { key: source, found: text })) : yes(word);
}

/** Layers joined by blanks; `none` shows none. Error: `choice`. */
function readLayers(text: string | undefined): Result<ReadonlySet<LayerName>, Fault> {
  if (text === undefined) return yes(USUAL.show);
  const layers = new Set<LayerName>();
  for (const word of text.split(/[\s,]+/)) {
    if (word === '' || word === 'none') continue;
    const layer = readChoice('show', LAYERS, word);
    if (!layer.ok) return no(layer.error);
    layers.add(layer.value);
  }
  return yes(layers);
}
