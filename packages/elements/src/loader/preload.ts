/** Preloads files of a release before the code that imports them has loaded, so that no file waits for another. */
import { FOLDER } from './folder.js';

const asked = new Set<string>();

/** Preloads files by name (`core`). Does nothing when run from the sources. */
export function preload(names: readonly string[]): void {
  for (const name of names) {
    if (FOLDER === '' || asked.has(name)) continue;
    asked.add(name);
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = new URL(`${FOLDER}${name}.js`, import.meta.url).href;
    document.head.append(link);
  }
}

/** The files with the opponents of a game's element, if its attributes ask for any. */
export function opponentsOf(element: Element, bots: string): readonly string[] {
  const hasBot = element.getAttribute('mode') === 'play' && /\bbot:/.test(element.getAttribute('seats') ?? '');
  return hasBot ? ['bots', `bots-${bots}`] : [];
}

/** The file with the coach, if a game's element shows a puzzle or a lesson. */
export function coachOf(element: Element): readonly string[] {
  return ['puzzle', 'lesson'].includes(element.getAttribute('mode') ?? '') ? ['learn'] : [];
}

/** The file with the code of play, if readers make moves in a game's element. */
export function playOf(element: Element): readonly string[] {
  return ['play', 'puzzle', 'lesson'].includes(element.getAttribute('mode') ?? '') ? ['play'] : [];
}

/** The file with the panel, if a game's element is in one of `modes` and has controls. */
export function panelOf(element: Element, modes: readonly string[]): readonly string[] {
  const hasPanel = modes.includes(element.getAttribute('mode') ?? '') && element.getAttribute('controls') !== 'none';
  return hasPanel ? ['panel'] : [];
}
