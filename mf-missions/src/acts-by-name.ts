import { rolesThatMay } from '@ensemble/contracts/permissions'
import type { RemoteAct } from '@ensemble/contracts/remote'

const acts: readonly RemoteAct[] = [
  {
    to: '/missions/management?form=new',
    roles: rolesThatMay('mission.create'),
    words: {
      fr: { label: 'Créer une mission', also: 'proposer nouvelle ajouter organiser publier action evenement atelier' },
      en: { label: 'Create a mission', also: 'new add propose organise publish event workshop' },
    },
  },
  {
    to: '/missions/management?form=new',
    roles: rolesThatMay('mission.create'),
    words: {
      fr: {
        label: 'Créer un questionnaire, dans une nouvelle mission',
        also: 'enquete sondage formulaire nouveau temoignage questions mission',
      },
      en: { label: 'Create a questionnaire, in a new mission', also: 'survey poll form new questions mission' },
    },
  },
  {
    to: '/missions/management?tab=to_approve',
    roles: rolesThatMay('mission.approve'),
    words: {
      fr: { label: 'Valider les missions qui attendent', also: 'approuver accepter refuser relire file a traiter' },
      en: { label: 'Approve missions that are waiting', also: 'accept reject review queue validate' },
    },
  },
  {
    to: '/missions/management?tab=mine',
    roles: rolesThatMay('mission.decide_participants'),
    words: {
      fr: {
        label: 'Répondre aux demandes d’inscription de mes missions',
        also: 'accepter refuser participants inscrits candidats',
      },
      en: { label: 'Answer requests to join my missions', also: 'accept refuse participants registrations' },
    },
  },
  {
    to: '/missions/management?tab=mine',
    roles: rolesThatMay('mission.write_people'),
    words: {
      fr: {
        label: 'Écrire aux personnes d’une mission\u00a0: choisir la mission',
        also: 'message mail e-mail courriel prevenir contacter inscrits participants',
      },
      en: {
        label: 'Write to the participants of a mission: choose the mission',
        also: 'message mail email contact tell people',
      },
    },
  },
  {
    to: '/missions/management?tab=mine',
    roles: rolesThatMay('mission.register_for'),
    words: {
      fr: {
        label: 'Inscrire une personne par téléphone\u00a0: choisir la mission',
        also: 'appel appeler sans e-mail mail pour quelqu un a la place',
      },
      en: {
        label: 'Register someone by phone: choose the mission',
        also: 'phone call without email on behalf of',
      },
    },
  },
  {
    to: '/missions/management?tab=mine&handover=me',
    roles: rolesThatMay('mission.manage_list'),
    words: {
      fr: {
        label: 'Confier toutes mes missions à une autre personne',
        also: 'passer transmettre ceder donner remplacer changer responsable quitter partir relais',
      },
      en: {
        label: 'Hand over all my missions to someone else',
        also: 'pass on give transfer replace change manager leave',
      },
    },
  },
  {
    to: '/missions/management?tab=templates',
    roles: rolesThatMay('mission.use_templates'),
    words: {
      fr: { label: 'Partir d’un modèle de mission', also: 'dupliquer copier serie recopier' },
      en: { label: 'Start from a mission template', also: 'duplicate copy series' },
    },
  },
  {
    to: '/missions/management?tab=quotes',
    roles: rolesThatMay('mission.see_quotes'),
    words: {
      fr: { label: 'Trouver des paroles à citer', also: 'temoignage verbatim mots avis participants citation' },
      en: { label: 'Find words to quote', also: 'testimonial participants feedback quotes' },
    },
  },
  {
    to: '/missions/report',
    roles: rolesThatMay('mission.year_report'),
    words: {
      fr: { label: 'Imprimer le rapport annuel', also: 'bilan annee comite pdf chiffres activite' },
      en: { label: 'Print the yearly report', also: 'yearly annual committee pdf figures activity' },
    },
  },
  {
    to: '/missions/browse?effort=light',
    roles: ['member'],
    words: {
      fr: { label: 'Trouver une mission peu fatigante', also: 'leger energie repos facile calme fatigue' },
      en: { label: 'Find a mission that takes little energy', also: 'light easy rest tired calm' },
    },
  },
  {
    to: '/missions/browse?map=shown',
    roles: ['member'],
    words: {
      fr: { label: 'Chercher une mission sur la carte', also: 'pres de chez moi proche distance ville plan' },
      en: { label: 'Look for a mission on the map', also: 'near me close distance town' },
    },
  },
  {
    to: '/missions/browse?favourites=mine',
    roles: ['member'],
    words: {
      fr: { label: 'Retrouver mes missions favorites', also: 'gardees coeur etoile enregistrees liste' },
      en: { label: 'See my favourite missions', also: 'kept saved heart star list' },
    },
  },
  {
    to: '/my_missions',
    words: {
      fr: {
        label: 'Répondre à une invitation, ou me retirer',
        also: 'accepter refuser se desister desinscrire annuler inscription ne plus venir',
      },
      en: { label: 'Answer an invitation, or withdraw', also: 'accept decline cancel registration leave' },
    },
  },
  {
    to: '/my_missions',
    words: {
      fr: { label: 'Imprimer mes dates ou mon attestation', also: 'papier programme certificat heures benevole pdf' },
      en: { label: 'Print my dates or my certificate', also: 'paper programme attestation hours volunteer pdf' },
    },
  },
]

export default acts
