/** The row beside a board that tells how far the analysis of its game is, and ends it. It comes with the menu. */
import { announce } from '../old-core/announcer.js';
import type { TableView } from '../old-core/table.js';
import { button, element } from './dom.js';

/** Whether a game may be analysed: of one that goes on that would be a hint to everybody. */
export function mayAnalyse({ mode, outcome }: TableView): boolean {
  return mode === 'replay' || outcome !== undefined;
}

/** At most one analysis at a time; where the game is another one it ends. */
export class AnalysisRow {
  private readonly bar = element('progress', { part: 'progress' });
  private readonly stop = button({}, () => this.stopping.abort());
  /** It takes the focus of the button that goes away. */
  private readonly words = element('span', { tabindex: '-1' });
  private stopping = new AbortController();
  private session: unknown;

  constructor(private readonly node: HTMLElement) {}

  /** Judges the moves of a game, with a button to stop at. What was judged until then is kept. */
  async run(table: TableView): Promise<void> {
    this.leave();
    const { bar, node, stop, words } = this;
    const { say, session } = table;
    const { signal } = (this.stopping = new AbortController());
    this.session = session;
    bar.removeAttribute('value');
    bar.ariaLabel = say('ui.analyse');
    stop.textContent = say('ui.analysis-stop');
    words.textContent = '';
    node.replaceChildren(bar, words, stop);
    stop.focus();
    let judged = 0;
    let all = 0;
    const tell = (done: number, count: number): void => {
      [judged, all] = [done, count];
      [bar.value, bar.max] = [done, count];
      words.textContent = say('ui.analysing', { at: done, count });
    };
    const { analyse } = await import('./analysis.js');
    await analyse(table, tell, signal);
    // Another analysis has the row, or there is nobody to tell
    if (this.session !== session || this.stopping.signal !== signal) return;
    this.end(table, say(judged < all ? 'ui.analysis-stopped' : 'ui.analysed', { at: judged, count: all }));
  }

  /** Ends the analysis, and forgets what was told, when another game has come or the game goes on. */
  follow(table: TableView): void {
    if (this.session !== undefined && (this.session !== table.session || !mayAnalyse(table))) this.leave();
  }

  /** Ends the analysis without a word. */
  leave(): void {
    this.session = undefined;
    this.stopping.abort();
    this.node.replaceChildren();
  }

  private end({ catalogue }: TableView, text: string): void {
    const { bar, stop, words } = this;
    words.textContent = text;
    // Whoever is where the button was hears it there
    if (stop.matches(':focus')) words.focus();
    else announce(text, catalogue.locale);
    bar.remove();
    stop.remove();
  }
}
