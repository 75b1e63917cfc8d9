/** French words of the table of waddle-waddle. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'tts.due.end': 'Il n’y a plus qu’à finir le tour.',
  'tts.iceberg': 'Iceberg',
  'tts.recap': 'Points pour des symboles différents',
  'tts.tile': '{seat@seat} : {type@type.waddle-waddle}',
  'tts.card': 'Carte de configuration ({symbol@symbol.waddle-waddle})',
  'tts.view.tiles': 'Les tuiles',
  'tts.view.cards': 'Le champ de cartes',
  'tts.aside': 'Mettre de côté : {type@type.waddle-waddle}',
  'tts.due.add': 'À faire : ajouter une tuile. Avant ou après, on peut en déplacer une.',
  'tts.due.move': 'On peut déplacer une tuile. Ou finis le tour.',
  'tts.last-turn': 'C’est le tour de la dernière tuile : rien ne se déplace.',
  'tts.cards.one': 'On peut prendre une carte maintenant.',
  'tts.cards.other': '{count} cartes peuvent être prises maintenant ; une seule.',
  'tts.about.tile.A': 'Avec le module 1, un groupe a un seul Alpha : un autre ne le rejoint pas. (WD-11)',
  'tts.about.tile.P': 'Avec le module 1, chaque Parent qui touche un Parent rapporte 2. (WD-27)',
  'tts.about.tile.B': 'Avec le module 1, un Gros Bidon ne touche jamais un Gros Bidon. (WD-12)',
  'tts.about.tile.G': 'Avec le module 1, un Grincheux ne bouge jamais. (WD-16)',
  'tts.about.iceberg': 'La partie commence ici ; aucune tuile n’en est jamais coupée.',
  'tts.about.recap': '1 à 6 symboles différents rapportent 3, 6, 10, 15, 21, 28. (WD-28)',
  'tts.about.card.adjacency':
    '{type@type.waddle-waddle} qui touche {first@type.waddle-waddle} et {second@type.waddle-waddle}, tous deux d’une autre couleur. (WD-20)',
  'tts.about.card.proximity': '{type@type.waddle-waddle}, au moins {count} tuiles entre lui et l’Iceberg. (WD-21)',
  'tts.about.card.size': '{type@type.waddle-waddle} qui rejoint un groupe d’au moins {count} tuiles. (WD-22)',
};
