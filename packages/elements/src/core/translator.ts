/**
 * What a translator of web pages leaves behind: it puts `<font>` elements in the place of text nodes, and who wrote those goes
 * on writing into nodes that are no longer on the page.
 */

const FONT = 'font';

/** Makes text nodes of a translator's words, so that templates can change them. The translator hears of new words by itself. */
export function undoTranslation(root: ParentNode): void {
  for (let font = root.querySelector(FONT); font; font = root.querySelector(FONT)) {
    let words = '';
    // One text may have become several elements, with text between them
    for (let next = font.nextSibling; next instanceof Text || isFont(next); next = font.nextSibling) {
      words += next.textContent ?? '';
      next.remove();
    }
    font.replaceWith(`${font.textContent}${words}`);
  }
}

function isFont(node: Node | null): node is Element {
  return node instanceof Element && node.localName === FONT;
}
