/** Italian words of the rules of hostage-rescue. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'game.hostage-rescue': 'Hostage Rescue',
  'outcome.hostage-rescue.rescue': 'un ostaggio liberato',
  'outcome.hostage-rescue.flag': 'una bandiera portata a casa',
  'outcome.hostage-rescue.no-pieces': 'nessuno più che liberi un ostaggio',
  'violation.hostage-rescue.game-over': 'La partita è finita.',
  'violation.hostage-rescue.rolled-already': 'Il dado si tira una volta per turno.',
  'violation.hostage-rescue.no-such-face': 'Il dado ha le facce da 1 a 6.',
  'violation.hostage-rescue.roll-first': 'Prima si tira il dado.',
  'violation.hostage-rescue.no-pass': 'Non si passa: c’è una mossa per questo tiro.',
  'violation.hostage-rescue.not-your-piece': 'La pedina in {place} non è tua.',
  'violation.hostage-rescue.hostage-stays': 'Un ostaggio non si muove.',
  'violation.hostage-rescue.not-straight': 'Una pedina cammina lungo una fila o una colonna.',
  'violation.hostage-rescue.landing-taken':
    'Una pedina non può finire su una della sua parte, né sull’ostaggio che sorveglia.',
  'violation.hostage-rescue.corner-closed': 'Solo la pedina che porta la tua bandiera può finire nel tuo angolo.',
  'violation.hostage-rescue.over-opponent': 'Una pedina non può passare sopra una dell’altra parte.',
  'violation.hostage-rescue.other-piece': 'La seconda parte di un tiro diviso è per un’altra pedina.',
  'violation.hostage-rescue.wrong-distance': 'Questo tiro non arriva lì ({roll}).',
  'option.hostage-rescue.players': 'Giocatori',
  'option.hostage-rescue.goal': 'Liberare l’ostaggio, o portarlo a casa come bandiera',
  'text.roll': '«{found}» non dice parte e tiro; scrivi {expected}.',
  'text.split':
    '«{found}» non è possibile: nessun’altra pedina può fare il resto di questo tiro, quindi non sarebbe stato diviso.',
  'text.moved': '«{found}» non dice quale pedina ha fatto la prima parte; scrivi {expected}.',
  'text.carriers':
    '«{found}» non dice chi porta le bandiere; scrivi {expected}, ciascuna dove sta una pedina di quella parte.',
};
