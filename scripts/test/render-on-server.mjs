// Renders elements as a server of @lit-labs/ssr does: a list of `{ tag, attributes, text }` as JSON comes in, their HTML goes out.
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
