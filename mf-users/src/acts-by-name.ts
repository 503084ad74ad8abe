import { roles } from '@ensemble/contracts/enumerations'
import type { Filter } from '@ensemble/contracts/lists'
import { rolesThatMay } from '@ensemble/contracts/permissions'
import type { RemoteAct } from '@ensemble/contracts/remote'

const invite: RemoteAct['words'] = {
  fr: {
    label: 'Inviter une personne de l’équipe ou un membre',
    also: 'ajouter creer compte nouveau referent benevole salarie siege administrateur acces',
  },
  en: {
    label: 'Invite someone, as a member or on the team',
    also: 'add create account new staff referent admin access',
  },
}
const inviteMember: RemoteAct['words'] = {
  fr: { label: 'Inviter un membre', also: 'ajouter creer compte nouveau personne benevole acces' },
  en: { label: 'Invite a member', also: 'add create account new person volunteer access' },
}
const confirm: RemoteAct['words'] = {
  fr: { label: 'Valider les comptes qui attendent', also: 'approuver accepter refuser demande inscription membre' },
  en: { label: 'Approve accounts that are waiting', also: 'accept refuse request sign-up member validate' },
}

/** Who may run missions. */
const ofTheStaff: readonly Filter[] = [
  { field: 'role', operator: 'in', value: roles.filter((role) => role !== 'member') },
]

const acts: readonly RemoteAct[] = [
  { to: '/user_management?invite=', roles: rolesThatMay('user.invite'), words: invite },
  { to: '/my_department?invite=', roles: ['referent'], words: inviteMember },
  { to: '/territories?invite=', roles: ['headquarter_referent'], words: inviteMember },
  { to: '/user_management?tab=pending_approval', roles: rolesThatMay('user.approve'), words: confirm },
  { to: '/my_department?tab=members', roles: rolesThatMay('user.approve'), words: confirm },
  {
    to: '/my_department?tab=needs',
    roles: rolesThatMay('user.follow_needs'),
    words: {
      fr: { label: 'Répondre aux besoins locaux', also: 'demande idee proposition territoire comite' },
      en: { label: 'Answer local needs', also: 'request idea proposal territory committee' },
    },
  },
  {
    to: `/user_management?tab=validated&filters=${encodeURIComponent(JSON.stringify(ofTheStaff))}`,
    roles: rolesThatMay('user.administer'),
    words: {
      fr: {
        label: 'Confier toutes les missions d’une personne\u00a0: choisir la personne',
        also: 'passer transmettre remplacer changer responsable depart quitter',
      },
      en: {
        label: 'Hand over all of someone’s missions: choose the person',
        also: 'pass on transfer replace change manager leaving',
      },
    },
  },
  {
    to: '/territories',
    roles: rolesThatMay('user.contact_committees'),
    words: {
      fr: { label: 'Écrire à un comité', also: 'message mail e-mail contacter departement territoire referent' },
      en: { label: 'Write to a committee', also: 'message mail email contact department territory' },
    },
  },
  {
    to: '/users/me?tab=health',
    roles: ['member'],
    words: {
      fr: {
        label: 'Dire mes besoins et ma santé',
        also: 'fatigue handicap assise pause accompagnement maladie traitement amenagement',
      },
      en: {
        label: 'Say what I need, and about my health',
        also: 'tired disability seat break companion illness treatment',
      },
    },
  },
  {
    to: '/users/me?tab=commitment#pause',
    roles: ['member'],
    words: {
      fr: { label: 'Faire une pause', also: 'arreter suspendre repos hopital vacances ne plus recevoir reprendre' },
      en: { label: 'Take a break', also: 'stop suspend rest hospital holidays pause resume' },
    },
  },
  {
    to: '/users/me?tab=commitment',
    words: {
      fr: { label: 'Changer mes envies et mes disponibilités', also: 'horaires jours competences domaines interets' },
      en: { label: 'Change my interests and availability', also: 'hours days skills domains wishes' },
    },
  },
  {
    to: '/users/me?tab=notifications',
    words: {
      fr: { label: 'Choisir mes e-mails et notifications', also: 'mails alertes courriels desabonner trop recevoir' },
      en: { label: 'Choose my emails and notifications', also: 'mails alerts unsubscribe too many receive' },
    },
  },
  {
    to: '/users/me?tab=profile',
    words: {
      fr: {
        label: 'Corriger mon nom, mon adresse ou mon téléphone',
        also: 'modifier coordonnees e-mail ville code postal photo identite',
      },
      en: { label: 'Correct my name, address or phone number', also: 'change contact email town post code picture' },
    },
  },
  {
    to: '/users/me?tab=security',
    words: {
      fr: { label: 'Voir mes appareils connectés', also: 'securite session deconnecter ordinateur telephone vole' },
      en: { label: 'See my devices', also: 'security session sign out computer phone stolen' },
    },
  },
  {
    to: '/users/me?tab=data',
    words: {
      fr: {
        label: 'Télécharger mes données, ou supprimer mon compte',
        also: 'copie archive rgpd effacer quitter partir fermer',
      },
      en: { label: 'Download my data, or delete my account', also: 'copy archive gdpr erase leave close' },
    },
  },
]

export default acts
