/** Polish words of the table of waffle-wars. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'tts.won': 'Wygrana: {seat@seat}',
  'tts.won-by': 'Wygrana: {seat@seat}. {way}.',
  'tts.new-game': 'Nowa gra. Zaczyna strona: {seat@seat}.',
  'tts.box': 'Pudełko (zostaw zamknięte)',
  'tts.board': 'Gofr',
  'tts.slab': 'Plansza {size}',
  'tts.piece.strawberries': 'Truskawka',
  'tts.piece.blueberries': 'Borówka',
  'tts.view.board': 'Plansza',
  'tts.box-note': 'W tym pudełku są zasady gier bonusowych: zostaw je na stole.',
  'tts.quadrant.nobody': '{quadrant}: otwarta dla obu',
  'tts.quadrant.owned': '{quadrant}: {owner@seat} (zwycięskie kształty {own} do {other})',
  'tts.quadrant.war': '{quadrant}: wojna domowa (zwycięskie kształty po {own})',
  'tts.threats': 'Groźba wygranej, {seat@seat}: {moves}',
  'tts.condition': 'Warunek zwycięstwa, {seat@seat}: {way@outcome.waffle-wars}.',
  'tts.hands': 'Na ręce: truskawki {strawberries}, borówki {blueberries}',
  'tts.owner.taken': '{quadrant}: nowy właściciel {owner@seat}.',
  'tts.owner.war': '{quadrant}: zaczyna się wojna domowa.',
  'tts.owner.open': '{quadrant}: znów otwarta.',
  'tts.hand-of': '{seat@seat}: na ręce {hand}',
  'tts.hand-and-powers': '{seat@seat}: na ręce {hand}, zostało wzmocnień: {powers}',
  'tts.guard': 'Wykałaczka chroni pionek na {place}.',
  'tts.second-time': 'Ta pozycja jest już drugi raz; za trzecim razem będzie remis.',
  'tts.second-helping.off': 'Dokładka',
  'tts.second-helping.on': 'Dokładka: połóż dwa',
  'tts.call-button.waffling': 'Co to za wahanie?',
  'tts.call-button.soggy-waffle': 'Gofr mięknie!',
  'tts.about.piece': 'W Waffle Wars: z ręki na wolne pole albo skok nad pionkiem drugiej strony. (WW-6, WW-7)',
  'tts.about.board':
    'Cztery ćwiartki: a1-c3, d1-f3, a4-c6, d4-f6. Ćwiartka należy do tego, kto ma w niej więcej zwycięskich kształtów. (WW-1, WW-13)',
  'tts.about.slab': 'Plansza gier bonusowych; jej rozmiar ustawisz na panelu w Opcjach.',
  'tts.about.tray': 'Tu leży to, co jest na ręce.',
};
