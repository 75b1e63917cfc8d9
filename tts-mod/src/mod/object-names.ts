/**
 * Names and descriptions of objects in the language of the table. They are saved with the objects; what is made later comes
 * with English ones out of boxes, bags and chests.
 */
import type { Plan } from './layer.js';
import { Pace } from './pace.js';
import { ENGLISH, namesIn } from './speech.js';

/** Words by words that mean the same. */
type Meaning = Readonly<Record<string, string>>;

function meaningOf(from: readonly string[], to: readonly string[]): Meaning {
  const meaning: Record<string, string> = {};
  from.forEach((name, i) => (meaning[name] = to[i] ?? name));
  return meaning;
}

function rename(object: TTSObject, meaning: Meaning): void {
  if (object.isDestroyed()) return;
  const name = meaning[object.getName()];
  const description = meaning[object.getDescription()];
  if (name !== undefined) object.setName(name);
  if (description !== undefined) object.setDescription(description);
}

/** Gives objects their names. The lists of them are long, so each is read in a frame of its own. */
export class ObjectNames {
  /** From English to the language of the table; undefined where that is English. */
  private meaning: Meaning | undefined;
  private readonly pace = new Pace(() => undefined);

  /** After a load, whose objects have been named. */
  start(locale: string): void {
    this.meaning = undefined;
    if (locale !== ENGLISH) this.pace.lay(this.reading(ENGLISH, locale, () => undefined));
  }

  /** The table goes on from one language to another: everything on it is named anew, some objects a frame. */
  change(from: string, to: string): void {
    let meaning: Meaning = {};
    const renaming: Plan = () =>
      getObjects().map((object) => () => {
        rename(object, meaning);
      });
    const read = this.reading(from, to, (found) => (meaning = found));
    const own = to === ENGLISH || from === ENGLISH ? [] : this.reading(ENGLISH, to, () => undefined);
    if (to === ENGLISH) this.meaning = undefined;
    this.pace.lay([...read, ...own, renaming]);
  }

  /** Plans that read two lists and tell what of one is what of the other. */
  private reading(from: string, to: string, tell: (meaning: Meaning) => void): readonly Plan[] {
    let names: readonly string[] = [];
    return [
      () => {
        names = namesIn(from);
        return [];
      },
      () => {
        const meaning = meaningOf(names, namesIn(to));
        if (from === ENGLISH) this.meaning = meaning;
        tell(meaning);
        return [];
      },
    ];
  }

  /** Names an object that has just been made. */
  made(object: TTSObject): void {
    if (this.meaning !== undefined) rename(object, this.meaning);
  }
}
