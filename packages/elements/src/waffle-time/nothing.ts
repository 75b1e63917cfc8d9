/** A layer without anything. */
import { group } from '@griddle/art';
import type { Layer } from '../old-core/board-view.js';

/** Takes the place of a layer, so that those above it keep their nodes. */
export const NOTHING: Layer = { key: '', draw: () => group('none', []) };
