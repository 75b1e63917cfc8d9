/** An element on the page together with the HTML that puts it there, both from one description. */
import { html, type TemplateResult } from 'lit';

/** What a blogger writes: attributes, and the text between the tags, which also shows where there is no script. */
export interface Embed {
  /** The element; left out, `waffle-wars`. */
  readonly tag?: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly text: string;
}

const USUAL = 'waffle-wars';

/** The element itself. */
export function elementOf({ tag = USUAL, attributes, text }: Embed, id: string): HTMLElement {
  const element = document.createElement(tag);
  element.id = id;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.textContent = text;
  return element;
}

/** The HTML to copy. */
function snippetOf({ tag = USUAL, attributes, text }: Embed): string {
  const list = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`);
  const lines = text
    .trim()
    .split('\n')
    .map((line) => (line === '' ? '' : `  ${line}`));
  return [`<${tag}${list.join('')}>`, ...lines, `</${tag}>`].join('\n');
}

function escaped(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

const KINDS: Readonly<Record<string, string>> = { diagram: 'diagram', replay: 'replay', play: 'game' };

/** A figure: the element, what it shows, and its HTML behind a fold. */
export function figure(embed: Embed, id: string, caption: string): TemplateResult {
  return html`<figure>
    ${elementOf(embed, id)}
    <figcaption>${caption}</figcaption>
    <details>
      <summary>The HTML of this ${KINDS[embed.attributes['mode'] ?? 'diagram']}</summary>
      ${code(snippetOf(embed))}
    </details>
  </figure>`;
}

/** Code with a button that copies it. */
export function code(text: string): TemplateResult {
  return html`<div class="code">
    <pre tabindex="0" role="group" aria-label="HTML"><code>${text}</code></pre>
    <button type="button" @click=${copy}>Copy</button>
  </div>`;
}

/** Copies the code before the button; where a page may not copy, selects it for the reader to do so. */
async function copy({ currentTarget }: Event): Promise<void> {
  const button = currentTarget as HTMLButtonElement;
  const source = button.parentElement?.querySelector('code');
  if (!source) return;
  try {
    await navigator.clipboard.writeText(source.textContent);
    button.textContent = 'Copied';
  } catch {
    getSelection()?.selectAllChildren(source);
    button.textContent = 'Selected: now press Ctrl+C';
  }
}
