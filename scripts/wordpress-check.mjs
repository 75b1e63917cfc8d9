// npm run wordpress [-- --zip FILE] [--shots FOLDER]: puts the plugin into a real WordPress, writes posts as people do who may
// write HTML and as people who may not, and looks at what readers, feeds and the editor make of them. Needs PHP, MariaDB and
// WordPress; root on Debian gets them by itself.
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { after, before, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import puppeteer from 'puppeteer-core';
import { chromiumOptions, HOW_TO_GET_A_BROWSER } from './browsers.mjs';
import { asked, run, script, stop } from './run.mjs';
import { drawn, endOf, logIn, open, write } from './wordpress/reader.mjs';
import { makeSite, whyNot } from './wordpress/site.mjs';

const { values } = asked('npm run wordpress [-- --zip FILE] [--shots FOLDER]', {
  zip: { type: 'string' },
  shots: { type: 'string' },
});
const reason = whyNot();
if (reason) stop(reason);

const RECORD = `[Game "Waffle Wars"]
[Strawberries "O'Hara & “Daughter”"]

1. c4 {Why not "d4" -- or <b>e5</b> & so on...? [%csl c4]} d3
2. e2 (2. a1 {Too shy.}) b5`;
const END = '6/1b4/2s3/3b2/4s1/6';
/** The replay's whole text, with what is inside comments. */
const KEPT = ["O'Hara & “Daughter”", 'Why not "d4" -- or <b>e5</b> & so on...?'];

/** Texts of a block as the editor writes them. */
const signs = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const blockText = (attributes) => {
  const kept = Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.replace(/[&<>]/g, (sign) => signs[sign]) : value,
    ]),
  );
  const json = JSON.stringify(kept).replace(
    /--|[<>&]|\\"/g,
    (found) => ({ '--': '\\u002d\\u002d', '<': '\\u003c', '>': '\\u003e', '&': '\\u0026', '\\"': '\\u0022' })[found],
  );
  return `<!-- wp:griddle/board ${json} /-->`;
};
const paragraph = '<!-- wp:paragraph --><p id="after">After.</p><!-- /wp:paragraph -->';

const folder = mkdtempSync(join(tmpdir(), 'griddle-plugin-'));
let site;
let browser;

before(async () => {
  const zip = values.zip ? resolve(values.zip) : join(folder, 'release/griddle-wordpress.zip');
  if (!values.zip) assert.equal(await run(process.execPath, [script('release.mjs'), '--out', join(folder, 'release')]), 0);
  site = await makeSite(zip);
  const options = await chromiumOptions();
  if (!options) throw new Error(HOW_TO_GET_A_BROWSER);
  browser = await puppeteer.launch(options);
});

after(async () => {
  await browser?.close();
  await site?.close();
  rmSync(folder, { recursive: true });
});

async function shoot(page, name) {
  if (!values.shots) return;
  mkdirSync(values.shots, { recursive: true });
  await page.screenshot({ path: join(values.shots, `${name}.png`) });
}

/** What PHP has complained of since it was asked last. */
function complaints() {
  const lines = (() => {
    try {
      return readFileSync(site.log, 'utf8').split('\n');
    } catch {
      return [];
    }
  })();
  return lines.filter((line) => line.includes('griddle'));
}

const feedOf = () => fetch(`${site.url}/?feed=rss2`).then((response) => response.text());

/** The picture that the editor has drawn, which posts written here have, too. */
let picture;

test('in the editor the board is there, the panel changes it, and the post is kept with its picture', async () => {
  const cookies = await logIn(browser, site, 'author');
  const { page, said, close } = await open(browser, `${site.url}/wp-admin/post-new.php`, { cookies });
  await page.waitForFunction(() => window.wp?.data?.select('core/block-editor')?.getBlocks, { timeout: 60_000 });
  await page.evaluate(async (record) => {
    wp.data.dispatch('core/preferences').set('core/edit-post', 'welcomeGuide', false);
    wp.data.dispatch('core/editor').editPost({ title: 'From the editor' });
    const kept = record.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign]);
    const block = wp.blocks.createBlock('griddle/board', { mode: 'replay', record: kept });
    wp.data.dispatch('core/block-editor').insertBlocks([block]);
  }, RECORD);
  await page.waitForFunction(() => wp.data.select('core/block-editor').getBlocks()[0].attributes.picture !== '', {
    timeout: 60_000,
  });
  await drawn(page);
  assert.equal((await endOf(page, '.editor-styles-wrapper waffle-wars')).split(' ')[0], END);
  await shoot(page, 'editor-1280');

  // By the panel
  const labelled = (label) => page.waitForSelector(`::-p-xpath(//label[text()='${label}']/ancestor::div[.//select or .//textarea][1]//*[self::select or self::textarea])`);
  await (await labelled('What readers can do')).select('play');
  await page.waitForSelector('.editor-styles-wrapper waffle-wars[mode=play]');
  await (await labelled('Who plays')).select('first');
  await (await labelled('Level of the machine')).select('hard');
  await page.waitForSelector('.editor-styles-wrapper waffle-wars[seats="human,bot:hard"]');
  await (await labelled('What readers can do')).select('replay');
  await page.waitForSelector('.editor-styles-wrapper waffle-wars[mode=replay]:not([seats])');

  await page.evaluate(async () => {
    await wp.data.dispatch('core/editor').editPost({ status: 'publish' });
    await wp.data.dispatch('core/editor').savePost();
  });
  const post = await page.evaluate(() => ({
    link: wp.data.select('core/editor').getCurrentPost().link,
    attributes: wp.data.select('core/block-editor').getBlocks()[0].attributes,
    raw: wp.data.select('core/editor').getCurrentPost().content.raw,
  }));
  ({ picture } = post.attributes);
  assert.match(post.attributes.alt, /^Waffle Wars\. /);
  assert.deepEqual(said, []);
  await close();

  const reader = await open(browser, post.link);
  await drawn(reader.page);
  assert.equal((await endOf(reader.page, 'waffle-wars')).split(' ')[0], END);
  assert.deepEqual(reader.said, []);
  await reader.close();
});

for (const login of ['admin', 'author'])
  test(`a block that ${login} writes: the board, its record as it was, nothing moves, a picture for feeds`, async () => {
    assert.ok(picture);
    const content = blockText({ mode: 'replay', record: RECORD, picture, alt: 'A game of Waffle Wars' }) + paragraph;
    const { content: kept, link } = await write(site, login, { title: `A block by ${login}`, content });
    assert.equal(kept.raw, content);
    for (const width of [390, 1280]) {
      const { page, said, close } = await open(browser, link, { width });
      await drawn(page);
      await shoot(page, `block-${login}-${width}`);
      assert.ok((await page.evaluate(() => window.shift)) < 0.005, `at ${width} it moves`);
      assert.equal((await endOf(page, 'waffle-wars')).split(' ')[0], END);
      const text = await page.$eval('waffle-wars', (element) => element.getAttribute('record'));
      assert.equal(text, RECORD);
      assert.deepEqual(said, []);
      await close();
    }
    const bare = await open(browser, link, { width: 390, scripts: false });
    await shoot(bare.page, `block-without-scripts-${login}`);
    const seen = await bare.page.$eval('waffle-wars', (element) => ({
      image: element.querySelector('img').naturalWidth > 0 && element.querySelector('img').alt,
      text: element.textContent,
    }));
    assert.equal(seen.image, 'A game of Waffle Wars');
    for (const words of KEPT) assert.ok(seen.text.includes(words), seen.text);
    await bare.close();
  });

for (const login of ['admin', 'author'])
  test(`a shortcode that ${login} writes: the board, its record as it was`, async () => {
    // As the classic editor keeps it: a comment's signs are HTML
    const html = RECORD.replace(/[&<>]/g, (sign) => signs[sign]);
    const content = `Before.\n\n[griddle game="waffle-wars" mode="replay"]${html}[/griddle]\n\nAfter.`;
    const { link } = await write(site, login, { title: `A shortcode by ${login}`, content });
    const { page, said, close } = await open(browser, link, { width: 390 });
    await drawn(page);
    await shoot(page, `shortcode-${login}-390`);
    assert.equal((await endOf(page, 'waffle-wars')).split(' ')[0], END);
    const text = await page.$eval('waffle-wars', (element) => element.getAttribute('record'));
    assert.equal(text.replace(/\s+/g, ' '), RECORD.replace(/\s+/g, ' '));
    assert.ok((await page.evaluate(() => window.shift)) < 0.005, 'it moves');
    assert.deepEqual(said, []);
    await close();
  });

test('the feed has the picture and the record, and no element', async () => {
  const feed = await feedOf();
  assert.ok(!feed.includes('<waffle-wars'));
  const [, address] = /<img src="([^"]*\.svg)" width="\d+" height="\d+" alt="A game of Waffle Wars"/.exec(feed);
  const response = await fetch(address);
  assert.match(response.headers.get('content-type'), /^image\/svg\+xml/);
  assert.match(await response.text(), /^<svg .*<\/svg>$/s);
  assert.ok(feed.includes('Why not &quot;d4&quot; -- or &lt;b&gt;e5&lt;/b&gt; &amp; so on...?'));
});
