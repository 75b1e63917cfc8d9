// The public surface of the packages: a change is refused with a sentence that names it, until it is accepted. `npm run api`, which
// needs a build, says whether the accepted surface is up to date.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { elementsSurface, faultOf } from '../api.mjs';
import { PACKAGES } from '../entries.mjs';
import { ROOT } from '../run.mjs';

const field = (name, text, more = {}) => ({ kind: 'field', name, type: { text }, ...more });
const GAME_ELEMENT = {
  name: 'GameElement',
  members: [
    field('mode', 'string'),
    { kind: 'method', name: 'undo', return: { type: { text: 'boolean' } } },
    { kind: 'method', name: 'inner', privacy: 'protected' },
  ],
  events: [{ name: 'griddle-move', type: { text: 'CustomEvent<MoveDetail>' } }],
  cssParts: [{ name: 'stage' }],
};
/** A game's declaration in the manifest: everything that games share, and something of its own. */
const snake = (own = {}) => ({
  name: 'Snake',
  tagName: 'snake-board',
  superclass: { name: 'GameElement' },
  members: [{ kind: 'field', name: 'mode' }, { kind: 'method', name: 'undo' }, ...(own.members ?? [])],
  events: GAME_ELEMENT.events,
  cssParts: own.cssParts ?? GAME_ELEMENT.cssParts,
});
const surfaceOf = (...declarations) => elementsSurface({ modules: [{ declarations }] });
/** The lines under a heading. */
const linesOf = (surface, heading) =>
  surface
    .split(`## ${heading}\n`)[1]
    .split('\n## ')[0]
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('```'));

describe('the API report of elements', () => {
  const HEADING = '`snake-board`, a game';

  test('lists shared members once, and nothing protected', () => {
    const surface = surfaceOf(GAME_ELEMENT, snake());
    assert.deepEqual(linesOf(surface, 'Every game'), [
      'property mode: string',
      'method undo(): boolean',
      'event griddle-move: CustomEvent<MoveDetail>',
      'part stage',
    ]);
    assert.deepEqual(linesOf(surface, HEADING), []);
  });

  test('lists for each game what it adds and what it lacks', () => {
    const surface = surfaceOf(
      GAME_ELEMENT,
      snake({ members: [field('length', 'number')], cssParts: [{ name: 'tail' }] }),
    );
    assert.deepEqual(linesOf(surface, HEADING), ['property length: number', 'no part stage', 'part tail']);
  });
});

describe('a changed API', () => {
  const accepted = surfaceOf(GAME_ELEMENT, snake({ members: [field('length', 'number')] }));
  const faultOfNow = (own) => faultOf('elements', accepted, surfaceOf(GAME_ELEMENT, snake(own)));
  const refused = (what) =>
    `The public surface of elements changed (snake-board: ${what}): if you mean it, run npm run api -- --accept.`;

  test('passes once accepted', () => {
    assert.equal(faultOfNow({ members: [field('length', 'number')] }), undefined);
  });

  test('fails with the new part', () => {
    const members = [field('length', 'number'), field('width', 'number')];
    assert.equal(faultOfNow({ members }), refused('“property width: number” is new'));
  });

  test('fails with the removed part', () => {
    const two = surfaceOf(GAME_ELEMENT, snake({ members: [field('length', 'number'), field('width', 'number')] }));
    assert.equal(faultOf('elements', two, accepted), refused('“property width: number” is gone'));
  });

  test('fails with the changed type', () => {
    assert.equal(
      faultOfNow({ members: [field('length', 'string')] }),
      refused('“property length: number” is now “property length: string”'),
    );
  });

  test('has to be accepted once', () => {
    assert.equal(
      faultOf('elements', undefined, accepted),
      'The public surface of elements is not accepted yet: run npm run api -- --accept.',
    );
  });
});

for (const name of ['rules', 'bots', 'elements'])
  test(`an accepted API of ${name} exists`, () => {
    assert.match(readFileSync(join(ROOT, `packages/${name}/api/${name}.api.md`), 'utf8'), /^export .*$/m);
  });

// Pages are for users
test('READMEs of packages and pages for users import only public entries', () => {
  const pages = [
    ...PACKAGES.map((name) => `packages/${name}/README.md`),
    ...['art', 'bots', 'embedding', 'embedding/frameworks', 'embedding/puzzles'].map((name) => `docs/${name}.md`),
  ];
  for (const page of pages) {
    const text = readFileSync(join(ROOT, page), 'utf8');
    for (const [, name, entry] of text.matchAll(/from '@griddle\/([a-z]+)(\/[^']+)?'/g)) {
      const { exports } = JSON.parse(readFileSync(join(ROOT, `packages/${name}/package.json`), 'utf8'));
      assert.ok(
        `.${entry ?? ''}` in exports && !entry?.startsWith('/internal/'),
        `${page}: @griddle/${name}${entry ?? ''}`,
      );
    }
  }
});
