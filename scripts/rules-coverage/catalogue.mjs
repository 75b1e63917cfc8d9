// Reading a rule catalogue, packages/rules/src/<game>/RULES.md: lines "- WW-13 words ..." are rules, the section
// "## Later" lists the ids of what is not built yet.

const ID = /\b[A-Z]{2}-\d+\b/g;
/** "WW-12 to WW-15" and "WW-12–15" mean all of them. */
const RANGE = /\b([A-Z]{2})-(\d+)(?: to |–)(?:\1-)?(\d+)\b/g;

/** All rule ids that a text cites, ranges written out. */
export function idsIn(text) {
  const ids = new Set(text.match(ID) ?? []);
  for (const [, letters, from, to] of text.matchAll(RANGE)) {
    for (let number = Number(from); number <= Number(to); number++) ids.add(`${letters}-${number}`);
  }
  return ids;
}

/** The rules of a catalogue: id, words, and whether they come later. */
export function readCatalogue(markdown) {
  const [title = ''] = /(?<=^# ).*/m.exec(markdown) ?? [];
  const [now, later = ''] = markdown.split(/^## Later$/m);
  const rules = [...now.matchAll(/^- ([A-Z]{2}-\d+) ((?:.|\n(?= {2}))*)/gm)].map(([, id, words]) => ({
    id,
    words: words.replace(/\s+/g, ' ').replaceAll('_', '').trim(),
    later: false,
  }));
  const known = new Set(rules.map(({ id }) => id));
  const planned = [...later.matchAll(/([A-Z]{2}-\d+) ((?:.|\n)*?)(?=\s(?:- )?[A-Z]{2}-\d+ |\s*$)/g)]
    .filter(([, id]) => !known.has(id))
    .map(([, id, words]) => ({ id, words: words.replace(/\s+/g, ' ').trim(), later: true }));
  return { title: title.split(':')[0], rules: [...rules, ...planned] };
}
