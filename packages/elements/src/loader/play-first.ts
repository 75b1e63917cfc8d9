/** Requests the code of play before the rest of a file that only shows boards runs, if the page has a game to play after all. */
import { playOf, preload } from './preload.js';

for (const element of document.querySelectorAll('[mode]'))
  for (const file of playOf(element)) preload([`${file}-alone`]);
