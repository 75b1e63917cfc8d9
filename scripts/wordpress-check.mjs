// npm run wordpress [-- --zip FILE] [--shots FOLDER]: installs the plugin in a real WordPress, writes posts as users with and
// without permission to write HTML, and checks them on the site, in feeds and in the editor. Needs PHP, MariaDB and WordPress;
// as root on Debian it installs them.
import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { after, before, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import puppeteer from 'puppeteer-core';
import { chromiumOptions, HOW_TO_GET_A_BROWSER } from './browsers.mjs';
import { asked, ROOT, run, script, stop } from './run.mjs';
import {
  attributesHave,
  BOARD,
  canvasOf,
  choose,
  chosen,
  editorOf,
  faultsOf,
  insert,
  publish,
  blockText,
  embedText,
  END,
  kept,
  KEPT,
  paragraph,
  RECORD,
} from './wordpress/editor.mjs';
import { drawn, endOf, logIn, open, shot, write } from './wordpress/reader.mjs';
import { testAttributes } from './wordpress/attribute-tests.mjs';
import { testPictures } from './wordpress/picture-tests.mjs';
import { makeSite, whyNot } from './wordpress/site.mjs';

const { values } = asked('npm run wordpress [-- --zip FILE] [--shots FOLDER]', {
  zip: { type: 'string' },
  shots: { type: 'string' },
});
const GERMAN = JSON.parse(readFileSync(join(ROOT, 'packages/languages/src/de/elements.json'), 'utf8'));
const reason = whyNot();
if (reason) stop(reason);

const folder = mkdtempSync(join(tmpdir(), 'griddle-plugin-'));
let site;
let browser;

before(async () => {
  const zip = values.zip ? resolve(values.zip) : join(folder, 'release/griddle-wordpress.zip');
  if (!values.zip)
    assert.equal(await run(process.execPath, [script('release.mjs'), '--out', join(folder, 'release')]), 0);
  site = await makeSite(zip);
  console.log(`WordPress ${site.version}`);
  const options = await chromiumOptions();
  if (!options) throw new Error(HOW_TO_GET_A_BROWSER);
  browser = await puppeteer.launch(options);
});

after(async () => {
  await browser?.close();
  await site?.close();
  rmSync(folder, { recursive: true });
});

const shoot = (page, name) => shot(page, values.shots, name);
/** Opens the editor with a new post. */
const openEditor = async (login) => editorOf(browser, site, await logIn(browser, site, login));

/** The picture that the editor has drawn, which the posts written here contain, too. */
let picture;

test('in the editor the board is there, the panel changes it, and the post is kept with its picture', async () => {
  const { page, said, close } = await openEditor('author');
  await insert(page, { mode: 'replay', record: kept(RECORD) });
  await page.waitForFunction(attributesHave, { timeout: 60_000 }, 'picture');
  const canvas = await canvasOf(page);
  await drawn(page, canvas);
  assert.equal((await endOf(canvas, BOARD)).split(' ')[0], END);
  await shoot(page, 'editor-1280');

  // In the panel
  await choose(page, 'Readers can', 'play');
  await canvas.waitForSelector(`${BOARD}[mode=play]`);
  await choose(page, 'Players', 'first');
  await choose(page, 'Level', 'hard');
  await canvas.waitForSelector(`${BOARD}[seats="human,bot:hard"]`);
  await page.evaluate(() => {
    const [{ clientId }] = wp.data.select('core/block-editor').getBlocks();
    wp.data.dispatch('core/block-editor').updateBlockAttributes(clientId, { seats: 'human,far' });
  });
  await canvas.waitForSelector(`${BOARD}[seats="human,far"]`);
  assert.equal(await chosen(page, 'Players'), 'human,far');
  await choose(page, 'Readers can', 'puzzle');
  await canvas.waitForSelector(`${BOARD}[mode=puzzle]`);
  await choose(page, 'Readers can', 'daily');
  await choose(page, 'Game', '');
  await canvas.waitForSelector('.editor-styles-wrapper griddle-daily:not([game])');
  await page.evaluate(() =>
    [...document.querySelectorAll('.components-panel__body-toggle')]
      .find((one) => one.textContent === 'Advanced')
      .click(),
  );
  await shoot(page, 'editor-daily');
  await choose(page, 'Readers can', 'replay');
  await choose(page, 'start', 'ask');
  await canvas.waitForSelector(`${BOARD}[start=ask]`);
  await choose(page, 'start', '');
  await canvas.waitForSelector(`${BOARD}[mode=replay]:not([seats])`);
  await choose(page, 'Board size', 'small');
  await canvas.waitForFunction((board) => document.querySelector(board)?.style.cssText.includes('320px'), {}, BOARD);
  await choose(page, 'Board size', 'usual');
  await canvas.waitForFunction((board) => !document.querySelector(board)?.style.cssText.includes('320px'), {}, BOARD);

  // The largest picture
  await insert(page, { game: 'waffle-time' });
  await page.waitForFunction(() => wp.data.select('core/block-editor').getBlocks()[1].attributes.picture !== '', {
    timeout: 60_000,
  });
  const post = await publish(page, 'From the editor');
  ({ picture } = post.attributes);
  assert.match(post.attributes.alt, /^Waffle Wars\. /);
  assert.deepEqual(faultsOf(said), []);
  await close();

  const reader = await open(browser, post.link);
  await drawn(reader.page);
  assert.equal((await endOf(reader.page, 'waffle-wars')).split(' ')[0], END);
  assert.deepEqual(reader.said, []);
  await reader.close();
  const bare = await open(browser, post.link, { scripts: false });
  const widths = await bare.page.$$eval('.wp-block-griddle-board img', (all) => all.map((img) => img.naturalWidth));
  assert.deepEqual(widths, [720, 720]);
  await bare.close();
});

test('in the editor what is wrong is told in a sentence, and no picture of it is kept', async () => {
  const { page, said, close } = await openEditor('author');
  await insert(page, { mode: 'replay', record: '1. c4 z9' });
  const notice = await page.waitForSelector('.interface-complementary-area .components-notice.is-error');
  assert.match(await notice.evaluate(({ textContent }) => textContent), /z9/);
  await page.setViewport({ width: 390, height: 900 });
  await shoot(page, 'editor-wrong-390');
  await page.setViewport({ width: 1280, height: 900 });
  assert.equal(await page.evaluate(attributesHave, 'picture'), false);
  await insert(page, { game: 'ludo' });
  const { textContent } = await (
    await (await canvasOf(page)).waitForSelector('.wp-block .components-notice.is-error')
  ).evaluate(({ textContent }) => ({ textContent }));
  assert.match(textContent, /game can’t be “ludo”\. Use waffle-wars, /);
  assert.deepEqual(faultsOf(said), []);
  await close();
});

test('in a frame of the editor the board is there, too; a shortcode that is pasted becomes a block', async () => {
  const { page, said, close } = await openEditor('author');
  await page.evaluate(() => wp.data.dispatch('core/edit-post').__experimentalSetPreviewDeviceType('Tablet'));
  await page.waitForSelector('iframe[name=editor-canvas]');
  await page.evaluate(async () => {
    const pasted =
      '<p>[griddle game="reversi" mode="play" seats="human,bot:easy" flipped]6/6/2sb2/2bs2/6/6 s[/griddle]</p>';
    wp.data.dispatch('core/block-editor').insertBlocks(wp.blocks.rawHandler({ HTML: pasted }));
  });
  await page.waitForFunction(attributesHave, { timeout: 60_000 }, 'picture');
  const frame = await (await page.waitForSelector('iframe[name=editor-canvas]')).contentFrame();
  await frame.waitForSelector('reversi-board[mode=play][flipped]');
  await shoot(page, 'editor-frame');
  const { game, position, seats } = await page.evaluate(
    () => wp.data.select('core/block-editor').getBlocks()[0].attributes,
  );
  assert.deepEqual([game, position, seats], ['reversi', '6/6/2sb2/2bs2/6/6 s', 'human,bot:easy']);
  assert.deepEqual(faultsOf(said), []);
  await close();
});

test('the editor speaks German with a German author', async () => {
  site.php("require 'wp-load.php'; update_user_meta( get_user_by( 'login', 'author' )->ID, 'locale', 'de_AT' );");
  const { page, said, close } = await openEditor('author');
  await insert(page, { mode: 'play' });
  await page.waitForSelector(`::-p-xpath(//label[text()='${GERMAN['maker.mode']}'])`);
  assert.equal(
    await page.evaluate(() => wp.blocks.getBlockType('griddle/board').title),
    GERMAN['maker.wordpress.title'],
  );
  await page.waitForFunction(attributesHave, { timeout: 60_000 }, 'picture');
  await drawn(page, await canvasOf(page));
  await shoot(page, 'editor-german');
  // The alt text addresses readers
  const alt = await page.evaluate(() => wp.data.select('core/block-editor').getBlocks()[0].attributes.alt);
  assert.match(alt, /^Waffle Wars\. Strawberries’ turn\./);
  assert.deepEqual(faultsOf(said), []);
  await close();
  site.php("require 'wp-load.php'; update_user_meta( get_user_by( 'login', 'author' )->ID, 'locale', '' );");
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
    // As the classic editor stores it, with HTML entities
    const content = `Before.\n\n[griddle game="waffle-wars" mode="replay"]${kept(RECORD)}[/griddle]\n\nAfter.`;
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

test('a position and a game to play stay where they are while the board comes', async () => {
  const diagram = blockText({ position: '6/6/2b3/1b4/1ss3/sss3', size: 'small', picture });
  const game = blockText({ mode: 'play', seats: 'human,bot:easy', picture });
  const { link } = await write(site, 'author', { content: diagram + paragraph + game + paragraph });
  for (const width of [390, 1280]) {
    const { page, said, close } = await open(browser, link, { width });
    await drawn(page);
    await shoot(page, `two-blocks-${width}`);
    assert.ok((await page.evaluate(() => window.shift)) < 0.005, `at ${width} it moves`);
    const boards = await page.$$eval('waffle-wars', (all) => all.map(({ currentPosition }) => currentPosition));
    assert.deepEqual(
      boards.map((position) => position.split(' ')[0]),
      ['6/6/2b3/1b4/1ss3/sss3', '6/6/6/6/6/6'],
    );
    assert.deepEqual(said, []);
    await close();
  }
});

test('words come in the language of the blog, or the nearest one', () => {
  const locales = ['de_DE_formal', 'pt_PT', 'pt_BR', 'zh_CN', 'zh_TW', 'sv_SE'];
  const said = site.php(`
    require 'wp-load.php';
    foreach ( ${JSON.stringify(locales)} as $locale ) $all[] = Griddle\\words( $locale )['maker.size.small'];
    echo json_encode( $all );`);
  assert.deepEqual(JSON.parse(said), ['Klein', 'Pequeno', 'Pequeno', '小', 'Small', 'Small']);
});

test('a page without a board has no script of ours', async () => {
  const { link } = await write(site, 'author', { content: paragraph });
  assert.ok(!(await (await fetch(link)).text()).includes('griddle.js'));
});

test('wrong attributes: the words of the page for readers, and one sentence for its author', async () => {
  const content = `[griddle game="waffle-wars" mode="reply"]A game that I lost.[/griddle]

[griddle gmae="reversi"]Another game.[/griddle]

[griddle seats="human,dog"]1. c4[/griddle]`;
  const { link } = await write(site, 'author', { content });
  const reader = await open(browser, link);
  const seen = await reader.page.$$eval('.griddle-board', (all) => all.map(({ textContent }) => textContent));
  assert.deepEqual(seen, ['A game that I lost.', 'Another game.', '1. c4']);
  await reader.close();
  const author = await open(browser, link, { cookies: await logIn(browser, site, 'author') });
  const told = await author.page.$$eval('.griddle-fault', (all) => all.map(({ textContent }) => textContent));
  await shoot(author.page, 'wrong-attributes');
  assert.match(
    told[0],
    /^mode can’t be “reply”\. Use diagram, replay, play, puzzle, lesson, daily\. Readers don’t see this message\.$/,
  );
  assert.match(told[1], /^Unknown attribute gmae\. Use game, mode, /);
  assert.match(told[2], /^seats can’t be “human,dog”\. Use human, far, bot:easy, /);
  await author.close();
});

test('what an author may not write comes to no page, however it is packed', async () => {
  const evil = (svg) => gzipSync(svg).toString('base64');
  const start = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1" width="9" height="9"';
  const pictures = [
    `${start} onload="evil()"><title>evil</title><g onclick="evil()"><script>evil()</script><path d="M0 0"/></g></svg>`,
    `${start}><title>evil</title><g><image href="javascript:evil()"/><style>@import "evil"</style></g></svg>`,
    '<script>evil()</script>',
    'evil'.repeat(1_000_000),
  ].map(evil);
  const blocks = pictures.map((picture) => blockText({ picture, seats: '"><script>evil()</script>' }));
  const others = pictures.map((picture) => blockText({ picture, alt: '"><script>evil()</script>', ply: '1' }));
  const content = `${[...blocks, ...others, blockText({ picture: 'evil' })].join('')}
    [griddle alt="x' onload='evil()" picture="javascript:evil()" width="1" height="1"][/griddle]
    [griddle mode="<script>evil()</script>"]<script>evil()</script>[/griddle]`;
  const { link } = await write(site, 'author', { content });
  const { page, close } = await open(browser, link);
  await drawn(page);
  const found = await page.evaluate(() => ({
    scripts: [...document.scripts].filter(({ text }) => text.includes('evil')).length,
    handlers: document.querySelectorAll('[onload], [onclick], [href^="javascript:"], [src^="javascript:"]').length,
    pictures: [...document.querySelectorAll('waffle-wars img')].map(({ src }) => src),
  }));
  assert.deepEqual([found.scripts, found.handlers], [0, 0]);
  for (const address of found.pictures) {
    assert.doesNotMatch(
      await (await fetch(address)).text(),
      /<script|onload|onclick|javascript:|<image|<style|@import/,
    );
  }
  await close();
});

test('the feed has the picture and the record, and no element', async () => {
  const feed = await (await fetch(`${site.url}/?feed=rss2`)).text();
  assert.ok(!feed.includes('<waffle-wars'));
  const [, address] = /<img [^>]*src="([^"]*\.svg)" width="\d+" height="\d+" alt="A game of Waffle Wars"/.exec(feed);
  const response = await fetch(address);
  assert.match(response.headers.get('content-type'), /^image\/svg\+xml/);
  assert.match(await response.text(), /^<svg .*<\/svg>$/s);
  assert.ok(feed.includes('Why not &quot;d4&quot; -- or &lt;b&gt;e5&lt;/b&gt; &amp; so on...?'));
});

test('the block of HTML of the command line needs no plugin, and an author who may write HTML', async () => {
  const content = embedText(`${site.url}/wp-content/plugins/griddle/release/`);
  const { content: kept, link } = await write(site, 'admin', { title: 'A block of HTML', content });
  assert.equal(kept.raw.trim(), content.trim());
  const { page, said, close } = await open(browser, link, { width: 390 });
  await drawn(page);
  assert.equal((await endOf(page, 'waffle-wars')).split(' ')[0], END);
  assert.deepEqual(said, []);
  await close();
  const stripped = await write(site, 'author', { title: 'A block of HTML', content });
  assert.doesNotMatch(stripped.content.raw, /<script|<waffle-wars/);
});

testAttributes(() => ({ browser, site, shoot }));
testPictures(() => ({ browser, site }));

test('PHP has nothing to complain of', () => {
  const log = existsSync(site.log) ? readFileSync(site.log, 'utf8') : '';
  assert.deepEqual(
    log.split('\n').filter((line) => line.includes('plugins/griddle')),
    [],
  );
});

test('taken away from a network, the plugin takes the pictures of each site along', () => {
  site.makeNetwork();
  const block = JSON.stringify(blockText({ picture }));
  const left = site.php(
    `
    require 'wp-load.php';
    require_once ABSPATH . 'wp-admin/includes/admin.php';
    add_filter( 'filesystem_method', fn() => 'direct' );
    activate_plugin( 'griddle/griddle.php', '', true );
    $sites = array( 1, wp_insert_site( array( 'domain' => 'localhost', 'path' => '/two/', 'user_id' => 1 ) ) );
    $look = function() use ( $sites ) {
      global $wpdb;
      foreach ( $sites as $id ) {
        switch_to_blog( $id );
        $found[] = array( count( glob( wp_upload_dir( null, false )['basedir'] . '/griddle/*' ) ), (int) $wpdb->get_var( "SELECT COUNT(*) FROM $wpdb->postmeta WHERE meta_key = '_griddle_picture'" ) );
        restore_current_blog();
      }
      return $found;
    };
    foreach ( $sites as $id ) {
      switch_to_blog( $id );
      wp_insert_post( array( 'post_status' => 'publish', 'post_title' => 'A post', 'post_content' => wp_slash( ${block.replaceAll('$', '\\$')} ) ) );
      restore_current_blog();
    }
    $before = $look();
    uninstall_plugin( 'griddle/griddle.php' );
    echo json_encode( array( $before, $look() ) );`,
    'ready',
  );
  const [before, after] = JSON.parse(left);
  for (const [files, notes] of before) assert.deepEqual([files > 0, notes], [true, 1]);
  assert.deepEqual(after, [
    [0, 0],
    [0, 0],
  ]);
});

test('taken away, the plugin takes its pictures along', () => {
  const left = site.php(`
    require 'wp-load.php';
    require_once ABSPATH . 'wp-admin/includes/admin.php';
    add_filter( 'filesystem_method', fn() => 'direct' );
    $folder = wp_upload_dir()['basedir'] . '/griddle';
    wp_update_post( array( 'ID' => get_posts( array( 's' => 'From the editor' ) )[0]->ID ) );
    $before = count( glob( "$folder/*.svg" ) );
    deactivate_plugins( 'griddle/griddle.php' );
    $done = delete_plugins( array( 'griddle/griddle.php' ) );
    echo json_encode( array( $before > 0, $done, file_exists( $folder ) ) );`);
  assert.deepEqual(JSON.parse(left), [true, true, false]);
});
