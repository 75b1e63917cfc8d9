// npm run mutants -- [FILE or part of a path...] [--sample N] [--offset K,...] [--patience SECONDS] [--processes N] [--json FILE] [--again FILE]
// Mutation testing: changes the sources in small ways, one at a time, and reports the changes that no test notices. Without
// files: all of the rules, the arithmetic of the stacking game and the solvers. Reports each folder when it is done; `--json`
// writes the results; `--again` tests only the survivors in such a file. Exits with 1 if a score is below its bar.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { asked, ROOT, stop } from './run.mjs';
import { changeOf, lineAt, readAccepted, allSubjects, decides, groupOf } from './mutants/subjects.mjs';
import { runGroup } from './mutants/run-group.mjs';

const USAGE =
  'npm run mutants -- [FILE...] [--sample N] [--offset K,...] [--patience SECONDS] [--processes N] [--json FILE] [--again FILE]';
/** The percentage of mutants that must be killed or accepted. */
const BARS = { 'legality and scoring': 90, all: 85 };

const { values, positionals } = asked(
  USAGE,
  {
    sample: { type: 'number', default: 1, least: 1 },
    offset: { type: 'string', default: '0' },
    patience: { type: 'number', default: 10, least: 1 },
    processes: { type: 'number', default: 2, least: 1 },
    json: { type: 'string' },
    again: { type: 'string' },
  },
  true,
);
const files = allSubjects().filter(
  (file) => positionals.length === 0 || positionals.some((part) => file.includes(part)),
);
if (!/^\d+(,\d+)*$/.test(values.offset))
  stop(`--offset takes numbers with commas between them, and not "${values.offset}". Usage: ${USAGE}`);
if (files.length === 0)
  stop(`No source file of the rules, the plate or the solvers has ${positionals.join(' or ')} in its path.`);

const tell = (sentence) => console.error(sentence);
const accepted = readAccepted();
const lived =
  values.again &&
  new Set(
    JSON.parse(readFileSync(values.again, 'utf8')).flatMap((one) =>
      ['lived', 'unmet'].includes(one.fate) ? nameOf(one) : [],
    ),
  );
const isAsked = (mutant) => !lived || lived.has(nameOf(describeMutant(mutant)));
const results = [];
for (const [group, members] of Map.groupBy ? Map.groupBy(files, groupOf) : groupBy(files, groupOf)) {
  tell(`${group}:`);
  const mutants = await runGroup(members, {
    patience: 1000 * values.patience,
    processes: values.processes,
    sample: values.sample,
    offsets: values.offset.split(',').map(Number),
    isAsked,
    tell: (sentence) => tell(`  ${sentence}`),
  });
  const described = mutants.map(describeMutant);
  for (const { path, number, change, fate } of described) {
    if (fate === 'lived' || fate === 'unmet')
      console.log(`${path}:${number} ${fate === 'unmet' ? '(no test comes by) ' : ''}${change}`);
  }
  results.push(...described);
  // Saves the results so far, so that stopping early does not lose hours of work
  if (values.json) writeFileSync(values.json, JSON.stringify(results, null, 1));
}
// Mutants that were not tried may still need their entry
if (!lived && values.sample === 1)
  for (const { path, line } of accepted.unused(files)) tell(`No longer needed in accepted.json: ${path}: ${line}`);
report();

function groupBy(list, key) {
  const groups = new Map();
  for (const one of list) groups.set(key(one), [...(groups.get(key(one)) ?? []), one]);
  return groups;
}

function describeMutant(mutant) {
  const text = readFileSync(join(ROOT, mutant.path), 'utf8');
  const { number, line } = lineAt(text, mutant.start);
  const change = changeOf(text, mutant);
  const isAccepted = mutant.fate !== 'killed' && accepted.find(mutant.path, line, change);
  return {
    path: mutant.path,
    number,
    line,
    change,
    kind: mutant.kind,
    fate: isAccepted ? 'accepted' : mutant.fate,
    killer: mutant.killer,
  };
}

function nameOf({ path, line, change }) {
  return [path, line, change].join(' ');
}

function report() {
  const parts = new Map(Object.keys(BARS).map((name) => [name, []]));
  for (const result of results) {
    for (const name of ['all', decides(result.path) ? 'legality and scoring' : undefined, groupOf(result.path)]) {
      if (name) parts.set(name, [...(parts.get(name) ?? []), result]);
    }
  }
  for (const [name, list] of parts) {
    if (list.length === 0) continue;
    const count = (fate) => list.filter((result) => result.fate === fate).length;
    const score = (100 * (count('killed') + count('accepted'))) / list.length;
    console.log(
      `${name}: ${score.toFixed(1)} % of ${list.length} (${count('killed')} killed, ${count('accepted')} accepted as equal, ${count('lived')} lived, ${count('unmet')} no test comes by)`,
    );
    if (score < (BARS[name] ?? 0)) process.exitCode = 1;
  }
}
