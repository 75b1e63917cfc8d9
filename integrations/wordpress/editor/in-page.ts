/**
 * In the page: what becomes of a board with something wrong in it that only the elements notice. Authors see the sentence
 * under the board. Readers get the words of the board, and its record as text; or the board, without an attribute that does
 * not matter as much.
 */

/** Attributes without which there is no board to show. */
const NEEDED: ReadonlySet<string> = new Set(['position', 'puzzles', 'record', 'src']);

/** What readers get instead of a board. */
function words(element: HTMLElement): HTMLElement {
  const box = document.createElement('div');
  const link = element.querySelector('a');
  const title = document.createElement('p');
  title.append(link?.querySelector('img') ? link : (link?.textContent.trim() ?? ''));
  box.append(title);
  const record = element.getAttribute('mode') === 'puzzle' ? null : element.getAttribute('record');
  if (record !== null) {
    const text = document.createElement('code');
    text.style.whiteSpace = 'pre-wrap';
    text.textContent = record;
    box.append(text);
  }
  return box;
}

/** Tells the author, once, that readers don't see what is wrong. */
function note(element: HTMLElement, text: string): void {
  if (element.nextElementSibling?.className === 'griddle-fault') return;
  const line = document.createElement('p');
  line.className = 'griddle-fault';
  line.textContent = text;
  element.after(line);
}

document.addEventListener('griddle-error', (event) => {
  const { detail, target } = event as CustomEvent<{ readonly source: string }>;
  // A move that a reader types is not of the post
  if (!(target instanceof HTMLElement) || !target.hasAttribute(detail.source)) return;
  const { author } = target.dataset;
  if (author !== undefined) note(target, author);
  else {
    // The element is reading its attributes
    queueMicrotask(() => {
      if (NEEDED.has(detail.source)) target.replaceWith(words(target));
      else target.removeAttribute(detail.source);
    });
  }
});
