// Small sites, one for each bundler and framework: what their authors would install and write, and nothing that Griddle's
// packages should not need. `scripts/hosts/bundled.mjs` builds and checks them.
//
//   install   the packages next to Griddle's, in exact versions
//   files     their files, by path
//   manifest  more fields of package.json
//   build     the command that builds the site
//   pages     the folder of the built site
//   worker    how the bot's worker starts: from a `file` that the bundler has copied, or from `code` that it has bundled
//   dev       the command of the development server, if it is checked, too; PORT is its port
//   route     the path of the page with the board, if it is not the root
//   also      more pages of it: their routes, how the worker starts there, and what the browser says
//   links     texts of links: to a page without a board, and back. With them the check leaves and comes back on the same document
//   node      the version of Node that it needs, if it is newer than ours: it is installed with the site
import { BOARD, FRAMEWORKS, IMPORT } from './framework-recipes.mjs';

const page = (body, script = '/main.js') => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>A board</title>
    <link rel="icon" href="data:,">
    <script type="module" src="${script}"></script>
  </head>
  <body>${body}</body>
</html>
`;

/** Pages of a site whose policy allows no worker that is made on the page, and of one that enforces Trusted Types. */
const withPolicies = (script) => ({
  'dist/own-files.html': withPolicy("worker-src 'self'", page(BOARD, script)),
  'dist/trusted.html': withPolicy(
    "require-trusted-types-for 'script'; trusted-types lit-html griddle webpack",
    page(BOARD, script),
  ),
});
const withPolicy = (policy, text) =>
  text.replace('<title>', `<meta http-equiv="Content-Security-Policy" content="${policy}">$&`);

const vite = (version) => ({
  install: { vite: version },
  files: { 'index.html': page(BOARD), 'main.js': IMPORT },
  build: 'vite build',
  pages: 'dist',
  worker: 'file',
  dev: 'vite --host 127.0.0.1 --port PORT --strictPort',
});

export const RECIPES = {
  'vite-5': vite('5.4.21'),
  'vite-6': vite('6.4.6'),
  'vite-7': vite('7.3.8'),
  'vite-8': vite('8.4.0'),
  webpack: {
    install: { webpack: '5.113.0', 'webpack-cli': '7.3.1' },
    files: {
      'dist/index.html': page(BOARD, 'main.js'),
      'src/index.js': IMPORT,
      ...withPolicies('main.js'),
    },
    build: 'webpack --mode production --output-trusted-types-policy-name webpack',
    pages: 'dist',
    worker: 'file',
    also: [
      { route: 'own-files.html', worker: 'file' },
      { route: 'trusted.html', worker: 'file' },
    ],
  },
  parcel: {
    install: { parcel: '2.16.4' },
    manifest: { '@parcel/resolver-default': { packageExports: true } },
    files: { 'index.html': page(BOARD, './main.js'), 'main.js': IMPORT },
    build: 'parcel build index.html --no-source-maps',
    pages: 'dist',
    worker: 'file',
  },
  esbuild: {
    install: { esbuild: '0.28.2' },
    files: { 'dist/index.html': page(BOARD), 'main.js': IMPORT, ...withPolicies('/main.js') },
    build: 'esbuild main.js --bundle --splitting --format=esm --minify --outdir=dist',
    pages: 'dist',
    worker: 'code',
    also: [
      { route: 'own-files.html', says: [/worker-src 'self'/] },
      { route: 'trusted.html', worker: 'code' },
    ],
  },
  turbo: {
    install: { vite: '8.4.0', '@hotwired/turbo': '8.0.23' },
    files: {
      'index.html': page(`<h1>Game</h1>${BOARD}<a href="/about.html">About</a>`),
      'about.html': page('<h1>About</h1><a href="/">Game</a>'),
      'main.js': `import '@hotwired/turbo';\n${IMPORT}`,
      'vite.config.js': `export default { build: { rollupOptions: { input: ['index.html', 'about.html'] } } };`,
    },
    build: 'vite build',
    pages: 'dist',
    worker: 'file',
    links: ['About', 'Game'],
  },
  ...FRAMEWORKS,
};
