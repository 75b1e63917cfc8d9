/** Games at a table elsewhere, such as Tabletop Simulator, that pages follow: the table sends its record after every move. */
import { err, ok, type Result } from '@griddle/rules/core/contract.js';
import { GAMES } from '@griddle/rules/games.js';
import { EN, explainRecordError } from '@griddle/rules/messages/index.js';
import { parseRecords, tagOf } from '@griddle/rules/record/index.js';
import { sessionFromRecord } from '@griddle/rules/replay/index.js';
import type { LiveNow } from '@griddle/rules/internal/rooms/protocol.js';
import { hashOf, isSecret, secret } from './secrets.js';
import type { Store } from './store.js';

/** Where a table writes, and with what. */
export interface LiveOpened {
  readonly live: string;
  readonly key: string;
}

/** Why a record is not taken, with the HTTP status that says so. `n` is the place of the record that is there. */
export interface LiveRefusal {
  readonly status: 400 | 403 | 404 | 409;
  readonly problem: string;
}

/** The followed tables of a server. */
export class LiveTables {
  /** `told` hears of each record that was stored. */
  constructor(
    readonly store: Store,
    readonly told: (id: string) => void,
  ) {}

  /** Makes the address of a table. */
  async open(): Promise<LiveOpened> {
    const [live, key] = [secret(), secret()];
    await this.store.createLive({ id: live, key: hashOf(key), n: 0, record: '', at: Date.now() });
    return { live, key };
  }

  /** The newest record; undefined where there is no table of this name. */
  async read(id: string): Promise<LiveNow | undefined> {
    const live = isSecret(id) ? await this.store.loadLive(id) : undefined;
    return live && { n: live.n, record: live.record, at: live.at };
  }

  /** Takes the record of a table, if the rules can read it and no newer one is there. */
  async put(id: string, key: string, n: number, record: string): Promise<Result<number, LiveRefusal>> {
    const live = isSecret(id) ? await this.store.loadLive(id) : undefined;
    if (!live) return err({ status: 404, problem: 'There is no table of this name; open a new one.' });
    if (live.key !== hashOf(key)) return err({ status: 403, problem: 'The key does not belong to this table.' });
    const problem = problemOf(record);
    if (problem !== '') return err({ status: 400, problem });
    if (n < 1) return err({ status: 400, problem: '“n” must be a whole number that grows with each record, from 1.' });
    if (!(await this.store.putLive(id, n, record, Date.now())))
      return err({ status: 409, problem: `Record ${live.n} is there already; “n” must be larger.` });
    this.told(id);
    return ok(n);
  }
}

/** What is wrong with a record, in one sentence; empty for nothing. */
function problemOf(text: string): string {
  const records = parseRecords(text);
  if (!records.ok) return explainRecordError(EN, '', records.error);
  const [record] = records.value;
  const name = record ? tagOf(record, 'Game').value : '';
  const game = GAMES.find(({ id, title }) => id === name || title === name);
  if (!record || !game) return `The record’s tag [Game "…"] names no game: “${name}”.`;
  const session = sessionFromRecord(game, record, text);
  return session.ok ? '' : explainRecordError(EN, game.id, session.error);
}
