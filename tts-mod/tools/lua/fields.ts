/** Short names for the fields of a script: those that nothing outside the script knows by name. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** What Lua itself knows by name, apart from what begins with two underscores. */
const OF_LUA =
  'abs acos asin atan atan2 byte ceil char clock close concat config cos create date debug exp find floor format fmod getinfo getmetatable ' +
  'gmatch gsub huge insert len log lower match max min modf pack pi pow random remove rep resume reverse running select ' +
  'setmetatable sin sort sqrt status sub tan time traceback unpack upper wrap yield ' +
  'assert error ipairs next pairs pcall rawequal rawget rawlen rawset select tonumber tostring type xpcall';

/** What saves have: fields of the script's state, which every later version has to read. */
const OF_SAVES = 'game record path checking marks options left gone guid tag notes name json rights language';

/** Fields of what one script of a table tells another. */
const OF_MESSAGES =
  'text game settings checking marks folded handler id player seeds positions options locale name guid namesGuid plurals';

/** The words of the game's own functions and objects, as their declarations have them. */
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
 * Whether a field may get another name. It may not when the game, Lua or a save knows it, or when any text of the script
 * has it as a word, because fields are also reached by texts (`values[name]`). `outside` is Lua that is not renamed.
 */
export function privateFields(tokens: readonly string[], outside: string): (name: string) => boolean {
  const texts = tokens.filter((token) => token.startsWith('"'));
  const known = new Set([OF_LUA, OF_SAVES, OF_MESSAGES, outside, ...texts].flatMap((text) => wordsOf(text)));
  for (const word of declaredWords()) known.add(word);
  return (name) => name.length > 2 && !/^__[a-z]/.test(name) && !known.has(name);
}
