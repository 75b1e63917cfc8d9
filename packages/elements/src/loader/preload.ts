/** Asks for files of a release before the code that imports them is here, so that no file waits for another. */
import { FOLDER } from './folder.js';

const asked = new Set<string>();

/** Asks for files by their names, `core`; from the sources there are none. */
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

/** The files with the opponents of a game's element, as far as its attributes ask for any. */
export function opponentsOf(element: Element, bots: string): readonly string[] {
  const hasBot = element.getAttribute('mode') === 'play' && /\bbot:/.test(element.getAttribute('seats') ?? '');
  return hasBot ? ['bots', `bots-${bots}`] : [];
}

/** The file with the coach, where a game's element has a puzzle or a lesson. */
export function coachOf(element: Element): readonly string[] {
  return ['puzzle', 'lesson'].includes(element.getAttribute('mode') ?? '') ? ['learn'] : [];
}

/** The file with the parts beside a board, where a game's element in one of some modes has any. */
export function panelOf(element: Element, modes: readonly string[]): readonly string[] {
  const hasPanel = modes.includes(element.getAttribute('mode') ?? '') && element.getAttribute('controls') !== 'none';
  return hasPanel ? ['panel'] : [];
}
