/** German words of the table of waffle-wars. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'tts.won': 'Sieg: {seat@seat}',
  'tts.won-by': 'Sieg: {seat@seat}. {way}.',
  'tts.new-game': 'Ein neues Spiel. Es beginnt: {seat@seat}.',
  'tts.box': 'Schachtel (zu lassen)',
  'tts.board': 'Waffel',
  'tts.slab': 'Brett {size}',
  'tts.piece.strawberries': 'Eine Erdbeere',
  'tts.piece.blueberries': 'Eine Heidelbeere',
  'tts.view.board': 'Das Brett',
  'tts.box-note': 'In dieser Schachtel sind die Regeln der Bonusspiele: Lass sie auf dem Tisch.',
  'tts.quadrant.nobody': '{quadrant}: offen für beide',
  'tts.quadrant.owned': '{quadrant}: {owner@seat} (Siegformen {own} zu {other})',
  'tts.quadrant.war': '{quadrant}: Bürgerkrieg (je {own} Siegformen)',
  'tts.threats': '{seat@seat} drohen zu gewinnen: {moves}',
  'tts.condition': '{seat@seat} haben: {way@outcome.waffle-wars}.',
  'tts.hands': 'Auf der Hand: {strawberries} Erdbeeren, {blueberries} Heidelbeeren',
  'tts.owner.taken': '{quadrant} gehört jetzt den {owner@seat}.',
  'tts.owner.war': 'In {quadrant} ist jetzt Bürgerkrieg.',
  'tts.owner.open': '{quadrant} ist wieder offen.',
  'tts.hand-of': '{seat@seat}: {hand} auf der Hand',
  'tts.hand-and-powers': '{seat@seat}: {hand} auf der Hand, noch {powers} Kräfte',
  'tts.guard': 'Ein Toothpick schützt das Stück auf {place}.',
  'tts.second-time': 'Diese Stellung gibt es zum zweiten Mal; beim dritten Mal ist es unentschieden.',
  'tts.second-helping.off': 'Second Helping',
  'tts.second-helping.on': 'Second Helping: leg zwei',
  'tts.call-button.waffling': 'Was wird das?',
  'tts.call-button.soggy-waffle': 'Die Waffel weicht auf!',
  'tts.about.piece':
    'In Waffle Wars: von der Hand auf ein offenes Feld, oder im Sprung über ein Stück der anderen Seite. (WW-6, WW-7)',
  'tts.about.board':
    'Vier Viertel: a1-c3, d1-f3, a4-c6, d4-f6. Wer in einem mehr Siegformen hat, dem gehört es. (WW-1, WW-13)',
  'tts.about.slab': 'Ein Brett der Bonusspiele; seine Größe steht unter Optionen.',
  'tts.about.tray': 'Hier liegt, was auf der Hand ist.',
};
