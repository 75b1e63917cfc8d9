// Small sites of frameworks, for `recipes.mjs`, which says what each field means. Their links change the page without loading
// another document, where the framework has such links.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../run.mjs';

/** A player’s seat first, so that the bot answers. */
const ATTRIBUTES = 'mode="play" seats="human,bot:medium"';
export const BOARD = `<waffle-wars ${ATTRIBUTES}></waffle-wars>`;
export const IMPORT = "import '@griddle/elements/waffle-wars.js';";

const LINKS = ['About', 'Game'];
/** Spares the browser the question for one, which no site answers. */
const NO_ICON = '<link rel="icon" href="data:,">';
/** Vue’s compiler has to know that a tag with a hyphen is an element. */
const ELEMENTS_OF_VUE = "compilerOptions: { isCustomElement: (tag) => tag.includes('-') }";

/** The component of React in the guide, as readers copy it. */
const [, COMPONENT = ''] =
  /^## React\n.*?^```tsx\n(.*?)^```/ms.exec(readFileSync(join(ROOT, 'docs/embedding/frameworks.md'), 'utf8')) ?? [];

/** A site of Vite with that component, and a bot that thinks in a worker, as an easy one does not. */
const withComponent = (install, main, pragma = '') => ({
  install: { vite: '8.4.0', ...install },
  files: {
    'index.html': `<!doctype html><html lang="en"><head><meta charset="utf-8">${NO_ICON}<title>A board</title></head><body><div id="root"></div><script type="module" src="/src/main.tsx"></script></body></html>`,
    'src/game.tsx': pragma + COMPONENT.replace('bot:easy', 'bot:medium'),
    'src/main.tsx': `${pragma}import { Game } from './game';\n${main}`,
  },
  build: 'vite build',
  pages: 'dist',
  worker: 'file',
  dev: 'vite --host 127.0.0.1 --port PORT --strictPort',
});

export const FRAMEWORKS = {
  react: withComponent(
    { react: '19.3.1', 'react-dom': '19.3.1' },
    `import { createRoot } from 'react-dom/client';\ncreateRoot(document.querySelector('#root')).render(<Game />);`,
  ),
  preact: withComponent(
    { preact: '11.2.0' },
    `import { render } from 'preact';\nrender(<Game />, document.querySelector('#root'));`,
    '/** @jsxImportSource preact */\n',
  ),
  vitepress: {
    install: { vitepress: '1.6.4' },
    manifest: { type: 'module' },
    files: {
      'index.md': `# Game\n\n<script setup>\nif (!import.meta.env.SSR) import('@griddle/elements/waffle-wars.js');\n</script>\n\n${BOARD}\n\n[About](/about)\n`,
      'about.md': '# About\n\n[Game](/)\n',
      '.vitepress/config.js': `export default { title: 'Site', head: [['link', { rel: 'icon', href: 'data:,' }]], vue: { template: { ${ELEMENTS_OF_VUE} } } };`,
    },
    build: 'vitepress build',
    pages: '.vitepress/dist',
    worker: 'file',
    dev: 'vitepress dev --host 127.0.0.1 --port PORT --strictPort',
    links: LINKS,
  },
  'react-router': {
    install: {
      'react-router': '7.18.4',
      '@react-router/dev': '7.18.4',
      '@react-router/node': '7.18.4',
      isbot: '5.2.3',
      react: '19.3.1',
      'react-dom': '19.3.1',
      vite: '7.3.8',
    },
    manifest: { type: 'module' },
    files: {
      'vite.config.js': `import { reactRouter } from '@react-router/dev/vite';\nexport default { plugins: [reactRouter()] };`,
      'react-router.config.js': `export default { ssr: false, prerender: ['/', '/about'] };`,
      'app/root.jsx': `import { Links, Meta, Outlet, Scripts } from 'react-router';
export default function App() {
  return <html lang="en"><head><meta charSet="utf-8" /><link rel="icon" href="data:," /><Meta /><Links /></head><body><Outlet /><Scripts /></body></html>;
}`,
      'app/routes.js': `import { index, route } from '@react-router/dev/routes';\nexport default [index('game.jsx'), route('about', 'about.jsx')];`,
      'app/game.jsx': `import { Link } from 'react-router';
import '@griddle/elements/waffle-wars.js';
export default function Game() {
  return <main><h1>Game</h1>${BOARD}<Link to="/about">About</Link></main>;
}`,
      'app/about.jsx': `import { Link } from 'react-router';
export default function About() {
  return <main><h1>About</h1><Link to="/">Game</Link></main>;
}`,
    },
    build: 'react-router build',
    pages: 'build/client',
    worker: 'file',
    links: LINKS,
  },
  sveltekit: {
    node: '24.22.3',
    install: {
      '@sveltejs/kit': '3.2.0',
      '@sveltejs/vite-plugin-svelte': '7.3.1',
      '@sveltejs/adapter-static': '4.0.1',
      svelte: '5.57.3',
      vite: '8.4.0',
    },
    manifest: { type: 'module' },
    files: {
      'vite.config.js': `import adapter from '@sveltejs/adapter-static';
import { sveltekit } from '@sveltejs/kit/vite';
export default { plugins: [sveltekit({ adapter: adapter() })] };`,
      'src/app.html': `<!doctype html><html lang="en"><head><meta charset="utf-8">${NO_ICON}%sveltekit.head%</head><body><div>%sveltekit.body%</div></body></html>`,
      'src/routes/+layout.js': 'export const prerender = true;',
      'src/routes/+page.svelte': `<script>\n  ${IMPORT}\n</script>\n\n<h1>Game</h1>\n${BOARD}\n<a href="/about">About</a>\n`,
      'src/routes/about/+page.svelte': '<h1>About</h1>\n<a href="/">Game</a>\n',
    },
    build: 'vite build',
    pages: 'build',
    worker: 'file',
    dev: 'vite --host 127.0.0.1 --port PORT --strictPort',
    links: LINKS,
  },
  nuxt: {
    node: '24.22.3',
    // This Nuxt cannot build with Vite 8.4
    install: { nuxt: '4.5.2', vite: '8.3.8', vue: '3.5.45', 'vue-router': '5.3.1' },
    manifest: { type: 'module' },
    files: {
      'nuxt.config.ts': `export default defineNuxtConfig({
  compatibilityDate: '2026-01-01',
  app: { head: { link: [{ rel: 'icon', href: 'data:,' }] } },
  vue: { ${ELEMENTS_OF_VUE} },
});`,
      'app/app.vue': '<template><NuxtPage /></template>',
      'app/pages/index.vue': `<script setup>\n${IMPORT}\n</script>\n\n<template><main><h1>Game</h1>${BOARD}<NuxtLink to="/about">About</NuxtLink></main></template>`,
      'app/pages/about.vue': '<template><main><h1>About</h1><NuxtLink to="/">Game</NuxtLink></main></template>',
    },
    build: 'nuxt generate',
    pages: '.output/public',
    worker: 'file',
    dev: 'nuxt dev --host 127.0.0.1 --port PORT',
    links: LINKS,
  },
  docusaurus: {
    install: {
      '@docusaurus/core': '3.10.2',
      '@docusaurus/preset-classic': '3.10.2',
      '@mdx-js/react': '3.1.1',
      react: '19.3.1',
      'react-dom': '19.3.1',
    },
    files: {
      'docusaurus.config.js': `module.exports = {
  title: 'Site',
  url: 'https://example.com',
  baseUrl: '/',
  favicon: 'data:,',
  presets: [['classic', { docs: false, blog: false }]],
};`,
      'src/pages/index.mdx': `${IMPORT}\n\n# Game\n\n${BOARD}\n\n[About](/about)\n`,
      'src/pages/about.mdx': '# About\n\n[Game](/)\n',
    },
    build: 'docusaurus build',
    pages: 'build',
    worker: 'file',
    links: LINKS,
  },
  starlight: {
    node: '24.22.3',
    install: { '@astrojs/starlight': '0.42.4', astro: '7.3.5' },
    manifest: { type: 'module' },
    files: {
      'astro.config.mjs': `import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';
export default defineConfig({ integrations: [starlight({ title: 'Site', pagefind: false })] });`,
      'public/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg" />',
      'src/content.config.ts': `import { defineCollection } from 'astro:content';
import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';
export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };`,
      'src/components/Game.astro': `${BOARD}\n<script>\n  ${IMPORT}\n</script>\n`,
      'src/content/docs/index.mdx': `---\ntitle: Game\n---\n\nimport Game from '../../components/Game.astro';\n\n<Game />\n`,
    },
    build: 'astro build',
    pages: 'dist',
    worker: 'file',
  },
  angular: {
    node: '24.22.3',
    install: {
      '@angular/build': '22.2.7',
      '@angular/cli': '22.2.7',
      '@angular/common': '22.2.6',
      '@angular/compiler': '22.2.6',
      '@angular/compiler-cli': '22.2.6',
      '@angular/core': '22.2.6',
      '@angular/platform-browser': '22.2.6',
      '@angular/router': '22.2.6',
      rxjs: '7.8.2',
      tslib: '2.9.1',
      typescript: '6.0.2',
    },
    files: {
      'angular.json': JSON.stringify({
        version: 1,
        projects: {
          site: {
            projectType: 'application',
            root: '',
            sourceRoot: 'src',
            architect: {
              build: {
                builder: '@angular/build:application',
                options: {
                  browser: 'src/main.ts',
                  index: 'src/index.html',
                  tsConfig: 'tsconfig.json',
                  outputPath: 'dist',
                },
                configurations: { development: { optimization: false, sourceMap: true } },
              },
              serve: { builder: '@angular/build:dev-server', options: { buildTarget: 'site:build:development' } },
            },
          },
        },
      }),
      'tsconfig.json': JSON.stringify({
        compilerOptions: {
          target: 'ES2022',
          module: 'preserve',
          moduleResolution: 'bundler',
          strict: true,
          skipLibCheck: true,
        },
        files: ['src/main.ts'],
      }),
      'src/index.html': `<!doctype html><html lang="en"><head><meta charset="utf-8"><base href="/">${NO_ICON}<title>A board</title></head><body><app-root></app-root></body></html>`,
      'src/main.ts': `import { Component, CUSTOM_ELEMENTS_SCHEMA } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import { provideRouter, RouterLink, RouterOutlet } from '@angular/router';
${IMPORT}

@Component({
  imports: [RouterLink],
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: \`<h1>Game</h1>${BOARD}<a routerLink="/about">About</a>\`,
})
class Game {}

@Component({ imports: [RouterLink], template: '<h1>About</h1><a routerLink="/">Game</a>' })
class About {}

@Component({ selector: 'app-root', imports: [RouterOutlet], template: '<router-outlet />' })
class Root {}

await bootstrapApplication(Root, {
  providers: [provideRouter([{ path: '', component: Game }, { path: 'about', component: About }])],
});
`,
    },
    build: 'ng build',
    pages: 'dist/browser',
    worker: 'code',
    dev: 'ng serve --host 127.0.0.1 --port PORT --no-hmr',
    links: LINKS,
  },
};
