/** The compiled script, the pictures and the save that the tests use. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { EN, joined } from '@griddle/rules/messages/index.js';
import { WAFFLE_WARS_EN } from '@griddle/rules/waffle-wars/messages.en.js';
import { TTS_EN } from '../src/messages.en.js';
import { contentModule, makeContent, type Content } from '../tools/content.js';
import { assetsAt } from '../tools/save/assets.js';
import { makeSave } from '../tools/save/save.js';
import type { Save } from './fake-table.js';

export const WORDS = joined(EN, WAFFLE_WARS_EN, TTS_EN);

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** All that the content is made from. */
const SOURCES = ['packages/rules/src', 'packages/art/src', 'tts-mod/src', 'tts-mod/tools', 'tts-mod/tsconfig.lua.json'];

/** A hash of the sources, by which processes find what another one has compiled already. */
function hashOfSources(): string {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    const path = join(ROOT, source);
    const files = statSync(path).isFile() ? [''] : readdirSync(path, { recursive: true, encoding: 'utf8' }).sort();
    for (const file of files) {
      const full = join(path, file);
      if (statSync(full).isFile()) hash.update(`${source}/${file}\n`).update(readFileSync(full));
    }
  }
  return hash.digest('hex').slice(0, 16);
}

/** The content, made by the first test that asks for it and kept in `dist/` for the others. */
async function sharedContent(): Promise<Content> {
  const folder = join(ROOT, 'tts-mod/dist/test');
  const file = join(folder, `${hashOfSources()}.mjs`);
  if (!existsSync(file)) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    const unfinished = `${file}.${process.pid}`;
    writeFileSync(unfinished, contentModule(await makeContent()));
    renameSync(unfinished, file);
  }
  return ((await import(pathToFileURL(file).href)) as { content: Content }).content;
}

export const content = await sharedContent();

/** The save as the game reads it: from its text. */
export function freshSave(): Save {
  const assets = assetsAt('https://example.org/griddle/', content.textures);
  return JSON.parse(JSON.stringify(makeSave({ ...content, words: WORDS, assets }))) as Save;
}
