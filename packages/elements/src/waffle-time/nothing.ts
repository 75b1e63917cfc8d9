/** A layer without anything. */
import { group } from '@griddle/art';
import type { Layer } from '../core/board-view.js';

export const NOTHING: Layer = { key: '', draw: () => group('none', []) };
