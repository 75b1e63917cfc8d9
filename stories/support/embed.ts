/** The HTML of an embed, and the button that copies it. */
import { escaped } from '@griddle/art/internal/embed/markup.js';
import { html, type TemplateResult } from 'lit';
import './copy.css';

/** What a page's author writes: an element's attributes (`true` for one without a value), and the text that shows without scripts. */
export interface Embed {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string | true>>;
  readonly text: string;
}

/** What readers replace with the address of their own site. */
const SITE = 'https://YOUR.SITE/';
/** The line that loads the elements of a page. */
const SCRIPT = `<script type="module" src="${SITE}release/griddle.js"></script>`;

/** The HTML of the element. */
export function snippetOf({ tag, attributes, text }: Embed): string {
  const written = Object.entries(attributes).filter(([, value]) => value !== '');
  const list = written.map(([name, value]) => (value === true ? ` ${name}` : ` ${name}="${escaped(value)}"`));
  const lines = text
    .trim()
    .split('\n')
    .map((line) => (line === '' ? '' : `  ${line}`));
  return [`<${tag}${list.join('')}>`, ...lines, `</${tag}>`].join('\n');
}

/** Copies a text and says so on the button; where the page can’t copy, selects it in `shown` for the reader to do so. */
export async function copy(button: HTMLElement, text: string, shown: HTMLElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    button.textContent = text.includes(SITE) ? `Copied. Replace ${SITE} with your address` : 'Copied';
  } catch {
    const fold = shown.closest('details');
    if (fold) {
      fold.hidden = false;
      fold.open = true;
    }
    getSelection()?.selectAllChildren(shown);
    button.textContent = 'Selected: press Ctrl+C';
  }
}

/** A button that copies the two lines of an embed. The lines show where the page can’t copy them. */
export function copyButton(embed: Embed): TemplateResult {
  const text = `${SCRIPT}\n${snippetOf(embed)}`;
  const press = ({ currentTarget }: Event): void => {
    const button = currentTarget as HTMLElement;
    const shown = button.parentElement?.querySelector('code');
    if (shown) void copy(button, text, shown);
  };
  return html`<div class="copy">
    <button type="button" aria-live="polite" @click=${press}>Copy as embed</button>
    <details hidden>
      <summary>HTML</summary>
      <pre tabindex="0" role="group" aria-label="HTML"><code>${text}</code></pre>
    </details>
  </div>`;
}
