import { expect, test } from 'vitest'
import { open } from '../testing/open.tsx'
import { samplePage } from '../testing/sample-users.ts'

const uncounted = {
  quarter: null,
  employment: [],
  workArrangements: [],
  socioProfessionalCategory: [],
  employerSector: [],
}

test('a referent sees members by profile, and how many wait', async () => {
  const page = await open('/dashboard', 'referent', {
    widget: 'account-figures',
    answers: {
      'user.statistics': ({ query }) => ({
        series:
          query.groupBy === 'type'
            ? [
                { key: 'patient', values: { accounts: 14, validated: 12, pending: null } },
                { key: 'caregiver', values: { accounts: null, validated: null, pending: null } },
              ]
            : [{ key: 'total', values: { accounts: 31, validated: 27, pending: null } }],
      }),
      'user.workFigures': () => uncounted,
      'user.list': () => samplePage([], { facets: { awaits: { approval: 3 } } }),
    },
  })
  await expect.poll(page.text).toContain('Membres par profil')
  expect(page.text()).toContain('27')
  expect(page.text()).toContain('<10')
  await expect.poll(page.text).toContain('À valider3')
  const came = new URL(
    page.control('Voir les comptes (Demandés sur la période)').getAttribute('href') ?? '',
    'http://a',
  )
  expect(came.searchParams.get('filters')).toContain('"createdAt","operator":"gte"')
  expect(page.control('Voir les comptes (Comptes actifs)').getAttribute('href')).toContain('validated')
  page.unmount()
})

test('what an admin counts of a time is every account that is not deleted, and so is the list behind it', async () => {
  const page = await open('/dashboard', 'admin', {
    widget: 'account-figures',
    answers: {
      'user.statistics': () => ({ series: [] }),
      'user.workFigures': () => uncounted,
      'user.list': () => samplePage([], { facets: { awaits: {} } }),
    },
  })
  await expect.poll(page.text).toContain('Demandés sur la période')
  const to = new URL(page.control('Voir les comptes (Demandés sur la période)').getAttribute('href') ?? '', 'http://a')
  expect(to.searchParams.get('tab')).toBe('all')
  page.unmount()
})

test('what members told of their work is shown as it was counted, and a question without ten answers is not', async () => {
  const page = await open('/dashboard', 'headquarter_referent', {
    widget: 'account-figures',
    answers: {
      'user.statistics': () => ({ series: [] }),
      'user.workFigures': () => ({
        ...uncounted,
        quarter: '2026-10-01',
        employment: [
          { answer: 'full_time' as const, people: 40 },
          { answer: 'long_term_sick_leave' as const, people: null },
        ],
        employerSector: [{ answer: 'enterprises' as const, people: null }],
      }),
    },
  })
  await expect.poll(page.text).toContain('Le travail, dans toute la France')
  expect(page.text()).toContain('le trimestre qui commence le jeudi 1er octobre')
  expect(page.text()).toContain('Situation')
  expect(page.text()).toContain('40')
  expect(page.text()).toContain('<10')
  expect(page.text()).not.toContain('Employeurs')
  page.unmount()
})
