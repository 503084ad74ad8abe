import { expect, test } from 'vitest'
import { open } from '../testing/open.tsx'

const weeks = [
  { week: '2026-11-09', members: null },
  { week: '2026-11-16', members: 42 },
]

test('an admin sees active members by week and what was looked for in vain', async () => {
  const page = await open('/dashboard', 'admin', {
    widget: 'usage-figures',
    answers: {
      'activity.statistics': () => ({
        weeks,
        missedSearches: [{ list: 'missions' as const, words: 'covoiturage', people: 7 }],
      }),
    },
  })
  await expect.poll(page.text).toContain('Membres actifs')
  expect(page.text()).toContain('42')
  expect(page.text()).toContain('<10')
  expect(page.text()).toContain('«\u00a0covoiturage\u00a0», dans les missions')
  expect(page.text()).toContain('7')
  page.unmount()
})

test('a referent sees the members of the department, and no words: they belong to none', async () => {
  const page = await open('/dashboard', 'referent', {
    widget: 'usage-figures',
    answers: { 'activity.statistics': () => ({ weeks, missedSearches: null }) },
  })
  await expect.poll(page.text).toContain('42')
  expect(page.text()).not.toContain('Recherches')
  page.unmount()
})
