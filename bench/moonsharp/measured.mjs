/** Times of events by game and kind, and the bars they are held to. */

/** Milliseconds that the heaviest frame of an event may take, in the mean and at most. */
const MEAN = 16;
const MOST = 30;

/** Calls that are no frame of an event: the game asks for a save in its own time. */
const isOfEvent = (label) => label !== 'onSave' && !label.startsWith('load of script');

export class Measured {
  rows = [];

  /** Does something at a table once, and keeps the time of its heaviest frame under a name. */
  event(name, table, act) {
    const { state } = table.machine;
    state.clearTimes();
    act();
    let most = 0;
    for (const [label, { longest }] of Object.entries(state.times()))
      if (isOfEvent(label)) most = Math.max(most, longest);
    this.add(name, most);
  }

  /** Keeps a time under a name. */
  add(name, time) {
    let row = this.rows.find((other) => other.name === name);
    if (row === undefined) this.rows.push((row = { name, times: [] }));
    row.times.push(time);
  }

  /** One line for each kind of event. */
  tell() {
    for (const { name, times } of this.rows) {
      const mean = times.reduce((sum, time) => sum + time, 0) / times.length;
      const most = Math.max(...times);
      const verdict = mean <= MEAN && most <= MOST ? '' : '  over the bar';
      console.log(`${name}: mean ${mean.toFixed(1)}, most ${most.toFixed(1)} of ${times.length}${verdict}`);
    }
  }
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
