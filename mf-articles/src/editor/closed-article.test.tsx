import type { Article } from '@ensemble/contracts/articles/http'
import { expect, test } from 'vitest'
import { draft, edited, laterBy } from '../testing/edited-article.ts'
import { open } from '../testing/open.tsx'
import { formOf } from './article-form.ts'

const me = { id: '0190a000-0000-7000-8000-0000000000aa', displayName: 'Inès', role: 'referent' as const }
const session = { authenticated: true, role: me.role, user: me }
const mine = { ...draft, author: { id: me.id, displayName: me.displayName } }
const decided: Article = {
  ...mine,
  publishedAt: '2099-01-10T09:00:00.000Z',
  updatedAt: laterBy(30),
  allowedActions: [],
}

/** The editor of an article that may be changed no more, with what its reader wrote before they knew. */
async function openClosed(article: Article, written: string | null) {
  const content = written === null ? null : JSON.stringify({ ...formOf(mine), title: written })
  let kept = content
  const { elsewhere: _, ...answers } = edited(article)
  const page = await open(`/articles/${article.id}/edit`, {
    session,
    answers: {
      ...answers,
      'user.draft': () => ({ content: kept, updatedAt: null }),
      'user.deleteDraft': () => {
        kept = null
        return {}
      },
    },
  })
  return { page, isKept: () => kept !== null }
}

test('what was written before the publication was decided is there to be copied, and goes when it is thrown away', async () => {
  const { page, isKept } = await openClosed(decided, 'Mon titre à moi')
  await expect.poll(page.text).toContain('Vos derniers changements n’y sont pas')
  expect(page.text()).toContain('Vous ne pouvez plus changer cet article')
  expect(page.text()).toContain('Mon titre à moi')
  expect(page.all('input')).toEqual([])
  page.control('Effacer mes changements').focus()
  page.press('Effacer mes changements')
  await expect.poll(() => page.all('[role="alertdialog"]').length).toBe(1)
  expect(isKept()).toBe(true)
  page.all('[role="alertdialog"] button').at(-1)?.click()
  await expect.poll(isKept).toBe(false)
  await expect.poll(page.text).not.toContain('Mon titre à moi')
  await expect.poll(() => document.activeElement?.tagName).toBe('H1')
  page.unmount()
})

test('where nothing was written, an author reads that it is decided, and somebody else that they do not write here', async () => {
  const own = await openClosed(decided, null)
  await expect.poll(own.page.text).toContain('Vous ne pouvez plus changer cet article')
  expect(own.page.text()).not.toContain('Vos derniers changements')
  own.page.unmount()
  const other = await openClosed({ ...decided, author: draft.author }, null)
  await expect.poll(other.page.text).toContain('Cette page est réservée aux personnes qui écrivent les articles')
  other.page.unmount()
})
