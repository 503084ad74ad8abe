import { expect, test, vi } from 'vitest'
import { refusal } from '@ensemble/mf-kit/fake-shell'
import { open } from '../testing/open.tsx'

const year = new Date().getFullYear()
const values = { missions: 4, participants: 12, participations: 20, hours: 30.5, places: 40, taken: 20 }
const figures = { ...values, answerDays: 2.5, grade: null }
const missions = {
  departmentCode: '69',
  year,
  until: `${year}-12-31`,
  total: figures,
  before: { ...figures, missions: 1, participants: null, hours: null },
  months: [{ key: `${year}-03`, values: figures }],
  domains: [{ key: 'research', values: figures }],
  types: [{ key: 'event_participation', values: figures }],
  attendance: { noted: 0.8, present: 0.9 },
  answers: [{ quarter: 1, days: 2.5, withinWeek: null }],
  notes: [
    {
      id: '11111111-1111-4111-8111-111111111111',
      title: 'Tenir le stand : bilan',
      note: 'Quarante personnes sont venues.',
    },
  ],
  quotes: [{ quote: 'On se sent utile.', missionTitle: 'Stand : après' }],
}
const people = {
  members: 120,
  newcomers: null,
  newcomersBefore: 14,
  types: [{ key: 'caregiver', members: null }],
  needs: { told: 3, missions: 1, answeredNo: 1 },
}

test('a team reads the year of its committee in words, and prints it as four sheets', async () => {
  const print = vi.spyOn(window, 'print').mockReturnValue()
  const page = await open('/missions/report', {
    session: { role: 'referent', user: { id: 'u1', displayName: 'Inès', role: 'referent', departmentCode: '69' } },
    answers: { 'mission.yearReport': () => missions, 'user.yearReport': () => people },
  })
  await expect.poll(page.text).toContain('Comité Rhône\u00a0: 4 missions, 12 personnes engagées')
  expect(page.requests[0]?.query).toMatchObject({ departmentCode: '69', year })
  for (const words of [
    'Moins de 10 personnes',
    'Pas assez de réponses',
    '80',
    'On se sent utile.',
    'Quarante personnes',
    'Tenir le stand\u00a0: bilan',
    'Stand\u00a0: après',
  ]) {
    expect(page.text()).toContain(words)
  }
  expect(page.text()).not.toContain('<10')
  page.press('Imprimer ou garder en PDF')
  await expect.poll(() => print.mock.calls.length).toBe(1)
  expect(document.title).toBe(`Comité Rhône\u00a0: rapport annuel ${year}`)
  expect(document.querySelectorAll('.ens-sheet h2')).toHaveLength(4)
  page.unmount()
})

test('who hears the report in English hears words of teams in French, and those of people as they are', async () => {
  const page = await open('/missions/report', {
    language: 'en',
    session: { role: 'referent', user: { id: 'u1', displayName: 'Inès', role: 'referent', departmentCode: '69' } },
    answers: { 'mission.yearReport': () => missions, 'user.yearReport': () => people },
  })
  await expect.poll(page.text).toContain('On se sent utile.')
  const marked = page.all('[lang="fr"]').map(({ textContent }) => textContent)
  expect(marked).toEqual(['Tenir le stand\u00a0: bilan', 'Quarante personnes sont venues.', 'Stand\u00a0: après'])
  page.unmount()
})

test.each([
  [0, 'en un jour ou moins'],
  [2.5, 'en 2,5 jours ou moins'],
])('says of a half of the requests that waited %s days: %s', async (answerDays, words) => {
  const page = await open('/missions/report', {
    session: { role: 'referent', user: { id: 'u1', displayName: 'Inès', role: 'referent', departmentCode: '69' } },
    answers: {
      'mission.yearReport': () => ({ ...missions, total: { ...figures, answerDays } }),
      'user.yearReport': () => people,
    },
  })
  await expect.poll(() => page.text().replaceAll('\u00a0', ' ')).toContain(words)
  page.unmount()
})

test('headquarters choose a committee, and read its missions while the members are not told', async () => {
  const answers = {
    'mission.yearReport': () => missions,
    'user.yearReport': () => {
      throw refusal('UPSTREAM_TIMEOUT')
    },
  }
  const session = { role: 'headquarter_referent' } as const
  const page = await open('/missions/report', { session, answers })
  await expect.poll(page.text).toContain('Choisissez un comité')
  page.unmount()
  const chosen = await open('/missions/report?department=69', { session, answers })
  await expect.poll(chosen.text).toContain('Le rapport est montré sans eux.')
  expect(chosen.text()).toContain('4 missions')
  chosen.unmount()
})
