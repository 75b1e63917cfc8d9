/** Spanish words of the rules of hostage-rescue. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'game.hostage-rescue': 'Hostage Rescue',
  'outcome.hostage-rescue.rescue': 'un rehén liberado',
  'outcome.hostage-rescue.flag': 'una bandera llevada a casa',
  'outcome.hostage-rescue.no-pieces': 'nadie queda para liberar a un rehén',
  'violation.hostage-rescue.game-over': 'La partida ha terminado.',
  'violation.hostage-rescue.rolled-already': 'El dado se tira una vez por turno.',
  'violation.hostage-rescue.no-such-face': 'El dado tiene caras del 1 al 6.',
  'violation.hostage-rescue.roll-first': 'Primero se tira el dado.',
  'violation.hostage-rescue.no-pass': 'No se puede pasar: hay una jugada para esta tirada.',
  'violation.hostage-rescue.not-your-piece': 'La pieza de {place} no es tuya.',
  'violation.hostage-rescue.hostage-stays': 'Un rehén no se mueve.',
  'violation.hostage-rescue.not-straight': 'Una pieza avanza por una fila o una columna.',
  'violation.hostage-rescue.landing-taken':
    'Una pieza no puede acabar sobre otra de su bando ni sobre el rehén que vigila.',
  'violation.hostage-rescue.corner-closed': 'Solo la pieza que lleva tu bandera puede acabar en tu propia esquina.',
  'violation.hostage-rescue.over-opponent': 'Una pieza no puede pasar por encima de otra del bando contrario.',
  'violation.hostage-rescue.other-piece': 'La segunda parte de una tirada dividida es para otra pieza.',
  'violation.hostage-rescue.wrong-distance': 'Esta tirada no llega hasta ahí ({roll}).',
  'option.hostage-rescue.players': 'Jugadores',
  'option.hostage-rescue.goal': 'Liberar al rehén o llevarlo a casa como bandera',
  'text.roll': '«{found}» no indica bando y tirada; escribe {expected}.',
  'text.split':
    '«{found}» no puede ser: ninguna otra pieza puede recorrer el resto de esta tirada, así que no se habría dividido.',
  'text.moved': '«{found}» no indica qué pieza hizo la primera parte; escribe {expected}.',
  'text.carriers':
    '«{found}» no indica quién lleva las banderas; escribe {expected}, cada una donde haya una pieza de ese bando.',
};
