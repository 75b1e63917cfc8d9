/**
 * Finds the variables in compiled Lua: which tokens name one (rather than a field), and which names are local wherever they
 * are used. Those names can be changed without changing the program's behaviour.
 */
import { isName } from './tokens.js';

/** An open block, with its local names, or an open bracket. */
interface Opened {
  readonly by: string;
  readonly names: Set<string>;
}

/** Classification of a program's names. */
interface Variables {
  /** For each token, whether it names a variable. */
  readonly isVariable: readonly boolean[];
  /** For each token, whether it uses a variable that no block inside the program declares. */
  readonly isOutermost: readonly boolean[];
  /** Names that are local wherever they are variables. */
  readonly local: ReadonlySet<string>;
}

const CLOSING = new Set([')', ']', '}', 'end', 'until']);
const BLOCKS = new Set(['function', 'do', 'then', 'repeat']);

/** Walks through the tokens once, tracking open blocks and brackets. */
class Walk {
  readonly isVariable: boolean[];
  readonly isOutermost: boolean[];
  private readonly declared = new Set<string>();
  private readonly global = new Set<string>();
  private readonly opened: Opened[] = [{ by: 'file', names: new Set() }];
  /** Names of a `for`, which belong to the block that its `do` opens. */
  private loopNames: string[] = [];
  /** Names of a `local a, b = ...`, which come into scope when the statement ends, at this depth. */
  private pending: { readonly names: readonly string[]; readonly depth: number }[] = [];

  constructor(private readonly tokens: readonly string[]) {
    this.isVariable = tokens.map(() => false);
    this.isOutermost = tokens.map(() => false);
    for (let at = 0; at < tokens.length;) at = this.step(at);
  }

  /** Returns the names that are always local. */
  local(): Set<string> {
    return new Set([...this.declared].filter((name) => !this.global.has(name)));
  }

  /** Handles the token at an index and those that belong to it; returns the next index. */
  private step(at: number): number {
    const token = this.tokens[at] ?? '';
    if (token === '\n') this.endStatement();
    else if (token === 'local') return this.takeLocal(at);
    else if (token === 'function') return this.takeFunction(at);
    else if (token === 'for') return this.takeFor(at);
    else if (token === 'else' || token === 'elseif') this.close();
    else if (CLOSING.has(token)) this.close();
    else if (isName(token)) this.use(at);
    if (token === 'do') this.open('do', this.loopNames.splice(0));
    else if (token === 'then' || token === 'else' || token === 'repeat' || '([{'.includes(token)) this.open(token, []);
    return at + 1;
  }

  private open(by: string, names: readonly string[]): void {
    this.opened.push({ by, names: new Set(names) });
    for (const name of names) this.declared.add(name);
  }

  private close(): void {
    this.opened.pop();
    this.pending = this.pending.filter(({ depth }) => depth <= this.opened.length);
  }

  /** Ends a statement at a line end, unless a bracket or block is open in it. */
  private endStatement(): void {
    const due = this.pending.filter(({ depth }) => depth === this.opened.length);
    this.pending = this.pending.filter(({ depth }) => depth !== this.opened.length);
    for (const { names } of due) for (const name of names) this.block().names.add(name);
  }

  /** The innermost block. */
  private block(): Opened {
    const block = this.opened.findLast(({ by }) => BLOCKS.has(by) || by === 'else' || by === 'file');
    if (block === undefined) throw new Error('A block of the Lua is closed too often.');
    return block;
  }

  /** Handles a name: a field after a dot or as a table key, otherwise a variable. */
  private use(at: number): void {
    const name = this.tokens[at] ?? '';
    const before = this.beside(at, -1);
    if (before === '.' || before === ':') return;
    const inTable = this.opened.at(-1)?.by === '{';
    if (inTable && (before === '{' || before === ',') && this.beside(at, 1) === '=') return;
    this.isVariable[at] = true;
    const block = this.opened.findLast(({ names }) => names.has(name));
    if (block === undefined) this.global.add(name);
    this.isOutermost[at] = block === this.opened[0];
  }

  /** Returns the nearest token before or after, skipping line ends. */
  private beside(at: number, step: number): string {
    let other = at + step;
    while (this.tokens[other] === '\n') other += step;
    return this.tokens[other] ?? '';
  }

  /** Reads comma-separated names from an index; returns the index after them. */
  private takeNames(at: number, names: string[]): number {
    let next = at;
    for (; isName(this.tokens[next] ?? '') || [',', '\n', '...'].includes(this.tokens[next] ?? ''); next++) {
      const name = this.tokens[next] ?? '';
      if (!isName(name)) {
        if (name === '\n' && this.tokens[next + 1] !== ',' && this.tokens[next - 1] !== ',') break;
        continue;
      }
      this.isVariable[next] = true;
      this.declared.add(name);
      names.push(name);
    }
    return next;
  }

  private takeLocal(at: number): number {
    if (this.tokens[at + 1] === 'function') {
      const name = this.tokens[at + 2] ?? '';
      this.block().names.add(name);
      this.declared.add(name);
      return at + 1;
    }
    const names: string[] = [];
    const next = this.takeNames(at + 1, names);
    this.pending.push({ names, depth: this.opened.length });
    return next;
  }

  /** Reads `function`, an optional name with fields, and the parameters. */
  private takeFunction(at: number): number {
    let next = at + 1;
    for (; this.tokens[next] !== '('; next++) if (isName(this.tokens[next] ?? '')) this.use(next);
    const names: string[] = [];
    next++;
    for (; this.tokens[next] !== ')'; next++) {
      const name = this.tokens[next] ?? '';
      if (!isName(name)) continue;
      this.isVariable[next] = true;
      names.push(name);
    }
    this.open('function', names);
    return next + 1;
  }

  private takeFor(at: number): number {
    return this.takeNames(at + 1, this.loopNames);
  }
}

/** Returns which tokens of a whole program are variables; fields and keys of the same name are not. */
export function variablesOf(tokens: readonly string[]): Variables {
  const walk = new Walk(tokens);
  return { isVariable: walk.isVariable, isOutermost: walk.isOutermost, local: walk.local() };
}
