// Gives Storybook the coverage of rules as the module `virtual:rules-coverage`, read anew at each start and build: no
// file lies about that could be out of date.
import { ROOT } from '../run.mjs';
import { rulesCoverage } from './coverage.mjs';

const NAME = 'virtual:rules-coverage';
/** Marks a module that is no file, for Vite and Rollup. */
const RESOLVED = `\0${NAME}`;

export function rulesCoveragePlugin() {
  return {
    name: 'griddle-rules-coverage',
    resolveId: (id) => (id === NAME ? RESOLVED : undefined),
    load: (id) => (id === RESOLVED ? `export default ${JSON.stringify(rulesCoverage(ROOT))};` : undefined),
  };
}
