// The site holds the documentation: every page of docs/ but pictures and reports has a page in Storybook, named by its heading.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../run.mjs';

const read = (page) => readFileSync(join(ROOT, page), 'utf8');
const pages = readdirSync(join(ROOT, 'docs'), { recursive: true })
  .map((name) => name.replaceAll(sep, '/'))
  .filter((name) => name.endsWith('.md') && name !== 'first-look.md' && !name.startsWith('reports/'));

for (const name of pages)
  test(`docs/${name} is a page of the site`, () => {
    const [, heading] = /^# (.*)$/m.exec(read(`docs/${name}`));
    const shown = read(`stories/docs/${name.replace('.md', '.mdx')}`);
    assert.ok(shown.includes(`<Meta title="Documentation/${heading}" />`), heading);
    assert.ok(shown.includes(`page('${name}')`));
  });

test('actions of workflows are pinned to a version, and may do nothing that is not said', () => {
  for (const name of readdirSync(join(ROOT, '.github/workflows'))) {
    const workflow = read(`.github/workflows/${name}`);
    const used = [...workflow.matchAll(/uses: (\S+)/g)].map(([, action]) => action);
    assert.ok(used.length > 0);
    assert.deepEqual(
      used.filter((action) => !/@(v\d+\.\d+\.\d+|[0-9a-f]{40})$/.test(action)),
      [],
      name,
    );
    assert.match(workflow, /^permissions:\n {2}contents: read\n/m, name);
    assert.doesNotMatch(workflow, /write-all|secrets\./, name);
  }
});
