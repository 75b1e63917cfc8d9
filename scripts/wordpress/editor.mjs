// Actions of authors in the WordPress editor.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../run.mjs';
import { open } from './reader.mjs';

/** The board in the editor. */
export const BOARD = '.editor-styles-wrapper waffle-wars';

/** Opens the editor with a new post. */
export async function editorOf(browser, { url }, cookies) {
  const opened = await open(browser, `${url}/wp-admin/post-new.php`, { cookies });
  await opened.page.waitForFunction(() => window.wp?.data?.select('core/block-editor')?.getBlocks, {
    timeout: 60_000,
  });
  await opened.page.evaluate(() => {
    wp.data.dispatch('core/preferences').set('core/edit-post', 'welcomeGuide', false);
    wp.data.dispatch('core/edit-post').openGeneralSidebar('edit-post/block');
  });
  return opened;
}

/** What shows the post in the editor: a frame in newer versions of WordPress, or the page. */
export async function canvasOf(page) {
  await page.waitForFunction(
    () => document.querySelector('iframe[name=editor-canvas]') ?? document.querySelector('.editor-styles-wrapper'),
  );
  const frame = await page.$('iframe[name=editor-canvas]');
  return frame ? frame.contentFrame() : page;
}

/** Adds a board at the end of the post, and selects it. */
export const insert = (page, attributes) =>
  page.evaluate(
    (attributes) =>
      wp.data.dispatch('core/block-editor').insertBlocks([wp.blocks.createBlock('griddle/board', attributes)]),
    attributes,
  );

/** Whether the first block of the post has a non-empty attribute. */
export const attributesHave = (name) => wp.data.select('core/block-editor').getBlocks()[0].attributes[name] !== '';

/** Chooses a value in a list of the side panel, by its label. */
export async function choose(page, label, value) {
  await (await listOf(page, label)).select(value);
}

/** What is chosen in a list of the panel. */
export const chosen = async (page, label) => (await listOf(page, label)).evaluate(({ value }) => value);

const listOf = (page, label) =>
  page.waitForSelector(`::-p-xpath(//label[text()='${label}']/ancestor::div[.//select][1]//select)`);

/** Publishes the post, and resolves to its address and its first block. */
export const publish = (page, title) =>
  page.evaluate(async (title) => {
    await wp.data.dispatch('core/editor').editPost({ title, status: 'publish' });
    await wp.data.dispatch('core/editor').savePost();
    return {
      link: wp.data.select('core/editor').getCurrentPost().link,
      attributes: wp.data.select('core/block-editor').getBlocks()[0].attributes,
    };
  }, title);

/** The editor's messages that concern us; other parts of it request avatars and things that authors may not see. */
export const faultsOf = (said) =>
  said.filter(
    (words) => /griddle/.test(words) || !/^(Failed to load resource|[^ ]* is deprecated|dispatch\()/.test(words),
  );

// The content of the test posts, in the editor's format.

/** A record with everything that has ever been mangled on the way to a page. */
export const RECORD = `[Game "Waffle Wars"]
[Strawberries "O'Hara & “Daughter”"]

1. c4 {Why not "d4" -- or <b>e5</b> & so on...? [%csl c4]} d3
2. e2 (2. a1 {Too shy.}) b5`;
/** The final position of the record. */
export const END = '6/1b4/2s3/3b2/4s1/6';
/** Words of it that WordPress tends to rewrite. */
export const KEPT = ["O'Hara & “Daughter”", 'Why not "d4" -- or <b>e5</b> & so on...?'];

/** A text as escaped in the attributes of the block. */
export const kept = (text) => text.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign]);

/** The text of a block with these attributes. */
export function blockText(attributes) {
  const json = JSON.stringify(attributes, (_name, value) => (typeof value === 'string' ? kept(value) : value));
  // Like WordPress's serializer: characters that could end the comment, or pass for HTML, are escaped by number
  const numbered = { '--': '\\u002d\\u002d', '<': '\\u003c', '>': '\\u003e', '&': '\\u0026', '\\"': '\\u0022' };
  return `<!-- wp:griddle/board ${json.replace(/--|[<>&]|\\"/g, (found) => numbered[found])} /-->`;
}

/** Words below a board, which must not move. */
export const paragraph = '<!-- wp:paragraph --><p id="after">After.</p><!-- /wp:paragraph -->';

/** The HTML block that the command line writes for the record; `address` is that of a release. */
export function embedText(address) {
  const main = join(ROOT, 'packages/cli/src/main.ts');
  const asked = ['embed', '-', '--for', 'wordpress', '--address', address];
  return execFileSync(process.execPath, ['--conditions=griddle-source', '--import=tsx', main, ...asked], {
    cwd: ROOT,
    env: { ...process.env, TSX_TSCONFIG_PATH: join(ROOT, 'tsconfig.base.json') },
    input: RECORD,
  }).toString();
}
