/** The driver's command line. */
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { content, thumbnail } from 'griddle:content';
import { packageVersion } from '../save/assets.js';
import { buildOf, VERSION } from '../save/save.js';
import { tableById, TABLES } from '../tables/index.js';
import type { TableSpec } from '../tables/table.js';
import { check } from './check.js';
import {
  assets,
  exec,
  map,
  picture,
  push,
  record,
  save,
  textures,
  TEXTURES,
  workshop,
  type Surroundings,
} from './commands.js';
import { USUAL_PORTS } from './editor.js';
import { Failure } from './failure.js';
import { put, PUT_SETS } from './put.js';
import { savesFolder } from './saves-folder.js';

const TABLE_IDS = TABLES.map(({ id }) => id);
const USUAL = TABLE_IDS[0] ?? '';
/** Allowed values of `--game`. */
const GAME_IDS = TABLES[0]?.games.map(({ game }) => game.id) ?? [];

const HELP = `Makes and drives the Tabletop Simulator tables of Griddle.

Usage: node tts.mjs COMMAND [flags]

  save [TABLE] [--out FILE | --install] [--assets URL] [--news URL] [--picture] [--workshop]
                        writes the save, and its pictures into the folder griddle-textures beside it;
                        with --workshop also what its page in the Steam Workshop asks for
  textures [--out FOLDER]
                        writes the pictures and models of all tables into a folder (griddle-textures)
  assets URL            asks for every picture and model of a table at an address, and names those that
                        do not answer
  push                  loads this driver's scripts and panel into the game that runs
  exec LUA              runs Lua in the game and prints the value it returns
  record [--out FILE]   prints the record of the session that is being played
  put FILE|puzzle|lesson [--number N] [--game GAME]
                        lays out the position of a record: of a file, of the puzzles, or of the lesson
  check [--game GAME] [--games N]
                        compares the script in the game with the rules in Node on random games
  map MESSAGE [--game GAME]
                        prints the TypeScript line of an error message of the game

Tables: ${TABLE_IDS.join(', ')}.
Without a name that is ${USUAL}, which has all games; the others have one of the large games each.

Flags
  --table TABLE         the table that is loaded in the game (${USUAL})
  --game GAME           a game of that table (its first); all are
                        ${GAME_IDS.join(', ')}
  --number N            which one of the records (1)
  --out FILE            where to write (save: ${TABLES[0]?.file ?? ''}.json and so on, in this folder)
  --install             writes the save and its picture into the game's own folder of saves
  --picture             writes the picture for the game's list of saves, too
  --workshop            writes a folder griddle-workshop, too: thumbnail, description, metadata
  --assets URL          where guests fetch the pictures from; without it they are read from this computer. With
                        @griddle/tts-assets on a CDN of packages: https://CDN/@griddle/tts-assets@${VERSION}/dist/
  --news URL            a JSON file with the name of the newest "build"; the table tells its host when that is another
  --timeout SECONDS     how long to wait for the game (10)
  --game-port PORT      where the game listens (39999)
  --editor-port PORT    where the game answers (39998)
  --help

push, exec, record, put and check talk to a running game by its External Editor API, on this computer.
The game lists saves that lie in its own folder of saves:
  Windows  Documents\\My Games\\Tabletop Simulator\\Saves
  macOS    ~/Library/Tabletop Simulator/Saves
  Linux    ~/.local/share/Tabletop Simulator/Saves

Examples
  node tts.mjs save ${TABLE_IDS[1] ?? ''}
  node tts.mjs save --out "TS_Save_100.json" --assets https://example.org/griddle/
  node tts.mjs exec "return griddleRecord()"
  node tts.mjs map "chunk_0:(840,12-59): attempt to index a nil value"`;

const FLAGS = {
  out: { type: 'string' },
  assets: { type: 'string' },
  news: { type: 'string' },
  install: { type: 'boolean' },
  picture: { type: 'boolean' },
  workshop: { type: 'boolean' },
  game: { type: 'string' },
  table: { type: 'string' },
  games: { type: 'string' },
  number: { type: 'string' },
  timeout: { type: 'string' },
  'game-port': { type: 'string' },
  'editor-port': { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

type FlagName = keyof typeof FLAGS;

/** A command's flags besides those of the connection, and its argument. */
interface Command {
  readonly flags: readonly FlagName[];
  /** Name of its required argument. */
  readonly wants?: string;
  /** Whether it takes a table. */
  readonly table?: boolean;
}

const COMMANDS: Readonly<Record<string, Command>> = {
  save: { flags: ['out', 'install', 'assets', 'news', 'picture', 'workshop'], table: true },
  textures: { flags: ['out'] },
  assets: { flags: [], wants: 'the address of the pictures' },
  push: { flags: ['game'] },
  exec: { flags: [], wants: 'the Lua to run' },
  record: { flags: ['out'] },
  put: { flags: ['game', 'number'], wants: 'a file, "puzzle" or "lesson"' },
  check: { flags: ['game', 'games'] },
  map: { flags: ['game'], wants: 'an error message' },
};

const CONNECTION: readonly FlagName[] = ['table', 'timeout', 'game-port', 'editor-port'];

/** Parses the arguments and flags of a call. Fails on unknown flags. */
function parsed(
  args: readonly string[],
): ReturnType<typeof parseArgs<{ options: typeof FLAGS; allowPositionals: true }>> {
  try {
    return parseArgs({ args: [...args], options: FLAGS, allowPositionals: true });
  } catch (error) {
    const [sentence = ''] = (error instanceof Error ? error.message : String(error)).split('. ');
    throw new Failure(`${sentence.replace(/\.$/, '')}; --help lists the flags.`, 2);
  }
}

/** Parses a flag that must be a whole number of at least 1. */
function numberOf(flag: FlagName, value: string | undefined, usual: number): number {
  if (value === undefined) return usual;
  if (!/^[1-9]\d{0,5}$/.test(value)) throw new Failure(`--${flag} wants a whole number from 1, not "${value}".`, 2);
  return Number(value);
}

/** Returns an address on the web. Fails for anything else, because guests could not fetch from there. */
function webAddress(text: string, flag: string): string {
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return text;
  throw new Failure(`${flag} wants an address on the web, like https://example.org/griddle/, not "${text}".`, 2);
}

/**
 * Returns the address of the pictures. Fails for a package of pictures in another version or in none: names of files have hashes,
 * and the addresses of a save must stay right.
 */
function assetsAddress(text: string, flag: string): string {
  const address = webAddress(text, flag);
  const version = packageVersion(address);
  if (version === undefined || version === VERSION) return address;
  const wanted = `@griddle/tts-assets@${VERSION}`;
  throw new Failure(`${flag} wants ${wanted} in the address, the version of this driver, not "${text}".`, 2);
}

/** Returns the table with a name, which must have the game that `--game` names. */
function tableOf(name: string, game: string | undefined): TableSpec {
  const table = tableById(name);
  if (table === undefined) throw new Failure(`There is no table "${name}"; there are ${TABLE_IDS.join(', ')}.`, 2);
  const ids = table.games.map((other) => other.game.id);
  if (game === undefined || ids.includes(game)) return table;
  throw new Failure(`There is no game "${game}" on that table; there are ${ids.join(', ')}.`, 2);
}

async function run(args: readonly string[]): Promise<void> {
  const { values, positionals } = parsed(args);
  const [command = '', ...words] = positionals;
  if (values.help === true || (command === '' && args.length === 0)) {
    console.log(HELP);
    return;
  }
  const known = COMMANDS[command];
  if (known === undefined) {
    throw new Failure(`There is no command "${command}"; there are ${Object.keys(COMMANDS).join(', ')}.`, 2);
  }
  for (const flag of Object.keys(values) as FlagName[]) {
    if (!known.flags.includes(flag) && !CONNECTION.includes(flag))
      throw new Failure(`${command} takes no --${flag}.`, 2);
  }
  const wanted = known.wants === undefined ? 0 : 1;
  const most = known.table === true ? 1 : wanted;
  if (words.length < wanted) throw new Failure(`${command} wants ${known.wants ?? ''} after it, in quotes.`, 2);
  if (words.length > most) throw new Failure(`${command} does not know what "${words[most] ?? ''}" is for.`, 2);
  const table = tableOf((known.table === true ? words[0] : undefined) ?? values.table ?? USUAL, values.game);
  const tableContent = content[table.id];
  if (tableContent === undefined) throw new Error(`The driver was built without ${table.id}.`);

  const surroundings: Surroundings = {
    table,
    content: tableContent,
    ports: {
      game: numberOf('game-port', values['game-port'], USUAL_PORTS.game),
      editor: numberOf('editor-port', values['editor-port'], USUAL_PORTS.editor),
    },
    patience: numberOf('timeout', values.timeout, 10) * 1000,
    tell: (line) => console.error(`[Griddle ${buildOf(table, tableContent)}] ${line}`),
    give: (text) => console.log(text),
  };
  // npm runs scripts in the package's folder; file names are relative to the user's working directory
  const here = process.env['INIT_CWD'] ?? process.cwd();
  const out = values.out === undefined ? undefined : resolve(here, values.out);
  const word = words[0] ?? '';
  if (command === 'assets') await assets(surroundings, assetsAddress(word, 'assets'));
  else if (command === 'textures') textures(surroundings, out ?? resolve(here, TEXTURES));
  else if (command === 'save') {
    const base = values.assets === undefined ? undefined : assetsAddress(values.assets, '--assets');
    if (values.install === true && out !== undefined) throw new Failure('save takes --out or --install, not both.', 2);
    const saves = values.install === true ? savesFolder() : undefined;
    const install = saves === undefined ? undefined : join(saves, `TS_Save_${table.file}.json`);
    const file = out ?? install ?? resolve(here, `${table.file}.json`);
    // The game shows folders among its saves, so the pictures lie outside
    const news = values.news === undefined ? undefined : webAddress(values.news, '--news');
    save(surroundings, file, { assets: base, news }, saves === undefined ? undefined : dirname(saves));
    if (values.picture === true || install !== undefined) picture(surroundings, file, thumbnail);
    if (values.workshop === true) workshop(surroundings, file, thumbnail);
  } else if (command === 'push') await push(surroundings);
  else if (command === 'exec') await exec(surroundings, word);
  else if (command === 'record') await record(surroundings, out);
  else {
    const game = table.games.find((other) => other.game.id === values.game) ?? table.games[0];
    const isSet = PUT_SETS.includes(word);
    if (command === 'map') map(surroundings, word, values.game === undefined ? undefined : game?.object);
    else if (command === 'put' && game !== undefined)
      await put(surroundings, isSet ? word : resolve(here, word), numberOf('number', values.number, 1), game.game);
    else if (game !== undefined) await check(surroundings, game.game, numberOf('games', values.games, 1000));
  }
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof Failure)) throw error;
  console.error(error.message);
  process.exitCode = error.exitCode;
}
