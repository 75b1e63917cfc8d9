/**
 * `play.js`, the script of a release's `play.html`: one game, set by the page's address, that fills the page. In a frame it
 * reports its height to the parent page, where `frames.js` resizes the frame.
 */
import { TAGS } from '@griddle/art/internal/generated/tags.js';
import './griddle.js';
import { sendResults } from './send-results.js';

/** Attributes that the address can set. */
const ATTRIBUTES = [
  ...['mode', 'position', 'record', 'src', 'puzzles', 'options', 'seed', 'seats', 'names', 'ply', 'path'],
  ...['flipped', 'annotate', 'show', 'controls', 'start', 'told', 'steadiness', 'at-rest', 'lang'],
];
const NAME = /^[a-z]+(-[a-z]+)*$/;

function shown(address: URL): HTMLElement {
  const asked = address.searchParams;
  const game = asked.get('game') ?? '';
  const element = document.createElement(NAME.test(game) ? (TAGS[game] ?? game) : 'waffle-wars');
  for (const name of ATTRIBUTES) {
    const value = asked.get(name);
    if (value !== null) element.setAttribute(name, value);
  }
  element.setAttribute('loading', 'eager');
  return element;
}

const element = shown(new URL(location.href));
document.body.replaceChildren(element);
document.title = element.localName;

if (parent !== window) {
  sendResults(new URL(location.href).searchParams.getAll('results'));
  const page = document.documentElement;
  const tell = (): void => {
    // Any page may frame this one, so nothing but the height is sent
    parent.postMessage({ type: 'griddle-height', height: Math.ceil(page.getBoundingClientRect().height) }, '*');
  };
  new ResizeObserver(tell).observe(page);
}
