// An element of Griddle, drawn on the server: <Griddle tag="waffle-wars" mode="replay" record={record} />
import '@griddle/elements';
import { render } from '@lit-labs/ssr';
import { collectResult } from '@lit-labs/ssr/lib/render-result.js';
import { html } from 'lit';
import { unsafeHTML } from 'lit/directives/unsafe-html.js';

const escaped = (text) => String(text).replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

export async function Griddle({ tag, ...attributes }) {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`);
  const __html = await collectResult(render(html`${unsafeHTML(`<${tag}${written.join('')}></${tag}>`)}`));
  // The browser makes a shadow root of what is in a template, so that React would find less than it has sent
  return <div dangerouslySetInnerHTML={{ __html }} suppressHydrationWarning />;
}
