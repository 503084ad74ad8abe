import type { PracticalFacts } from '@ensemble/contracts/missions/practical-facts'
import { describe, expect, it } from 'vitest'
import type { MissionTitle } from '../data/mission-titles.ts'
import { factsToCome, type Side, withSessionsToCome } from './mission-facts.ts'
import { translator } from './translate.ts'

const energy = { canSit: true, canStop: true, cameraOptional: true, breaks: false, companion: true }
const practical: PracticalFacts = {
  street: '12 place de la Croix-Rousse',
  postalCode: '69004',
  city: 'Lyon',
  meetingUrl: 'https://meet.example/a',
  accessNote: 'De plain-pied.',
  practicalInfo: 'Prenez un manteau.',
  effort: { hours: 3, per: 'total' },
  energy: { ...energy, level: 1, travelNote: 'Deux minutes depuis le métro.' },
  contactName: 'Claire Fontaine',
}
const nature = { type: 'event_participation', interestDomains: [], skills: [], requiredVolunteerKinds: [] } as const
const stand: MissionTitle = {
  missionId: 'm1',
  version: 1,
  title: 'Tenir le stand',
  departmentCode: '69',
  managerIds: [],
  startAt: new Date('2026-12-12T13:00:00Z'),
  endAt: new Date('2026-12-12T16:30:00Z'),
  nature: { ...nature, interestDomains: [], skills: [], requiredVolunteerKinds: [], mode: 'mixed' },
  practical,
}

const at = new Date('2026-12-12T13:00:00Z')

/** The facts as a mail says them, spaces made plain. */
function said(mission: MissionTitle, side: Side, language: 'fr' | 'en' = 'fr'): Record<string, string> {
  const facts = factsToCome(mission, { language, t: translator(language), at }, side)
  return Object.fromEntries(facts.map(({ label, value }) => [label, value.replaceAll(/[\u00a0\u202f]/g, ' ')]))
}

describe('a mail to somebody who holds a place', () => {
  it('says whose clock its hours are on, where the committee is overseas', () => {
    const here = { ...stand, departmentCode: '974', startAt: new Date('2026-12-12T05:00:00Z'), endAt: null }
    expect(said(here, 'inside').Date).toBe(
      'à partir du samedi 12 décembre 2026 à 9 h (heure de La Réunion), sans date de fin',
    )
    expect(said({ ...here, endAt: new Date('2026-12-12T08:30:00Z') }, 'inside', 'en').Date).toBe(
      'Saturday 12 December 2026, 9 am to 12:30 pm (La Réunion time)',
    )
  })

  it('says all that it takes to come', () => {
    expect(said(stand, 'inside')).toEqual({
      Mission: 'Tenir le stand',
      Date: 'samedi 12 décembre 2026, de 14 h à 17 h 30',
      Lieu: '12 place de la Croix-Rousse, 69004 Lyon, ou à distance',
      'Lien de la réunion': 'https://meet.example/a',
      Accès: 'De plain-pied.',
      Trajet: 'Deux minutes depuis le métro.',
      'À savoir': 'Prenez un manteau.',
      'Temps à prévoir': '3 h en tout',
      'Énergie demandée':
        'Effort léger, se fait en position assise, on peut s’arrêter à tout moment, caméra facultative, un proche peut vous accompagner',
      'Votre contact': 'Claire Fontaine, 01 99 00 00 69',
    })
  })

  it('says both days of what takes several, and no end where there is none', () => {
    const days = { ...stand, endAt: new Date('2026-12-14T11:00:00Z') }
    expect(said(days, 'inside').Date).toBe('du samedi 12 décembre 2026 à 14 h au lundi 14 décembre 2026 à 12 h')
    expect(said(days, 'inside', 'en').Date).toBe(
      'from Saturday 12 December 2026 at 2 pm to Monday 14 December 2026 at 12 pm',
    )
    expect(said({ ...stand, endAt: null }, 'inside').Date).toBe(
      'à partir du samedi 12 décembre 2026 à 14 h, sans date de fin',
    )
  })

  it('says of a questionnaire until when and by which link, and nothing of rooms and companions', () => {
    const address = { street: null, postalCode: null, city: null, accessNote: null }
    const survey: MissionTitle = {
      ...stand,
      nature: {
        interestDomains: [],
        skills: [],
        requiredVolunteerKinds: [],
        mode: 'remote',
        type: 'studies_and_surveys',
      },
      practical: { ...practical, ...address, effort: { hours: 0.5, per: 'total' } },
    }
    expect(said(survey, 'inside')).toEqual({
      Mission: 'Tenir le stand',
      Date: 'ouvert jusqu’au samedi 12 décembre 2026 à 17 h 30',
      Lieu: 'À distance',
      'Lien du questionnaire': 'https://meet.example/a',
      'À savoir': 'Prenez un manteau.',
      'Temps à prévoir': '30 min en tout',
      'Énergie demandée': 'Effort léger, on peut s’arrêter à tout moment',
      'Votre contact': 'Claire Fontaine, 01 99 00 00 69',
    })
  })
})

describe('a mail about a mission that comes back', () => {
  const session = (day: number) => ({
    id: `s${day}`,
    startAt: `2026-12-${day}T13:00:00.000Z`,
    endAt: `2026-12-${day}T15:00:00.000Z`,
  })
  const group = (days: number[]) => ({ ...stand, practical: { ...practical, sessions: days.map(session) } })

  it('says each session to who holds a place, with its weekday, from and until', () => {
    expect(said(group([15, 22]), 'inside')['Prochaines séances']).toBe(
      'mardi 15 décembre 2026, de 14 h à 16 h\nmardi 22 décembre 2026, de 14 h à 16 h',
    )
    expect(said(group([15]), 'outside')).not.toHaveProperty('Prochaines séances')
  })

  it('says once whose clock the sessions are on', () => {
    const facts = said({ ...group([15, 22]), departmentCode: '974' }, 'inside')
    expect(facts['Prochaines séances (heure de La Réunion)']).toBe(
      'mardi 15 décembre 2026, de 17 h à 19 h\nmardi 22 décembre 2026, de 17 h à 19 h',
    )
  })

  it('says eight of many, and how many more there are', () => {
    const lines = said(group([11, 12, 13, 14, 15, 16, 17, 18, 19, 20]), 'team', 'en')['Next sessions']?.split('\n')
    expect(lines).toHaveLength(9)
    expect(lines?.at(-1)).toBe('and 2 more')
  })

  it('leaves out what is over', () => {
    const mission = withSessionsToCome(group([15, 22]), new Date('2026-12-16T09:00:00Z'))
    expect(mission.practical.sessions.map(({ id }) => id)).toEqual(['s22'])
    expect(withSessionsToCome(stand, new Date())).toBe(stand)
  })
})

describe('a mail to somebody who holds no place yet', () => {
  it('keeps the link of the meeting', () => {
    expect(JSON.stringify(said(stand, 'outside'))).not.toContain('meet.example')
    expect(said(stand, 'outside')['Lien de la réunion']).toBe('Il vous est donné quand votre place est confirmée.')
  })
})

it('says the department of a mission of which no newer fact has told', () => {
  expect(said({ ...stand, practical: null }, 'inside').Lieu).toBe('Rhône (69)')
})

it('says a telephone for a mission of the whole country too', () => {
  expect(said({ ...stand, departmentCode: null }, 'outside')['Votre contact']).toBe('Claire Fontaine, 01 99 00 01 03')
})
