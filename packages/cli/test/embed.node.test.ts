/** Embeds as text: whole, escaped for their place, and with sizes, whatever stands in a record. */
import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { GAMES } from '@griddle/rules/games.js';
import { parseRecords, writeRecord } from '@griddle/rules/record/index.js';
import { griddle, json } from './griddle.js';

const RECORD = `[Game "Waffle Wars"]
[Strawberries "Pip & Co"]
[Blueberries "Juniper <3"]

{A quiet start: "look" [shortcode] {{ template \\}\\} {% tag %\\} \`code\` *stars* <b>.} 1. c5 b1 2. d3 (2. a6 {or --- so...})
2... b2 3. b3 c3
`;
const HOSTS = ['html', 'wordpress', 'ghost', 'markdown', 'mdx', 'iframe', 'bgg', 'feed'];
const PICTURE = 'https://example.org/board.png';

async function folder(context: TestContext): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), 'griddle-embed-'));
  context.after(() => rm(made, { recursive: true }));
  return made;
}

async function embed(host: string, ...flags: readonly string[]): Promise<string> {
  const { err, exit, out } = await griddle(['embed', '-', '--for', host, ...flags], RECORD);
  assert.equal(exit, 0, err);
  return out;
}

const unescaped = (text: string): string =>
  text
    .replace(/&#(\d+);/g, (_all, code: string) => String.fromCharCode(Number(code)))
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** What a record says, on one line. */
function canonical(text: string): string {
  const read = parseRecords(text);
  assert.ok(read.ok, text);
  return read.value.map(writeRecord).join('').replaceAll(/\s+/g, ' ');
}

test('the record is between the tags as one would write it, with moves and comments', async () => {
  for (const host of ['html', 'wordpress', 'ghost', 'markdown']) {
    const out = await embed(host);
    const [, record = ''] = /<waffle-wars mode="replay" style="[^"]*">([^]*)<\/waffle-wars>/.exec(out) ?? [];
    assert.equal(canonical(unescaped(record)), canonical(RECORD), host);
    assert.match(record, /^\n\[Game "Waffle Wars"\]\n\[Strawberries "Pip &amp; Co"\]\n/);
    // Nothing that a shortcode, a template or a tag could begin with
    assert.doesNotMatch(record, /\[[a-z]|\{[{%#]|[<>]/);
    // Most of it is the style, which is exact in columns of any width
    assert.ok(out.length < RECORD.length + 620, `${out.length} characters`);
  }
  const [, literal = ''] = />\n\{`((?:[^`\\]|\\.)*)`\}\n<\/waffle-wars>/s.exec(await embed('mdx')) ?? [];
  assert.equal(canonical(literal.replaceAll(/\\([\\`$])/g, '$1')), canonical(RECORD));
});

test('with the picture in the code, the record is in the attribute, too', async () => {
  for (const host of ['html', 'wordpress', 'ghost', 'markdown']) {
    const [, record = ''] = / record="([^"]*)"/.exec(await embed(host, '--picture', 'inline')) ?? [];
    assert.equal(canonical(unescaped(record)), canonical(RECORD), host);
    assert.doesNotMatch(record, /[[\]{}<>]/);
  }
  const [, literal = ''] = / record=\{("(?:[^"\\]|\\.)*")\}/.exec(await embed('mdx', '--picture', 'inline')) ?? [];
  assert.equal(canonical(JSON.parse(literal) as string), canonical(RECORD));
});

test('the markup has no empty lines, because Markdown would end it there', async () => {
  for (const host of ['html', 'wordpress', 'ghost']) assert.doesNotMatch((await embed(host)).trim(), /\n\s*\n/, host);
  assert.equal((await embed('markdown')).trim().split('\n\n').length, 2);
});

test('the picture is left out, or inside the text with its size, or an image at its address', async () => {
  for (const host of ['html', 'wordpress', 'ghost', 'markdown', 'mdx']) {
    assert.doesNotMatch(await embed(host), /<svg|<img|<a /);
    assert.match(
      await embed(host, '--picture', 'inline'),
      /<a href=[^]*<svg style=[^>]* width="576" height="576" role="img"/,
      host,
    );
  }
  for (const host of HOSTS.filter((name) => name !== 'iframe' && name !== 'bgg')) {
    const out = (await embed(host, '--picture', PICTURE)).replaceAll(/[{}]/g, '');
    // A feed has no chips to name the players, so its picture does
    const height = host === 'feed' ? '6[0-9]{2}' : '576';
    assert.match(
      out,
      new RegExp(`<img src="https://example.org/board.png" width="576" height="${height}" alt="Waffle Wars: [^"]+"`),
    );
  }
  for (const host of ['feed', 'bgg'])
    for (const picture of [[], ['--picture', 'inline']]) {
      const { exit, err } = await griddle(['embed', '-', '--for', host, ...picture], RECORD);
      assert.equal(exit, 2);
      assert.match(err, /--picture/);
    }
});

test('the picture is written next to it, with the width it states', async (context) => {
  const file = join(await folder(context), 'board.png');
  await embed('feed', '--picture', PICTURE, '-o', file, '--width', '320');
  const png = await readFile(file);
  assert.equal(png.readUInt32BE(16), 320);
  assert.match(await embed('feed', '--picture', PICTURE, '--width', '320'), /width="320" height="3[0-9]{2}"/);
});

test('a frame and every link lead to a page with the whole game in its address', async () => {
  const address = 'https://example.org/g';
  for (const host of ['iframe', 'feed', 'html']) {
    const picture = host === 'html' ? 'inline' : PICTURE;
    const out = await embed(host, '--picture', picture, '--address', address, '--ply', '2');
    const [, url = ''] = /(?:src|href)="(https:\/\/example.org\/g\/play.html[^"]*)"/.exec(out) ?? [];
    const asked = new URL(unescaped(url)).searchParams;
    assert.equal(asked.get('game'), 'waffle-wars');
    assert.equal(asked.get('ply'), '2');
    assert.equal(canonical(asked.get('record') ?? ''), canonical(RECORD));
  }
  assert.match(await embed('iframe'), /sandbox="allow-scripts allow-same-origin allow-popups"/);
  assert.match(
    await embed('bgg', '--picture', PICTURE),
    /^\[b\]Waffle Wars: Pip & Co – Juniper <3\[\/b\]\n\[url=.*\]\[img\]/,
  );
});

test('a position becomes a diagram, for every game', async () => {
  for (const game of GAMES) {
    const position = game.positionText(
      game.setup(Object.fromEntries(game.options.map(({ key, initial }) => [key, initial])), 1),
    );
    const { out, err, exit } = await griddle(['embed', '-', '--game', game.id], position);
    assert.equal(exit, 0, err);
    assert.match(out, new RegExp(`<${game.id}(-board)? position="[^"]+" style="[^"]+">\\n${game.title}[^<]+\\n</`));
  }
});

test('the page has tags for previews and answers oEmbed requests', async (context) => {
  const made = await folder(context);
  const page = join(made, 'game.html');
  await embed('html', '--picture', PICTURE, '--page', page);
  const html = await readFile(page, 'utf8');
  for (const property of ['title', 'image', 'description', 'image:width', 'image:alt']) {
    assert.match(html, new RegExp(`<meta property="og:${property}" content="[^"]+">`));
  }
  assert.match(html, /<title>Waffle Wars: Pip &amp; Co – Juniper &lt;3<\/title>/);
  assert.match(html, /type="application\/json\+oembed" href="game.json"/);
  const answer = JSON.parse(await readFile(join(made, 'game.json'), 'utf8')) as Record<string, unknown>;
  assert.deepEqual([answer['version'], answer['type'], answer['thumbnail_url']], ['1.0', 'rich', PICTURE]);
  assert.match(String(answer['html']), /^<iframe /);
});

test('each error is one sentence', async (context) => {
  const made = await folder(context);
  await writeFile(join(made, 'bad.txt'), '[Game "Waffle Wars"]\n1. c3 c3');
  const cases: readonly [args: readonly string[], words: RegExp][] = [
    [['-', '--for', 'myspace'], /“myspace”.*html, wordpress/],
    [['-', '--mode', 'quiz'], /Unknown mode “quiz”.*diagram, replay, puzzle, lesson/],
    [['-', '--number', '2'], /no game 2/i],
    [[join(made, 'bad.txt')], /WW-6/],
    [[join(made, 'none.txt')], /Can’t read the file/],
    [['-', '--picture', PICTURE, '--page', 'page.txt'], /must end in .html/],
    [['-', '-o', 'board.gif'], /must end in .svg or .png/],
  ];
  for (const [args, words] of cases) {
    const { exit, err, out } = await griddle(['embed', ...args], RECORD);
    assert.equal(exit, 2, args.join(' '));
    assert.equal(out, '');
    assert.match(err, words);
  }
});

test('programs get the text as JSON', async (context) => {
  const file = join(await folder(context), 'game.txt');
  await writeFile(file, RECORD);
  const answer = (await json('embed', file)) as { readonly host: string; readonly text: string };
  assert.equal(answer.host, 'html');
  assert.match(
    answer.text,
    /^<script type="module" src="https:\/\/YOUR.SITE\/release\/griddle.js"><\/script>\n<waffle-wars /,
  );
});

test('a puzzle is embedded as a puzzle, at its start', async () => {
  const text = '[Game "Connect-4"]\n[Position "6/6/6/6/2bb2/2ss2 s"]\n[Goal "win 2"]\n\n1. b1 a1 2. e1 *\n';
  const { exit, out, err } = await griddle(['embed', '-'], text);
  assert.equal(exit, 0, err);
  assert.match(out, /<connect-four mode="puzzle" record=/);
  // Without scripts nobody reads the solution
  assert.doesNotMatch(out.replace(/<[^>]*>/g, ''), /e1/);
  assert.match((await griddle(['embed', '-', '--mode', 'replay'], text)).out, /mode="replay"/);
  const forum = async (...flags: readonly string[]): Promise<string> =>
    (await griddle(['embed', '-', '--for', 'bgg', '--picture', PICTURE, ...flags], text)).out;
  assert.doesNotMatch(await forum(), /\[c\]/);
  assert.match(await forum('--mode', 'replay'), /\[c\]/);
});

test('--mode lesson embeds all games of the record as steps, and begins at the start of the first', async () => {
  const step = (title: string, moves: string): string =>
    `[Game "Connect-4"]\n[Title "${title}"]\n[Position "6/6/6/6/2bb2/2ss2 s"]\n\n{${title}!} ${moves}\n`;
  const text = `${step('One', '1. b1 a1 2. e1')}\n${step('Two', '1. e1')}`;
  const { exit, out, err } = await griddle(['embed', '-', '--mode', 'lesson'], text);
  assert.equal(exit, 0, err);
  const [, record = ''] = / record="([^"]*)"/.exec(out) ?? [];
  assert.match(out, /<connect-four mode="lesson" record=/);
  assert.equal(canonical(unescaped(record)).replaceAll(/\[Result [^\]]*\] /g, ''), canonical(text));
  // Without scripts nobody reads the solution
  assert.doesNotMatch(out.replace(/<[^>]*>/g, ''), /e1/);
  const second = await griddle(['embed', '-', '--mode', 'lesson', '--number', '2'], text);
  assert.doesNotMatch(second.out, /One/);
  assert.match(second.out, /Two/);
  const mixed = `${text}\n[Game "Reversi"]\n\n{Another game.} *\n`;
  const wrong = await griddle(['embed', '-', '--mode', 'lesson'], mixed);
  assert.equal(wrong.exit, 2);
  assert.match(wrong.err, /Step 3 is Reversi, not Connect-4\./);
});

test('--as article writes the comments as paragraphs with links, next to a board that goes along', async () => {
  const text = `[Seed "3"]\n{Hello <b>.} 1. c5 b1 2. d3? {Too early.} (2. a6 {or --- so}) 2... b2 3. b3! {Why not?} c3`;
  const { err, exit, out } = await griddle(['embed', '-', '--as', 'article', '--game', 'waffle-wars'], text);
  assert.equal(exit, 0, err);
  assert.match(out, /<waffle-wars id="waffle-wars" mode="replay" follow style="/);
  const paragraphs = [...out.matchAll(/<p>(.*?)<\/p>/g)].map(([, inside = '']) => inside);
  assert.deepEqual(paragraphs, [
    'Hello &lt;b&gt;.',
    '<a href="#griddle-waffle-wars=c5.b1.d3">2. d3?</a> Too early.',
    '<a href="#griddle-waffle-wars=c5.b1.a6">2. a6</a> or --- so',
    '<a href="#griddle-waffle-wars=c5.b1.d3.b2.b3">3. b3!</a> Why not?',
  ]);
});

test('--as article works for a record of every game', async () => {
  for (const { id } of GAMES) {
    const played = await griddle(['play', id, '--seed', '3', '--moves', '', '--json']);
    assert.equal(played.exit, 0, played.err);
    const { err, exit, out } = await griddle(
      ['embed', '-', '--as', 'article', '--game', id],
      `[Game "${id}"]\n[Seed "3"]\n{A start.} *`,
    );
    assert.equal(exit, 0, err);
    assert.match(out, /<p>A start\.<\/p>/, id);
  }
});

test('--as article says what is wrong with a form, a host or a record without comments', async () => {
  const said = async (text: string, ...flags: readonly string[]): Promise<string> => {
    const { err, exit } = await griddle(['embed', '-', ...flags], text);
    assert.notEqual(exit, 0);
    return err;
  };
  assert.match(await said(RECORD, '--as', 'poem'), /Unknown form “poem”\. Use article\./);
  assert.match(
    await said(RECORD, '--as', 'article', '--for', 'mdx'),
    /Unknown host “mdx”\. Use html, wordpress, ghost, markdown\./,
  );
  assert.match(
    await said('1. c3 d4', '--as', 'article', '--game', 'waffle-wars'),
    /An article needs a replay with comments\./,
  );
});
