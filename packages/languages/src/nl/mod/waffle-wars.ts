/** Dutch words of the table of waffle-wars. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'tts.won': 'Winst: {seat@seat}',
  'tts.won-by': 'Winst: {seat@seat}. {way}.',
  'tts.new-game': 'Een nieuw spel. Het begint: {seat@seat}.',
  'tts.box': 'Doos (laten staan)',
  'tts.board': 'Wafel',
  'tts.slab': 'Bord {size}',
  'tts.piece.strawberries': 'Een aardbei',
  'tts.piece.blueberries': 'Een blauwe bes',
  'tts.view.board': 'Het bord',
  'tts.box-note': 'In deze doos zitten de regels van de bonusspellen: laat haar op tafel staan.',
  'tts.quadrant.nobody': '{quadrant}: open voor beide',
  'tts.quadrant.owned': '{quadrant}: {owner@seat} (winvormen {own} tegen {other})',
  'tts.quadrant.war': '{quadrant}: burgeroorlog (elk {own} winvormen)',
  'tts.threats': 'Dreigt te winnen, {seat@seat}: {moves}',
  'tts.condition': '{seat@seat}: {way@outcome.waffle-wars}.',
  'tts.hands': 'In de hand: {strawberries} aardbeien, {blueberries} blauwe bessen',
  'tts.owner.taken': '{quadrant} is nu van {owner@seat}.',
  'tts.owner.war': 'In {quadrant} is het nu burgeroorlog.',
  'tts.owner.open': '{quadrant} is weer open.',
  'tts.hand-of': '{seat@seat}: {hand} in de hand',
  'tts.hand-and-powers': '{seat@seat}: {hand} in de hand, nog {powers} power-ups',
  'tts.guard': 'Een Toothpick beschermt het stuk op {place}.',
  'tts.second-time': 'Deze stelling is er voor de tweede keer; de derde keer is het gelijkspel.',
  'tts.second-helping.off': 'Second Helping',
  'tts.second-helping.on': 'Second Helping: leg er twee',
  'tts.call-button.waffling': 'Wat wordt dit?',
  'tts.call-button.soggy-waffle': 'De wafel wordt slap!',
  'tts.about.piece':
    'In Waffle Wars: van de hand op een open vak, of met een sprong over een stuk van de andere kant. (WW-6, WW-7)',
  'tts.about.board':
    'Vier kwadranten: a1-c3, d1-f3, a4-c6, d4-f6. Wie in een ervan meer winvormen heeft, bezit het. (WW-1, WW-13)',
  'tts.about.slab': 'Een bord van de bonusspellen; de grootte staat op het paneel onder Opties.',
  'tts.about.tray': 'Hier ligt wat er in de hand is.',
};
