/** Global’s script of the table with all games, which are laid out from their boxes one at a time. */
import { format } from '@griddle/rules/internal/messages/catalogue.js';
import { GlobalScript, objectOf } from '../mod/global-script.js';
import { showTurn } from '../mod/panel.js';
import type { ObjectScript } from '../mod/table-game.js';
import { HANDLERS, OFFER, OFFERS } from '../names.js';
import { layOut, putAway } from './box.js';

/** A Global script that lays games out, and puts them away when others are chosen. */
export class OneTable extends GlobalScript {
  /** Whether a box is just being laid out. */
  private isLaying = false;

  /** Adds a hotkey for every button of the panel. */
  protected override addKeys(): void {
    super.addKeys();
    this.keys.add('options', HANDLERS.options);
    this.keys.add('menu', HANDLERS.menu);
    this.keys.add('fold', HANDLERS.fold);
    for (let index = 0; index < OFFERS; index++) {
      this.keys.add('offer', HANDLERS.offer, OFFER + index.toString(), index + 1);
    }
  }

  protected override isBusy(): boolean {
    return this.isLaying;
  }

  protected override clear(): void {
    putAway();
    this.laid = '';
  }

  protected override layFor({ box = '' }: ObjectScript, then: () => void): void {
    if (box === this.laid) {
      then();
      return;
    }
    // Also objects in a save made before everything was laid out
    this.clear();
    const object = objectOf(box);
    if (object === undefined) {
      then();
      return;
    }
    this.isLaying = true;
    this.pages.goHome(undefined);
    this.local.stop();
    const tell = (done: number, all: number): void => {
      showTurn(format(this.local.words, 'tts.laying-out', { done, all }));
    };
    layOut(object, tell, () => {
      this.isLaying = false;
      this.laid = box;
      then();
    });
  }
}
