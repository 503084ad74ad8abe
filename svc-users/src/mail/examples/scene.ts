import type { Language } from '@ensemble/contracts/enumerations'
import type { MissionTitle } from '../../data/mission-titles.ts'
import { newAccount } from '../../domain/account.ts'
import type { ParticipantFact } from '../../domain/participant-mails.ts'
import type { User } from '../../domain/user.ts'
import { sceneWords } from './scene-words.ts'

/** What the examples of mails are about: a mission, a questionnaire, who reads and whom it is about. Nobody real. */
export interface Scene {
  recipient: User
  participant: User
  mission: MissionTitle
  study: MissionTitle
  others: MissionTitle[]
  words: (typeof sceneWords)[Language]
  /** Public address of the platform. */
  origin: string
  /** When it happens. */
  at: Date
}

const at = new Date('2027-02-01T09:00:00Z')
const energy = { level: 1, canSit: true, canStop: true, cameraOptional: false, breaks: true, companion: true } as const
const wishes = { interestDomains: [], skills: [], requiredVolunteerKinds: [] }

/** The scene in a language: the same facts at every call. */
export function exampleScene(language: Language, origin: string): Scene {
  const words = sceneWords[language]
  const mission: MissionTitle = {
    missionId: '0198d0a0-0000-7000-8000-000000000001',
    version: 1,
    title: words.mission,
    departmentCode: '69',
    managerIds: [],
    startAt: new Date('2027-03-06T13:00:00Z'),
    endAt: new Date('2027-03-06T16:30:00Z'),
    nature: { ...wishes, type: 'event_participation', mode: 'on_site' },
    practical: {
      street: '12 place de la Croix-Rousse',
      postalCode: '69004',
      city: 'Lyon',
      meetingUrl: null,
      accessNote: words.access,
      practicalInfo: words.toBring,
      effort: { hours: 3.5, per: 'total' },
      energy: { ...energy, travelNote: words.travel },
      contactName: 'Dominique Martin',
    },
  }
  const study: MissionTitle = {
    ...mission,
    missionId: '0198d0a0-0000-7000-8000-000000000002',
    title: words.study,
    startAt: new Date('2027-01-18T08:00:00Z'),
    endAt: new Date('2027-03-31T16:00:00Z'),
    nature: { ...wishes, type: 'studies_and_surveys', mode: 'remote' },
    practical: {
      street: null,
      postalCode: null,
      city: null,
      meetingUrl: null,
      accessNote: null,
      practicalInfo: null,
      effort: { hours: 0.5, per: 'total' },
      energy: { ...energy, travelNote: null },
      contactName: 'Dominique Martin',
    },
  }
  const other = { ...mission, missionId: '0198d0a0-0000-7000-8000-000000000003', title: words.other }
  return {
    recipient: person('Camille', 'Bernard', language),
    participant: person('Alix', 'Moreau', language),
    mission,
    study,
    others: [other],
    words,
    origin,
    at,
  }
}

/** What happened to a participation, where the mail needs no more. */
export const plainFact = {
  type: '',
  validationStatus: 'validated',
  waitlistPosition: null,
} as const satisfies ParticipantFact

function person(firstName: string, lastName: string, language: Language): User {
  const contact = { email: `${firstName}@example.org`.toLowerCase(), phone: null, postalCode: null, city: null }
  return newAccount(
    {
      id: firstName,
      identity: { firstName, lastName, language, departmentCode: '69', gender: 'unknown', birthDate: null, ...contact },
      consents: { termsVersion: '1', charterVersion: '1', coParticipantVisibility: false, newsletter: false },
      profileType: 'patient',
      volunteerKinds: [],
      engagement: null,
    },
    at,
  )
}
