// Tests of the attributes of the shortcode and the block, and of what readers and authors see of wrong ones.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { blockText } from './editor.mjs';
import { drawn, logIn, open, write } from './reader.mjs';

/** The elements of a page, as they are in it. */
const elementsIn = (page) =>
  page.$$eval('waffle-wars, griddle-daily, buffet-boss, reversi-board, connect-four', (all) =>
    all
      .filter((element) => !element.parentElement.closest('griddle-daily'))
      .map(({ attributes, localName }) => [
        localName,
        Object.fromEntries([...attributes].map(({ name, value }) => [name, value])),
      ]),
  );
/** The attributes that the plugin adds, and those that elements set themselves. */
const withoutOwn = ([tag, attributes]) => [
  tag,
  Object.fromEntries(Object.entries(attributes).filter(([name]) => !['style', 'data-author', 'dir'].includes(name))),
];

/** Adds the tests; `context` returns the browser, the site, and a function that keeps a picture of a page. */
export function testAttributes(context) {
  test('puzzles, lessons, the daily puzzle, and all other attributes of the elements', async () => {
    const { browser, shoot, site } = context();
    const content = `[griddle mode="puzzle" puzzles="waffle-wars:12" id="mine" lang="de" keep="none"]
[griddle game="reversi" mode="lesson" show="last" /]
[griddle mode="daily" what="puzzle" date="2026-11-25"]
[griddle game="buffet-boss" mode="play" start="now" told="piles" at-rest controls="none"]
${blockText({ game: 'connect-four', mode: 'puzzle', id: 'other', show: 'none', start: 'ask' })}${blockText({ mode: 'daily', game: 'connect-four' })}`;
    const { link } = await write(site, 'author', { content });
    for (const width of [390, 1280]) {
      const { page, said, close } = await open(browser, link, { width });
      await drawn(page);
      await shoot(page, `all-attributes-${width}`);
      assert.deepEqual((await elementsIn(page)).map(withoutOwn), [
        ['waffle-wars', { mode: 'puzzle', puzzles: 'waffle-wars:12', id: 'mine', lang: 'de', keep: 'none' }],
        ['reversi-board', { mode: 'lesson', show: 'last' }],
        ['griddle-daily', { what: 'puzzle', date: '2026-11-25' }],
        ['buffet-boss', { mode: 'play', start: 'now', told: 'piles', 'at-rest': '', controls: 'none' }],
        ['connect-four', { mode: 'puzzle', id: 'other', show: 'none', start: 'ask' }],
        ['griddle-daily', { game: 'connect-four' }],
      ]);
      assert.deepEqual(said, []);
      await close();
    }
    const feed = await (await fetch(`${link}&feed=rss2&withoutcomments=1`)).text();
    assert.ok(!feed.includes('<griddle-daily'));
  });

  test('a shortcode with bent quotes, and one without an end', async () => {
    const { browser, site } = context();
    const content = `[griddle game=”waffle-wars” mode=“replay” names=“Anna, Ben”]1. c4 d3[/griddle]

[griddle position=„6/6/2b3/1b4/1ss3/sss3“ alt=‘Ben’s waffle’]

Between.

[griddle game=&#8220;connect-four&#8221; mode="replay"]1. c1[/griddle]

[griddle game="connect-four"]

After.`;
    const { link } = await write(site, 'author', { content });
    const { page, close } = await open(browser, link);
    await drawn(page);
    assert.deepEqual((await elementsIn(page)).map(withoutOwn), [
      ['waffle-wars', { mode: 'replay', names: 'Anna, Ben', record: '1. c4 d3' }],
      ['waffle-wars', { position: '6/6/2b3/1b4/1ss3/sss3' }],
      ['connect-four', { mode: 'replay', record: '1. c1' }],
      ['connect-four', {}],
    ]);
    const paragraphs = await page.$$eval('.entry-content > p', (all) => all.map(({ textContent }) => textContent));
    assert.deepEqual(paragraphs, ['Between.', 'After.']);
    await close();
  });

  test('a wrong position or record: words for readers, and the sentence for the author', async () => {
    const { browser, shoot, site } = context();
    const content = `[griddle position="6/6/9z" alt="The end of our game"]

[griddle mode="replay"]1. c4 z9[/griddle]

${blockText({ position: '7/7', alt: 'Anna wins' })}

[griddle mode="play" seats="human,bot:easy" show="nothing"]

[griddle mode="replay"]

[griddle mode="lesson" names="${'x'.repeat(3000)}"]`;
    const { link } = await write(site, 'author', { content });
    const reader = await open(browser, link, { width: 390 });
    await drawn(reader.page);
    await shoot(reader.page, 'wrong-positions-reader');
    const text = await reader.page.$eval('.entry-content', (body) => body.innerText);
    for (const words of ['The end of our game', '1. c4 z9', 'Anna wins']) assert.ok(text.includes(words), text);
    assert.equal(await reader.page.$('.griddle-fault'), null);
    const boards = await elementsIn(reader.page);
    assert.deepEqual(boards.map(withoutOwn), [
      ['waffle-wars', { mode: 'play', seats: 'human,bot:easy' }],
      ['waffle-wars', { mode: 'replay' }],
    ]);
    const errors = await reader.page.$$eval('waffle-wars', (all) =>
      all.map(({ shadowRoot }) => shadowRoot.querySelectorAll('[part=error]').length),
    );
    assert.deepEqual(errors, [0, 0]);
    await reader.close();

    const author = await open(browser, link, { cookies: await logIn(browser, site, 'author') });
    await drawn(author.page);
    await shoot(author.page, 'wrong-positions-author');
    assert.deepEqual(
      await author.page.$$eval('waffle-wars', (all) =>
        all.map(({ shadowRoot }) => shadowRoot.querySelectorAll('[part=error]').length),
      ),
      [1, 1, 1, 1, 0],
    );
    const told = await author.page.$$eval('.griddle-fault', (all) => all.map(({ textContent }) => textContent));
    const unseen = 'Readers don’t see this message.';
    assert.deepEqual(told, [
      unseen,
      unseen,
      unseen,
      unseen,
      `A replay needs a record. Write it between the tags, and end with [/griddle]. ${unseen}`,
      `names is too long. The limit is 2000 characters. ${unseen}`,
    ]);
    await author.close();
  });
}
