// Games in rooms: a real server, and two or three readers in browsers of their own.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, afterEach, before, test } from 'node:test';
import { newTab } from '../browsers.mjs';
import { openElementPage } from '../element-page.mjs';
import { GAMES } from '../games.mjs';
import { ROOT } from '../run.mjs';

const folder = mkdtempSync(join(tmpdir(), 'griddle-rooms-'));
let open;
let server;
/** The contexts of the readers of a test. */
const contexts = [];

/** Starts the server; the same port and file go on with the same rooms. */
async function startServer(port = '0') {
  const child = spawn(
    process.execPath,
    ['--conditions=griddle-source', '--import=tsx', join(ROOT, 'packages/rooms/src/main.ts')],
    {
      env: {
        ...process.env,
        TSX_TSCONFIG_PATH: join(ROOT, 'tsconfig.base.json'),
        PORT: port,
        FILE: join(folder, 'rooms.sqlite'),
        BURST: '10000',
        MESSAGES_PER_SECOND: '10000',
        OPENED_PER_MINUTE: '1000',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const [said] = await once(child.stdout, 'data');
  const [url] = /http:\S+/.exec(String(said));
  return { child, url, port: new URL(url).port };
}

before(async () => {
  [open, server] = await Promise.all([openElementPage(), startServer()]);
});

afterEach(() => Promise.all(contexts.splice(0).map((context) => context.close())));

after(async () => {
  server.child.kill('SIGKILL');
  await open.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A reader with a browser of their own. */
class Reader {
  static async visit(tag, attributes = {}, hash = '') {
    const context = await open.page.browser().createBrowserContext();
    contexts.push(context);
    const tab = await newTab(context);
    const problems = [];
    tab.on('pageerror', (error) => problems.push(String(error)));
    const reader = new Reader(
      tab,
      tag,
      { id: 'board', mode: 'play', still: '', room: server.url, ...attributes },
      problems,
    );
    await reader.load(hash);
    return reader;
  }

  constructor(tab, tag, attributes, problems) {
    Object.assign(this, { tab, tag, attributes, problems });
  }

  /** Opens the page, at a link if there is one. */
  async load(hash = '') {
    const { tab } = this;
    await tab.goto('about:blank');
    await tab.goto(new URL(open.page.url()).origin + '/' + hash);
    await tab.evaluate(
      (tag, attributes) => {
        navigator.clipboard.writeText = async (text) => void (window.copied = text);
        const board = document.createElement(tag);
        for (const [name, value] of Object.entries(attributes)) board.setAttribute(name, value);
        document.body.replaceChildren(board);
      },
      this.tag,
      this.attributes,
    );
    await this.until('board.table && controls()');
  }

  /** Waits until an expression about the board is true. */
  async until(expression) {
    await this.tab
      .waitForFunction(
        `(() => { const board = document.querySelector('#board');
        const controls = () => board.shadowRoot?.querySelector('griddle-controls')?.shadowRoot;
        const friend = () => controls()?.querySelector('[part=friend]');
        const words = () => friend()?.textContent.replace(/\\s+/g, ' ').trim() ?? '';
        return ${expression}; })()`,
        { polling: 30 },
      )
      .catch(async () =>
        assert.fail(
          `${expression} is not so; shown: “${await this.words()}” ${await this.get('board.table.session.current.token')} ${this.problems}`,
        ),
      );
  }

  get(expression) {
    return this.tab.evaluate(`(() => { const board = document.querySelector('#board'); return ${expression}; })()`);
  }

  /** What is shown of the room. */
  words() {
    return this.get(
      "board.shadowRoot.querySelector('griddle-controls').shadowRoot.querySelector('[part=friend]')?.textContent.replace(/\\s+/g, ' ').trim() ?? ''",
    );
  }

  /** Presses a button of the room. */
  async press(words) {
    await this.until(
      `[...(friend()?.querySelectorAll('button') ?? [])].some((button) => button.textContent.trim() === ${JSON.stringify(words)})`,
    );
    await this.get(
      `[...board.shadowRoot.querySelector('griddle-controls').shadowRoot.querySelectorAll('[part=friend] button')].find((button) => button.textContent.trim() === ${JSON.stringify(words)}).click()`,
    );
  }

  /** Opens a room by the menu. */
  async begin(name) {
    await this.get("board.shadowRoot.querySelector('griddle-controls').befriend()");
    await this.until("friend()?.querySelector('form')");
    await this.fill(name);
    await this.press('Start');
    await this.until('/Waiting for/.test(words())');
  }

  fill(name) {
    return this.get(
      `board.shadowRoot.querySelector('griddle-controls').shadowRoot.querySelector('[part=friend] [name=name]').value = ${JSON.stringify(name)}`,
    );
  }

  /** The link that a button copies, from its hash on. */
  async linkOf(button) {
    await this.tab.evaluate('window.copied = ""');
    await this.press(button);
    await this.tab.waitForFunction('window.copied');
    const text = await this.tab.evaluate('window.copied');
    return new URL(text.split('\n').at(-1)).hash;
  }

  /** Joins by an invitation. */
  async join(name) {
    await this.until("friend()?.querySelector('form')");
    await this.fill(name);
    await this.press('Join');
    await this.until("board.seats.includes('human')");
  }

  /** Lets go of a food a little to one side, or pushes the plate where no food is in hand (-1). Returns whether it could. */
  stack(food, random) {
    return this.tab.evaluate(
      async (food, random) => {
        const { shadowRoot } = document.querySelector('#board');
        const tools = () => [
          ...shadowRoot.querySelectorAll('[part=live] [role=toolbar]:not([hidden]) [aria-disabled=false]'),
        ];
        const plate = shadowRoot.querySelector('[part=live] [data-place]:not([data-place=hand])');
        if (food < 0)
          plate.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, composed: true }));
        await new Promise((done) => setTimeout(done, 50));
        // Below the plate there are four buttons that move the food and one that drops it, or eight that push
        const first = tools()[Math.floor(random * (food < 0 ? 3 : 4))];
        first?.click();
        if (food >= 0) tools()[4]?.click();
        return first !== undefined;
      },
      food,
      random,
    );
  }

  /** Plays a random move, stacking by hand, if the reader is to move. Returns whether it was one. */
  async move(random) {
    const food = await this.tab.evaluate(() => {
      const { table } = document.querySelector('#board');
      const { state } = table.session;
      return state.step === 'settle' && state.turn === table.seated.split(',').indexOf('human')
        ? state.hand
        : undefined;
    });
    if (food !== undefined) return this.stack(food, random);
    return this.tab.evaluate((random) => {
      const { table } = document.querySelector('#board');
      const { game, state } = table.session;
      const seat = table.seated.split(',').indexOf('human');
      if (table.outcome || !game.toMove(state).includes(seat)) return false;
      const legal = game.legalMoves(state);
      return table.play(game.moveText(state, legal[Math.floor(random * legal.length)]));
    }, random);
  }
}

/** Random numbers that are the same in each run. */
function dice(seed) {
  let state = seed;
  return () => (state = (state * 48271) % 2147483647) / 2147483647;
}

/** Lets readers play at random until the game is over for all, or so many rounds are made. */
async function playOn(readers, random, most = 5000) {
  const isOver = (reader) => reader.get('board.table.outcome !== undefined');
  for (let round = 0; round < most; round++) {
    if ((await Promise.all(readers.map(isOver))).every(Boolean)) return;
    const made = [];
    for (const reader of readers) made.push(await reader.move(random()));
    if (!made.some(Boolean)) await new Promise((done) => setTimeout(done, 20));
  }
}

for (const tag of GAMES.map(({ tags: [tag] }) => tag)) {
  test(`two readers play <${tag}> to its end`, async () => {
    const ann = await Reader.visit(tag);
    await ann.begin('Ann');
    const ben = await Reader.visit(tag, {}, await ann.linkOf('Invite your friend'));
    await ben.join('Ben');
    await playOn([ann, ben], dice(7));
    for (const reader of [ann, ben]) {
      assert.equal(await reader.get('board.table.outcome !== undefined'), true, await reader.words());
      assert.deepEqual(reader.problems, []);
    }
    assert.equal(await ann.get('board.currentPosition'), await ben.get('board.currentPosition'));
  });
}

test('three readers play <waffle-time> to its end, each invited by a link of their own', async () => {
  const options = 'players=3';
  const ann = await Reader.visit('waffle-time', { options });
  await ann.begin('Ann');
  const seats = await ann.get('board.table.seats.slice(1)');
  const others = [];
  for (const name of ['Ben', 'Eve']) {
    const [free] = await ann.get(
      "[...board.shadowRoot.querySelector('griddle-controls').shadowRoot.querySelectorAll('[part=friend] button.primary')].map((button) => button.textContent.trim())",
    );
    const other = await Reader.visit('waffle-time', { options }, await ann.linkOf(free));
    await other.join(name);
    await ann.until(`!words().includes(${JSON.stringify(free)})`);
    others.push(other);
  }
  assert.equal(seats.length, 2);
  await playOn([ann, ...others], dice(11));
  for (const reader of [ann, ...others]) {
    assert.equal(await reader.get('board.table.outcome !== undefined'), true, await reader.words());
    assert.equal(await reader.get('board.currentPosition'), await ann.get('board.currentPosition'));
    assert.deepEqual(reader.problems, []);
  }
});

/** Ann and Ben in one room of a game. */
async function room(tag, attributes = {}) {
  const ann = await Reader.visit(tag, attributes);
  await ann.begin('Ann');
  const link = await ann.linkOf('Invite your friend');
  const ben = await Reader.visit(tag, attributes, link);
  await ben.join('Ben');
  await ann.until('/Game with Ben/.test(words())');
  await ben.until('/Game with Ann/.test(words())');
  return { ann, ben, link };
}

const MOVES = '(board.table.session.current.parent ? board.currentPath.split(".").length : 0)';

/** How many pieces are paler, because their move is on its way. */
const SENT = "board.shadowRoot.querySelectorAll('[part~=piece].sent').length";

test('who plays is said by name, and moves come one by one', async () => {
  const { ann, ben } = await room('reversi-board');
  assert.match(await ben.words(), /^Game with Ann/);
  assert.equal(await ben.get('board.table.names.join()'), 'Ann,You');
  await ann.move(0);
  await ben.until(`${MOVES} === 1`);
  await ben.until("/Your turn/.test(board.shadowRoot.querySelector('[part=status]').textContent)");
  // Nobody moves for the other
  assert.equal(
    await ann.get(
      'board.table.play(board.table.session.game.moveText(board.table.session.state, board.table.session.game.legalMoves(board.table.session.state)[0]))',
    ),
    false,
  );
  await ben.move(0);
  await ann.until(`${MOVES} === 2`);
});

test('a push at a pile is an adjustment and what becomes of the pile, both told to the room', async () => {
  const position = '318/steak.ham/p-1.p-2/-/0,0,0.-1800,1390,0.1800,1390,0;0/-/-/- egg.banana.squid p1:turn:1:p1';
  const { ann, ben } = await room('buffet-boss', { position });
  await ann.stack(-1, 0);
  for (const reader of [ann, ben]) await reader.until(`${MOVES} === 2 && !/:settle:/.test(board.currentPosition)`);
  assert.equal(await ben.get('board.currentPosition'), await ann.get('board.currentPosition'));
});

test('a table that tells of real piles cannot be played in a room, and says so', async () => {
  const ann = await Reader.visit('buffet-boss', { told: 'piles' });
  await ann.get("board.shadowRoot.querySelector('griddle-controls').befriend()");
  await ann.until('/for piles on a real table/.test(words())');
});

test('an invitation gives one seat, once; whoever comes later may watch', async () => {
  const { ann, ben, link } = await room('connect-four');
  const eve = await Reader.visit('connect-four', {}, link);
  await eve.until("friend()?.querySelector('form')");
  await eve.press('Join');
  await eve.until('/Somebody has already taken this seat/.test(words())');
  await ann.get("board.table.play('c1')");
  await eve.until(`${MOVES} === 1`);
  assert.equal(await eve.get("board.table.play('d1')"), false, 'who watches moves for nobody');
  assert.equal(await ben.get('location.hash.includes("invite")'), false, 'the address gives nobody a seat');
});

test('a reload goes on, and so does another device by its own link', async () => {
  const { ann, ben } = await room('connect-four');
  await ann.get("board.table.play('c1')");
  await ann.load(await ann.get('location.hash'));
  await ann.until(`${MOVES} === 1 && board.seats === 'human,far'`);
  const device = await ben.linkOf('Continue on another device');
  const phone = await Reader.visit('connect-four', {}, device);
  await phone.until("board.seats === 'far,human'");
  await phone.get("board.table.play('d1')");
  for (const reader of [ann, ben]) await reader.until(`${MOVES} === 2`);
  assert.equal(await phone.get('location.hash.includes("key")'), false);
});

test('a move is taken back only if the friend agrees', async () => {
  const { ann, ben } = await room('connect-four');
  await ann.get("board.table.play('c1')");
  await ben.until(`${MOVES} === 1`);
  await ann.get('board.table.undo()');
  await ben.until('/Ann would like to undo a move/.test(words())');
  await ben.press('Decline');
  await ann.until('!/Waiting for an answer/.test(words())');
  assert.equal(await ann.get(MOVES), 1);
  await ann.get('board.table.undo()');
  await ben.press('Accept');
  for (const reader of [ann, ben]) await reader.until(`${MOVES} === 0`);
  await ann.get("board.table.play('d1')");
  await ben.until(`${MOVES} === 1`);
});

test('axe has nothing to say about the form, the invitation, the room and what somebody asks', async () => {
  const axe = readFileSync(join(ROOT, 'node_modules/axe-core/axe.min.js'), 'utf8');
  const check = async ({ tab }, what) => {
    await tab.evaluate(`${axe}; document.documentElement.lang = 'en'; document.title = 'A game'`);
    const found = await tab.evaluate(() => window.axe.run('#board').then(({ violations }) => violations));
    assert.deepEqual(
      found.map(({ id, nodes }) => `${id}: ${nodes[0].html}`),
      [],
      what,
    );
  };
  const ann = await Reader.visit('connect-four');
  await ann.get("board.shadowRoot.querySelector('griddle-controls').befriend()");
  await ann.until("friend()?.querySelector('form')");
  await check(ann, 'the form');
  await ann.fill('Ann');
  await ann.press('Start');
  const ben = await Reader.visit('connect-four', {}, await ann.linkOf('Invite your friend'));
  await ben.until("friend()?.querySelector('form')");
  await check(ben, 'the invitation');
  await ben.join('Ben');
  await ann.until('/Game with Ben/.test(words())');
  for (const reader of [ann, ben])
    await reader.get(
      "board.shadowRoot.querySelector('griddle-controls').shadowRoot.querySelector('[part=friend] details').open = true",
    );
  await check(ann, 'the room');
  await ann.press('Offer a draw');
  await ben.until('/offers a draw/.test(words())');
  await check(ben, 'what somebody asks');
});

test('a draw ends the game for both, and a rematch begins another', async () => {
  const { ann, ben } = await room('connect-four');
  await ann.get("board.table.play('c1')");
  await ben.until(`${MOVES} === 1`);
  await ben.press('Offer a draw');
  await ann.press('Accept');
  for (const reader of [ann, ben]) {
    await reader.until("/draw/i.test(board.shadowRoot.querySelector('[part=status]').textContent)");
    assert.equal(await reader.get("board.table.play('d1')"), false, 'the game is over');
  }
  await ann.press('Rematch');
  await ben.until('/Ann would like to play again/.test(words())');
  await ben.press('Accept');
  for (const reader of [ann, ben]) await reader.until(`${MOVES} === 0 && !board.table.outcome`);
  await ann.until("board.table.players[0].kind === 'human'");
  assert.equal(await ann.get("board.table.play('d1')"), true);
  await ben.until(`${MOVES} === 1`);
});

test('who gives up has lost', async () => {
  const { ann, ben } = await room('connect-four');
  await ann.press('Resign');
  await ann.press('Resign');
  await ben.until("/Ben won by resignation/.test(board.shadowRoot.querySelector('[part=status]').textContent)");
  await ann.until("/Ben won by resignation/.test(board.shadowRoot.querySelector('[part=status]').textContent)");
});

test('a reader who looks back is left there, and told of new moves', async () => {
  const { ann, ben } = await room('connect-four');
  await ann.get("board.table.play('c1')");
  await ben.until(`${MOVES} === 1`);
  await ben.get("board.table.play('d1')");
  await ann.until(`${MOVES} === 2`);
  await ben.get('board.goTo(0)');
  await ann.get("board.table.play('e1')");
  await ben.until('/New moves: 1/.test(words())');
  assert.equal(await ben.get('board.currentPath'), '');
  await ben.press('Show');
  await ben.until(`${MOVES} === 3`);
});

test('who has gone is marked on the chip, until they are back', async () => {
  const { ann, ben } = await room('connect-four');
  const away = 'board.shadowRoot.querySelectorAll(\'[part~=away] [aria-label="Not here right now"]\').length';
  const hash = await ben.get('location.hash');
  await ben.tab.goto('about:blank');
  await ann.until(`${away} === 1`);
  await ben.load(hash);
  await ann.until(`${away} === 0`);
});

test('reactions are words that both understand', async () => {
  const { ann, ben } = await room('connect-four');
  const chip = (seat) => `board.shadowRoot.querySelectorAll('[part=players] > li')[${seat}].textContent`;
  // For some seconds, so they are looked for at once
  const says = [ann, ben].map((reader) => reader.until(`/Nice move!/.test(${chip(0)}) && !/Nice/.test(${chip(1)})`));
  await ann.press('Nice move!');
  await Promise.all(says);
  await ben.until('/Ann: Nice move!/.test(words())');
  for (const reader of [ann, ben]) await reader.until(`!/Nice move!/.test(${chip(0)})`);
});

test('a server that is killed loses nothing, and nobody has to do anything', async () => {
  const { ann, ben } = await room('connect-four');
  await ann.get("board.table.play('c1')");
  await ben.until(`${MOVES} === 1`);
  server.child.kill('SIGKILL');
  await ben.until('/You’re offline/.test(words())');
  await ben.get("board.table.play('d1')");
  await ben.until(`${SENT} === 1`);
  server = await startServer(server.port);
  await ann.until(`${MOVES} === 2`);
  await ben.until(`${SENT} === 0`);
  await ann.get("board.table.play('e1')");
  await ben.until(`${MOVES} === 3`);
});

test('one’s own game is there again after leaving the room', async () => {
  const ann = await Reader.visit('connect-four', { seats: 'human,human' });
  await ann.get("board.table.play('b1')");
  await ann.begin('Ann');
  await ann.until(`${MOVES} === 0`);
  await ann.press('Leave');
  await ann.until(`${MOVES} === 1 && board.currentPosition.includes('s')`);
  assert.equal(await ann.get('location.hash'), '');
});

test('a wrong address and a broken link get one sentence each', async () => {
  const odd = await Reader.visit('connect-four', { room: 'mailto:ann@example.com' });
  await odd.until(
    "/is not the address of a rooms server/.test(board.shadowRoot.querySelector('[part=error]')?.textContent)",
  );
  const cut = await Reader.visit('connect-four', {}, '#griddle-board=&room=abc');
  await cut.until("/This link is incomplete/.test(board.shadowRoot.querySelector('[part=error]')?.textContent)");
  const gone = await Reader.visit('connect-four', {}, '#griddle-board=&room=aaaaaaaaaaaaaaaaaaaaaa');
  await gone.until('/This room no longer exists/.test(words())');
});

test('a replay follows a table, and leaves a reader who looks back where they are', async () => {
  const opened = await (await fetch(`${server.url}/live`, { method: 'POST' })).json();
  const put = (n, moves) =>
    fetch(`${server.url}/live/${opened.live}`, {
      method: 'PUT',
      headers: { Authorization: `Bearer ${opened.key}` },
      body: JSON.stringify({ n, record: `[Game "Connect-4"]\n\n${moves}` }),
    });
  const reader = await Reader.visit('connect-four', { mode: 'replay', room: `${server.url}/live/${opened.live}` });
  await put(1, '1. c1');
  await reader.until(`${MOVES} === 1`);
  await put(2, '1. c1 d1 2. e1');
  await reader.until(`${MOVES} === 3`);
  await reader.get('board.goTo(1)');
  await put(3, '1. c1 d1 2. e1 d2 3. e2');
  await reader.until('/New moves: 2/.test(words())');
  assert.equal(await reader.get(MOVES), 1);
  await reader.press('Show');
  await reader.until(`${MOVES} === 5`);
});
