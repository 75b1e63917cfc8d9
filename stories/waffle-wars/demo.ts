/** The samples of Waffle Wars as stories; a try may also promise who owns a quadrant. */
import { expect, waitFor } from 'storybook/test';
import '@griddle/elements/waffle-wars/waffle-wars.js';
import WAFFLE_WARS_EN from '@griddle/rules/internal/waffle-wars/messages.en.json' with { type: 'json' };
import type { WaffleWarsTry } from '../../packages/rules/samples/sample.js';
import { WAFFLE_WARS_SAMPLES } from '../../packages/rules/samples/waffle-wars/index.js';
import { demosOf } from '../support/demo.js';
import { space, type GameTable } from '../support/hands.js';

/** A space of each quadrant, in the order of the catalogue. */
const CORNERS = ['a1', 'f1', 'a6', 'f6'];
const OWNED: Readonly<Record<string, string>> = {
  strawberries: 'Strawberries’ quadrant',
  blueberries: 'Blueberries’ quadrant',
  war: 'civil war',
};

/** The demo of the sample with a rule and a title. */
export const demo = demosOf({
  tag: 'waffle-wars',
  game: 'waffle-wars',
  words: WAFFLE_WARS_EN,
  samples: WAFFLE_WARS_SAMPLES,
  check: checkOwners,
});

async function checkOwners(table: GameTable, { owners = [] }: WaffleWarsTry): Promise<void> {
  for (const [at, owner] of owners.entries()) {
    // Names follow a little later where moves come quickly
    await waitFor(async () => {
      const name = (await space(table, CORNERS[at] ?? '')).ariaLabel ?? '';
      if (owner === '') await expect(name).not.toMatch(/quadrant|war/);
      else await expect(name).toContain(OWNED[owner]);
    });
  }
}
