/** German words of the rules of hostage-rescue. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'game.hostage-rescue': 'Hostage Rescue',
  'outcome.hostage-rescue.rescue': 'eine befreite Geisel',
  'outcome.hostage-rescue.flag': 'eine heimgebrachte Flagge',
  'outcome.hostage-rescue.no-pieces': 'niemand ist mehr da, der eine Geisel befreit',
  'violation.hostage-rescue.game-over': 'Das Spiel ist aus.',
  'violation.hostage-rescue.rolled-already': 'Gewürfelt wird einmal je Zug.',
  'violation.hostage-rescue.no-such-face': 'Der Würfel hat die Zahlen 1 bis 6.',
  'violation.hostage-rescue.roll-first': 'Zuerst wird gewürfelt.',
  'violation.hostage-rescue.no-pass': 'Kein Passen: Mit diesem Wurf gibt es einen Zug.',
  'violation.hostage-rescue.not-your-piece': 'Das Stück auf {place} ist nicht deins.',
  'violation.hostage-rescue.hostage-stays': 'Eine Geisel bewegt sich nicht.',
  'violation.hostage-rescue.not-straight': 'Ein Stück geht eine Reihe oder eine Spalte entlang.',
  'violation.hostage-rescue.landing-taken':
    'Ein Stück darf nicht auf einem eigenen enden, auch nicht auf der Geisel, die es bewacht.',
  'violation.hostage-rescue.corner-closed': 'Nur das Stück mit deiner Flagge darf in deiner eigenen Ecke enden.',
  'violation.hostage-rescue.over-opponent': 'Ein Stück darf nicht über eines der anderen Seite gehen.',
  'violation.hostage-rescue.other-piece': 'Der zweite Teil eines geteilten Wurfs ist für ein anderes Stück.',
  'violation.hostage-rescue.wrong-distance': 'So weit geht dieser Wurf nicht ({roll}).',
  'option.hostage-rescue.players': 'Zahl der Spieler',
  'option.hostage-rescue.goal': 'Die Geisel befreien oder als Flagge heimbringen',
  'text.roll': '„{found}“ nennt nicht Seite und Wurf; schreib {expected}.',
  'text.split':
    '„{found}“ kann nicht sein: Keine andere Figur kann den Rest dieses Wurfs gehen, also wäre er nicht geteilt worden.',
  'text.moved': '„{found}“ sagt nicht, welche Figur den ersten Teil ging; schreib {expected}.',
  'text.carriers':
    '„{found}“ sagt nicht, wer die Fahnen trägt; schreib {expected}, jedes ein Feld mit einer Figur dieser Seite.',
};
