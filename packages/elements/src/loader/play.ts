/**
 * `play.js`, the script of a release's `play.html`: one game, told by the page's address, that fills the page. In a frame it
 * tells the page around how high it is, and `frames.js` there makes the frame so.
 */
import { TAGS } from '@griddle/art/internal/generated/tags.js';
import './griddle.js';

/** Attributes that the address may set. */
const ATTRIBUTES = [
  ...['mode', 'position', 'record', 'src', 'options', 'seed', 'seats', 'names', 'ply', 'path', 'flipped', 'show'],
  ...['controls', 'start', 'told', 'steadiness', 'at-rest', 'lang'],
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
document.body.append(element);
document.title = element.localName;

if (parent !== window) {
  const tell = (): void => {
    const { bottom } = element.getBoundingClientRect();
    // Who frames the page may be anybody, and learns nothing but this
    parent.postMessage({ type: 'griddle-height', height: Math.ceil(bottom + scrollY) }, '*');
  };
  new ResizeObserver(tell).observe(element);
}
