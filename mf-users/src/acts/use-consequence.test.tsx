import { expect, test } from 'vitest'
import { open } from '../testing/open.tsx'
import { sampleId, samplePage, sampleRow, sampleUser } from '../testing/sample-users.ts'

const nothing = { items: [], total: 0, totalIsCapped: false, page: 0, pageSize: 5, lastPage: 0 } as const

type Page = Awaited<ReturnType<typeof open>>

const words = (page: Page) => page.all('[role="dialog"]').map(({ textContent }) => textContent)[0] ?? ''

test.each([
  ['Suspendre', false, 'Elle l’apprend par e-mail', 'un appel à passer'],
  ['Suspendre', true, 'un appel à passer', 'par e-mail'],
  ['Supprimer', false, 'la personne l’apprend par e-mail', 'appelez-la avant'],
  ['Supprimer', true, 'appelez-la avant', 'par e-mail'],
] as const)(
  '%s, account by telephone: %s – says how the person hears of it',
  async (act, byTelephone, said, unsaid) => {
    const opened = { openedAt: '2026-01-10T09:00:00.000Z', claimedAt: null, consents: [], codeUntil: null }
    const account = byTelephone ? { telephone: { ...opened, mayMakeCode: false } } : {}
    const page = await open(`/users/${sampleId(2)}`, 'admin', {
      answers: {
        'user.get': () => sampleUser({ id: sampleId(2), ...account, allowedActions: ['suspend', 'delete'] }),
        'activity.list': () => ({ ...nothing, items: [] }),
        'mission.participantMissions': () => ({ ...nothing, items: [] }),
      },
    })
    await expect.poll(page.text).toContain('Gérer le compte')
    page.press(act)
    await expect.poll(() => words(page)).toContain(said)
    expect(words(page)).not.toContain(unsaid)
    page.unmount()
  },
)

test('a window for several speaks of each of them, and of those who have to be called', async () => {
  const rows = [
    sampleRow(2, { status: 'validated' }),
    sampleRow(3, { status: 'validated', email: '', byTelephone: true }),
  ]
  const page = await open('/user_management?tab=validated', 'admin', {
    answers: { 'user.list': () => samplePage(rows) },
  })
  await expect.poll(() => page.all('input[type="checkbox"]').length).toBe(2)
  for (const box of page.all('input[type="checkbox"]')) box.click()
  const inBar = () => page.all('button').find(({ textContent }) => textContent === 'Suspendre')
  await expect.poll(inBar).toBeDefined()
  inBar()?.click()
  await expect.poll(() => words(page)).toContain('Chaque personne est déconnectée partout')
  expect(words(page)).toContain('Les personnes sans adresse e-mail sont à appeler')
  expect(words(page)).toContain('l’historique de chaque compte')
  page.unmount()
})
