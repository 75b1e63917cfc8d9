/**
 * Links to a place in a game: the moves that lead there, in the fragment of the page's address. No server sees them, and
 * a game that readers have played can be handed on like one from a record.
 */
import { pathOf, playText, type AnyStep, type TableView } from '#core';

/** The fragment of a link to a place in a game begins with this. */
const LINK = '#griddle-';

/** Moves stand between dots; no game has one in a move. */
const BETWEEN = '.';

/** Whether the page's address is such a link, to whichever element. */
export function isLinked(): boolean {
  return location.hash.startsWith(LINK);
}

/** The page's address with the moves that lead to where the board stands. */
export function linkTo(stage: Element, { at }: TableView): string {
  const moves: string[] = [];
  for (let step: AnyStep = at; step.parent; step = step.parent) moves.unshift(encodeURIComponent(step.token));
  const url = new URL(location.href);
  url.hash = prefixOf(stage) + moves.join(BETWEEN);
  return url.href;
}

/** Plays the moves of the page's address if they are meant for this element. */
export function openLink(stage: Element, { session, goTo, at }: TableView): void {
  const prefix = prefixOf(stage);
  if (!location.hash.startsWith(prefix) || location.hash === prefix) return;
  session.first();
  for (const move of location.hash.slice(prefix.length).split(BETWEEN)) {
    if (!playText(session, decoded(move)).ok) break;
  }
  const path = pathOf(session.current);
  session.moveTo(at);
  goTo(path);
}

/** An element is known by its id, or by its place among those of its kind on the page. */
function prefixOf(stage: Element): string {
  const place = [...document.querySelectorAll(stage.localName)].indexOf(stage) + 1;
  return `${LINK}${stage.id || place}=`;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
