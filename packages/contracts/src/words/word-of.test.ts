import { expect, it } from 'vitest'
import * as enumerations from '../enumerations.ts'
import * as health from '../health-enumerations.ts'
import * as work from '../work-enumerations.ts'
import { lists } from './lists.ts'
import { wordOf, words } from './word-of.ts'

/** Lists whose values are read by programs alone, or named by their members' groups (words.comorbidities). */
const unnamed = ['pageSizes', 'comorbidities', 'arrangeable']

it('names every enumeration in both languages, and no value twice within a list', () => {
  const known = Object.entries({ ...enumerations, ...health, ...work }).filter(([, list]) => Array.isArray(list))
  expect(known.map(([name]) => name).filter((name) => !(name in lists) && !unnamed.includes(name))).toEqual([])
  for (const language of enumerations.languages)
    for (const [name, values] of Object.entries(lists)) {
      const said = Object.entries(words[language]).find(([list]) => list === name)?.[1] ?? {}
      expect(Object.keys(said).sort(), `${language} ${name}`).toEqual([...values].sort())
      const named: unknown[] = Object.values(said)
      expect(new Set(named).size, `${language} ${name}`).toBe(named.length)
    }
})

it('tells the word of one value', () => {
  expect(wordOf('roles', 'member', 'fr')).toBe('Membre')
  expect(wordOf('missionModes', 'remote', 'en')).toBe('Remote')
})

it('calls the same answer the same in every list: what a member is, seeks and tells', () => {
  for (const language of enumerations.languages) {
    const { profileTypes, relationsToIllness } = words[language]
    expect(relationsToIllness).toEqual({
      sick_person: profileTypes.patient,
      former_patient: profileTypes.former_patient,
      close_caregiver: profileTypes.caregiver,
      former_caregiver: profileTypes.former_caregiver,
    })
    const { missionDomains, interestDomains, structureDomains, articleCategories } = words[language]
    expect(structureDomains).toMatchObject(missionDomains)
    expect(structureDomains).toMatchObject(interestDomains)
    const { ADVOCACY, PARTNERSHIP, PREVENTION, HEALTH_DEMOCRACY } = articleCategories
    expect({ ADVOCACY, PARTNERSHIP, PREVENTION, HEALTH_DEMOCRACY }).toEqual({
      ADVOCACY: structureDomains.advocacy,
      PARTNERSHIP: structureDomains.partnership,
      PREVENTION: structureDomains.prevention,
      HEALTH_DEMOCRACY: structureDomains.democracy_in_health,
    })
  }
})
