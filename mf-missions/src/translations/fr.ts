import type { Translations } from '@ensemble/contracts/remote'
import type browse from './fr-later-browse.ts'
import type figures from './fr-later-figures.ts'
import type managing from './fr-later-managing.ts'
import type mission from './fr-later-mission.ts'
import { frenchBrowse } from './fr-browse.ts'
import { frenchChoices } from './fr-choices.ts'
import { frenchMessages } from './fr-messages.ts'
import { frenchMine } from './fr-mine.ts'
import { frenchAfter } from './fr-after.ts'
import { frenchPaper } from './fr-paper.ts'
import { frenchRegistration } from './fr-registration.ts'

const fr = {
  ...frenchChoices,
  ...frenchPaper,
  ...frenchAfter,
  ...frenchBrowse,
  ...frenchMine,
  places: { national: 'National', department: '%name% (%code%)' },
  card: {
    needs: 'Répond à vos besoins\u00a0: ',
    league: 'Proposée par le siège',
    committee: 'Comité %place%',
    mixed: '%city% ou à distance',
    openUntil: 'Ouvert jusqu’au %day%',
    veryNear: '%place%, à moins de 5\u00a0km',
    away: '%place%, à %km%\u00a0km',
    barriers: {
      own: 'Vous faites partie de l’équipe.',
      registration_closed: 'Les inscriptions sont closes.',
      full: 'Il n’y a plus de place pour le moment.',
      waiting_list: 'Il n’y a plus de place. Une liste d’attente est ouverte.',
      reserved: 'Réservée aux personnes formées.',
    },
    ongoing: 'Depuis le %day%, sans date de fin',
    starting: 'À partir du %day%, sans date de fin',
    unlimited: 'Places illimitées',
    noPlace: 'Plus de place',
    places_one: 'Il reste %count% place',
    places_other: 'Il reste %count% places',
  },
  effort: {
    total: '%duration% en tout',
    week: '%duration% par semaine',
    month: '%duration% par mois',
  },
  mine: {
    validated: 'Vous participez',
    requested: 'Demande envoyée',
    waitlisted: 'Liste d’attente, rang %rank%',
    invited: 'Invitation reçue',
    offered: 'Une place se libère pour vous',
    rejected: 'Demande non retenue',
    withdrawn: 'Vous ne participez plus',
  },
  energy: {
    title: 'Énergie demandée',
    level_1: 'Effort léger',
    level_2: 'Effort modéré',
    level_3: 'Effort soutenu',
    canSit: 'Se fait en position assise',
    canStop: 'On peut s’arrêter à tout moment',
    breaks: 'Des pauses sont prévues',
    cameraOptional: 'Caméra facultative',
    companion: 'Vous pouvez venir avec quelqu’un',
  },
  ...frenchRegistration,
  myMissions: {
    title: 'Mes missions',
    sentence: 'Ce qui vous attend, ce qui vient ensuite, et ce que vous avez fait.',
    bucket: '%name% (%count%)',
    none: 'Vous ne participez encore à aucune mission',
    browse: 'Trouver une mission',
    invitations: 'À vous de répondre',
    upcoming: 'À venir',
    pending: 'En attente',
    past: 'Passées et annulées',
    noneHint: 'Parcourez les missions ouvertes\u00a0: il y en a pour toutes les énergies.',
    contact: 'Contact\u00a0: %name%',
    result: 'Ce que la mission a permis\u00a0: %note%',
    closingNote: 'Ce que votre aide a permis\u00a0: %note%',
    failed: 'Vos missions n’ont pas pu être chargées',
  },
  messages: frenchMessages,
  questionnaire: {
    answer: 'Répondre au questionnaire',
    goOn: 'Continuer le questionnaire',
    see: 'Mes réponses au questionnaire',
  },
  widgets: {
    waiting: 'À vous de répondre',
    next: 'Votre prochaine mission',
    allMine: 'Toutes mes missions',
    suggested: 'Des missions pour vous',
    all: 'Trouver une mission',
  },
  details: {
    where: 'Où',
    join: 'Rejoindre la réunion',
    title: 'Mission',
  },
  management: {
    title: 'Gérer les missions',
  },
  report: {
    title: 'Rapport annuel d’un comité',
    sentence: 'Une année de missions sur quatre pages, à lire, à imprimer ou à garder en PDF.',
  },
  columns: {
    title: 'Mission',
    awaiting: 'Demandes à traiter',
    validated: 'Places confirmées',
    invited: 'Invitations en cours',
    manager: 'Contact',
  },
} as const satisfies Translations

// The shell takes the default export of a bundle of texts (contracts, RemoteModule).
export default fr

// The keys that the texts of this area have: a wrong one does not compile.
declare module 'i18next' {
  interface ResourceNamespaceMap {
    'mf-missions': typeof fr & typeof browse & typeof mission & typeof managing & typeof figures
  }
}
