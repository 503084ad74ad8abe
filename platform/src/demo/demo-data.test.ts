import { DemoData } from '@ensemble/contracts/demo'
import { Check } from 'typebox/value'
import { describe, expect, it } from 'vitest'
import { demoData } from './demo-data.ts'

const data = demoData()

function countBy<Item>(items: readonly Item[], key: (item: Item) => string): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const item of items) counts[key(item)] = (counts[key(item)] ?? 0) + 1
  return counts
}

describe('the demo data', () => {
  it('has the agreed shape and is the same every time', () => {
    expect(Check(DemoData, data)).toBe(true)
    expect(demoData()).toEqual(data)
  })

  it('has 600 people, 240 missions and 120 articles, each with its own id', () => {
    const ids = [...data.users, ...data.missions, ...data.articles].map(({ id }) => id)
    expect([data.users.length, data.missions.length, data.articles.length]).toEqual([600, 240, 120])
    expect(new Set(ids).size).toBe(960)
    expect(new Set(data.users.map(({ email }) => email)).size).toBe(600)
    expect(new Set(data.missions.map(({ title }) => title)).size).toBe(240)
  })

  it('has 64 people who are described, of each role and state', () => {
    const cast = data.users.slice(0, 64)
    const members = cast.filter(({ role }) => role === 'member')
    expect(countBy(cast, ({ role }) => role)).toEqual({ admin: 2, headquarter_referent: 4, referent: 10, member: 48 })
    expect(countBy(members, ({ status }) => status)).toEqual({
      validated: 40,
      pending_approval: 5,
      suspended: 2,
      deleted: 1,
    })
    expect(countBy(members, ({ profileType }) => String(profileType))).toEqual({
      patient: 16,
      former_patient: 14,
      caregiver: 11,
      former_caregiver: 7,
    })
    expect(members.filter(({ healthConsent }) => healthConsent)).toHaveLength(30)
    expect(members.filter(({ matchingConsent }) => matchingConsent)).toHaveLength(18)
    expect(members.filter(({ paused }) => paused)).toHaveLength(3)
    expect(members.filter(({ language }) => language === 'en')).toHaveLength(12)
    expect(new Set(cast.map(({ gender }) => gender)).size).toBe(4)
  })

  it('leaves 48 and 987 empty, and 23 with members but nobody in charge', () => {
    const codes = new Set(data.users.map(({ departmentCode }) => departmentCode))
    expect(codes.has('48') || codes.has('987')).toBe(false)
    const creuse = data.users.filter(({ departmentCode }) => departmentCode === '23')
    expect(creuse.length).toBeGreaterThan(0)
    expect(creuse.every(({ role }) => role === 'member')).toBe(true)
  })

  it('describes 36 missions, each type three times or more, each origin and domain twice or more', () => {
    const written = data.missions.filter(({ handWritten }) => handWritten)
    expect(written).toHaveLength(36)
    expect(Math.min(...Object.values(countBy(written, ({ type }) => type)))).toBeGreaterThanOrEqual(3)
    expect(Math.min(...Object.values(countBy(written, ({ origin }) => origin)))).toBeGreaterThanOrEqual(2)
    const domains = countBy(
      written.flatMap((mission) => mission.domains),
      String,
    )
    expect(Object.keys(domains)).toHaveLength(8)
    expect(Math.min(...Object.values(domains))).toBeGreaterThanOrEqual(2)
    expect(
      written.every(({ origin, organisationKey }) => (origin === 'external_actor') === (organisationKey !== null)),
    ).toBe(true)
  })

  it('writes titles that fit the mission form', () => {
    expect(data.missions.filter(({ title }) => title.length < 5 || title.length > 120)).toEqual([])
    expect(data.missions.filter(({ title }) => /%| de les? /.test(title))).toEqual([])
  })

  it('describes 30 articles, two or more of each category, six in English', () => {
    const written = data.articles.filter(({ handWritten }) => handWritten)
    const categories = countBy(
      written.flatMap((article) => article.categories),
      String,
    )
    expect(written).toHaveLength(30)
    expect(Object.keys(categories)).toHaveLength(14)
    expect(Math.min(...Object.values(categories))).toBeGreaterThanOrEqual(2)
    expect(written.filter(({ language }) => language === 'en')).toHaveLength(6)
  })
})
