// What other tools are told of the elements: only those that pages may use, and of these only what users may touch.
// `npm run analyze` writes the whole of it to manifest/; scripts/integrations.mjs makes from that what is published.
import { readFileSync } from 'node:fs';

const hidden = new Set(['private', 'protected']);
const { exports } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));

/** The tags that the package has an entry for, and the entry of each: `./waffle-wars/waffle-wars.js`. */
const entries = new Map(
  Object.keys(exports).flatMap((entry) => {
    const tag = /^\.\/([a-z-]+)\/\1\.js$/.exec(entry)?.[1];
    return tag ? [[tag, entry.slice(2)]] : [];
  }),
);

/** What the elements of the games have in common; pages can import it from the package itself. */
const SUPERCLASS = 'GameElement';

/** Types of the sources that are nothing but a choice of words, by name: editors can offer the words only if told them. */
const choices = new Map();

/** The same type with the words in the place of such names. */
function spelled(type) {
  return type && { ...type, text: type.text.replace(/\b\w+\b/g, (name) => choices.get(name) ?? name) };
}

function publicOnly(declaration) {
  declaration.members = declaration.members
    ?.filter((member) => !hidden.has(member.privacy))
    .map((member) => (member.type ? { ...member, type: spelled(member.type) } : member));
  // What has no property is of every element of HTML: `lang`
  declaration.attributes = declaration.attributes
    ?.filter(({ fieldName }) => fieldName)
    .map((attribute) => ({ ...attribute, type: spelled(attribute.type) }));
  // What the analyzer sees only in classes that extend Lit's own
  declaration.customElement = true;
  // Those that no one described are for the elements among themselves
  declaration.events = declaration.events?.filter(({ description }) => description);
  return declaration;
}

const publicElements = {
  name: 'public-elements',
  analyzePhase({ ts, node }) {
    if (!ts.isTypeAliasDeclaration(node) || !ts.isUnionTypeNode(node.type)) return;
    const isChoice = node.type.types.every((type) => ts.isLiteralTypeNode(type) && ts.isStringLiteral(type.literal));
    if (isChoice) choices.set(node.name.text, node.type.types.map((type) => type.getText()).join(' | '));
  },
  packageLinkPhase({ customElementsManifest }) {
    customElementsManifest.modules = customElementsManifest.modules.flatMap(({ kind, declarations }) =>
      declarations
        .filter(({ name, tagName }) => entries.has(tagName) || name === SUPERCLASS)
        .map((declaration) => {
          const { name, tagName } = declaration;
          const path = entries.get(tagName) ?? 'index.js';
          const own = { name, module: path };
          if (declaration.superclass?.name === SUPERCLASS)
            declaration.superclass = { name: SUPERCLASS, module: 'index.js' };
          else delete declaration.superclass;
          return {
            kind,
            path,
            declarations: [publicOnly(declaration)],
            exports: [
              { kind: 'js', name, declaration: own },
              ...(tagName ? [{ kind: 'custom-element-definition', name: tagName, declaration: own }] : []),
            ],
          };
        }),
    );
  },
};

export default {
  globs: ['src/**/*.ts'],
  outdir: 'manifest',
  litelement: true,
  packagejson: false,
  plugins: [publicElements],
};
