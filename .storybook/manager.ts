import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

const dark = matchMedia('(prefers-color-scheme: dark)').matches;

addons.setConfig({
  theme: create({ base: dark ? 'dark' : 'light', brandTitle: 'Griddle', brandUrl: './' }),
  layoutCustomisations: {
    // Only the stories of elements have controls to show; everywhere else the page needs the room
    showPanel: ({ storyId = '' }, usual) => (/-element-|^for-every-game-/.test(storyId) ? usual : false),
  },
});
