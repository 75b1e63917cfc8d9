import js from '@eslint/js';
import lit from 'eslint-plugin-lit';
import litA11y from 'eslint-plugin-lit-a11y';
import wc from 'eslint-plugin-wc';
import globals from 'globals';
import { defineConfig } from 'eslint/config';
import ts from 'typescript-eslint';
import { documentedExports } from './scripts/eslint/documented-exports.mjs';
import { luaSafe } from './scripts/eslint/lua-safe.mjs';

export default defineConfig(
  {
    ignores: [
      '**/dist/**',
      '**/node_modules/**',
      'storybook-static/**',
      'release/**',
      'site/**',
      'coverage/**',
      '**/{.next,.astro,_site}/**',
      'examples/next/out/**',
      'integrations/hugo/**',
      'packages/elements/{,scripts/}integrations/**',
      'packages/elements/src/content/**',
      '**/test/{frameworks,react-18}/**',
    ],
  },
  js.configs.recommended,
  ts.configs.recommendedTypeChecked,
  {
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: 'error',
      // Lit binds the listeners of a template to the element
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    },
  },
  { files: ['packages/elements/**/*.ts', 'stories/**/*.ts'], extends: [lit.configs['flat/recommended']] },
  {
    files: ['packages/elements/**/*.ts'],
    extends: [wc.configs['flat/recommended']],
    plugins: { 'lit-a11y': litA11y },
    rules: litA11y.configs.recommended.rules,
  },
  {
    files: ['{packages/rules,testkit,tts-mod}/src/**/*.ts', 'packages/plate/src/{polygons,numbers}.ts'],
    ...luaSafe,
  },
  {
    files: ['{packages/{rules,bots,plate},testkit}/src/**/*.ts', 'packages/bots/tools/puzzles/*.ts'],
    rules: {
      // Their last bit differs between machines, and one bit makes another game; bots/src/numbers.ts and
      // plate/src/numbers.ts have what is needed. Math.sqrt is exact.
      'no-restricted-properties': [
        'error',
        ...[
          'exp',
          'expm1',
          'log',
          'log2',
          'log10',
          'log1p',
          'pow',
          'cbrt',
          'hypot',
          'sin',
          'cos',
          'tan',
          'asin',
          'acos',
        ]
          .concat(['atan', 'atan2', 'sinh', 'cosh', 'tanh', 'asinh', 'acosh', 'atanh', 'random'])
          .map((property) => ({ object: 'Math', property, message: 'It is not the same on every machine.' })),
      ],
    },
  },
  {
    // Everything else about imports is for .dependency-cruiser.mjs
    files: ['packages/*/{src,test,tools}/**/*.ts', 'testkit/src/**/*.ts', 'tts-mod/{src,test,tools}/**/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^\\.{1,2}(/(?!.*\\.(m?js|json)$)|$)',
              message: 'Name the file with its .js extension: Node runs what is built.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['packages/elements/src/**/*.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'TSAsExpression > TSAsExpression.expression > TSUnknownKeyword.typeAnnotation',
          message: 'A type that is talked round hides what is wrong: give the value its type where it is made.',
        },
        {
          selector: 'CallExpression > MemberExpression.callee[object.name="Object"][property.name="assign"]',
          message: 'Nothing is filled into what another module has made: make a new object.',
        },
        {
          selector: 'ExportNamedDeclaration > VariableDeclaration[kind="let"]',
          message: 'What a module exports stays the same: export a function.',
        },
      ],
    },
  },
  {
    // A file does one thing. Tests of tables are long plays, told move by move
    ignores: ['tts-mod/test/**'],
    rules: { 'max-lines': ['error', { max: 600, skipBlankLines: true, skipComments: true }] },
  },
  {
    files: ['{packages/*,testkit}/src/**/*.ts', 'packages/bots/tools/puzzles/*.ts', 'tts-mod/{src,tools}/**/*.ts'],
    plugins: { docs: { rules: { 'documented-exports': documentedExports } } },
    rules: { 'docs/documented-exports': 'error' },
  },
  {
    files: ['**/test/**/*.ts'],
    rules: {
      // chai: expect(x).to.be.true
      '@typescript-eslint/no-unused-expressions': 'off',
    },
  },
  {
    files: ['**/*.{js,mjs,cjs}'],
    extends: [ts.configs.disableTypeChecked],
    languageOptions: { globals: globals.node },
  },
  {
    // Rules about types cost nine tenths of the time. They find what goes wrong in silence where code runs at a reader's or a player's;
    // a test fails, `tsc` has its types, and in data there is nothing that they could find.
    files: ['{packages/*,tts-mod}/test/**/*.ts', 'packages/languages/src/**/*.ts'],
    extends: [ts.configs.disableTypeChecked],
  },
  // Code that Puppeteer runs inside the page
  {
    files: [
      'scripts/{compare-in-page,hosts-check,memory,shoot,soak-page,stories-check,story-page}.mjs',
      'scripts/{hosts,scenes}/*.mjs',
      'scripts/test/{embeds,fit,hosts,maker,page,results,rooms,server}.node.test.mjs',
      'bench/**/*.{js,mjs}',
    ],
    languageOptions: { globals: { ...globals.node, ...globals.browser } },
  },
  // The same inside a WordPress, which has its libraries as a global
  {
    files: ['scripts/{wordpress-check,wordpress/*}.mjs'],
    languageOptions: { globals: { ...globals.node, ...globals.browser, wp: 'readonly' } },
  },
);
