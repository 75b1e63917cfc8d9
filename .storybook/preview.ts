import { setCustomElementsManifest, type Preview } from '@storybook/web-components-vite';
import { configure } from 'storybook/test';
import { WEB } from '@griddle/languages/web.js';
import '../stories/support/page.css';
import manifest from '../packages/elements/manifest/custom-elements.json' with { type: 'json' };

setCustomElementsManifest(manifest);

// A starved machine may need much longer than the second that "waitFor" waits by itself
configure({ asyncUtilTimeout: 60_000 });

const names = new Intl.DisplayNames(['en'], { type: 'language' });
const languages = ['en', ...Object.keys(WEB)].map((value) => ({ value, title: names.of(value) ?? value }));

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes: {
    theme: {
      description: 'Colours of the story',
      toolbar: {
        icon: 'mirror',
        dynamicTitle: true,
        items: [
          { value: 'auto', title: 'Auto theme' },
          { value: 'light', title: 'Light theme' },
          { value: 'dark', title: 'Dark theme' },
        ],
      },
    },
    language: {
      description: 'Language of the elements',
      toolbar: { icon: 'globe', dynamicTitle: true, items: languages },
    },
  },
  initialGlobals: { theme: 'auto', language: 'en' },
  decorators: [
    (story, { globals }) => {
      const page = document.documentElement;
      page.dataset['theme'] = String(globals['theme']);
      page.lang = String(globals['language']);
      page.dir = page.lang === 'ar' ? 'rtl' : 'ltr';
      return story();
    },
  ],
  parameters: {
    // What is right need not be described, element by element
    a11y: { test: 'error', options: { resultTypes: ['violations'] } },
    controls: { expanded: true },
    docs: { codePanel: true },
    // The toolbar's width switch
    viewport: {
      options: {
        phone: { name: 'Phone', type: 'mobile', styles: { width: '390px', height: '844px' } },
        tablet: { name: 'Tablet', type: 'tablet', styles: { width: '820px', height: '1180px' } },
        wide: { name: 'Wide', type: 'desktop', styles: { width: '1280px', height: '720px' } },
      },
    },
    options: {
      // Storybook reads this list from the file as it is written, so nothing in it can be computed
      storySort: {
        // prettier-ignore
        order: [
          'Welcome', 'Embed gallery', 'Embed maker',
          'Waffle Wars', ['Learn', 'Rules', '*', 'Element'],
          'Waddle Waddle', ['Learn', 'Rules', '*', 'Element'],
          'Waffle Time', ['Learn', 'Rules', '*', 'Element'],
          'Buffet Boss', ['Learn', 'Rules', '*', 'Element'],
          'Top Waffle', ['Learn', 'Rules', '*', 'Element'],
          'Snake', ['Learn', 'Rules', '*', 'Element'],
          'Waffle Checkers', ['Learn', 'Rules', '*', 'Element'],
          'Hostage Rescue', ['Learn', 'Rules', '*', 'Element'],
          'Connect-4', ['Learn', 'Rules', '*', 'Element'],
          'Reversi', ['Learn', 'Rules', '*', 'Element'],
          '*', 'Puzzles', 'For every game', 'Documentation', 'Rules coverage',
        ],
      },
    },
  },
};
export default preview;
