/** Times of events by game and kind, and the bars they are held to. */

/** Milliseconds that the heaviest frame of an event may take, in the mean and at most. */
const MEAN = 16;
const MOST = 30;
/** How often everything is measured. */
const TIMES = 3;

/** Calls that are no frame of an event: the game asks for a save in its own time. */
const isOfEvent = (label) => label !== 'onSave' && !label.startsWith('load of script');

/**
 * Events that are measured several times over, each from the same position. The least time of an event is that of the
 * scripts; what is more in other times is collecting garbage, compiling (mono's, the first time), and a busy machine.
 */
class Measured {
  /** For each kind of event the costs of each event, one for each time it was measured. */
  rows = new Map();
  /** How many events of each kind have come this time. */
  counts = new Map();

  /** Begins to measure everything once more. */
  again() {
    this.counts.clear();
  }

  /** Does something at a table once, and keeps the cost of its heaviest frame under a name. */
  event(name, table, act) {
    const { state } = table.machine;
    state.clearTimes();
    act();
    let most = { milliseconds: 0, collections: 0 };
    for (const [label, { longest, collections }] of Object.entries(state.times()))
      if (isOfEvent(label) && longest > most.milliseconds) most = { milliseconds: longest, collections };
    this.add(name, most);
  }

  /** Keeps a cost under a name. */
  add(name, cost) {
    const events = this.rows.get(name) ?? [];
    const index = this.counts.get(name) ?? 0;
    this.rows.set(name, events);
    this.counts.set(name, index + 1);
    (events[index] ??= []).push(cost);
  }

  /** One line for each kind of event. */
  tell() {
    for (const [name, events] of this.rows) {
      if (events.some((costs) => costs.length !== TIMES)) throw new Error(`${name}: not the same events each time`);
      const least = events.map((costs) => Math.min(...costs.map(({ milliseconds }) => milliseconds)));
      const all = events.flat();
      const mean = least.reduce((sum, time) => sum + time, 0) / least.length;
      const most = Math.max(...least);
      const longest = all.reduce((one, other) => (other.milliseconds > one.milliseconds ? other : one));
      const collecting = all.filter(({ collections }) => collections > 0).length;
      const isOver = mean > MEAN || most > MOST;
      console.log(
        `${name}: mean ${mean.toFixed(1)}, most ${most.toFixed(1)} of ${least.length}${isOver ? '  over the bar' : ''}` +
          ` (longest of all ${longest.milliseconds.toFixed(1)}${longest.collections > 0 ? ', collecting garbage' : ''};` +
          ` garbage in ${collecting} of ${all.length})`,
      );
    }
  }
}

/** Measures events several times over and tells of each kind. */
export async function measureAndTell(measure) {
  const rows = new Measured();
  for (let time = 0; time < TIMES; time++) {
    rows.again();
    await measure(rows);
  }
  rows.tell();
}

/** A save of a table on which a record of one position is being played. */
export function saveAt(save, { game, options = '', position, id }) {
  const tag = options === '' ? '' : `[Options "${options}"]\n`;
  const record = `[Game "${game}"]\n${tag}[Seed "5"]\n[Position "${position}"]\n\n*`;
  const state = { ...(id === undefined ? {} : { game: id }), record, path: '', checking: 'warn', marks: true };
  return { ...save, LuaScriptState: JSON.stringify({ ...state, options: '' }) };
}

/** The position of some random games for which a number is greatest; those that are over do not count. */
export function worstOf(games, number) {
  let [worst, most] = [undefined, -1];
  for (const { states, moves } of games) {
    moves.forEach((_move, i) => {
      const count = number(states[i]);
      if (count > most) [worst, most] = [states[i], count];
    });
  }
  return worst;
}
