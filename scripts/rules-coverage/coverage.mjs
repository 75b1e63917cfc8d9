// Which rule is covered where: catalogue -> code, tests, story.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCatalogue } from './catalogue.mjs';
import { codeById, reasonsFor, storiesById, testsById } from './sources.mjs';

/** What a rule lacks, in words. */
function missing({ later, code, tests, stories, reason }) {
  if (later) return [];
  const faults = [];
  if (code.length === 0) faults.push('no code cites it');
  if (tests.length === 0) faults.push('no test is titled with it');
  if (stories.length === 0 && reason === '') faults.push('no story shows it and no line says why');
  if (stories.length > 0 && reason !== '') faults.push('a story shows it, and a line says why none does');
  return faults;
}

/** Every game with a catalogue, and each of its rules with what covers it and what it lacks. */
export function rulesCoverage(root) {
  const [code, tests, stories] = [codeById(root), testsById(root), storiesById(root)];
  const sources = join(root, 'packages/rules/src');
  const games = readdirSync(sources).filter((game) => existsSync(join(sources, game, 'RULES.md')));
  return games.map((game) => {
    const { title, rules } = readCatalogue(readFileSync(join(sources, game, 'RULES.md'), 'utf8'));
    const reasons = reasonsFor(root, game);
    const covered = rules.map(({ id, words, later }) => {
      const shown = stories.get(id) ?? [];
      const reason = reasons[id] ?? (shown.length === 0 && !later ? (reasons['*'] ?? '') : '');
      const rule = { id, words, later, code: code.get(id) ?? [], tests: tests.get(id) ?? [], stories: shown, reason };
      return { ...rule, missing: missing(rule) };
    });
    return { game, title, rules: covered };
  });
}
