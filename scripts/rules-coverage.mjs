// npm run rules:coverage [-- GAME...]: each rule id of the catalogues -> code, tests, story, or the reason why it has no story.
// Exits with 1 if something is missing. Ids under "## Later" are listed but not required. Storybook has the same matrix as a
// page, with links.
import { rulesCoverage } from './rules-coverage/coverage.mjs';
import { ROOT } from './run.mjs';

const asked = process.argv.slice(2);
const games = rulesCoverage(ROOT).filter(({ game }) => asked.length === 0 || asked.includes(game));
let faults = 0;

function line({ id, words, later, code, tests, stories, reason, missing }) {
  const counts = later
    ? 'later'
    : `code ${String(code.length).padStart(2)}  tests ${String(tests.length).padStart(2)}  stories ${stories.length}`;
  const rest = missing.length > 0 ? `MISSING: ${missing.join('; ')}` : reason ? `no story: ${reason}` : words;
  return `${missing.length > 0 ? '✗' : ' '} ${id.padEnd(6)} ${counts.padEnd(30)} ${rest}`.slice(0, 140).trimEnd();
}

for (const { title, rules } of games) {
  console.log(`\n${title}`);
  for (const rule of rules) {
    faults += rule.missing.length > 0 ? 1 : 0;
    console.log(line(rule));
  }
}
const all = games.flatMap(({ rules }) => rules).filter(({ later }) => !later);
console.log(`\n${all.length - faults} of ${all.length} rules covered`);
process.exitCode = faults > 0 || games.length === 0 ? 1 : 0;
