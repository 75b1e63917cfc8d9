/** Keys, and entries of the table's own menu: each presses a button of the panel. */
import { format } from '@griddle/rules/internal/messages/catalogue.js';
import type { Catalogue } from '@griddle/rules/internal/messages/catalogue.js';
import { CLOSE_UPS, HANDLERS, VIEW, VIEWS } from '../names.js';
import { pointText } from './questions.js';

/** Keys that every table has, and what they press. */
const KEYS: readonly (readonly [name: string, handler: string])[] = [
  ['undo', HANDLERS.undo],
  ['redo', HANDLERS.redo],
  ['new-game', HANDLERS.newGame],
  ['repair', HANDLERS.repair],
  ['record', HANDLERS.record],
  ['marks', HANDLERS.marks],
  ['checking', HANDLERS.checking],
];

/** What players may ask about a point of the table. */
const QUESTIONS = ['why', 'scores'] as const;

/** Views that the menu of the table has as well. */
const VIEWS_IN_MENU = ['board', 'mine'] as const;

/** Makes keys and entries of the menu. */
export class Keys {
  /** `press` presses a button: with the name of its function, its id, and the colour of the player. */
  constructor(
    private readonly words: Catalogue,
    private readonly press: (handler: string, id: string, player: string) => void,
  ) {}

  /** Makes the keys that every table has. */
  addUsual(): void {
    for (const [name, handler] of KEYS) this.add(name, handler);
    for (const name of QUESTIONS) {
      addHotkey(format(this.words, 'tts.hotkey.' + name), (player, _object, point) => {
        this.press(HANDLERS[name], pointText(point), player);
      });
    }
    for (const view of VIEWS) this.add('look-' + view, HANDLERS.view, VIEW + view);
    for (let number = 1; number <= CLOSE_UPS; number++) {
      this.add('look-close', HANDLERS.view, VIEW + number.toString(), number);
    }
  }

  /** Makes a key that presses a button; its label is `tts.hotkey.NAME`. */
  add(name: string, handler: string, id = '', number = 0): void {
    addHotkey(format(this.words, 'tts.hotkey.' + name, { number }), (player) => {
      this.press(handler, id, player);
    });
  }

  /** Makes the entries of the table's menu: questions about the point over which it was opened, and views. */
  addMenu(): void {
    clearContextMenu();
    for (const name of QUESTIONS) {
      addContextMenuItem(format(this.words, 'tts.ask.' + name), (player, point) => {
        this.press(HANDLERS[name], pointText(point), player);
      });
    }
    for (const view of VIEWS_IN_MENU) {
      addContextMenuItem(format(this.words, 'tts.button.view-' + view), (player) => {
        this.press(HANDLERS.view, VIEW + view, player);
      });
    }
  }
}
