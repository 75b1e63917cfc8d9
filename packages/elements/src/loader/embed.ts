/** `embed.js`, the script of a release's `embed.html`, the page that makes embeds. */
import { discover } from './griddle.js';
import { GriddleMaker } from '../maker/maker.js';

// The boards are in the form's shadow tree
const maker = document.querySelector('griddle-maker');
if (maker instanceof GriddleMaker) {
  new MutationObserver(() => discover(maker.renderRoot)).observe(maker.renderRoot, { childList: true, subtree: true });
  discover(maker.renderRoot);
}
