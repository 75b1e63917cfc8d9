import { setCustomElementsManifest, type Preview } from '@storybook/web-components-vite';
import '../stories/support/page.css';
import manifest from '../packages/elements/manifest/custom-elements.json' with { type: 'json' };

setCustomElementsManifest(manifest);

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    // What is right need not be described, element by element
    a11y: { test: 'error', options: { resultTypes: ['violations'] } },
    controls: { expanded: true },
    docs: { codePanel: true },
    // What a newcomer should see first stands first, and `npm start` opens with it
    options: {
      storySort: { order: ['Embed gallery', 'Welcome', 'Documentation', 'Rules', 'Elements', 'Rules coverage'] },
    },
  },
};
export default preview;
