/** Controls and card inside another element's shadow tree, as they stand in a game's element. */
import { fixture, html } from '@open-wc/testing';
import '../../src/panel/card.js';
import type { GriddleCard } from '../../src/panel/card.js';
import '../../src/panel/controls.js';
import type { GriddleControls } from '../../src/panel/controls.js';
import type { Mode } from '../../src/core/settings.js';
import { FakeTable, find, sessionOf } from './fake-table.js';

const RECORD = '1. c3 d4 2. b2 a1 {A comment.} 3. e5';

export interface Stage {
  readonly card: GriddleCard;
  readonly controls: GriddleControls;
  readonly table: FakeTable;
  readonly host: HTMLElement;
}

/** Controls with a table. */
export async function stage(mode: Mode, session = sessionOf(RECORD)): Promise<Stage> {
  const host = await fixture<HTMLElement>(html`<div></div>`);
  const controls = document.createElement('griddle-controls');
  const card = document.createElement('griddle-card');
  host.attachShadow({ mode: 'open' }).append(card, controls);
  const table = new FakeTable(session, () => [controls, card]);
  table.mode = mode;
  table.refresh();
  await controls.updateComplete;
  await card.updateComplete;
  return { card, controls, table, host };
}

export const click = (controls: GriddleControls, name: string): void => find(controls, `.${name}`).click();
export const place = ({ table }: Stage): string => table.session.current.token;
