// npm run api [-- --accept]: compares the public surface of the packages with the accepted one, packages/*/api/*.api.md. `--accept`
// writes the current one; read the diff before you commit it. For rules and bots, API Extractor reports the exports of their
// public entries; for elements, the manifest lists the API of each tag. Reads the output of `npm run build`.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { ROOT } from './run.mjs';

/** The packages whose types are reported. */
const TYPED = ['rules', 'bots'];
const ACCEPT = 'npm run api -- --accept';

const read = (path) => readFileSync(join(ROOT, path), 'utf8');
const reportOf = (name) => `packages/${name}/api/${name}.api.md`;

/** A module that exports all public entries of a package: the main entry directly, each other one as a namespace. */
function everyEntry(name) {
  const entries = Object.entries(JSON.parse(read(`packages/${name}/package.json`)).exports);
  return entries
    .filter(([entry]) => !entry.startsWith('./internal/'))
    .map(([entry, { types }]) => {
      const file = types.replace('./dist/', './').replace(/\.d\.ts$/, '.js');
      const namespace = entry.replace(/^\.\/|(\/index)?\.js$/g, '').replace(/[^a-z]+/g, '_');
      return entry === '.' ? `export * from '${file}';\n` : `export * as ${namespace} from '${file}';\n`;
    })
    .join('');
}

/** API Extractor's report on a module in a package's dist/, by default one with all public entries. */
async function typesOf(name, source = everyEntry(name)) {
  const { Extractor, ExtractorConfig } = await import('@microsoft/api-extractor');
  const folder = join(ROOT, 'packages', name);
  const entry = join(folder, 'dist/every-entry.d.ts');
  if (!existsSync(join(folder, 'dist/index.d.ts'))) throw new Error('Run npm run build first.');
  const scratch = mkdtempSync(join(ROOT, 'node_modules/.griddle-api-'));
  writeFileSync(entry, source);
  try {
    const config = ExtractorConfig.prepare({
      configObjectFullPath: join(folder, 'api-extractor.json'),
      packageJsonFullPath: join(folder, 'package.json'),
      configObject: {
        projectFolder: folder,
        newlineKind: 'lf',
        mainEntryPointFilePath: entry,
        apiReport: {
          enabled: true,
          includeForgottenExports: true,
          reportFileName: `${name}.api.md`,
          reportFolder: scratch,
          reportTempFolder: scratch,
        },
        docModel: { enabled: false },
        dtsRollup: { enabled: false },
        tsdocMetadata: { enabled: false },
        compiler: {
          overrideTsconfig: {
            compilerOptions: {
              target: 'es2022',
              module: 'esnext',
              moduleResolution: 'bundler',
              lib: ['es2023', 'dom'],
              types: [],
            },
            files: [entry],
          },
        },
        messages: {
          compilerMessageReporting: { default: { logLevel: 'error' } },
          // Docstrings are plain text here, without release tags
          extractorMessageReporting: { default: { logLevel: 'none' } },
          tsdocMessageReporting: { default: { logLevel: 'none' } },
        },
      },
    });
    const { errorCount } = Extractor.invoke(config, {
      localBuild: true,
      messageCallback: (message) => {
        if (message.logLevel === 'error') console.error(message.text);
        message.handled = true;
      },
      // The latest TypeScript, newer than its bundled one
      typescriptCompilerFolder: dirname(createRequire(import.meta.url).resolve('typescript/package.json')),
    });
    if (errorCount > 0) throw new Error(`API Extractor could not read packages/${name}/dist.`);
    return readFileSync(join(scratch, `${name}.api.md`), 'utf8').replace(
      /^ *\/\/ \((undocumented\)|No @package).*\n+/gm,
      '',
    );
  } finally {
    rmSync(scratch, { recursive: true });
    rmSync(entry);
  }
}

/** The members of a manifest declaration by kind, and how to write each. */
const KINDS = {
  attribute: ({ attributes = [] }) => attributes.map(withType),
  property: ({ members = [] }) => members.filter((one) => one.kind === 'field' && isPublic(one)).map(withType),
  method: ({ members = [] }) => members.filter((one) => one.kind === 'method' && isPublic(one)).map(withSignature),
  event: ({ events = [] }) => events.map(withType),
  part: ({ cssParts = [] }) => cssParts.map(withType),
  slot: ({ slots = [] }) => slots.map(({ name }) => ({ name: name || '(default)' })),
  'custom property': ({ cssProperties = [] }) => cssProperties.map(withType),
};
const isPublic = ({ privacy, name }) => !['private', 'protected'].includes(privacy) && !/^[#_]/.test(name);
const withType = ({ name, type, readonly }) => ({
  name,
  said: type && `: ${type.text}${readonly ? ' (read-only)' : ''}`,
});

function withSignature({ name, parameters, return: result }) {
  if (parameters === undefined && result === undefined) return { name };
  const list = (parameters ?? []).map((one) => `${one.name}${one.optional ? '?' : ''}: ${one.type?.text ?? 'unknown'}`);
  return { name, said: `(${list.join(', ')}): ${result?.type?.text ?? 'void'}` };
}

/** The lines of a declaration. For a game: only its differences from what all games share, including what it lacks. */
function linesOf(declaration, shared) {
  return Object.entries(KINDS).flatMap(([kind, list]) => {
    const all = new Map((shared ? list(shared) : []).map(({ name, said }) => [name, said]));
    const own = list(declaration);
    const names = new Set(own.map(({ name }) => name));
    const news = own.filter(({ name, said }) => !all.has(name) || (said !== undefined && said !== all.get(name)));
    const lacking = [...all.keys()].filter((name) => !names.has(name) && kind !== 'property' && kind !== 'method');
    return [
      ...news.map(({ name, said = '' }) => `${kind} ${name}${said}`),
      ...lacking.map((name) => `no ${kind} ${name}`),
    ].sort();
  });
}

/** The surface of all elements from their manifest: what games share, then what each tag adds. */
export function elementsSurface(manifest) {
  const declared = manifest.modules.flatMap(({ declarations = [] }) => declarations);
  const shared = declared.find(({ name }) => name === 'GameElement');
  const tags = declared
    .filter(({ tagName }) => tagName !== undefined)
    .sort((one, other) => (one.tagName < other.tagName ? -1 : 1));
  const section = (title, lines) =>
    lines.length > 0 ? `## ${title}\n\n\`\`\`text\n${lines.join('\n')}\n\`\`\`\n` : `## ${title}\n`;
  const ofTag = (one) => {
    const isGame = one.superclass?.name === 'GameElement';
    return section(`\`${one.tagName}\`${isGame ? ', a game' : ''}`, linesOf(one, isGame ? shared : undefined));
  };
  return [
    '# Public surface of the elements\n',
    'Written by `npm run api -- --accept` from the manifest of the elements and the types of their events.\n',
    ...(shared ? [section('Every game', linesOf(shared))] : []),
    ...tags.map(ofTag),
  ].join('\n');
}

/** The detail types of the events in a manifest, sorted. */
const detailsOf = (manifest) => {
  const events = manifest.modules.flatMap(({ declarations = [] }) => declarations.flatMap(({ events: of = [] }) => of));
  return [
    ...new Set(events.flatMap(({ type }) => /^CustomEvent<(\w+)>$/.exec(type?.text ?? '')?.slice(1) ?? [])),
  ].sort();
};

/** The first line in which two reports differ, in words. */
function differenceOf(accepted, now) {
  const [before, after] = [accepted, now].map((text) => text.split('\n'));
  const at = before.findIndex((line, i) => line !== after[i]);
  const i = at < 0 ? before.length : at;
  const [was, is] = [before, after].map((lines) => `“${(lines[i] ?? '').trim()}”`);
  const heading = before.slice(0, i).findLast((line) => /^## (?!API)/.test(line));
  const where = heading === undefined ? '' : `${heading.replace(/^## `?|`.*$/g, '')}: `;
  if (after.length > before.length) return `${where}${is} is new`;
  if (after.length < before.length) return `${where}${was} is gone`;
  return `${where}${was} is now ${is}`;
}

/** A sentence if the surface of a package differs from the accepted one. */
export function faultOf(name, accepted, now) {
  if (accepted === now) return undefined;
  if (accepted === undefined) return `The public surface of ${name} is not accepted yet: run ${ACCEPT}.`;
  return `The public surface of ${name} changed (${differenceOf(accepted, now)}): if you mean it, run ${ACCEPT}.`;
}

/** The current surfaces: the path of each report, and its text. */
async function surfaces() {
  const types = await Promise.all(TYPED.map(async (name) => [name, await typesOf(name)]));
  const manifest = JSON.parse(read('packages/elements/custom-elements.json'));
  const details = await typesOf('elements', `export type { ${detailsOf(manifest).join(', ')} } from './index.js';\n`);
  const code = /```ts\n.*?\n```/s.exec(details)[0];
  return [...types, ['elements', `${elementsSurface(manifest)}\n## Types of events\n\n${code}\n`]];
}

if (import.meta.main ?? process.argv[1] === import.meta.filename) {
  for (const [name, now] of await surfaces()) {
    const path = reportOf(name);
    if (process.argv.includes('--accept')) {
      mkdirSync(dirname(join(ROOT, path)), { recursive: true });
      writeFileSync(join(ROOT, path), now);
      continue;
    }
    const fault = faultOf(name, existsSync(join(ROOT, path)) ? read(path) : undefined, now);
    if (fault === undefined) continue;
    console.error(fault);
    process.exitCode = 1;
  }
}
