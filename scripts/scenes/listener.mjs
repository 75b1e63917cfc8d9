// What a screen reader says on the stage: the name, role and states of what has the focus, as Chromium's accessibility tree has
// them, and what live regions announce.

/** In the page, before its scripts: writes down the words of live regions, in every shadow root, as they change. */
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
      // How much is said between two moves of a bot that does not wait depends on how busy the machine is
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

/** Containers that are named when the focus enters them. */
const ENTERED = new Set(
  'dialog alertdialog grid group toolbar tablist tabpanel radiogroup menu list listbox region table form navigation'.split(
    ' ',
  ),
);

/** States that are spoken, with the words for their values. */
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

/** Plain words for the roles that Chromium has names of its own for. */
const ROLES = { DisclosureTriangle: 'disclosure', gridcell: 'cell', generic: 'text' };

const textOf = (value) =>
  String(value?.value ?? '')
    .replace(/\s+/g, ' ')
    .trim();
const quoted = (value) => (textOf(value) === '' ? '(no name)' : `“${textOf(value)}”`);

/** What has the focus, in words; of containers around it only those that `last` was not in. */
export async function focused(session, last = []) {
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
  // A tooltip that says the name once more is not read
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
