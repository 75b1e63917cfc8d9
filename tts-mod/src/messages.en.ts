/** English words of every Tabletop Simulator table: those of its script, and those that only its save has. */
import { OPTIONS_EN } from './options.en.js';
import { SCRIPT_EN } from './script.en.js';

/** What scripts say, and what only saves need: names of objects, the panel, the notebook. */
export const TTS_EN: Readonly<Record<string, string>> = {
  ...SCRIPT_EN,
  ...OPTIONS_EN,

  'tts.words': 'Words of other languages',
  'tts.hand': 'Hand of {seat@seat}',
  'tts.button.undo': 'Undo',
  'tts.button.redo': 'Redo',
  'tts.button.new-game': 'New game',
  'tts.button.repair': 'Repair',
  'tts.button.record': 'Record',
  'tts.button.options': 'Options',
  'tts.button.tools': 'Table',
  'tts.button.view-board': 'See the whole table',
  'tts.button.view-mine': 'See my side',
  'tts.button.fold': 'Fold or unfold',
  'tts.button.before': '<',
  'tts.button.next': '>',
  'tts.button.back': 'Back',
  'tts.button.begin': 'New game with these',
  'tts.options-note': 'How the next game will be.',
  'tts.menu-note': 'The game that is played is kept, and goes on when you choose it again.',
  'tts.menu-game': '{game@game}',
  'tts.tab.rules': 'Rules',
  'tts.tab.rules-of': 'Rules of {game@game}',
  'tts.tab.keys': 'Keys',
  'tts.keys.intro': 'Bind keys under Options > Game Keys. The panel has a button for each.',
  'tts.keys.undo': 'takes back the last move; the pieces go back by themselves',
  'tts.keys.redo': 'plays it again',
  'tts.keys.new-game': 'clears the board and begins a game with the options of the panel',
  'tts.keys.repair': 'puts the pieces where the record has them',
  'tts.keys.record': 'writes the session into the notebook; the same text replays on the web',
  'tts.keys.marks': 'shows or hides owners, threats and open spaces on the board',
  'tts.keys.checking': 'off: nothing is checked; warn: you are told; enforce: illegal moves go back',
  'tts.keys.why': 'tells why the piece that you hold, or took last, may not lie under the pointer',
  'tts.keys.scores': 'tells what it would score there',
  'tts.keys.look-board': 'moves your camera so that you see everything, from your side',
  'tts.keys.look-mine': 'moves your camera to what lies before you',
};
