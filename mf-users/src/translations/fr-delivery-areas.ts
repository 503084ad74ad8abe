import { knownAreas } from '@ensemble/contracts/words/platform-fr'

/** Texts of the right to follow the deliveries of a product team, in French. */
export const frenchDeliveryAreas = {
  title: 'Suivi des livraisons',
  none: 'Cette personne ne suit aucune livraison.',
  some: 'Cette personne suit les livraisons de\u00a0: %areas%.',
  action: 'Choisir les équipes suivies',
  dialogTitle: 'Suivi des livraisons %ofName%',
  consequence:
    'La page Livraisons montre des versions, des erreurs et des vitesses. Elle ne montre aucune donnée de personnes. La personne est déconnectée et se reconnecte avec ce droit.',
  areas: 'Équipes suivies',
  other: 'Une autre équipe',
  otherHint: 'Le nom de ses pages, comme mf-evenements',
  otherWrong: 'Écrivez mf-, puis des lettres sans majuscule.',
  save: 'Enregistrer',
  done: 'Le suivi des livraisons %ofName% est enregistré.',
  names: knownAreas,
} as const
