// npm run new-game -- NAME [--family grid|table] [--title TEXT] [--rules XX] [--tag NAME]: writes the folders of a new game that plays:
// catalogue, rules, samples, tests, art, element and stories, from the templates in `scripts/new-game`, and runs `npm run generate`.
// NAME is its id, such as `three-in-a-row`. Nothing that is there is written over.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import prettier from 'prettier';
import { camelCase, constantCase, GAMES, isId, isPrefix, isTag, pascalCase } from './games.mjs';
import { asked, ROOT, run, script, stop } from './run.mjs';

const USAGE = 'npm run new-game -- NAME [--family grid|table] [--title TEXT] [--rules XX] [--tag NAME]';
const TEMPLATES = join(ROOT, 'scripts/new-game');

/** Where the folders of a template go; `__ID__` and `__TAG__` stand for those of the game. */
const PLACES = {
  rules: 'packages/rules/src/__ID__',
  samples: 'packages/rules/samples',
  test: 'packages/rules/test/__ID__',
  art: 'packages/art/src/__ID__',
  cli: 'packages/cli/src/games',
  element: 'packages/elements/src/games',
  stories: 'stories/__ID__',
};

/** Two letters of a name that no game has yet: `TR` of `three-in-a-row`. */
function freePrefix(id) {
  const taken = new Set(GAMES.map(({ rules }) => rules));
  const [first, ...rest] = id.replaceAll('-', '').toUpperCase();
  return [...rest, ...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter) => first + letter).find((pair) => !taken.has(pair));
}

/** The words of a name with a capital letter at the start: `Three in a row`. */
const titleOf = (id) => id.charAt(0).toUpperCase() + id.slice(1).replaceAll('-', ' ');

const { values, positionals } = asked(
  USAGE,
  {
    family: { type: 'string', default: 'grid' },
    title: { type: 'string' },
    rules: { type: 'string' },
    tag: { type: 'string' },
  },
  true,
);
const [id, ...others] = positionals;
const families = readdirSync(TEMPLATES);
if (id === undefined || others.length > 0) stop(`Name one game. Usage: ${USAGE}`);
if (!isId(id)) stop(`A game's name has small letters, and hyphens between words; "${id}" has others.`);
if (!families.includes(values.family)) stop(`--family takes ${families.join(' or ')}, and not "${values.family}".`);
if (GAMES.some((game) => game.id === id)) stop(`There is a game ${id} already.`);
const { title = titleOf(id), rules = freePrefix(id), tag = id.includes('-') ? id : `${id}-board` } = values;
if (!isPrefix(rules)) stop(`--rules takes two capital letters, and not "${rules}".`);
if (GAMES.some((game) => game.rules === rules))
  stop(`Ids of another game begin with ${rules}; choose other letters with --rules.`);
if (!isTag(tag)) stop(`--tag takes small letters with a hyphen, and not "${tag}".`);

const WORDS = {
  __ID__: id,
  __TITLE__: title,
  __RULES__: rules,
  __TAG__: tag,
  __ORDER__: String(1 + Math.max(...GAMES.map(({ order }) => order))),
  __CAMEL__: camelCase(id),
  __PASCAL__: pascalCase(id),
  __TAGCLASS__: pascalCase(tag),
  __CONST__: constantCase(id),
};
const filled = (text) => text.replace(/__[A-Z]+?__/g, (word) => WORDS[word] ?? word);

const folder = join(TEMPLATES, values.family);
const files = readdirSync(folder).flatMap((from) =>
  readdirSync(join(folder, from)).map((name) => ({
    path: filled(`${PLACES[from]}/${name}`.replace(/\.template$/, '')),
    text: filled(readFileSync(join(folder, from, name), 'utf8')),
  })),
);
const there = files.find(({ path }) => existsSync(join(ROOT, path)));
if (there) stop(`${there.path} is there already; nothing was written.`);
for (const { path, text } of files) {
  mkdirSync(dirname(join(ROOT, path)), { recursive: true });
  const config = { ...(await prettier.resolveConfig(join(ROOT, path))), filepath: path };
  writeFileSync(join(ROOT, path), await prettier.format(text, config));
  console.log(path);
}
for (const args of [
  [script('generate.mjs')],
  ['--conditions=griddle-source', '--import=tsx', join(ROOT, 'packages/bots/test/write-same-games.ts'), id],
]) {
  const code = await run(process.execPath, args);
  if (code !== 0) process.exit(code);
}
console.log(`\n${title} plays: griddle moves ${id}, <${tag} mode="play">. docs/adding-a-game.md says what is next.`);
