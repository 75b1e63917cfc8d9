/** What the driver carries inside: the compiled scripts, the rules and the pictures, so that it is one file. */
import { readFileSync } from 'node:fs';
import { coloursLua } from './colours.js';
import { compileLua, type CompiledLua } from './lua/compile.js';
import { TABLES } from './tables/index.js';
import type { TableSpec } from './tables/table.js';
import { drawTextures, modelFiles, type Texture } from './textures.js';

/** One table. */
export interface TableContent extends CompiledLua {
  /** Scripts of objects, by their ids. */
  readonly objects: Readonly<Record<string, CompiledLua>>;
  /** The rule catalogue, as Markdown. */
  readonly rules: string;
  readonly textures: Readonly<Record<string, Texture>>;
}

/** All tables by their ids. */
export type Content = Readonly<Record<string, TableContent>>;

/** Compiles the script of a table and draws its pictures. */
export async function makeTable(table: TableSpec): Promise<TableContent> {
  const rules = new URL(`../../packages/rules/src/${table.rules}/RULES.md`, import.meta.url);
  const first = [coloursLua(table.colours), table.data?.() ?? ''].join(' ').trim();
  const scripts = Object.entries(table.scripts ?? {});
  return {
    ...compileLua(`${table.id}/global.ts`, first),
    objects: Object.fromEntries(scripts.map(([guid, entry]) => [guid, compileLua(entry, first)])),
    rules: readFileSync(rules, 'utf8'),
    textures: {
      ...(await drawTextures(table.id, table.drawings())),
      ...modelFiles(table.id, table.models?.() ?? {}),
    },
  };
}

/** Makes every table. */
export async function makeContent(): Promise<Content> {
  const content: Record<string, TableContent> = {};
  for (const table of TABLES) content[table.id] = await makeTable(table);
  return content;
}

/** The content as a JavaScript module. */
export function contentModule(content: Content): string {
  const tables = Object.entries(content).map(([id, table]) => `${JSON.stringify(id)}: ${tableText(table)}`);
  return `export const content = { ${tables.join(', ')} };\n`;
}

/** The content of one table as a JavaScript module. */
export function tableModule(content: TableContent): string {
  return `export const content = ${tableText(content)};\n`;
}

function tableText({ lua, map, rules, objects, textures }: TableContent): string {
  const encoded = Object.entries(textures).map(([name, { file, bytes, hash }]) => {
    const base64 = JSON.stringify(Buffer.from(bytes).toString('base64'));
    const fields = `file: ${JSON.stringify(file)}, hash: ${JSON.stringify(hash)}, bytes: Buffer.from(${base64}, 'base64')`;
    return `${JSON.stringify(name)}: { ${fields} }`;
  });
  const texts = Object.entries({ lua, map, rules, objects }).map(([name, text]) => `${name}: ${JSON.stringify(text)}`);
  return `{ ${texts.join(', ')}, textures: { ${encoded.join(', ')} } }`;
}
