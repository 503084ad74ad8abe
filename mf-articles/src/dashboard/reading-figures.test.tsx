import { expect, test } from 'vitest'
import { open } from '../testing/open.tsx'

test('a member sees how many articles they read, the staff what was read of which category', async () => {
  const member = await open('/dashboard', {
    widget: 'own-reading',
    answers: {
      'article.statistics': () => ({
        series: [
          { key: '2026-10', values: { articles: 0, reads: 4 } },
          { key: '2026-11', values: { articles: 0, reads: 3 } },
        ],
      }),
    },
  })
  await expect.poll(member.text).toContain('7 lectures sur cette période')
  member.unmount()
  const admin = await open('/dashboard', {
    widget: 'reading-figures',
    session: { authenticated: true, role: 'admin', user: { id: 'u1', displayName: 'Inès', role: 'admin' } },
    answers: {
      'article.statistics': ({ query }) => ({
        series:
          query.groupBy === 'article'
            ? [{ key: 'a1', title: 'Mieux dormir', values: { articles: 1, reads: 31 } }]
            : [{ key: 'EVENT', values: { articles: 2, reads: null } }],
      }),
    },
  })
  await expect.poll(admin.text).toContain('Lectures par thème')
  expect(admin.text()).toContain('<10')
  await expect.poll(admin.text).toContain('Articles les plus lus')
  expect(admin.text()).toContain('Mieux dormir31')
  admin.unmount()
})

test('what a member read keeps its place until it is counted, so that nothing below it moves', async () => {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  const page = await open('/dashboard', {
    widget: 'own-reading',
    answers: {
      'article.statistics': async () => {
        await held
        return { series: [] }
      },
    },
  })
  await expect.poll(() => page.all('.ens-waiting').length).toBe(1)
  letGo()
  await expect.poll(() => page.all('.ens-waiting').length).toBe(0)
  page.unmount()
})
