// A player with keyboard and screen reader: each key, with what is said after it, becomes a line of a transcript.

// What a screen reader says: the name, role and states of the focused node, from Chromium's accessibility tree, and the
// announcements of live regions.

/** In the page, before its scripts: records changes of live regions in every shadow root. */
export function listen() {
  const heard = (globalThis.heard = []);
  const IMPLIED = { status: 'polite', alert: 'assertive', log: 'polite' };
  const regionOf = (node) => {
    for (let at = node; at; at = at.parentNode ?? at.host) {
      if (!(at instanceof Element)) continue;
      const live = at.getAttribute('aria-live') ?? IMPLIED[at.getAttribute('role')];
      if (live) return live === 'off' ? undefined : at;
    }
    return undefined;
  };
  const note = (records) => {
    const regions = new Set(records.map(({ target }) => regionOf(target)));
    for (const region of regions) {
      const words = region?.textContent.replace(/\s+/g, ' ').trim();
      // What is said between two moves of a bot that does not wait depends on how busy the machine is
      if (words && region.checkVisibility() && !globalThis.board?.table?.thinking) heard.push(words);
    }
  };
  const observe = (root) =>
    new MutationObserver(note).observe(root, { subtree: true, childList: true, characterData: true });
  observe(document);
  const attach = Element.prototype.attachShadow;
  Element.prototype.attachShadow = function attachShadow(options) {
    const root = attach.call(this, options);
    observe(root);
    return root;
  };
}

/** Containers that are announced when the focus enters them. */
const ENTERED = new Set(
  'dialog alertdialog grid group toolbar tablist tabpanel radiogroup menu list listbox region table form navigation'.split(
    ' ',
  ),
);

/** Spoken states, with the words for their values. */
const STATES = {
  disabled: (value) => value && 'unavailable',
  pressed: (value) => (value === 'true' ? 'pressed' : 'not pressed'),
  checked: (value) => (value === 'true' ? 'checked' : 'not checked'),
  expanded: (value) => (value ? 'expanded' : 'collapsed'),
  selected: (value) => value && 'selected',
  hasPopup: (value) => value !== 'false' && `opens a ${value === 'true' ? 'menu' : value}`,
  invalid: (value) => value !== 'false' && 'invalid',
  modal: (value) => value && 'modal',
};

/** Plain words for roles that have Chromium's own names. */
const ROLES = { DisclosureTriangle: 'disclosure', gridcell: 'cell', generic: 'text' };

const textOf = (value) =>
  String(value?.value ?? '')
    .replace(/\s+/g, ' ')
    .trim();
const quoted = (value) => (textOf(value) === '' ? '(no name)' : `“${textOf(value)}”`);

/** The focused node in words; of the containers around it, only those that `last` was not in. */
async function focused(session, last = []) {
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const isFocused = ({ role, properties = [] }) =>
    role?.value !== 'RootWebArea' && properties.some(({ name, value }) => name === 'focused' && value.value);
  const node = nodes.findLast(isFocused);
  if (!node) return { words: 'the page', inside: [] };
  const inside = [];
  for (let at = byId.get(node.parentId); at; at = byId.get(at.parentId))
    if (!at.ignored && ENTERED.has(at.role?.value) && textOf(at.name) !== '') inside.unshift(at);
  const known = new Set(last.map(({ nodeId }) => nodeId));
  const entered = inside.filter(({ nodeId }) => !known.has(nodeId));
  const states = (node.properties ?? []).map(({ name, value }) => STATES[name]?.(value.value)).filter(Boolean);
  const value = textOf(node.value);
  // A tooltip that repeats the name is not read
  const described = textOf(node.description);
  const parts = [
    ...entered.map(({ role, name }) => `${role.value} ${quoted(name)}:`),
    [
      quoted(node.name),
      ROLES[node.role.value] ?? node.role.value,
      ...states,
      value && `value ${value}`,
      described !== textOf(node.name) && described,
    ]
      .filter(Boolean)
      .join(', '),
  ];
  return { words: parts.join(' '), name: textOf(node.name), inside };
}

/** More key presses than any button or place needs. */
const MOST_KEYS = 40;

/** In the page: the focused node, through all shadow roots. */
const DEEP_FOCUS = `(() => { let at = document.activeElement; while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement; return at; })()`;

/**
 * In the page, once it is idle (a busy machine delays it and its timers alike): a text that changes as long as something is
 * said, shown or thought; it ends in `true` when neither a bot nor chance is to move.
 */
const SIGNATURE = `new Promise((done) => requestIdleCallback(() => requestAnimationFrame(() => done(
  [heard.length, board.currentPath, !board.table.thinking && board.table.toMove.every((seat) => seat >= 0)].join(' '))), { timeout: 2000 }))`;

/** In the page: the key that moves the focus towards a place; '' when it is there, Tab or Shift+Tab for another board. */
function keyTowards(place, at) {
  const { board } = globalThis;
  const cell = board.shadowRoot.querySelector(`[data-place="${place}"]`);
  if (!cell) throw new Error(`There is no place ${place}.`);
  if (at === cell) return '';
  if (at?.ownerSVGElement !== cell.ownerSVGElement) {
    let own = at;
    while (own && own.getRootNode() !== board.shadowRoot) own = own.getRootNode().host ?? null;
    const isBefore = own && own.compareDocumentPosition(cell) & Node.DOCUMENT_POSITION_PRECEDING;
    return isBefore ? 'Shift+Tab' : 'Tab';
  }
  const middle = (node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  const [[x, y], [toX, toY]] = [middle(at), middle(cell)];
  if (Math.abs(toX - x) > Math.abs(toY - y)) return toX > x ? 'ArrowRight' : 'ArrowLeft';
  return toY > y ? 'ArrowDown' : 'ArrowUp';
}

/** Reads one scene aloud: `lines` grows with each step. */
export class Reader {
  lines = [];
  #inside = [];
  /** Requests in progress. */
  #coming = new Set();

  constructor(page, session) {
    this.page = page;
    this.session = session;
    page.on('request', (request) => this.#coming.add(request));
    for (const end of ['requestfinished', 'requestfailed']) page.on(end, (request) => this.#coming.delete(request));
  }

  /** Collects what is said until nothing more follows. */
  async heard() {
    let last = '';
    // Food that a player holds waits for the player, although chance is to move then
    for (let same = 0, tries = 0; same < (last.endsWith('true') ? 4 : 40); tries++) {
      if (tries > 600) throw new Error('The page does not come to rest.');
      await new Promise((done) => setTimeout(done, 60));
      const now = await this.page.evaluate(SIGNATURE);
      same = now === last && this.#coming.size === 0 ? same + 1 : 0;
      last = now;
    }
    const heard = await this.page.evaluate('heard.splice(0)');
    return heard.map((words) => `            > ${words}`);
  }

  /** Presses a key and records the focused node, if it has changed, and what is said. */
  async press(key) {
    const before = await this.page.evaluateHandle(DEEP_FOCUS);
    const { keyboard } = this.page;
    if (key.startsWith('Shift+')) await keyboard.down('Shift');
    await keyboard.press(key.replace('Shift+', ''));
    await keyboard.up('Shift');
    const heard = await this.heard();
    const after = await this.page.evaluateHandle(DEEP_FOCUS);
    const { words, inside, name = '' } = await focused(this.session, this.#inside);
    this.#inside = inside;
    const isMoved = await this.page.evaluate((one, other) => one !== other, before, after);
    this.lines.push(`${key.padEnd(11)} ${isMoved ? words : ''}`.trimEnd(), ...heard);
    return name;
  }

  /** Presses a key until the node with a name has the focus. */
  async until(key, wanted) {
    for (let keys = 0; keys < MOST_KEYS; keys++) if ((await this.press(key)).startsWith(wanted)) return;
    throw new Error(`${key} does not come to “${wanted}”.`);
  }

  /** Moves the focus to a place of a board. */
  async go(place) {
    for (let keys = 0; keys < MOST_KEYS; keys++) {
      const key = await this.page.evaluate(`(${keyTowards})(${JSON.stringify(place)}, ${DEEP_FOCUS})`);
      if (key === '') return;
      await this.press(key);
    }
    throw new Error(`The keys do not come to ${place}.`);
  }

  /** Plays a move by its places. */
  async move(text) {
    const places = await this.page.evaluate((words) => {
      const { game, state } = globalThis.board.table.session;
      const move = game.legalMoves(state).find((one) => game.moveText(state, one) === words);
      if (!move)
        throw new Error(
          `${words} is not legal: ${game
            .legalMoves(state)
            .slice(0, 30)
            .map((one) => game.moveText(state, one))}`,
        );
      return game.placesOfMove(state, move);
    }, text);
    for (const place of places) await this.take(place);
  }

  /** Goes to a place and chooses it. */
  async take(place) {
    await this.go(place);
    await this.press('Enter');
  }

  /**
   * Runs a step of a script: `['move', 'c3']`, `['take', 'c3']`, `['tab', 'Start']`, `['left', 'Undo']`, `['press', 'Enter']`.
   */
  async step([kind, what]) {
    if (kind === 'tab') await this.until('Tab', what);
    else if (kind === 'left') await this.until('ArrowLeft', what);
    else await this[kind](what);
  }
}
