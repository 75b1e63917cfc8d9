// After `cem analyze`: what is published of the manifest, and what frameworks and editors are told, all made from it.
//   custom-elements.json      the manifest, with the words for what all games have in common said once
//   integrations/jsx.d.ts     the elements as JSX: React 19, Preact and others; svelte, solid and vue.d.ts lean on it
//   integrations/react/       components for React, with which events work in 18, too, and after hydration
//   integrations/*.json       custom data of VS Code, web-types of JetBrains
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { generateJsxTypes } from '@wc-toolkit/jsx-types';
import { generateJetBrainsWebTypes } from 'custom-element-jet-brains-integration';
import { generateReactWrappers } from 'custom-element-react-wrappers';
import { generateVsCodeCustomElementData } from 'custom-element-vs-code-integration';

const PACKAGE = fileURLToPath(new URL('..', import.meta.url));
const OUT = join(PACKAGE, 'integrations');
const { name, version } = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8'));

const manifest = () => JSON.parse(readFileSync(join(PACKAGE, 'manifest/custom-elements.json'), 'utf8'));

/** The manifest of the elements alone, each of its declarations as `change` makes it. */
function elements(change = (declaration) => declaration) {
  const whole = manifest();
  const modules = whole.modules.map((module) => ({
    ...module,
    declarations: module.declarations.filter(({ tagName }) => tagName).map(change),
  }));
  return { ...whole, modules: modules.filter(({ declarations }) => declarations.length > 0) };
}

/** What can be set of an element; generators would offer to set what can only be read. */
function settable(declaration) {
  return { ...declaration, members: declaration.members.filter(({ readonly }) => !readonly) };
}

/** Types of events as generators want them that write `CustomEvent<...>` round each themselves, and import nothing. */
function detailsOnly(declaration) {
  const events = declaration.events.map((event) => {
    const [, detail] = /^CustomEvent<(\w+)>$/.exec(event.type.text);
    return { ...event, type: { text: `import('${name}').${detail}` } };
  });
  return { ...settable(declaration), events };
}

/**
 * Names of all there is, and the types of what can be set. The words for what an element has inherited stand at what it is
 * from, with the arguments of methods; the type of a property that has an attribute stands at the attribute.
 */
function published() {
  const whole = manifest();
  const bare = ({ kind, name, type, attribute, readonly }) =>
    kind && (attribute || kind === 'method') ? { kind, name, attribute } : { kind, name, type, readonly };
  const LISTS = ['members', 'attributes', 'events', 'slots', 'cssParts', 'cssProperties'];
  for (const { declarations } of whole.modules) {
    for (const declaration of declarations.filter(({ superclass }) => superclass)) {
      for (const list of LISTS.filter((name) => declaration[name]))
        declaration[list] = declaration[list].map((item) => (item.inheritedFrom ? bare(item) : item));
    }
  }
  return `${JSON.stringify(whole)}\n`;
}

rmSync(OUT, { recursive: true, force: true });
mkdirSync(OUT, { recursive: true });
writeFileSync(join(PACKAGE, 'custom-elements.json'), published());

const quiet = { hideLogs: true };
const short = { hideMethodDocs: true, hideCssPartsDocs: true, hideCssPropertiesDocs: true };
const entry = (_name, tag) => `${name}/${tag}/${tag}.js`;

generateJsxTypes(elements(settable), {
  outdir: OUT,
  fileName: 'jsx.d.ts',
  globalTypePath: name,
  stronglyTypedEvents: true,
});
generateReactWrappers(elements(detailsOnly), {
  ...quiet,
  ...short,
  outdir: join(OUT, 'react'),
  modulePath: entry,
  attributeMapping: { for: 'htmlFor' },
});
generateVsCodeCustomElementData(elements(), { ...quiet, outdir: OUT });
generateJetBrainsWebTypes(elements(), { ...quiet, outdir: OUT, packageJson: false });
cpSync(join(PACKAGE, 'scripts/integrations'), OUT, { recursive: true });

// The generator's ref is another function at each render, for which React empties and fills the user's ref each time; and it
// passes handlers of our events on as attributes
for (const file of readdirSync(join(OUT, 'react')).filter((file) => /^[A-Z].*\.js$/.test(file))) {
  const path = join(OUT, 'react', file);
  const text = readFileSync(path, 'utf8');
  const mended = text
    .replace(/ref: \(node\) => \{.*?\n {6}\},/s, 'ref: useBothRefs(ref, forwardedRef),')
    .replace('...filteredProps,\n', '...withoutHandlers(filteredProps),\n')
    .replace(
      /import \{ (.*) \} from "\.\/react-utils\.js"/,
      'import { $1, useBothRefs, withoutHandlers } from "./react-utils.js"',
    );
  if (mended.split(/useBothRefs|withoutHandlers/).length !== 5)
    throw new Error(`${file}: the React generator writes something new.`);
  writeFileSync(path, mended);
}

// What generators leave open: the version, and indents that triple the size of data that nobody reads
for (const file of readdirSync(OUT).filter((file) => file.endsWith('.json'))) {
  const data = JSON.parse(readFileSync(join(OUT, file), 'utf8'));
  if (file === 'web-types.json') Object.assign(data, { name, version });
  writeFileSync(join(OUT, file), `${JSON.stringify(data)}\n`);
}
