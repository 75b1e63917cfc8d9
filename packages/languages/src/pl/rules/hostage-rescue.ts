/** Polish words of the rules of hostage-rescue. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'game.hostage-rescue': 'Hostage Rescue',
  'outcome.hostage-rescue.rescue': 'uwolniony zakładnik',
  'outcome.hostage-rescue.flag': 'flaga zaniesiona do domu',
  'outcome.hostage-rescue.no-pieces': 'nie ma już komu uwolnić zakładnika',
  'violation.hostage-rescue.game-over': 'Gra skończona.',
  'violation.hostage-rescue.rolled-already': 'Kostką rzuca się raz na turę.',
  'violation.hostage-rescue.no-such-face': 'Kostka ma ścianki od 1 do 6.',
  'violation.hostage-rescue.roll-first': 'Najpierw rzuca się kostką.',
  'violation.hostage-rescue.no-pass': 'Nie można pasować: przy tym rzucie jest ruch.',
  'violation.hostage-rescue.not-your-piece': 'Pionek na {place} nie jest twój.',
  'violation.hostage-rescue.hostage-stays': 'Zakładnik się nie rusza.',
  'violation.hostage-rescue.not-straight': 'Pionek idzie wzdłuż rzędu lub kolumny.',
  'violation.hostage-rescue.landing-taken':
    'Pionek nie może stanąć na pionku swojej strony ani na pilnowanym zakładniku.',
  'violation.hostage-rescue.corner-closed': 'W twoim rogu może stanąć tylko pionek, który niesie twoją flagę.',
  'violation.hostage-rescue.over-opponent': 'Pionek nie może przejść nad pionkiem drugiej strony.',
  'violation.hostage-rescue.other-piece': 'Druga część podzielonego rzutu jest dla innego pionka.',
  'violation.hostage-rescue.wrong-distance': 'Ten rzut ({roll}) nie prowadzi tak daleko.',
  'option.hostage-rescue.players': 'Liczba graczy',
  'option.hostage-rescue.goal': 'Uwolnić zakładnika albo zanieść go do domu jak flagę',
  'text.roll': '„{found}” nie podaje strony i rzutu; zapisz {expected}.',
  'text.split':
    '„{found}” jest niemożliwe: żaden inny pionek nie przejdzie reszty tego rzutu, więc by go nie podzielono.',
  'text.moved': '„{found}” nie podaje, który pionek przeszedł pierwszą część; zapisz {expected}.',
  'text.carriers':
    '„{found}” nie podaje, kto niesie flagi; zapisz {expected}, za każdym razem tam, gdzie stoi pionek tej strony.',
};
