/** Play functions that would disturb a reader. */
import type { StoryObj } from '@storybook/web-components-vite';

type Play = NonNullable<StoryObj['play']>;

/** Runs a play function only in a browser that a test drives: a reader finds a board as the page describes it. */
export function whenTested(play: Play): Play {
  return async (context) => {
    if (navigator.webdriver) await play(context);
  };
}
