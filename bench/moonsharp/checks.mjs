/** What the driver's `check` asks of a running game: a random game in parts, each of which has to leave the game its frames. */
import { GAME_GOES_ON, GAME_PART_FUNCTION } from '../../tts-mod/src/names.ts';
import { saveOf, specOf } from '../../tts-mod/test/content.ts';
import { FakeTts } from '../../tts-mod/test/fake-tts.ts';

const TABLES = ['waddle-waddle', 'top-waffle', 'waffle-wars', 'waffle-time', 'buffet-boss'];
const SEED = 1;

export async function measureChecks(rows) {
  for (const id of TABLES) {
    const table = new FakeTts(await saveOf(id));
    for (const { game } of specOf(id).games) measureGame(rows, table, game);
    table.close();
  }
}

function measureGame(rows, table, game) {
  table.run(`function playPart() line = ${GAME_PART_FUNCTION}(${SEED}, '${game.id}') return line end`);
  do rows.add(`${game.id}, a part of a check`, table.machine.state.milliseconds('playPart()'));
  while (table.lua('line') === GAME_GOES_ON);
}
