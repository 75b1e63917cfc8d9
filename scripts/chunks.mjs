// Which modules of a release go into one file together. Left to itself a bundler makes a file for every set of modules
// with the same users: hundreds, each packed and fetched by itself. Here small files are joined with the file that costs
// pages the fewest bytes they have no use for, as long as that is less than a file more would cost them.

/** Files below this many bytes of source are joined with another where that pays. */
const SMALL = 12_000;
/** What a file more costs a page, in bytes of source: it is packed by itself, and asked for. */
const FILE = 4000;

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

/** Modules with the same users among the entries, and in or out of a worker, as groups; modules that are taken belong to none. */
function groupsOf(graph, entries, taken, working) {
  const users = new Map();
  for (const entry of entries) {
    for (const id of reach(graph, entry)) if (!taken.has(id)) users.set(id, [...(users.get(id) ?? []), entry]);
  }
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
function waste(links, one, other) {
  const pair = [one, other];
  const weight = (groups) => [...groups].reduce((sum, { bytes }) => sum + bytes + FILE, 0);
  const joint = weight(closure(links, pair)) - FILE;
  const users = (group, rest) => [...group.users].filter((user) => !rest.users.has(user)).length;
  const shared = [...one.users].filter((user) => other.users.has(user)).length;
  const alone = pair.map((group) => joint - weight(closure(links, [group])));
  return alone[0] * users(one, other) + alone[1] * users(other, one) - FILE * shared;
}

/** Joins small groups with others as long as that wins anything. */
function joined(graph, groups) {
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
      .map((other) => ({ other, cost: waste(links, small, other) }))
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
  const own = reach(graph, loader);
  const atOnce = groupsOf(graph, elements, own, working);
  const taken = new Set([...own, ...atOnce.flatMap(({ ids }) => [...ids])]);
  const later = [...new Set([...graph.values()].flatMap((module) => module.later))].filter((id) => !taken.has(id));
  const names = new Map();
  const used = new Map();
  for (const group of joined(graph, [...atOnce, ...groupsOf(graph, later, taken, working)])) {
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
