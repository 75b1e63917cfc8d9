/** Requests the panel of a single-game page before the rest of the game's file runs, so that both proceed in parallel. */
import { panelOf, preload } from './preload.js';

// Diagrams have no panel
for (const element of document.querySelectorAll('[mode]'))
  for (const file of panelOf(element, ['play', 'replay'])) preload([`${file}-alone`]);
