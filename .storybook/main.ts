import type { StorybookConfig } from '@storybook/web-components-vite';
import { contentPlugin } from '../scripts/content.mjs';
import { rulesCoveragePlugin } from '../scripts/rules-coverage/coverage.mjs';

const config: StorybookConfig = {
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.ts'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  framework: { name: '@storybook/web-components-vite', options: {} },
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  async viteFinal(vite) {
    const { mergeConfig } = await import('vite');
    return mergeConfig(vite, {
      // Relative, so that the built Storybook works from any folder of a site
      base: './',
      plugins: [contentPlugin(), rulesCoveragePlugin()],
      // `source`: our packages are read from src/, nothing has to be built before
      resolve: { conditions: ['griddle-source', 'module', 'browser', 'development|production'] },
      // Not bundled ahead: the half of Lit that Storybook imports later would be a second copy of it
      optimizeDeps: { exclude: ['lit', 'lit-html', 'lit-element', '@lit/reactive-element'] },
      build: { target: 'es2022', chunkSizeWarningLimit: 2000 },
    });
  },
};
export default config;
