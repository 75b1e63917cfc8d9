/** `puzzles.js`, the script of a release's `puzzles.html`, the page of all puzzles. */
import './griddle.js';
import { showAllPuzzles } from '../all-puzzles/page.js';

const root = document.querySelector<HTMLElement>('#puzzles');
if (root) showAllPuzzles(root);
