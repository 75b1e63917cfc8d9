// Small sites that use a release: what their authors would write, and nothing more. `scripts/hosts/released.mjs` builds and
// checks them.
//
//   program   the program that builds the site; without it the site is skipped
//   install   packages of npm, in exact versions
//   files     the site's files, by path
//   release   where its author puts the release
//   build     the command
//   pages     the folder of the built site
//   checks    what is checked: on which page, and how (see `CHECKS` in released.mjs)

/** The board of docs/hosts.md, as Markdown takes it. */
const RECORD = `[Game "Waffle Wars"]
1. c5 b1 2. d3 b2 {why not b3?} 3. b3 c3`;
const replay = `<waffle-wars mode="replay">
${RECORD}
</waffle-wars>`;
const loader = (path) => `<script type="module" src="${path}griddle.js"></script>`;
const game = '<waffle-wars mode="play" start="now"></waffle-wars>';
const markdown = (path) => `Before.

${loader(path)}

${replay}

After.
`;

/** Keys that step a replay, also past both of its ends. */
const KEYS = ['ArrowLeft', 'ArrowRight', 'End', 'ArrowRight', 'Home', 'ArrowLeft'];

/** Letters that mean something to a deck: blank, overview, speaker view, full screen, help, next and previous slide. */
const TYPED = ['b', '.', 'o', 's', 'f', '?', ' ', 'n', 'p', 'h', 'j', 'k', 'l'];

const page = (head, body) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>A board</title>
    <link rel="icon" href="data:,">
    ${head}
  </head>
  <body>${body}</body>
</html>
`;

/** A site whose links change the page without loading another document. */
const navigated = (install, head, main, attributes = '') => {
  const text = (title, body, to, words) =>
    page(
      `${loader('/release/')}${head}`,
      `<main ${main}><h1>${title}</h1>${body}<a href="${to}">${words}</a></main>`,
    ).replace('<body>', `<body ${attributes}>`);
  return {
    install,
    files: {
      'index.html': text('Game', game, '/about.html', 'About'),
      'about.html': text('About', '', '/', 'Game'),
    },
    release: 'release',
    pages: '.',
    checks: [{ by: 'leaving', links: ['About', 'Game'] }],
  };
};

/** A page with a style sheet that changes how bare elements look. */
const styled = (install, css, build) => ({
  install,
  files: {
    'index.html': page(
      `<link rel="stylesheet" href="${css}">${loader('/release/')}`,
      `<main class="container">${replay}${game.replace(' start="now"', '')}<p>After.</p></main>`,
    ),
    'input.css': '@import "tailwindcss";',
  },
  release: 'release',
  pages: '.',
  ...(build && { build }),
  checks: [{ by: 'boards', record: true }],
});

export const RELEASE_RECIPES = {
  jekyll: {
    program: 'jekyll',
    files: {
      '_config.yml': 'title: Site\n',
      '_layouts/default.html': page('', '{{ content }}'),
      'index.md': `---\nlayout: default\n---\n\n${markdown('/release/')}`,
    },
    release: 'release',
    build: 'jekyll build --quiet',
    pages: '_site',
    checks: [{ by: 'boards', record: true }],
  },
  mkdocs: {
    program: 'mkdocs',
    files: {
      // Its theme asks another server for the highlighter
      'mkdocs.yml': 'site_name: Site\ntheme:\n  name: mkdocs\n  highlightjs: false\nplugins: []\n',
      'docs/index.md': markdown('release/'),
    },
    release: 'docs/release',
    build: 'mkdocs build --quiet',
    pages: 'site',
    checks: [{ by: 'boards', record: true }],
  },
  pelican: {
    program: 'pelican',
    files: {
      'content/a-post.md': `Title: A post\nDate: 2026-01-01\n\n${markdown('/release/')}`,
      'pelicanconf.py': "SITENAME = 'Site'\nPATH = 'content'\nSTATIC_PATHS = ['release']\nTIMEZONE = 'UTC'\n",
    },
    release: 'content/release',
    build: 'pelican --quiet -s pelicanconf.py',
    pages: 'output',
    checks: [{ by: 'boards', record: true, route: 'a-post.html' }],
  },
  sphinx: {
    program: 'sphinx-build',
    files: {
      'source/conf.py':
        "project = 'Site'\nhtml_theme = 'alabaster'\nhtml_theme_options = {'navigation_with_keys': True}\nhtml_extra_path = ['extra']\n",
      'source/index.rst': `Site\n====\n\n.. toctree::\n\n   one\n   board\n   game\n   three\n`,
      'source/one.rst': 'One\n===\n',
      'source/board.rst': `Board\n=====\n\n.. raw:: html\n\n   ${loader('release/')}\n\n   ${replay.replaceAll('\n', '\n   ')}\n`,
      'source/game.rst': `Game\n====\n\n.. raw:: html\n\n   ${loader('release/')}\n   ${game}\n`,
      'source/three.rst': 'Three\n=====\n',
    },
    release: 'source/extra/release',
    build: 'sphinx-build -q source site',
    pages: 'site',
    checks: [
      { by: 'boards', record: true, route: 'board.html' },
      { by: 'keys', route: 'board.html', keys: KEYS },
      { by: 'typing', route: 'game.html', typed: KEYS, own: 'ArrowRight' },
    ],
  },
  reveal: {
    install: { 'reveal.js': '6.0.2' },
    files: {
      'index.html': page(
        `${loader('/release/')}
    <link rel="stylesheet" href="/node_modules/reveal.js/dist/reveal.css">
    <link rel="stylesheet" href="/node_modules/reveal.js/dist/theme/black.css">`,
        `<div class="reveal"><div class="slides">
      <section>One</section>
      <section>${replay}</section>
      <section>${game}</section>
      <section>Four</section>
    </div></div>
    <script type="module">
      import Reveal from '/node_modules/reveal.js/dist/reveal.mjs';
      const deck = new Reveal();
      await deck.initialize({ hash: true });
      globalThis.deck = deck;
    </script>`,
      ),
    },
    release: 'release',
    pages: '.',
    checks: [
      { by: 'keys', route: '#/1', keys: KEYS },
      { by: 'typing', route: '#/2', typed: [...TYPED, ...KEYS], own: 'b' },
    ],
  },
  turbo: navigated(
    { '@hotwired/turbo': '8.0.23' },
    '<script type="module" src="/node_modules/@hotwired/turbo/dist/turbo.es2017-esm.js"></script>',
    '',
  ),
  htmx: navigated(
    { 'htmx.org': '4.0.1' },
    '<script src="/node_modules/htmx.org/dist/htmx.min.js"></script>',
    '',
    'hx-boost="true" hx-boost:inherited="true"',
  ),
  swup: navigated(
    { swup: '4.10.0' },
    `<script src="/node_modules/swup/dist/Swup.umd.js" defer></script>
    <script type="module">globalThis.pages ??= new Swup({ animationSelector: false });</script>`,
    'id="swup"',
  ),
  barba: navigated(
    { '@barba/core': '2.10.3' },
    `<script src="/node_modules/@barba/core/dist/barba.umd.js" defer></script>
    <script type="module">if (!globalThis.hasBarba) barba.init(); globalThis.hasBarba = true;</script>`,
    'data-barba="container" data-barba-namespace="page"',
    'data-barba="wrapper"',
  ),
  bootstrap: styled({ bootstrap: '5.3.9' }, '/node_modules/bootstrap/dist/css/bootstrap.min.css'),
  tailwind: styled(
    { tailwindcss: '4.3.5', '@tailwindcss/cli': '4.3.5' },
    '/site.css',
    'tailwindcss --input input.css --output site.css',
  ),
};
