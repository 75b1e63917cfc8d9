/** The real MoonSharp, under mono: the other end of the pipes of `tts-mod/moonsharp/host/Program.cs`. */
import { execFileSync, spawn, type SpawnOptions } from 'node:child_process';
import { mkdtempSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LuaState } from './lua-state.js';

/** What a call costs in milliseconds of processor time, and how often garbage was collected in it, which they count. */
export interface Cost {
  readonly milliseconds: number;
  readonly collections: number;
}

/** Times of one kind of call in milliseconds of processor time. */
export interface FrameTimes {
  readonly count: number;
  readonly mean: number;
  readonly median: number;
  readonly longest: number;
  /** How often garbage was collected in the longest one. */
  readonly collections: number;
  /** What `FakeTTS.note` had said when the longest one ran. */
  readonly note: string;
}

/** What a request asks; `Program.cs` has the same letters. */
const ASKED = {
  plain: 'n',
  game: 'g',
  run: 'r',
  give: 'v',
  text: 't',
  cost: 'e',
  times: 'm',
  clear: 'z',
  close: 'c',
};

/** MoonSharp makes much that is soon forgotten: with more room for what is new, mono collects it in a tenth less time. */
const GARBAGE = 'nursery-size=64m';

/** A process with any number of Lua states. It ends with this one, whose end closes the pipes. */
class GlobalScript {
  private readonly requests: number;
  private readonly answers: number;
  private lastId = 0;

  constructor(program: string) {
    const folder = mkdtempSync(join(tmpdir(), 'griddle-moonsharp-'));
    const [requests, answers] = [join(folder, 'requests'), join(folder, 'answers')];
    execFileSync('mkfifo', [requests, answers]);
    const options: SpawnOptions = {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, MONO_GC_PARAMS: process.env['MONO_GC_PARAMS'] ?? GARBAGE },
    };
    spawn('mono', ['-O=all', program, requests, answers], options).unref();
    this.requests = openSync(requests, 'w');
    this.answers = openSync(answers, 'r');
    rmSync(folder, { recursive: true });
  }

  newId(): number {
    return ++this.lastId;
  }

  /** Asks and waits. Throws what a script or the host raised. */
  ask(what: keyof typeof ASKED, id: number, text = ''): string {
    const body = Buffer.from(text, 'utf8');
    const head = Buffer.alloc(9);
    head.write(ASKED[what]);
    head.writeInt32LE(id, 1);
    head.writeInt32LE(body.length, 5);
    const request = Buffer.concat([head, body]);
    for (let at = 0; at < request.length;) at += writeSync(this.requests, request, at);
    const answer = this.read(5);
    const told = this.read(answer.readInt32LE(1)).toString('utf8');
    if (answer[0] !== 0) throw new Error(told);
    return told;
  }

  private read(count: number): Buffer {
    const bytes = Buffer.alloc(count);
    for (let at = 0; at < count;) {
      const read = readSync(this.answers, bytes, at, count - at, null);
      if (read === 0) throw new Error('The host of MoonSharp has ended.');
      at += read;
    }
    return bytes;
  }
}

let running: GlobalScript | undefined;

function host(): GlobalScript {
  const program = process.env['MOONSHARP_HOST'];
  if (program === undefined)
    throw new Error('MOONSHARP_HOST names no program: run these tests by npm run test:moonsharp.');
  return (running ??= new GlobalScript(program));
}

export class MoonSharpLua implements LuaState {
  private readonly host = host();
  private readonly id = this.host.newId();

  /** `isGame`: with the host's stand-in of the game. MOONSHARP_WAYS chooses what the documentation leaves open. */
  constructor(isGame: boolean) {
    this.host.ask(isGame ? 'game' : 'plain', this.id, isGame ? (process.env['MOONSHARP_WAYS'] ?? '') : '');
  }

  run(code: string): void {
    this.host.ask('run', this.id, code);
  }

  give(name: string, text: string): void {
    this.host.ask('give', this.id, `${name}\n${text}`);
  }

  text(expression: string): string {
    return this.host.ask('text', this.id, expression);
  }

  /** What an expression costs. */
  cost(expression: string): Cost {
    const [milliseconds, collections] = this.host.ask('cost', this.id, expression).split(' ');
    return { milliseconds: Number(milliseconds), collections: Number(collections) };
  }

  /** How long calls into the scripts took, by what was called; `FRAME` is all that one frame did. */
  times(): Readonly<Record<string, FrameTimes>> {
    return JSON.parse(this.host.ask('times', this.id)) as Record<string, FrameTimes>;
  }

  clearTimes(): void {
    this.host.ask('clear', this.id);
  }

  close(): void {
    this.host.ask('close', this.id);
  }
}
