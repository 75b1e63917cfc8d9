/** Sound and vibration for moves, refusals and the end of a game. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { loneSeat, pathOf, peopleOf, type TableView } from '#core';
import { tell } from './senses.js';
import type { Sound } from './sounds.js';

/** A part that shows a game. */
interface SenseHost extends ReactiveControllerHost {
  readonly table: TableView | undefined;
}

/** One for the controls of a game. */
export class SenseController implements ReactiveController {
  #before: TableView | undefined;

  constructor(private readonly host: SenseHost) {
    host.addController(this);
  }

  hostUpdated(): void {
    const { table } = this.host;
    const before = this.#before;
    this.#before = table;
    const sound = table && before && before !== table ? soundOf(before, table) : undefined;
    if (table && sound) tell(sound, table.at.seat);
  }
}

/** What has happened from one view of a game to the next; undefined for nothing that is to be heard. */
export function soundOf(before: TableView, now: TableView): Sound | undefined {
  const { at, outcome, players, refusal, seats } = now;
  if (refusal) return refusal === before.refusal ? undefined : 'refused';
  if (!leadsOn(pathOf(before.at), pathOf(at))) return undefined;
  if (!outcome) return 'moved';
  const you = loneSeat(seats, peopleOf(seats, players));
  return outcome.winners.length > 0 && (you === undefined || outcome.winners.includes(you)) ? 'won' : 'over';
}

/** Whether the way to one place in the tree of moves leads on to another. */
function leadsOn(from: string, to: string): boolean {
  return from !== to && (from === '' || to.startsWith(`${from}.`));
}
