import type { Article } from '@ensemble/contracts/articles/http'
import { refusal } from '@ensemble/mf-kit/fake-shell'
import { afterEach, expect, test, vi } from 'vitest'
import { draft, edited, laterBy } from '../testing/edited-article.ts'
import { open } from '../testing/open.tsx'
import { sampleArticle, samplePage } from '../testing/sample-articles.ts'

const referent = { role: 'referent' as const }
const scheduled: Article = {
  ...draft,
  publishedAt: '2099-01-10T09:00:00.000Z',
  allowedActions: ['edit', 'publish', 'feature'],
}

afterEach(() => vi.useRealTimers())

/** What was sent to be saved, in order. */
function editsOf({ requests }: Awaited<ReturnType<typeof open>>): unknown[] {
  return requests.filter(({ path }) => path.endsWith('/edit')).map(({ body }) => body)
}

test('what cannot be saved does not keep an article from being taken back, and stays in the editor', async () => {
  const live = sampleArticle({ allowedActions: ['edit', 'unpublish', 'feature', 'delete'] })
  const taken = { ...live, status: 'draft' as const, publishedAt: null, updatedAt: laterBy(5) }
  const { elsewhere: _, ...answers } = edited(live)
  const page = await open(`/articles/${live.id}/edit`, {
    session: { role: 'admin' },
    answers: {
      ...answers,
      'article.edit': () => {
        throw refusal('ARTICLE_INCOMPLETE', 'Il manque un élément.')
      },
      'article.publish': () => taken,
    },
  })
  await expect.poll(page.text).toContain('Publier les changements')
  page.type('Titre', 'Un meilleur titre')
  page.press('Retirer de la publication')
  await expect.poll(page.text).toContain('Retirer cet article de la publication')
  page.press('Retirer l’article')
  const sent = () => page.requests.filter(({ path }) => /(edit|publish)$/.test(path)).map((request) => request.body)
  await expect.poll(sent).toEqual([{ published: false, updatedAt: live.updatedAt }])
  await expect.poll(page.text).toContain('seront enregistrés dans quelques secondes')
  expect(page.all('input')[0]).toMatchObject({ value: 'Un meilleur titre' })
  page.unmount()
})

test('an article that is taken back is put forward no more, also in its form', async () => {
  const live = sampleArticle({ featured: true, allowedActions: ['edit', 'unpublish', 'feature', 'delete'] })
  const taken = { ...live, status: 'draft' as const, publishedAt: null, featured: false, updatedAt: laterBy(5) }
  const edits: unknown[] = []
  const { elsewhere: _, ...answers } = edited(live)
  const page = await open(`/articles/${live.id}/edit`, {
    session: { role: 'admin' },
    answers: {
      ...answers,
      'article.edit': ({ body }) => {
        edits.push(body)
        return { ...taken, updatedAt: laterBy(6) }
      },
      'article.publish': () => taken,
    },
  })
  const featured = () => page.all('label').find((label) => label.textContent.startsWith('Mettre à la une'))
  await expect.poll(() => featured()?.querySelector('input')?.checked).toBe(true)
  page.press('Retirer de la publication')
  await expect.poll(page.text).toContain('Retirer cet article de la publication')
  page.press('Retirer l’article')
  await expect.poll(() => featured()?.querySelector('input')?.checked).toBe(false)
  await expect.poll(page.text).toContain('Tout est enregistré')
  page.type('Titre', 'Un meilleur titre')
  page.press('Enregistrer')
  await expect.poll(() => edits).toEqual([expect.objectContaining({ featured: false, updatedAt: laterBy(5) })])
  page.unmount()
})

test('a save whose answer was lost is nobody else’s text, and what was written since goes after it', async () => {
  const { elsewhere: _, ...answers } = edited()
  let isLost = true
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const page = await open(`/articles/${draft.id}/edit`, {
    session: referent,
    answers: {
      ...answers,
      'article.edit': (call) => {
        const stored = answers['article.edit'](call)
        if (!isLost) return stored
        isLost = false
        throw refusal('UPSTREAM_TIMEOUT', 'La réponse se fait attendre.')
      },
    },
  })
  await expect.poll(page.text).toContain('Tout est enregistré')
  page.type('Titre', 'Un meilleur titre')
  await expect.poll(page.text).toContain('seront enregistrés dans quelques secondes')
  vi.advanceTimersByTime(20_000)
  await expect.poll(page.text).toContain('La réponse se fait attendre.')
  page.type('Titre', 'Un titre encore meilleur')
  await expect.poll(() => page.all('input')[0]).toMatchObject({ value: 'Un titre encore meilleur' })
  vi.advanceTimersByTime(20_000)
  await expect.poll(page.text).toMatch(/Enregistré à \d/)
  expect(page.text()).not.toContain('Une autre personne a modifié cet article')
  expect(editsOf(page)).toMatchObject([
    { title: 'Un meilleur titre', updatedAt: draft.updatedAt },
    { title: 'Un titre encore meilleur', updatedAt: draft.updatedAt },
    { title: 'Un titre encore meilleur', updatedAt: laterBy(1) },
  ])
  page.unmount()
})

test('a source that is too long is told beside the sources', async () => {
  const { elsewhere: _, ...answers } = edited()
  const page = await open(`/articles/${draft.id}/edit`, {
    session: referent,
    answers: {
      ...answers,
      'article.edit': () => {
        throw refusal('VALIDATION_FAILED', 'Des champs sont à corriger.', { 'sources.1': ['TOO_LONG'] })
      },
    },
  })
  await expect.poll(page.text).toContain('Tout est enregistré')
  expect(page.text()).toContain('10 au plus, 300 caractères chacune')
  page.type('Sources (facultatif)', 'Un titre\nUn autre titre')
  page.press('Enregistrer')
  await expect.poll(page.text).toContain('Ce texte est trop long.')
  page.unmount()
})

test('an article is sent back with what its publisher corrected, and that is said once', async () => {
  const waiting = {
    ...draft,
    submittedForReviewAt: laterBy(1),
    allowedActions: ['edit' as const, 'send_back' as const],
  }
  const { elsewhere: _, ...answers } = edited(waiting)
  const page = await open(`/articles/${draft.id}/edit`, {
    session: { role: 'admin' },
    answers: {
      ...answers,
      'article.sendBack': () => ({ ...answers['article.get'](), submittedForReviewAt: null }),
      'article.counts': () => ({ articles: 0, documents: 0, managed: 0 }),
      'article.managed': () => ({ ...samplePage([]), items: [] }),
    },
  })
  await expect.poll(page.text).toContain('Tout est enregistré')
  page.type('Titre', 'Un titre corrigé')
  page.press('Renvoyer avec un mot')
  await expect.poll(() => page.all('[role="dialog"]').length).toBe(1)
  expect(page.requests.find(({ path }) => path.endsWith('/edit'))?.body).toMatchObject({ title: 'Un titre corrigé' })
  page.type('Ce qu’il faut reprendre', 'Ajoutez une source, s’il vous plaît.')
  page.press('Renvoyer')
  await expect.poll(page.address).toBe('/resources?tab=manage')
  expect(page.toasts).toHaveLength(1)
  page.unmount()
})

test('what cannot be saved is told before an article is sent back', async () => {
  const { elsewhere: _, ...answers } = edited({ ...draft, allowedActions: ['edit', 'send_back'] })
  const page = await open(`/articles/${draft.id}/edit`, {
    session: { role: 'admin' },
    answers: {
      ...answers,
      'article.edit': () => {
        throw refusal('VALIDATION_FAILED', 'Des champs sont à corriger.')
      },
    },
  })
  await expect.poll(page.text).toContain('Tout est enregistré')
  page.type('Titre', 'Un titre corrigé')
  page.press('Renvoyer avec un mot')
  await expect.poll(page.text).toContain('Des champs sont à corriger.')
  expect(page.all('[role="dialog"]')).toEqual([])
  page.unmount()
})

const before = { ...draft, title: 'Le titre d’avant' }

/** What the service answers an editor of an article that said something else before. */
function withRevisions(source: Article) {
  const { elsewhere: _, ...answers } = edited(source)
  const revision = (number: number) => ({ revision: number, at: draft.updatedAt, by: 'Inès', title: 'Titre', words: 3 })
  return {
    ...answers,
    'article.get': ({ query }: { query: { revision?: number } }) =>
      query.revision === undefined ? answers['article.get']() : before,
    'article.revisions': () => ({ ...samplePage([]), items: [2, 1].map(revision), total: 2 }),
  }
}

async function putBack(page: Awaited<ReturnType<typeof open>>) {
  page.press('Versions précédentes')
  const compare = () => page.all('button').filter(({ textContent }) => textContent === 'Comparer')
  await expect.poll(() => compare().length).toBe(2)
  compare()[1]?.click()
  await expect.poll(() => page.all('button').map(({ textContent }) => textContent)).toContain('Rétablir cette version')
  page.press('Rétablir cette version')
}

test('what an earlier text replaces in a draft is saved first, and the earlier text at once after it', async () => {
  const page = await open(`/articles/${draft.id}/edit`, { session: referent, answers: withRevisions(draft) })
  await expect.poll(page.text).toContain('Tout est enregistré')
  page.type('Titre', 'Dix minutes de travail')
  await putBack(page)
  const saved = () => page.requests.filter(({ path }) => path.endsWith('/edit')).map(({ body }) => body)
  await expect
    .poll(saved)
    .toEqual(
      [{ title: 'Dix minutes de travail' }, { title: before.title }].map((part) => expect.objectContaining(part)),
    )
  page.unmount()
})

test.each([
  ['closed', false],
  ['left for another one', true],
])('an earlier text that is %s while the present one is saved is not put back', async (_how, goesBack) => {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  const titles: unknown[] = []
  const answers = withRevisions(draft)
  const page = await open(`/articles/${draft.id}/edit`, {
    session: referent,
    answers: {
      ...answers,
      'article.edit': async (call) => {
        titles.push(call.body.title)
        await held
        return answers['article.edit'](call)
      },
    },
  })
  await expect.poll(page.text).toContain('Tout est enregistré')
  page.type('Titre', 'Dix minutes de travail')
  await putBack(page)
  await expect.poll(() => titles).toHaveLength(1)
  if (goesBack) {
    page.press('Toutes les versions')
    await expect.poll(page.text).toContain('2 versions')
  } else {
    page.press('Fermer')
    page.type('Titre', 'Onze minutes de travail')
  }
  letGo()
  await expect.poll(page.text).toContain(goesBack ? 'Enregistré à' : 'seront enregistrés dans quelques secondes')
  if (goesBack) {
    page.press('Fermer')
    page.type('Titre', 'Onze minutes de travail')
  }
  page.press('Enregistrer')
  await expect.poll(() => titles).toEqual(['Dix minutes de travail', 'Onze minutes de travail'])
  expect(page.all('input[name="title"]')[0]).toMatchObject({ value: 'Onze minutes de travail' })
  page.unmount()
})

test.each([
  ['published', { ...draft, status: 'published' }],
  ['scheduled', scheduled],
] as const)(
  'what is not kept of a %s article is replaced by an earlier text after a question',
  async (_how, decided) => {
    const page = await open(`/articles/${draft.id}/edit`, {
      session: { role: 'admin' },
      answers: withRevisions(decided),
    })
    await expect.poll(page.text).toContain('Tout est enregistré')
    page.type('Titre', 'Dix minutes de travail')
    await putBack(page)
    await expect.poll(page.text).toContain('Ce que vous avez écrit sans l’enregistrer sera perdu.')
    expect(page.all('input[name="title"]')[0]).toMatchObject({ value: 'Dix minutes de travail' })
    page.all('[role="alertdialog"] button').at(-1)?.click()
    await expect.poll(() => page.all('input[name="title"]')[0]).toMatchObject({ value: before.title })
    expect(editsOf(page)).toEqual([])
    page.unmount()
  },
)

test('a scheduled article changes when its publisher says so, and not by itself', async () => {
  const { elsewhere: _, ...answers } = edited(scheduled)
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const page = await open(`/articles/${draft.id}/edit`, { session: { role: 'admin' }, answers })
  await expect.poll(page.text).toContain('Tout est enregistré')
  expect(page.text()).not.toContain('s’enregistre tout seul')
  page.type('Titre', 'Un titre à moitié')
  await expect.poll(page.text).toContain('pas encore dans l’article')
  vi.advanceTimersByTime(60_000)
  await expect.poll(page.text).toContain('gardés pour vous')
  expect(editsOf(page)).toEqual([])
  page.press('Enregistrer')
  await expect.poll(page.text).toMatch(/Enregistré à \d/)
  expect(editsOf(page)).toMatchObject([{ title: 'Un titre à moitié' }])
  page.unmount()
})

test.each([
  ['published', 'Publier les changements'],
  ['scheduled', 'Enregistrer'],
] as const)('own words go into an article that was %s meanwhile by its button alone', async (how, save) => {
  const { elsewhere, ...answers } = edited({ ...draft, allowedActions: ['edit', 'feature'] })
  const page = await open(`/articles/${draft.id}/edit`, { session: { role: 'admin' }, answers })
  await expect.poll(page.text).toContain('Tout est enregistré')
  page.type('Titre', 'Mon titre à moi')
  const decided = { ...scheduled, status: how === 'published' ? how : scheduled.status }
  elsewhere({ ...decided, title: 'Leur titre', updatedAt: laterBy(30) })
  page.press('Enregistrer')
  await expect.poll(page.text).toContain('Une autre personne a modifié cet article')
  page.press('Garder mon texte')
  await expect.poll(page.text).toContain('pas encore dans l’article')
  expect(page.text()).not.toContain('Une autre personne a modifié cet article')
  expect(page.all('input')[0]).toMatchObject({ value: 'Mon titre à moi' })
  expect(editsOf(page)).toHaveLength(1)
  page.press(save)
  await expect.poll(page.text).toMatch(/Enregistré à \d/)
  expect(editsOf(page).at(-1)).toMatchObject({ title: 'Mon titre à moi', updatedAt: laterBy(30) })
  page.unmount()
})

test.each([
  ['decided', 'FORBIDDEN', 'Vos derniers changements n’y sont pas.'],
  ['deleted', 'NOT_FOUND', 'Il a été supprimé'],
] as const)('who writes in an article that was %s meanwhile is told to copy the text', async (how, code, words) => {
  const { elsewhere, ...answers } = edited()
  let isOpen = true
  const orRefusal = <Answer,>(answer: () => Answer, isRefused: boolean): Answer => {
    if (isRefused) throw refusal(code, 'Cela n’est pas possible.')
    return answer()
  }
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const page = await open(`/articles/${draft.id}/edit`, {
    session: referent,
    answers: {
      ...answers,
      'article.get': () => orRefusal(answers['article.get'], !isOpen && how === 'deleted'),
      'article.edit': (call) => orRefusal(() => answers['article.edit'](call), !isOpen),
    },
  })
  await expect.poll(page.text).toContain('Tout est enregistré')
  isOpen = false
  elsewhere({ status: 'published', publishedAt: laterBy(30), updatedAt: laterBy(30), allowedActions: [] })
  page.type('Titre', 'Mon titre à moi')
  const isKept = () => page.requests.some(({ method, path }) => method === 'PUT' && path.includes('/drafts/'))
  await expect.poll(isKept).toBe(true)
  vi.advanceTimersByTime(20_000)
  await expect.poll(page.text).toContain(words)
  expect(page.text()).not.toContain('seront enregistrés')
  expect(page.text()).not.toContain('Cela n’est pas possible.')
  expect(page.all('input')[0]).toMatchObject({ value: 'Mon titre à moi' })
  vi.advanceTimersByTime(60_000)
  page.press('Voir l’article')
  await expect.poll(page.text).toContain('Quitter la page')
  expect(page.text()).toContain('seraient perdus')
  expect(page.text()).not.toContain('vous les retrouverez ici')
  expect(editsOf(page)).toHaveLength(1)
  const isThrownAway = () => page.requests.some(({ method, path }) => method === 'DELETE' && path.includes('/drafts/'))
  expect(isThrownAway()).toBe(false)
  page.all('[role="alertdialog"] button').at(-1)?.click()
  await expect.poll(isThrownAway).toBe(true)
  page.unmount()
})
