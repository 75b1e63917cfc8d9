// Size limits, checked by `npm run size` on the sources, bundled and minified as a blog's build would do it.
// What is imported statically counts; what a page fetches only when it needs it (bots, PNG) does not.

const fetchedLater = {
  name: 'fetched-later',
  setup(build) {
    build.onResolve({ filter: /.*/ }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    );
  },
};

const fromSources = (config) => ({
  ...config,
  format: 'esm',
  target: 'es2022',
  conditions: ['source', 'production'],
  tsconfig: 'tsconfig.base.json',
  plugins: [fetchedLater],
});

const entry = (name, path, limit) => ({ name, path, limit, gzip: true, modifyEsbuildConfig: fromSources });

export default [
  entry(
    '<waffle-wars> with play, replay, notation, rules and Lit',
    'packages/elements/src/waffle-wars/waffle-wars.ts',
    '25 kB',
  ),
  entry('Rules of Waffle Wars alone', 'packages/rules/src/waffle-wars/index.ts', '6 kB'),
  entry('Loader: griddle.js', 'packages/elements/src/loader/griddle.ts', '2 kB'),
  entry('Opponents', 'packages/bots/src/index.ts', '4 kB'),
];
