/** Reads the text that a page wrote between an element's tags. */

/** What stands inside for other reasons than to be read: pictures, and what browsers without scripts show. */
const SILENT: ReadonlySet<string> = new Set(['noscript', 'script', 'style', 'svg', 'template']);
/** Before and after these a line ends: editors write them for the line breaks of a record. */
const LINES: ReadonlySet<string> = new Set(['br', 'div', 'figcaption', 'figure', 'li', 'ol', 'p', 'pre', 'ul']);
/** Milliseconds between two looks at whether an element has been closed. */
const LOOK = 50;

/** The words inside a node, with its lines. */
export function wordsIn(node: Node): string {
  let words = '';
  for (const child of node.childNodes) {
    if (child instanceof Text) words += child.data;
    else if (child instanceof Element && !SILENT.has(child.localName)) {
      words += LINES.has(child.localName) ? `\n${wordsIn(child)}\n` : wordsIn(child);
    }
  }
  return words;
}

/** Whether the page is still loading and the element's end tag has not arrived. */
export function isArriving(element: Element): boolean {
  if (document.readyState !== 'loading' || element.getRootNode() !== document) return false;
  for (let node: Node | null = element; node; node = node.parentNode) if (node.nextSibling) return false;
  return true;
}

/** Resolves when the end of an element has come. */
export async function whenArrived(element: Element): Promise<void> {
  while (isArriving(element)) await new Promise((resolve) => setTimeout(resolve, LOOK));
}

/** Calls `changed` when an element's text may have changed, until stopped. Ignores browser translations. */
export function watchWords(element: Element, changed: () => void): () => void {
  const observer = new MutationObserver(() => {
    // What a browser translates stands in <font>: notation is the same in every language
    if (!element.querySelector('font')) changed();
  });
  observer.observe(element, { childList: true, characterData: true, subtree: true });
  return () => observer.disconnect();
}
