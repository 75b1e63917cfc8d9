/** Requests the panel of a single-game page before the rest of the game's file runs, so that both proceed in parallel. */
import { preload } from './preload.js';

preload(['panel-alone']);
