/**
 * The one live region of a page. Thirty boards, two copies of this file: still one region, found by its id, made when
 * somebody first has something to say to a reader who may be listening.
 */

const ID = 'griddle-announcer';

/** How long words wait for later ones, in milliseconds: who scrubs through a replay hears only where it ends. */
const PAUSE = 160;

/** Off the screen and still read. Set through the object model, as a strict policy refuses style attributes in markup. */
const HIDDEN =
  'position:absolute;width:1px;height:1px;margin:-1px;overflow:hidden;contain:strict;clip-path:inset(50%);white-space:nowrap';

/** What is to be said when nothing else has come for a while. */
let next: { readonly words: string | (() => string); readonly lang: string; readonly at: number } | undefined;

/** Makes the region when there is none: it must stand in the page before it is filled, or nothing is read. */
export function openAnnouncer(): HTMLElement {
  const found = document.getElementById(ID);
  if (found) return found;
  const region = document.createElement('div');
  region.id = ID;
  region.setAttribute('role', 'status');
  region.setAttribute('aria-live', 'polite');
  region.style.cssText = HIDDEN;
  document.body.append(region);
  return region;
}

/** Speaks to readers who listen; the words are asked for when their time comes. `lang` tells how to pronounce them. */
export function announce(words: string | (() => string), lang: string): void {
  if (!next) {
    openAnnouncer();
    setTimeout(flush, PAUSE);
  }
  next = { words, lang, at: performance.now() };
}

function flush(): void {
  if (!next) return;
  const { words, lang, at } = next;
  const rest = at + PAUSE - performance.now();
  if (rest > 1) {
    setTimeout(flush, rest);
    return;
  }
  next = undefined;
  const region = openAnnouncer();
  const text = typeof words === 'string' ? words : words();
  region.lang = lang;
  // The same words twice are read twice only if they differ: by a space that does not break
  region.textContent = region.textContent === text ? `${text}\u00a0` : text;
}
