/** Asks for the panel of a page of one game before anything else in the game's file runs, so that it comes meanwhile. */
import { preload } from './preload.js';

preload(['panel-alone']);
