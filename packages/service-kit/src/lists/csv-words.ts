import type {
  ApprovalStatus,
  Attendance,
  AwaitedFrom,
  DisplayStatus,
  MissionOrigin,
  MissionType,
  ParticipantOrigin,
  ProfileType,
  Role,
  UserStatus,
  ValidationStatus,
} from '@ensemble/contracts/enumerations'
import type { AwaitedStep } from '@ensemble/contracts/users/account-acts'
import type { LoggedAct } from '@ensemble/contracts/users/logged-acts'
import type { Words } from './csv.ts'

/** Words for the values that exports hold: those of the screens. */
export const csvWords = {
  displayStatus: {
    cancelled: { fr: 'Annulée', en: 'Cancelled' },
    closed: { fr: 'Terminée', en: 'Closed' },
    rejected: { fr: 'À revoir', en: 'Needs changes' },
    waiting_for_approval: { fr: 'En attente de validation', en: 'Waiting for approval' },
    in_progress: { fr: 'En cours', en: 'In progress' },
    full: { fr: 'Complète', en: 'Full' },
    registration_closed: { fr: 'Inscriptions closes', en: 'Registration closed' },
    upcoming: { fr: 'À venir', en: 'Coming' },
  } satisfies Words<DisplayStatus>,
  approvalStatus: {
    waiting_for_approval: { fr: 'En attente', en: 'Waiting' },
    approved: { fr: 'Validée', en: 'Approved' },
  } satisfies Words<ApprovalStatus>,
  missionOrigin: {
    headquarters_services: { fr: 'Services du siège', en: 'Headquarters' },
    departmental_committee: { fr: 'Comité départemental', en: 'Departmental committee' },
    external_actor: { fr: 'Acteur extérieur', en: 'Outside actor' },
  } satisfies Words<MissionOrigin>,
  missionType: {
    studies_and_surveys: { fr: 'Études et enquêtes', en: 'Studies and surveys' },
    informed_opinion: { fr: 'Avis éclairé', en: 'Informed opinion' },
    event_participation: { fr: 'Événement', en: 'Event' },
    working_group_participation: { fr: 'Groupe de travail', en: 'Working group' },
    media_speaking: { fr: 'Prise de parole', en: 'Speaking to the media' },
    research_project_participation: { fr: 'Projet de recherche', en: 'Research project' },
    other: { fr: 'Autre mission', en: 'Other mission' },
  } satisfies Words<MissionType>,
  validationStatus: {
    awaiting_validation: { fr: 'En attente', en: 'Waiting' },
    validated: { fr: 'Confirmée', en: 'Confirmed' },
    rejected: { fr: 'Non retenue', en: 'Not kept' },
  } satisfies Words<ValidationStatus>,
  awaitedFrom: {
    staff: { fr: 'L’équipe', en: 'The team' },
    member: { fr: 'La personne', en: 'The person' },
    none: { fr: 'Rien à attendre', en: 'Nothing' },
  } satisfies Words<AwaitedFrom>,
  participantOrigin: {
    registration: { fr: 'Inscription', en: 'Registration' },
    invitation: { fr: 'Invitation', en: 'Invitation' },
  } satisfies Words<ParticipantOrigin>,
  attendance: {
    present: { fr: 'Présent', en: 'Present' },
    excused: { fr: 'Excusé', en: 'Excused' },
    absent: { fr: 'Absent', en: 'Absent' },
  } satisfies Words<Attendance>,
  role: {
    admin: { fr: 'Administration', en: 'Administrator' },
    headquarter_referent: { fr: 'Référent du siège', en: 'Headquarters referent' },
    referent: { fr: 'Référent départemental', en: 'Department referent' },
    member: { fr: 'Membre', en: 'Member' },
  } satisfies Words<Role>,
  userStatus: {
    pending_approval: { fr: 'En attente', en: 'Pending' },
    validated: { fr: 'Actif', en: 'Active' },
    suspended: { fr: 'Suspendu', en: 'Suspended' },
    deleted: { fr: 'Supprimé', en: 'Deleted' },
  } satisfies Words<UserStatus>,
  awaitedStep: {
    approval: { fr: 'Votre validation', en: 'Your approval' },
    confirmation: { fr: 'Son e-mail confirmé', en: 'Their confirmed e-mail' },
    invitation: { fr: 'Sa réponse', en: 'Their answer' },
  } satisfies Words<AwaitedStep>,
  profileType: {
    patient: { fr: 'Malade', en: 'Patient' },
    former_patient: { fr: 'Ancien malade', en: 'Former patient' },
    caregiver: { fr: 'Proche aidant', en: 'Caregiver' },
    former_caregiver: { fr: 'Ancien proche aidant', en: 'Former caregiver' },
  } satisfies Words<ProfileType>,
  loggedAct: {
    page_view: { fr: 'A ouvert une page', en: 'Opened a page' },
    article_read: { fr: 'A lu un article', en: 'Read an article' },
    mission_view: { fr: 'A ouvert une mission', en: 'Opened a mission' },
    document_download: { fr: 'A téléchargé un document', en: 'Downloaded a document' },
    tutorial_step: { fr: 'A suivi une étape du tutoriel', en: 'Took a step of the tutorial' },
    search: { fr: 'A fait une recherche', en: 'Searched' },
    contact: { fr: 'A envoyé un message', en: 'Sent a message' },
    'participant.registered': { fr: 'Demande de participation', en: 'Asked to take part' },
    'participant.invited': { fr: 'Invitation à une mission', en: 'Invited to a mission' },
    'participant.accepted': { fr: 'Participation confirmée', en: 'Participation confirmed' },
    'participant.refused': { fr: 'Participation refusée', en: 'Participation refused' },
    'participant.withdrawn': { fr: 'Participation retirée', en: 'Participation withdrawn' },
    'participant.expired': { fr: 'Invitation expirée', en: 'Invitation expired' },
  } satisfies Words<LoggedAct>,
}
