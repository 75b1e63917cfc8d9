/** What the driver carries inside: the compiled script, the rules and the pictures, so that it is one file. */
import { readFileSync } from 'node:fs';
import { compileLua, type CompiledLua } from './lua/compile.js';
import { drawTextures, type Texture, type TextureName } from './textures.js';

export interface Content extends CompiledLua {
  /** The rule catalogue of Waffle Wars, as Markdown. */
  readonly rules: string;
  readonly textures: Readonly<Record<TextureName, Texture>>;
}

const RULES = new URL('../../packages/rules/src/waffle-wars/RULES.md', import.meta.url);

/** Compiles the script and draws the pictures. */
export async function makeContent(): Promise<Content> {
  return { ...compileLua(), rules: readFileSync(RULES, 'utf8'), textures: await drawTextures() };
}

/** The content as a JavaScript module. */
export function contentModule({ lua, map, rules, textures }: Content): string {
  const encoded = Object.entries(textures).map(([name, { file, bytes, hash }]) => {
    const base64 = JSON.stringify(Buffer.from(bytes).toString('base64'));
    return `${name}: { file: ${JSON.stringify(file)}, hash: ${JSON.stringify(hash)}, bytes: Buffer.from(${base64}, 'base64') }`;
  });
  const texts = Object.entries({ lua, map, rules }).map(([name, text]) => `${name}: ${JSON.stringify(text)}`);
  return `export const content = { ${texts.join(', ')}, textures: { ${encoded.join(', ')} } };\n`;
}
