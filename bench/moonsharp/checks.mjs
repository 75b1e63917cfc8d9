/**
 * What the driver's `check` asks of a running game: a random game, played in parts that leave the game its frames. Each
 * part ends with the step of the game during which its time runs out, so it is measured what single steps take.
 */
import { GAME_GOES_ON, GAME_PART_FUNCTION } from '../../tts-mod/src/names.ts';
import { saveOf, specOf } from '../../tts-mod/test/content.ts';
import { FakeTts } from '../../tts-mod/test/fake-tts.ts';

const TABLES = ['waddle-waddle', 'top-waffle', 'waffle-wars', 'waffle-time', 'buffet-boss'];
const SEED = 1;
/** A clock for scripts by which each part is one step: it goes on by more than half of a part each time it is read. */
const CLOCK = 'do local now = 0 os.clock = function() now = now + 0.005 return now end end ';

const withClock = (scripted) =>
  scripted.LuaScript ? { ...scripted, LuaScript: CLOCK + scripted.LuaScript } : scripted;

export async function measureChecks(rows) {
  for (const id of TABLES) {
    const save = withClock(await saveOf(id));
    const table = new FakeTts({ ...save, ObjectStates: save.ObjectStates.map(withClock) });
    for (const { game } of specOf(id).games) measureGame(rows, table, game);
    table.close();
  }
}

function measureGame(rows, table, game) {
  table.run(`function playPart() line = ${GAME_PART_FUNCTION}(${SEED}, '${game.id}') return line end`);
  do rows.add(`${game.id}, a step of a check`, table.machine.state.cost('playPart()'));
  while (table.lua('line') === GAME_GOES_ON);
}
