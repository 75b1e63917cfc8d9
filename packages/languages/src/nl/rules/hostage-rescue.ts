/** Dutch words of the rules of hostage-rescue. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'game.hostage-rescue': 'Hostage Rescue',
  'outcome.hostage-rescue.rescue': 'een bevrijde gijzelaar',
  'outcome.hostage-rescue.flag': 'een thuisgebrachte vlag',
  'outcome.hostage-rescue.no-pieces': 'niemand meer over om een gijzelaar te bevrijden',
  'violation.hostage-rescue.game-over': 'Het spel is uit.',
  'violation.hostage-rescue.rolled-already': 'Er wordt één keer per beurt gegooid.',
  'violation.hostage-rescue.no-such-face': 'De dobbelsteen heeft de getallen 1 tot 6.',
  'violation.hostage-rescue.roll-first': 'Eerst wordt er gegooid.',
  'violation.hostage-rescue.no-pass': 'Niet passen: met deze worp is er een zet.',
  'violation.hostage-rescue.not-your-piece': 'Het stuk op {place} is niet van jou.',
  'violation.hostage-rescue.hostage-stays': 'Een gijzelaar verplaatst zich niet.',
  'violation.hostage-rescue.not-straight': 'Een stuk loopt langs een rij of een kolom.',
  'violation.hostage-rescue.landing-taken':
    'Een stuk mag niet eindigen op een stuk van de eigen kant, en ook niet op de gijzelaar die het bewaakt.',
  'violation.hostage-rescue.corner-closed': 'Alleen het stuk dat jouw vlag draagt, mag in je eigen hoek eindigen.',
  'violation.hostage-rescue.over-opponent': 'Een stuk mag niet over een stuk van de andere kant lopen.',
  'violation.hostage-rescue.other-piece': 'Het tweede deel van een gesplitste worp is voor een ander stuk.',
  'violation.hostage-rescue.wrong-distance': 'Zo ver gaat deze worp niet ({roll}).',
  'option.hostage-rescue.players': 'Spelers',
  'option.hostage-rescue.goal': 'De gijzelaar bevrijden, of als vlag thuisbrengen',
  'text.roll': '“{found}” noemt niet de kant en de worp; schrijf {expected}.',
  'text.split': '“{found}” kan niet: geen ander stuk kan de rest van deze worp lopen, dus zou hij niet gesplitst zijn.',
  'text.moved': '“{found}” zegt niet welk stuk het eerste deel liep; schrijf {expected}.',
  'text.carriers':
    '“{found}” zegt niet wie de vlaggen draagt; schrijf {expected}, elk een vak waar een stuk van die kant staat.',
};
