/** Hotkeys, and entries of the table's own menu: each presses a button of the panel. */
import { format } from '@griddle/rules/internal/messages/catalogue.js';
import type { Catalogue } from '@griddle/rules/internal/messages/catalogue.js';
import { CLOSE_UPS, HANDLERS, VIEW, VIEWS } from '../names.js';

/** Encodes a table point as text to pass between scripts, in whole thousandths. */
function pointText({ x, z }: { readonly x: number; readonly z: number }): string {
  return Math.round(x * 1000).toString() + ' ' + Math.round(z * 1000).toString();
}

/** Hotkeys of every table, and what they press. */
const KEYS: readonly (readonly [name: string, handler: string])[] = [
  ['undo', HANDLERS.undo],
  ['redo', HANDLERS.redo],
  ['new-game', HANDLERS.newGame],
  ['repair', HANDLERS.repair],
  ['record', HANDLERS.record],
  ['marks', HANDLERS.marks],
  ['checking', HANDLERS.checking],
];

/** Questions about a table point. */
const QUESTIONS = ['why', 'scores'] as const;

/** Views that are also in the table's menu. */
const VIEWS_IN_MENU = ['board', 'mine'] as const;

/** Adds hotkeys and menu entries. */
export class Keys {
  /** `press` takes the button's function name, its id, and the player's colour. */
  constructor(
    private readonly words: Catalogue,
    private readonly press: (handler: string, id: string, player: string) => void,
  ) {}

  /** Adds the hotkeys of every table. */
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

  /** Adds a hotkey that presses a button; its label is `tts.hotkey.NAME`. */
  add(name: string, handler: string, id = '', number = 0): void {
    addHotkey(format(this.words, 'tts.hotkey.' + name, { number }), (player) => {
      this.press(handler, id, player);
    });
  }

  /** Adds the entries of the table's menu: questions about the point where it was opened, and views. */
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
