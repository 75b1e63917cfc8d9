/** The icons of the controls: our own, drawn in a square of 24 units with round strokes. */
const SVG = 'http://www.w3.org/2000/svg';

const PATHS = {
  first: 'M6 6v12M18 6l-8 6 8 6z',
  previous: 'M16 6l-8 6 8 6z',
  play: 'M8 5l11 7-11 7z',
  pause: 'M9 6v12M15 6v12',
  next: 'M8 6l8 6-8 6z',
  last: 'M6 6l8 6-8 6zM18 6v12',
  flip: 'M8 18V5L4 9M16 6v13l4-4',
  undo: 'M8 5L4 9l4 4M4 9h10a5 5 0 010 10h-3',
  redo: 'M16 5l4 4-4 4M20 9H10a5 5 0 000 10h3',
  again: 'M19 12a7 7 0 11-2-5l2 2M19 4v5h-5',
  sure: 'M5 13l5 5L19 7',
  hint: 'M9 17h6M10 20h4M9 17c0-2-3-3-3-7a6 6 0 0112 0c0 4-3 5-3 7',
  more: 'M5 12h0M12 12h0M19 12h0',
} as const;

/** Names of the icons. */
export type Icon = keyof typeof PATHS;

/** Areas, not strokes. */
const SOLID = /first|previous|play|next|last/;
/** Those that show a direction along the text; they are mirrored where it runs from right to left. */
const ALONG = /first|previous|play|next|last|undo|redo/;

/** A new node, hidden from readers of screens: the button has a name of its own. */
export function icon(name: Icon): SVGElement {
  const picture = document.createElementNS(SVG, 'svg');
  const path = document.createElementNS(SVG, 'path');
  picture.setAttribute('viewBox', '0 0 24 24');
  picture.classList.toggle('along', ALONG.test(name));
  picture.classList.toggle('solid', SOLID.test(name));
  picture.setAttribute('aria-hidden', 'true');
  path.setAttribute('d', PATHS[name]);
  picture.append(path);
  return picture;
}
