// @lit-labs/ssr and the elements run as they are installed: what is bundled would have a second Lit, made for browsers.
import { defineConfig } from 'astro/config';

export default defineConfig({
  devToolbar: { enabled: false },
  vite: {
    ssr: { external: ['@lit-labs/ssr', 'lit', '@griddle/elements'] },
  },
});
