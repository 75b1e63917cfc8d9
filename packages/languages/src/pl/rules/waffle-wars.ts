/** Polish words of the rules of waffle-wars. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'about.waffle-wars.hand': 'Iloma pionkami zaczyna każda strona.',
  'choice.waffle-wars.hand': 'po {value}',
  'about.waffle-wars.equity':
    'Borówki mogą odpowiedzieć na warunek zwycięstwa Truskawek; równe rangi zaczynają wojnę światową. Bez tego wygrywa strona, która wykonała ruch.',
  'about.waffle-wars.reply': 'Czym Borówki mogą w odpowiedzi spełnić warunek zwycięstwa.',
  'choice.waffle-wars.reply.placement': 'położeniem',
  'choice.waffle-wars.reply.any': 'położeniem lub skokiem',
  'about.waffle-wars.war': 'Co porównuje się w wojnie światowej.',
  'choice.waffle-wars.war.rank': 'same rangi',
  'choice.waffle-wars.war.count': 'rangi, potem liczbę',
  'about.waffle-wars.double': 'Tura może składać się z kilku skoków jednego pionka.',
  'about.waffle-wars.self': 'Można przeskoczyć własny pionek, który wraca na rękę.',
  'about.waffle-wars.slide': 'Pionek przy rzece może się wzdłuż niej ślizgać.',
  'about.waffle-wars.arcade': 'Każdy gracz ma dziesięć wzmocnień.',
  'about.waffle-wars.format': 'Jeden na jednego albo dwóch na dwóch.',
  'choice.waffle-wars.format.duel': 'jeden na jednego',
  'choice.waffle-wars.format.doubles': 'dwóch na dwóch',
  'seat.strawberries': 'Truskawki',
  'seat.blueberries': 'Borówki',
};
