/** Words about what the people of a mission and its team write to each other. */
export const frenchMessages = {
  tab: 'Messages',
  askTeam: 'Poser une question à l’équipe',
  write: 'Écrire',
  withTeam: 'Messages avec l’équipe',
  withPerson: 'Messages avec %name%',
  list: 'Messages, du plus ancien au plus récent',
  newestOnly: 'Seuls les %shown% messages les plus récents sont montrés ici.',
  none: 'Aucun message pour le moment.',
  field: 'Votre message',
  noHealth: 'N’écrivez rien sur la santé\u00a0: ces messages ne sont pas faits pour cela.',
  /** `tel:` marks a number that can be called. */
  help: 'Besoin de parler\u00a0? En cas d’urgence\u00a0: tel:15 ou tel:112. Souffrance, idées suicidaires\u00a0: tel:3114, gratuit, jour et nuit.',
  teamIsTold:
    'L’équipe est prévenue. Sa réponse arrive ici. Si vous ne la lisez pas, vous la recevez aussi par e-mail.',
  personIsTold: 'Si la personne ne lit pas ce message ici dans les cinq minutes, elle le reçoit par e-mail.',
  send: 'Envoyer',
  endedForYou: 'Vous ne participez pas à cette mission en ce moment. Les messages restent lisibles.',
  endedForPerson: 'Cette personne ne participe pas à la mission en ce moment. Les messages restent lisibles.',
  you: 'Vous',
  team: 'L’équipe',
  forTeam: '%name%, pour l’équipe',
  unread_one: '%count% nouveau message',
  unread_other: '%count% nouveaux messages',
  failed: 'Les messages n’ont pas pu être chargés',
} as const
