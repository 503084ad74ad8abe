import {
  missionDomains,
  missionModes,
  missionOrigins,
  missionScopes,
  missionTypes,
  organisationTypes,
  profileTypes,
  registrationModes,
  skills,
  volunteerKinds,
} from '@ensemble/contracts/enumerations'
import { cancerTypes, treatmentStages } from '@ensemble/contracts/health-enumerations'
import { describe, expect, it } from 'vitest'
import { demoData } from '../../platform/src/demo/demo-data.ts'
import { placeOf, townsOf } from '../../platform/src/demo/places.ts'
import { contentOf } from '../../svc-missions/demo/content.ts'
import { showsOf } from '../../svc-missions/demo/plan.ts'
import { type MissionContent, prepareContent } from '../../svc-missions/src/domain/mission-content.ts'
import { repeated, untold } from './words.ts'

const data = demoData()
const cast = {
  users: new Map(data.users.map((user) => [user.id, user])),
  organisations: new Map(data.organisations.map((organisation) => [organisation.key, organisation])),
}

const shown = data.missions.map((mission, index) => ({ mission, shows: showsOf(index, mission) }))

/** As they are on the day that the demonstration is loaded. */
function missionsOn(today: Date, which = shown) {
  return which.map(({ mission, shows }) => ({ ...contentOf(mission, shows, cast, today), mission, shows }))
}

/** Days of the year on which somebody may load it, holidays ahead of each. */
const days = ['2026-11-22', '2026-12-20', '2027-03-28', '2027-08-01'].map((day) => new Date(`${day}T10:00:00Z`))

const missions = missionsOn(new Date('2026-11-22T10:00:00Z'))

describe('the missions of the demonstration', () => {
  it('fit the rules that writers meet', () => {
    for (const { content } of missions) expect(prepareContent(content).title).toBe(content.title)
    expect(missions.filter(({ content }) => content.summary.length > 300 || /%/.test(content.description))).toEqual([])
  })

  it('take up the words of their titles', () => {
    const silent = missions.map(({ content: { title, summary, description } }) => ({
      title,
      words: untold(title, `${summary} ${description}`),
    }))
    expect(silent.filter(({ words }) => words.length > 1)).toEqual([])
  })

  it('repeat no summary and no description', () => {
    expect(repeated(missions.map(({ content }) => content.summary))).toEqual([])
    expect(repeated(missions.map(({ content }) => content.description))).toEqual([])
  })

  it('take place in a town of their department, and nowhere when they are for the whole country', () => {
    const lost = missions.filter(({ content: { city, postalCode, departmentCode } }) => {
      if (city === null) return false
      if (departmentCode === null) return true
      return !townsOf(placeOf(departmentCode)).some((town) => town.city === city && town.postalCode === postalCode)
    })
    expect(lost.map(({ content }) => content.title)).toEqual([])
    const elsewhere = missions.filter(
      ({ mission, content }) => mission.place && content.city !== null && mission.place.city !== content.city,
    )
    expect(elsewhere).toEqual([])
  })

  it('begin on a day that their words and the calendar allow, whenever they are loaded', () => {
    for (const today of days) {
      const wrong = missionsOn(today).filter(({ content, mission }) => {
        const day = new Intl.DateTimeFormat('fr', { weekday: 'long', timeZone: 'Europe/Paris' }).format(content.startAt)
        const named = /\b(lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)\b/.exec(content.title.toLowerCase())?.[1]
        const date = new Intl.DateTimeFormat('en-GB', { day: '2-digit', month: '2-digit', timeZone: 'Europe/Paris' })
        const feast = content.startAt > today && ['25/12', '01/01', '24/12'].includes(date.format(content.startAt))
        return (
          feast || (named !== undefined && named !== day) || (mission.form === 'school' && /samedi|dimanche/.test(day))
        )
      })
      expect(wrong.map(({ content }) => `${content.title} ${content.startAt.toISOString()}`)).toEqual([])
    }
  })

  it('name no season in a title, since the demonstration may be loaded in any', () => {
    expect(missions.filter(({ content }) => /octobre|printemps|été\b|hiver|noël/i.test(content.title))).toEqual([])
  })

  it('say only once whether one may sit, and repay no travel to those who stay at home', () => {
    const contradicted = missions.filter(
      ({ content: { energy, prerequisites } }) => energy.canSit && prerequisites.some((text) => /debout/.test(text)),
    )
    expect(contradicted).toEqual([])
    expect(missions.filter(({ content: { mode, expensesCovered } }) => mode === 'remote' && expensesCovered)).toEqual(
      [],
    )
  })

  it.each<[string, readonly string[], (content: MissionContent) => readonly (string | undefined)[]]>([
    ['type of cancer', cancerTypes, (content) => content.targetCancerTypes],
    ['stage of treatment', treatmentStages, (content) => content.targetTreatmentStages],
    ['profile', profileTypes, (content) => content.targetProfileTypes],
    ['kind of volunteer', volunteerKinds, (content) => content.requiredVolunteerKinds],
    ['skill', skills, (content) => content.skills],
    ['type', missionTypes, (content) => [content.type]],
    ['origin', missionOrigins, (content) => [content.origin]],
    ['domain', missionDomains, (content) => content.domains],
    ['mode', missionModes, (content) => [content.mode]],
    ['scope', missionScopes, (content) => [content.scope]],
    ['way to register', registrationModes, (content) => [content.registrationMode]],
    ['type of organisation', organisationTypes, (content) => [content.organisation?.type]],
  ])('leave no %s without a mission that can be browsed', (_name, values, valuesOf) => {
    const hidden = /^(waiting|rejected|rejection_revoked|edited_back|cancelled|closed_.*)$/
    const browsed = missions.filter(({ shows }) => !hidden.test(shows))
    const held = new Set(browsed.flatMap(({ content }) => valuesOf(content)))
    expect(values.filter((value) => !held.has(value))).toEqual([])
  })

  it('close with what the help allowed: five that are described, each with its own note', () => {
    const closed = missions.filter(({ shows }) => shows === 'closed_with_note')
    expect(closed.filter(({ mission }) => mission.handWritten)).toHaveLength(5)
    expect(closed.filter(({ closingNote }) => (closingNote ?? '').length < 20)).toEqual([])
    expect(repeated(closed.map(({ closingNote }) => closingNote ?? ''))).toEqual([])
  })

  it('are over before anybody looks back on them, on whatever day they are loaded', () => {
    const day = 86_400_000
    const closed = shown.filter(({ shows }) => shows.startsWith('closed'))
    for (let later = 0; later < 365; later += 5) {
      const today = new Date(Date.UTC(2026, 10, 22, 10) + later * day)
      const late = missionsOn(today, closed).filter(
        ({ content }) => Number(content.endAt ?? today) > Number(today) - 2 * day,
      )
      expect(late.map(({ content }) => content.title)).toEqual([])
    }
  })

  it('leave 150 missions and more open to registration', () => {
    expect(missions.filter(({ shows }) => shows === 'open').length).toBeGreaterThanOrEqual(150)
  })
})
