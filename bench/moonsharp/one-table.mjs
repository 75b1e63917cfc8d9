/** The table of all games: each game chosen, its panel, a question, and the table loaded with it. */
import { GAME, HANDLERS, OPTION_NEXT, PIECE_TAG } from '../../tts-mod/src/names.ts';
import { MENU } from '../../tts-mod/src/one-table/menu.ts';
import { saveOf } from '../../tts-mod/test/content.ts';
import { FakeTable } from '../../tts-mod/test/fake-table.ts';

/** Frames in which any box is laid out. */
const LAID = 240;

export async function measureMenu(rows) {
  const table = new FakeTable(await saveOf('one-table'));
  table.press(HANDLERS.menu);
  for (const id of MENU) {
    const event = (name, act) => rows.event(`one table, ${name}`, table, act);
    event('a game chosen', () => {
      table.press(HANDLERS.game, GAME + id);
      table.run(`FakeTTS.pass(${LAID})`);
    });
    event('a page of the panel', () => table.press(HANDLERS.options));
    event('an option', () => table.press(HANDLERS.option, `${OPTION_NEXT}players`));
    event('a language', () => table.press(HANDLERS.language));
    event('repair', () => table.press(HANDLERS.repair));
    const pieces = table.report().objects.filter(({ tags }) => tags.includes(PIECE_TAG));
    const piece = pieces[Math.floor(pieces.length / 2)];
    event('a piece deleted', () => table.run(`FakeTTS.delete('${piece.guid}') FakeTTS.pass(90)`));
    event('repair of a deleted piece', () => table.press(HANDLERS.repair));
    event('a piece copied', () => table.run(`FakeTTS.paste('${pieces[0].guid}') FakeTTS.pass(90)`));
  }
  table.close();
}
