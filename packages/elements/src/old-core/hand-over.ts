/** What stands under the table while the screen goes from one player to the next. */
import { box } from './dom.js';
import type { Say } from './table.js';

/** Asks for the player of a seat; what is hidden until then is for the element to see to. */
export class HandOver {
  private readonly words = document.createElement('p');
  private readonly button = document.createElement('button');
  private readonly node = box('div', 'hand-over', this.words, this.button);

  /** `game` has the words `hand-over.GAME`; `taken` is called when the next player has sat down before the screen. */
  constructor(
    stage: Element,
    private readonly game: string,
    taken: () => void,
  ) {
    this.button.type = 'button';
    this.button.setAttribute('part', 'choice');
    this.button.addEventListener('click', taken);
    stage.lastElementChild?.before(this.node);
  }

  /** Asks for the player of a seat; nobody is asked for with an empty name. */
  draw(say: Say, seat: string): void {
    this.node.hidden = seat === '';
    if (seat === '') return;
    this.words.textContent = say(`hand-over.${this.game}`, { seat });
    this.button.textContent = say(`hand-over.${this.game}.button`, { seat });
  }
}
