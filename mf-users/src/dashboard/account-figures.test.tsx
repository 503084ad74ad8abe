import { expect, test } from 'vitest'
import { open } from '../testing/open.tsx'
import { samplePage } from '../testing/sample-users.ts'

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
      'user.list': () => samplePage([], { facets: { awaits: {} } }),
    },
  })
  await expect.poll(page.text).toContain('Demandés sur la période')
  const to = new URL(page.control('Voir les comptes (Demandés sur la période)').getAttribute('href') ?? '', 'http://a')
  expect(to.searchParams.get('tab')).toBe('all')
  page.unmount()
})
