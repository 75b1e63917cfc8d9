/**
 * The one live region of a page. Thirty boards, two copies of this file: still one region, found by its id, made when
 * somebody first has something to say to a reader who may be listening.
 */

const ID = 'griddle-announcer';

/** Some screen readers stay silent when the same words come again; a space that does not break makes them differ. */
const AGAIN = '\u00a0';

/** Off the screen and still read; set as properties because a strict policy refuses style attributes. */
const HIDDEN: Readonly<Record<string, string>> = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  margin: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
};

/** Makes the region when there is none: it must stand in the page before it is filled, or nothing is read. */
export function openAnnouncer(): HTMLElement {
  const found = document.getElementById(ID);
  if (found) return found;
  const region = document.createElement('div');
  region.id = ID;
  region.setAttribute('role', 'status');
  region.setAttribute('aria-live', 'polite');
  Object.assign(region.style, HIDDEN);
  document.body.append(region);
  return region;
}

/** Speaks a text to readers who listen. `lang` tells them how to pronounce it. */
export function announce(text: string, lang: string): void {
  const region = openAnnouncer();
  region.lang = lang;
  region.textContent = region.textContent === text ? text + AGAIN : text;
}
