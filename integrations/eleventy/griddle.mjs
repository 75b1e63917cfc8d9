// Boards in Eleventy: {% griddle "waffle-wars", "replay" %} a record or a position, in any form {% endgriddle %}.
// The record becomes an attribute and the board is drawn while the site is built, so that neither Markdown nor readers without
// scripts miss anything. Copy this file beside your own configuration.
import '@griddle/elements';
import { render } from '@lit-labs/ssr';
import { collectResult } from '@lit-labs/ssr/lib/render-result.js';
import { html } from 'lit';
import { unsafeHTML } from 'lit/directives/unsafe-html.js';

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** `release`: the address of the release's folder. */
export default function griddle(eleventyConfig, { release = '/release/' } = {}) {
  // `more`: other attributes, as HTML has them
  eleventyConfig.addPairedShortcode('griddle', async (content, tag, mode = 'diagram', more = '') => {
    const text = content.trim().replaceAll(/\s+/g, ' ');
    const name = /^\S+\/\S+( [^[{]*)?$/.test(text) ? 'position' : 'record';
    const given = text === '' ? '' : ` ${name}="${escaped(text)}"`;
    const element = `<${tag} mode="${mode}"${given} ${more}></${tag}>`;
    const drawn = await collectResult(render(html`${unsafeHTML(element)}`));
    // An empty line would end HTML in Markdown
    const line = drawn.replaceAll(/\s*\n\s*/g, ' ');
    return `<div><script type="module" src="${release}griddle.js"></script>${line}</div>`;
  });
}
