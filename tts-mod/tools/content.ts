/** The driver's embedded content, which makes it a single file: the compiled scripts, the rules and the pictures. */
import { readFileSync } from 'node:fs';
import { pngOf } from '@griddle/art/node/png.js';
import { coloursLua } from './colours.js';
import { compileLua, type CompiledLua } from './lua/compile.js';
import { TABLES } from './tables/index.js';
import type { TableSpec } from './tables/table.js';
import { THUMBNAIL_SIDE, thumbnailSvg } from './workshop.js';
import { makeFiles, type Files } from './sheets/files.js';
import type { Printer } from './sheets/print.js';

/** The content for one table. */
export interface TableContent extends CompiledLua {
  /** Object scripts by object id. */
  readonly objects: Readonly<Record<string, CompiledLua>>;
  /** The rule catalogues, as Markdown, by folder of the rules core. */
  readonly rules: Readonly<Record<string, string>>;
  readonly files: Files;
}

/** All tables by id. */
export type Content = Readonly<Record<string, TableContent>>;

/** Compiles the scripts of a table; `files` are those of all tables. */
export function makeTable(table: TableSpec, files: Files): TableContent {
  const scripts = Object.entries(table.scripts ?? {});
  return {
    ...compileLua(`${table.id}/global.ts`, firstLine([table])),
    objects: Object.fromEntries(
      scripts.map(([guid, script]) => [guid, compileLua(script.entry, firstLine(script.tables ?? [table]))]),
    ),
    rules: Object.fromEntries(table.rules.map((folder) => [folder, rulesOf(folder)])),
    files,
  };
}

/** Returns the line in front of a script that runs games of some tables: data that it cannot import. */
function firstLine(tables: readonly TableSpec[]): string {
  const colours = coloursLua(Object.fromEntries(tables.map(({ id, colours }) => [id, colours])));
  return [colours, ...tables.flatMap(({ data }) => data?.() ?? [])].join(' ');
}

function rulesOf(folder: string): string {
  return readFileSync(new URL(`../../packages/rules/src/${folder}/RULES.md`, import.meta.url), 'utf8');
}

/** Prints the sheets and makes the models that all tables share. */
export async function makeAllFiles(print?: Printer): Promise<Files> {
  return await makeFiles(TABLES, print);
}

/** Makes every table. */
export async function makeContent(): Promise<Content> {
  const files = await makeAllFiles();
  const content: Record<string, TableContent> = {};
  for (const table of TABLES) content[table.id] = makeTable(table, files);
  return content;
}

/** Renders the picture for the Workshop as a PNG. */
export async function makeThumbnail(): Promise<Uint8Array> {
  return await pngOf(thumbnailSvg(), THUMBNAIL_SIDE);
}

/** Returns the content as a JavaScript module with the Workshop picture; contains the files once. */
export function contentModule(content: Content, thumbnail: Uint8Array): string {
  const [any] = Object.values(content);
  const tables = Object.entries(content).map(([id, table]) => `${JSON.stringify(id)}: ${tableText(table)}`);
  const picture = `export const thumbnail = Buffer.from(${JSON.stringify(Buffer.from(thumbnail).toString('base64'))}, 'base64');`;
  return `${filesText(any?.files ?? {})}\n${picture}\nexport const content = { ${tables.join(', ')} };\n`;
}

/** Returns the content of one table as a JavaScript module, which imports the files from another module. */
export function tableModule(content: TableContent, filesModule: string): string {
  return `import { files } from ${JSON.stringify(filesModule)};\nexport const content = ${tableText(content)};\n`;
}

/** Returns the files as a JavaScript module. */
export function filesText(files: Files): string {
  const encoded = Object.entries(files).map(([name, { file, bytes, hash }]) => {
    const base64 = JSON.stringify(Buffer.from(bytes).toString('base64'));
    const fields = `file: ${JSON.stringify(file)}, hash: ${JSON.stringify(hash)}, bytes: Buffer.from(${base64}, 'base64')`;
    return `${JSON.stringify(name)}: { ${fields} }`;
  });
  return `export const files = { ${encoded.join(', ')} };`;
}

/** Returns the scripts and texts of a table as code; `files` must be a name in the module around it. */
function tableText({ lua, map, rules, objects }: TableContent): string {
  const texts = Object.entries({ lua, map, rules, objects }).map(([name, text]) => `${name}: ${JSON.stringify(text)}`);
  return `{ ${texts.join(', ')}, files }`;
}
