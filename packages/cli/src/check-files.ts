/** `check FILE...` on the command line: every file is read, and the exit code is that of the worst. */
import { FINE, errorJson } from './command-error.js';
import { loadEngine } from '@griddle/plate/internal/node/engine.js';
import { verdictJson, verdictOnStream, verdictText, type Verdict } from './commands/check.js';
import { print, reading } from './files.js';
import { isOn, type Asked } from './flags.js';
import type { Output } from './output.js';
import type { Catalogue } from './words.js';

/** Checks the files in their order and prints a line for each; gives the exit code. */
export async function checkFiles(
  files: readonly string[],
  asked: Asked,
  output: Output,
  words: Catalogue,
): Promise<number> {
  const { streams, isJson } = output;
  const engine = isOn(asked, 'physics') ? await loadEngine() : undefined;
  const verdicts: { readonly file: string; readonly verdict: Verdict }[] = [];
  for (const file of files) {
    const verdict = await reading(file, streams, words, (chunks) => verdictOnStream(chunks, asked, words, engine));
    verdicts.push({ file, verdict });
    if (!isJson) await print(verdict.ok ? streams.stdout : streams.stderr, `${verdictText(file, verdict, words)}\n`);
  }
  const problems = verdicts.flatMap(({ verdict }) => (verdict.ok ? [] : [verdict.error]));
  if (isJson) {
    const list = verdicts.map(({ file, verdict }) => ({ file, ...verdictJson(verdict) }));
    const [first] = problems;
    const json = { valid: first === undefined, files: list, ...(first && errorJson(first)) };
    await print(streams.stdout, `${JSON.stringify(json)}\n`);
  }
  return Math.max(FINE, ...problems.map(({ exit }) => exit));
}
