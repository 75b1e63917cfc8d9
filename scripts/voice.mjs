// npm run voice [-- FILE...]: finds words and phrases that voice and glossary forbid in all text for readers: interface,
// lessons, demos of rules, docs. scripts/voice/patterns.json says which, why, and what to say instead; scripts/voice/allowed.json
// has the exceptions, each with its reason. Exits with 1 if it finds any, or if an exception is no longer needed.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './run.mjs';
import { segmentsOf } from './voice/segments.mjs';

const read = (name) => JSON.parse(readFileSync(join(ROOT, 'scripts/voice', name), 'utf8'));

/** The kinds of text with their files, and the patterns with their expressions. */
export const { kinds: KINDS, patterns: PATTERNS } = read('patterns.json');
const EXPRESSIONS = new Map(
  PATTERNS.map(({ id, pattern, matchCase }) => [
    id,
    new RegExp(pattern.replaceAll(' ', '\\s+'), matchCase ? 'gu' : 'giu'),
  ]),
);

/** The files of a kind of text, tracked by Git or new. */
function filesOf(kind) {
  const specs = KINDS[kind].map(
    (glob) => `:(top,${glob.startsWith('!') ? 'exclude,' : ''}glob)${glob.replace('!', '')}`,
  );
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z', '--', ...specs], { cwd: ROOT });
  return listed.toString().split('\0').filter(Boolean);
}

/** The matches of the patterns in a text of a kind: the pattern's id, the line, the words and their context. */
export function findingsIn(text, kind, file) {
  return segmentsOf(text, file).flatMap(({ line, words }) =>
    PATTERNS.filter(({ kinds }) => !kinds || kinds.includes(kind)).flatMap(({ id }) =>
      [...words.matchAll(EXPRESSIONS.get(id))].map((match) => ({
        id,
        file,
        line: line + words.slice(0, match.index).split('\n').length - 1,
        found: match[0].trim(),
        words: words.replace(/\s+/g, ' ').trim(),
      })),
    ),
  );
}

/** All findings except allowed ones, and the exceptions that are no longer needed. */
export function voiceOf(allowed = read('allowed.json')) {
  const used = new Set();
  const isAllowed = ({ id, file, words }) => {
    const exception = allowed.find((one) => one.id === id && one.file === file && words.includes(one.words));
    if (exception) used.add(exception);
    return exception !== undefined;
  };
  const all = Object.keys(KINDS).flatMap((kind) =>
    filesOf(kind).flatMap((file) => findingsIn(readFileSync(join(ROOT, file), 'utf8'), kind, file)),
  );
  const findings = all.filter((finding) => !isAllowed(finding));
  return { findings, unused: allowed.filter((one) => !used.has(one)) };
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const asked = process.argv.slice(2).map((file) => relative(ROOT, resolve(file)));
  const { findings, unused } = voiceOf();
  const shown = findings.filter(({ file }) => asked.length === 0 || asked.includes(file));
  for (const { id, file, line, found, words } of shown) {
    const { why, say } = PATTERNS.find((pattern) => pattern.id === id);
    const at = words.indexOf(found.replace(/\s+/g, ' '));
    console.log(`${file}:${line}  “${found.replace(/\s+/g, ' ')}”  [${id}] ${why} Say: ${say}`);
    console.log(`    ${words.slice(Math.max(0, at - 60), at + found.length + 60)}`);
  }
  for (const { id, file, words } of asked.length === 0 ? unused : [])
    console.log(`scripts/voice/allowed.json: nothing to allow any more: [${id}] ${file} “${words}”`);
  console.log(`voice: ${shown.length} findings`);
  process.exitCode = shown.length + (asked.length === 0 ? unused.length : 0) > 0 ? 1 : 0;
}
