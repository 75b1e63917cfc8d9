// Renders elements on the server with @lit-labs/ssr: reads a JSON list of `{ tag, attributes, text }`, writes their HTML.
import { json } from 'node:stream/consumers';
import '@griddle/elements';
import { render } from '@lit-labs/ssr';
import { collectResultSync } from '@lit-labs/ssr/lib/render-result.js';
import { html } from 'lit';
import { unsafeHTML } from 'lit/directives/unsafe-html.js';

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const rendered = (await json(process.stdin)).map(({ tag, attributes, text = '' }) => {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`);
  return collectResultSync(render(html`${unsafeHTML(`<${tag}${written.join('')}>${escaped(text)}</${tag}>`)}`));
});
process.stdout.write(JSON.stringify(rendered));
