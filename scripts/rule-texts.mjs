// The rule texts that *why?* beside a refusal opens, from the samples and catalogues of the rules (packages/rules). Prints the
// module that `npm run content` writes.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { tsImport } from 'tsx/esm/api';
import { readCatalogue } from './rules-coverage/coverage.mjs';
import { GAMES as MANIFESTS } from './games.mjs';
import { ROOT } from './run.mjs';

const RULES = join(ROOT, 'packages/rules/src');
const SAMPLES = join(ROOT, 'packages/rules/samples');
const ELEMENTS = join(ROOT, 'packages/elements/src/games');

/** The ids of the games. */
export const GAMES = MANIFESTS.map(({ id }) => id);

/** The source files of a game: its rules, and its element. */
function sourcesOf(game) {
  const own = readdirSync(join(RULES, game), { recursive: true }).map((file) => join(RULES, game, file));
  const folder = join(ELEMENTS, game);
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true }).map((file) => join(folder, file)) : [];
  return [...own, ...files].filter((file) => file.endsWith('.ts') && !/messages|options/.test(file));
}

const catalogueOf = (game) => readCatalogue(readFileSync(join(RULES, game, 'RULES.md'), 'utf8')).rules;

/** The rule ids of a game's own catalogue that its code uses for refusals and results. */
export function idsOf(game) {
  const code = sourcesOf(game).map((file) => readFileSync(file, 'utf8'));
  // Where ids are composed from numbers, it could be any
  const areMade = code.some((text) => /'[A-Z]{2}-' \+/.test(text));
  const cited = new Set(code.flatMap((text) => [...text.matchAll(/'([A-Z]{2}-\d+)'/g)].map(([, id]) => id)));
  const ids = catalogueOf(game).flatMap(({ id, later }) => ((areMade ? !later : cited.has(id)) ? [id] : []));
  const number = (id) => Number(id.split('-')[1]);
  return ids.sort((a, b) => number(a) - number(b));
}

/** All samples of a game, in order. */
async function samplesOf(game) {
  const files = [`${game}.ts`, `${game}/index.ts`, `${game}/modes.ts`].map((file) => join(SAMPLES, file));
  const modules = await Promise.all(files.filter(existsSync).map(load));
  return modules.flatMap((module) => Object.values(module).filter(Array.isArray).flat());
}

/** The best sample of a rule: one in which it refuses the first move tried, else the first one. */
function best(samples, id) {
  const own = samples.filter((sample) => sample.id === id);
  const refuses = ({ refused, moves }) => refused?.rule === id && moves.length === 1;
  return own.find(({ tries }) => tries.some(refuses)) ?? own[0];
}

const load = (path) => tsImport(pathToFileURL(path).href, import.meta.url);
const { gameById } = await load(join(RULES, 'games.ts'));
const { optionsOf } = await load(join(RULES, 'replay/start.ts'));
/** Texts of rules that have no sample. */
export const { UNSEEN } = await load(join(SAMPLES, 'unseen.ts'));

/** The position after the moves of a try, and the outcome there. */
function after(rules, { position, options = '' }, { moves }) {
  const read = rules.parsePosition(position, optionsOf(rules, options).value);
  const end = moves.reduce((state, text) => rules.play(state, rules.parseMove(state, text).value).value, read.value);
  return { outcome: rules.outcome(end), position: rules.positionText(end) };
}

/** The text of a sample, at a position. */
const textOf = ({ title, options }, words, position) => ({ title, words, position, ...(options && { options }) });

/** The texts of the results and refusals in a rule's samples, except refusals in the rule's main sample. */
function textsByCode(rules, own, usual) {
  const texts = {};
  for (const sample of own) {
    for (const attempt of sample.tries) {
      const { moves, refused, result } = attempt;
      const { outcome, position } = result ? after(rules, sample, attempt) : sample;
      const isRefused = refused?.rule === sample.id && moves.length === 1 && sample !== usual;
      const code = outcome?.rule === sample.id ? outcome.by : isRefused && refused.code;
      if (code) texts[`${sample.id}:${code}`] ??= textOf(sample, attempt.after ?? sample.sentence, position);
    }
  }
  return texts;
}

/** The texts of all rules that a game's code names. */
export async function ruleTextsOf(game) {
  const samples = await samplesOf(game);
  const texts = {};
  for (const id of idsOf(game)) {
    const sample = best(samples, id);
    if (!sample && !UNSEEN[id])
      throw new Error(`${id} has no sample; give it a title and words in packages/rules/samples/unseen.ts`);
    texts[id] = sample ? textOf(sample, sample.sentence, sample.position) : UNSEEN[id];
    const all = samples.filter((other) => other.id === id);
    Object.assign(texts, textsByCode(gameById(game), all, sample));
  }
  return texts;
}

/** The source of the module. */
async function ruleTextsSource() {
  const texts = await Promise.all(GAMES.map(async (game) => [game, await ruleTextsOf(game)]));
  return `import type { RuleTexts } from '../learn/rule-texts.js';
export const TEXTS_OF: Readonly<Record<string, RuleTexts>> = ${JSON.stringify(Object.fromEntries(texts))};
`;
}

if (import.meta.main ?? process.argv[1] === import.meta.filename) process.stdout.write(await ruleTextsSource());
