/**
 * What an element says and waits for: its words in the language of the page, speech, what is wrong, and files and code on
 * their way. What goes wrong and what is spoken is fetched when there is something to say.
 */
import type { Catalogue } from '@griddle/rules/messages/catalogue.js';
import { DiagramAttributes } from './attributes.js';
import type { Problem } from './events.js';
import type { Fault } from './input.js';
import type * as Problems from './problems.js';
import { USUAL, type Settings } from './settings.js';
import type { Speech } from './speech.js';
import type { Say } from './table.js';
import { langOf, wordsFor, wordsOf, type Words, type WordsListener } from './words.js';

/** The code that speaks, on its way once somebody has something to say. */
let speaking: Promise<Speech> | undefined;
/** The same once it is here. */
let spoken: Speech | undefined;

/** Words come in the language of the nearest `lang`; a problem shows on the page and is fired as `griddle-error`. */
export abstract class TellingElement extends DiagramAttributes implements WordsListener {
  /** @internal */
  settings: Settings = USUAL;
  /**
   * What is wrong with the input now; the board shows what it did when all was right.
   * @internal
   */
  problems: readonly Problem[] = [];
  /**
   * What tells of mistakes and ends, once it is here with its words.
   * @internal
   */
  explained: typeof Problems | undefined;

  #words: Words | undefined;
  /** Files and code on their way. */
  #underway: Promise<unknown> | undefined;
  #explainer: Promise<typeof Problems> | undefined;

  /** @internal */
  abstract readonly rules: { readonly id: string };

  /** Fetches the game's own English words for mistakes, refusals and ends, if they are not there from the start. */
  protected sentences?(): Promise<Catalogue['text']>;

  override attributeChangedCallback(name: string, before: string | null, now: string | null): void {
    super.attributeChangedCallback(name, before, now);
    if (name === 'lang') this.wordsChanged();
  }

  /** Complete when files and code that the element waits for have come, too. */
  protected override async getUpdateComplete(): Promise<boolean> {
    const done = await super.getUpdateComplete();
    const underway = this.#underway;
    if (underway === undefined) return done;
    await underway;
    if (underway === this.#underway) this.#underway = undefined;
    return this.getUpdateComplete();
  }

  /**
   * Counts work that does not fail as part of the update under way.
   * @internal
   */
  waitFor(work: Promise<unknown>): void {
    this.#underway = Promise.all([this.#underway, work]);
  }

  /** @internal */
  refresh(): void {
    this.requestUpdate();
  }

  /** @internal */
  wordsChanged(): void {
    this.#words = undefined;
    this.requestUpdate();
  }

  get #spoken(): Words {
    return (this.#words ??= this.messages ? wordsOf(this.messages) : wordsFor(langOf(this)));
  }

  /** @internal */
  get say(): Say {
    return this.#spoken.say;
  }

  /** @internal */
  get catalogue(): Catalogue {
    return this.#spoken.catalogue;
  }

  protected speech(): Promise<Speech> {
    return (speaking ??= import('./speech.js').then((fetched) => (spoken = fetched)));
  }

  /** @internal */
  speak(words: (speech: Speech) => string): void {
    if (this.settings.mode === 'diagram') return;
    // What is said may be how the game ended
    const code = spoken;
    if (code && this.explained) code.announce(() => words(code), this.catalogue.locale);
    else void Promise.all([this.speech(), this.explainer()]).then(() => this.speak(words));
  }

  /**
   * Fetches the words for what goes wrong, and for how games end.
   * @internal
   */
  explainer(): Promise<typeof Problems> {
    return (this.#explainer ??= Promise.all([import('./problems.js'), this.sentences?.()]).then(([problems, words]) => {
      if (words) problems.addEnglish(words);
      return (this.explained = problems);
    }));
  }

  /** @internal */
  report(fault: Fault): void {
    this.waitFor(this.explainer().then(({ tell }) => tell(this, fault)));
  }

  /** @internal */
  forgive(sources: readonly string[]): void {
    this.problems = this.problems.filter(({ source }) => !sources.includes(source));
  }
}
