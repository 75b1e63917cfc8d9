// What authors do in the editor of a WordPress.
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

/** Puts a board at the end of the post, and selects it. */
export const insert = (page, attributes) =>
  page.evaluate(
    (attributes) =>
      wp.data.dispatch('core/block-editor').insertBlocks([wp.blocks.createBlock('griddle/board', attributes)]),
    attributes,
  );

/** Whether the first block of the post has an attribute that is not empty. */
export const attributesHave = (name) => wp.data.select('core/block-editor').getBlocks()[0].attributes[name] !== '';

/** Chooses a value in a list of the side panel, by its label. */
export async function choose(page, label, value) {
  const list = await page.waitForSelector(`::-p-xpath(//label[text()='${label}']/ancestor::div[.//select][1]//select)`);
  await list.select(value);
}

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

/** Of what the editor said, what has to do with us: others of its parts ask for faces and for what authors may not see. */
export const faultsOf = (said) =>
  said.filter((words) => !words.startsWith('Failed to load resource') || /griddle/.test(words));
