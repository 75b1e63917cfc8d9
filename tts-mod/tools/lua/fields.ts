/** Finds the fields of a script that may get short names, because nothing outside the script knows them by name. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Names that Lua itself knows, apart from those beginning with two underscores. */
const OF_LUA =
  'abs acos asin atan atan2 byte ceil char clock close concat config cos create date debug exp find floor format fmod getinfo getmetatable ' +
  'gmatch gsub huge insert len log lower match max min modf pack pi pow random remove rep resume reverse running select ' +
  'setmetatable sin sort sqrt status sub tan time traceback unpack upper wrap yield ' +
  'assert error ipairs next pairs pcall rawequal rawget rawlen rawset select tonumber tostring type xpcall';

/** Fields of the saved script state, which every later version must read. */
const OF_SAVES =
  'game record path checking marks options left gone guid tag notes name json rights language engines live page key isNewsOff';

/** Fields of messages between scripts of a table. */
const OF_MESSAGES =
  'text game settings checking marks handler id player seeds positions options locale name guid keysGuid namesGuid plurals';

/** Fields of requests over the net and of their answers. */
const OF_REQUESTS = 'record n v is_error response_code custom Accept Authorization';

/** Returns the names in the declarations of Tabletop Simulator's functions and objects. */
function declaredWords(): string[] {
  const folder = new URL('src/', import.meta.resolve('@typed-tabletop-simulator/declaration/package.json'));
  const files = readdirSync(fileURLToPath(folder)).filter((name) => name.endsWith('.d.ts'));
  const texts = files.map((name) => readFileSync(new URL(name, folder), 'utf8').replace(/\/\*[^]*?\*\/|\/\/.*/g, ''));
  return texts.flatMap((text) => wordsOf(text));
}

function wordsOf(text: string): string[] {
  return text.match(/[A-Za-z_]\w*/g) ?? [];
}

/**
 * Returns a test for fields that may be renamed. A field may not if the game, Lua or a save knows it, or if it occurs as a
 * word in any string of the script, because strings also access fields (`values[name]`). `outside` is Lua that is not renamed.
 */
export function privateFields(tokens: readonly string[], outside: string): (name: string) => boolean {
  const texts = tokens.filter((token) => token.startsWith('"'));
  const known = new Set(
    [OF_LUA, OF_SAVES, OF_MESSAGES, OF_REQUESTS, outside, ...texts].flatMap((text) => wordsOf(text)),
  );
  for (const word of declaredWords()) known.add(word);
  return (name) => name.length > 2 && !/^__[a-z]/.test(name) && !known.has(name);
}
