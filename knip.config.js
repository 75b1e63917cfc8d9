// What knip takes for an entry: code that is started by its path, or that a page or a tool asks for by a name. All else must be
// imported by something, and so must every export. (What an entry of a package exports counts as used.)

/** Tests import it; as a dependency of what it depends on, it would close a circle. */
const TESTKIT = '@griddle/testkit';

export default {
  // Two names for one sheet, each of which says something
  exclude: ['duplicates'],
  // Modules that are taken whole: `import * as top`
  ignoreIssues: {
    'packages/cli/src/games/*.ts': ['exports'],
    'packages/rules/test/waffle-wars/reference-modes.ts': ['exports'],
    'tts-mod/test/*-table.ts': ['exports'],
  },
  // A browser, a database or a package manager of the system
  ignoreBinaries: [
    'apt-get',
    'redis-cli',
    'redis-server',
    'mcs',
    'Xvfb',
    'php',
    'mariadb-install-db',
    'mkfifo',
    'mono',
  ],
  workspaces: {
    '.': {
      entry: [
        'scripts/*.mjs',
        'scripts/test/*.mjs',
        'scripts/{mutants,rules-coverage,scenes,wordpress}/*.mjs',
        'bench/**/*.{mjs,js}',
        'examples/**/*.{js,mjs}',
        'integrations/**/*.{js,mjs,ts}',
      ],
      project: ['scripts/**/*.mjs', 'bench/**', 'stories/**/*.ts', '.storybook/**'],
      // Started or read by their names, in tests of frameworks and in scripts; boardgame.io and Astro are installed by hand. The client of
      // Socket.IO, with which the server for rooms is measured, belongs to the elements
      ignoreDependencies: [
        TESTKIT,
        ...[
          '@arethetypeswrong/cli',
          'socket.io-client',
          '@fontsource/lora',
          'axe-core',
          'publint',
          'turbo',
          '@web/test-runner',
          '@web/test-runner-chrome',
          '@changesets/config',
        ],
        ...['solid-js', 'svelte', 'svelte-check', 'vue', 'vue-tsc', 'boardgame.io', 'astro'],
      ],
    },
    'packages/*': {
      entry: ['{scripts,tools}/*.{mjs,ts}', 'test/**/*.test.ts', 'test/write-same-games.ts'],
      project: ['{src,test,tools,scripts}/**/*.{ts,mjs}'],
      ignoreDependencies: [TESTKIT],
    },
    'packages/bots': {
      // What releases and the package start a worker with
      entry: [
        'src/start-{package,release}.ts',
        'scripts/*.mjs',
        'tools/*.ts',
        'test/**/*.test.ts',
        'test/write-same-games.ts',
      ],
      project: ['{src,test,tools}/**/*.ts', 'scripts/*.mjs'],
    },
    'packages/cli': {
      entry: ['src/main.ts', 'scripts/*.mjs', 'bin/*.js', 'test/**/*.test.ts'],
      project: ['{src,test,scripts}/**/*.{ts,mjs}'],
      // The sources of art and plate are bundled into it, and these stay outside
      ignoreDependencies: [TESTKIT, '@fontsource/nunito', '@resvg/resvg-wasm', 'box2d3-wasm', 'gifenc'],
    },
    'packages/elements': {
      entry: [
        // Pages of a release are made from these
        'src/loader/{embed,puzzles,frames,panel-first,play,play-first}.ts',
        'scripts/*.mjs',
        'test/**/*.test.ts',
        'test/puzzles/*.ts',
        'test/frameworks/*/*.ts',
        'custom-elements-manifest.config.mjs',
      ],
      project: ['{src,test,scripts}/**/*.{ts,mjs}', '!scripts/integrations/**'],
      ignoreDependencies: [TESTKIT],
    },
    // Its build starts the driver that the other package has built
    'packages/tts-assets': { entry: ['scripts/*.mjs'], ignoreDependencies: ['@griddle/tts-mod'] },
    // An app with an older React; its test bundles it
    'scripts/test/react-18': { ignoreDependencies: ['react', 'react-dom', '@types/react'] },
    // Its entries are those of its package.json
    testkit: { project: ['src/**/*.ts'] },
    'tts-mod': {
      // `griddle:content`, which the build fills in
      ignoreDependencies: ['griddle'],
      entry: [
        'src/*/{global,object}.ts',
        'src/one-table/*.ts',
        'tools/{build,driver/main}.ts',
        'test/**/*.test.ts',
        'test/*/*.ts',
      ],
      project: ['{src,tools,test}/**/*.ts'],
    },
  },
};
