// Which modules of a release go into one file together. Left to itself a bundler makes a file for every set of modules
// with the same users: hundreds, each packed and fetched by itself. Here small files are joined with the file that costs
// pages the fewest bytes they have no use for, as long as that is less than a file more would cost them.

/** Files below this many bytes of source are joined with another where that pays. */
const SMALL = 12_000;
/** What a file more costs a page, in bytes of source: it is packed by itself, and asked for. */
const FILE = 4000;
/** How many times as often a page fetches what an element has at once as what it fetches later. */
const AT_ONCE = 4;

/** All that a module imports at once, and what that imports, with the module itself. */
function reach(graph, id, found = new Set()) {
  if (!found.has(id)) {
    found.add(id);
    for (const next of graph.get(id).imports) reach(graph, next, found);
  }
  return found;
}

/** All that a worker may ever fetch that starts with a module. */
function everReached(graph, id, found = new Set()) {
  if (!id || found.has(id)) return found;
  found.add(id);
  const { imports, later } = graph.get(id);
  for (const next of [...imports, ...later]) everReached(graph, next, found);
  return found;
}

/** For each module the elements whose pages have it at once. */
function homesOf(graph, elements, own) {
  const homes = new Map();
  for (const element of elements) {
    for (const id of reach(graph, element)) if (!own.has(id)) homes.set(id, [...(homes.get(id) ?? []), element]);
  }
  return homes;
}

/**
 * For each module what it is fetched with: elements, and modules fetched later that do not find it on each of their pages.
 * One that some element has at once, and others fetch later, is kept apart from the rest of that element.
 */
function usersOf(graph, elements, own) {
  const homes = homesOf(graph, elements, own);
  const users = new Map([...homes].map(([id, homeOf]) => [id, [...homeOf]]));
  const pages = elements.map((element) => [element, everReached(graph, element)]);
  for (const entry of new Set([...graph.values()].flatMap(({ later }) => later))) {
    if (elements.includes(entry)) continue;
    const wanting = pages.filter(([, reached]) => reached.has(entry)).map(([element]) => element);
    for (const id of reach(graph, entry)) {
      const has = homes.get(id) ?? [];
      // A module fetched by no element belongs to the loader, or to a worker
      const isThere = has.length > 0 && wanting.every((element) => has.includes(element));
      if (!own.has(id) && !isThere) users.set(id, [...(users.get(id) ?? []), entry]);
    }
  }
  return users;
}

/** Modules with the same users, and in or out of a worker, as groups. */
function groupsOf(graph, users, working) {
  const groups = new Map();
  for (const [id, reached] of users) {
    const works = working.has(id);
    const key = [works, ...reached].join();
    const group = groups.get(key) ?? { users: new Set(reached), ids: new Set(), bytes: 0, works };
    group.ids.add(id);
    group.bytes += graph.get(id).bytes;
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** The groups that each group imports from at once. */
function linksOf(graph, groups) {
  const home = new Map(groups.flatMap((group) => [...group.ids].map((id) => [id, group])));
  const links = (group) => [...group.ids].flatMap((id) => graph.get(id).imports.map((to) => home.get(to)));
  return new Map(groups.map((group) => [group, new Set(links(group).filter((to) => to && to !== group))]));
}

/** All groups that some groups lead to, with themselves. */
function closure(links, from) {
  const found = new Set(from);
  for (const group of found) for (const next of links.get(group)) found.add(next);
  return found;
}

/** Whether two groups as one file would import from files that import from it. */
function wouldLoop(links, one, other) {
  const further = (from, to) =>
    closure(
      links,
      [...links.get(from)].filter((group) => group !== to),
    ).has(to);
  return further(one, other) || further(other, one);
}

/** How many bytes more all users of two groups together would fetch, were these one file. */
function waste(links, elements, one, other) {
  const pair = [one, other];
  const weight = (groups) => [...groups].reduce((sum, { bytes }) => sum + bytes + FILE, 0);
  const joint = weight(closure(links, pair)) - FILE;
  const count = (users) => users.reduce((sum, user) => sum + (elements.has(user) ? AT_ONCE : 1), 0);
  const users = (group, rest) => count([...group.users].filter((user) => !rest.users.has(user)));
  const shared = count([...one.users].filter((user) => other.users.has(user)));
  const alone = pair.map((group) => joint - weight(closure(links, [group])));
  return alone[0] * users(one, other) + alone[1] * users(other, one) - FILE * shared;
}

/** Joins small groups with others as long as that wins anything. */
function joined(graph, elements, groups) {
  const all = new Set(groups);
  const done = new Set();
  for (;;) {
    const open = [...all].filter((group) => group.bytes < SMALL && !done.has(group));
    const small = open.sort((a, b) => a.bytes - b.bytes)[0];
    if (!small) return [...all];
    const links = linksOf(graph, [...all]);
    const hosts = [...all]
      .filter((other) => other !== small && other.works === small.works)
      .filter((other) => [...other.users].some((user) => small.users.has(user)))
      .map((other) => ({ other, cost: waste(links, elements, small, other) }))
      .sort((a, b) => a.cost - b.cost);
    const host = hosts.find(({ other, cost }) => cost < 0 && !wouldLoop(links, small, other))?.other;
    if (!host) {
      done.add(small);
      continue;
    }
    all.delete(small);
    for (const id of small.ids) host.ids.add(id);
    for (const user of small.users) host.users.add(user);
    host.bytes += small.bytes;
  }
}

/**
 * The file each module goes to, by the module's id.
 * @param graph For each id the ids it imports at once (`imports`), those it fetches later (`later`), and its `bytes`.
 * @param loader The id of the module from which everything is fetched later.
 * @param worker The id of the module that a worker starts with: in its files is nothing that needs a page.
 * @returns A name for each id; the loader has none, it stays by itself.
 */
export function chunkNames(graph, loader, worker) {
  const working = everReached(graph, worker);
  const elements = graph.get(loader).later;
  const users = usersOf(graph, elements, reach(graph, loader));
  const names = new Map();
  const used = new Map();
  for (const group of joined(graph, new Set(elements), groupsOf(graph, users, working))) {
    const name = nameOf(group);
    const count = (used.get(name) ?? 0) + 1;
    used.set(name, count);
    for (const id of group.ids) names.set(id, count === 1 ? name : `${name}-${count}`);
  }
  return names;
}

/** The most users that a file is named after. */
const FEW = 3;

function nameOf({ users }) {
  const names = [...users].map((id) => /([^/\\]+)\.\w+$/.exec(id)[1]);
  return names.length > FEW ? `shared-by-${names.length}` : names.join('-');
}
