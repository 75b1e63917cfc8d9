/** Words called at the table (WW-34). Fetched with the first of them, and with the code that reads records. */
import type { BaseState, Seat } from '@griddle/rules/core/contract.js';
import { addCall } from '@griddle/rules/replay/edit.js';
import { told, type Replay } from './replay.js';

/** Writes down a call to a seat, and tells it. */
export function callOut<S extends BaseState, M>(replay: Replay<S, M>, code: string, seat: Seat): void {
  const { host, rules, seats, session } = replay;
  const name = seats[seat] ?? '';
  addCall(session, `${code} ${name}`);
  host.speak(() => host.say(`call.${rules.id}.${code}`, { seat: name }));
  host.refresh();
}

/** What has been called where the game stands, `[%call waffling blueberries]`. */
export function callsOf<S extends BaseState, M>({ host, rules, session }: Replay<S, M>): readonly string[] {
  return session.current.after.flatMap(({ commands }) =>
    commands.flatMap(({ name, args }) => {
      const [code = '', seat = ''] = args.split(' ');
      return name === 'call' ? [host.say(`call.${rules.id}.${code}`, { seat })] : [];
    }),
  );
}

told.calls = callsOf;
