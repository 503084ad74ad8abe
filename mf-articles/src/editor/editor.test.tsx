import { type Answers, refusal } from '@ensemble/mf-kit/fake-shell'
import { afterEach, expect, test, vi } from 'vitest'
import { draft, edited, laterBy } from '../testing/edited-article.ts'
import { open } from '../testing/open.tsx'
import { sampleArticle } from '../testing/sample-articles.ts'

const referent = { role: 'referent' as const }

afterEach(() => vi.useRealTimers())

test('a member is told that writing is for others', async () => {
  for (const address of ['/articles/new', `/articles/${draft.id}/edit`]) {
    const page = await open(address)
    await expect.poll(page.text).toContain('réservée aux personnes qui écrivent')
    expect(page.requests).toEqual([])
    page.unmount()
  }
})

test('a title begins a draft, and leads to its editor', async () => {
  const page = await open('/articles/new', {
    session: referent,
    answers: { 'article.create': ({ body }) => ({ ...draft, title: body.title }), 'article.get': () => draft },
  })
  await expect.poll(page.text).toContain('Commencer à écrire')
  page.press('Commencer à écrire')
  await expect.poll(page.text).toContain('Écrivez un titre de 5 caractères au moins')
  page.type('Titre', 'Un titre assez long')
  page.press('Commencer à écrire')
  await expect.poll(page.address).toBe(`/articles/${draft.id}/edit`)
  expect(page.requests.find(({ method }) => method === 'POST')?.body).toEqual({
    title: 'Un titre assez long',
    language: 'fr',
  })
  page.unmount()
})

test('the department of a draft is told as it is, also to a referent of another', async () => {
  const { elsewhere: _, ...answers } = edited({ ...draft, departmentCode: '38' })
  const page = await open(`/articles/${draft.id}/edit`, { session: referent, answers })
  await expect.poll(page.text).toContain('Tout est enregistré')
  expect(page.text()).toContain('Isère (38)')
  page.unmount()
})

test('what is written in a draft is saved by itself, with words beside it', async () => {
  const { elsewhere: _, ...answers } = edited()
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const page = await open(`/articles/${draft.id}/edit`, { session: referent, answers })
  await expect.poll(page.text).toContain('Tout est enregistré')
  const named = `Modifier l’article – ${draft.title}`
  expect(document.title).toBe(named)
  page.type('Titre', 'Un meilleur titre')
  await expect.poll(page.text).toContain('seront enregistrés dans quelques secondes')
  expect(document.title).toBe(named)
  vi.advanceTimersByTime(20_000)
  await expect.poll(page.text).toMatch(/Enregistré à \d/)
  const saved = page.requests.filter(({ path }) => path.endsWith('/edit'))
  expect(saved).toHaveLength(1)
  expect(saved[0]?.body).toMatchObject({ title: 'Un meilleur titre', updatedAt: draft.updatedAt })
  expect(saved[0]?.body).not.toHaveProperty('featured')
  expect(document.title).toBe('Modifier l’article – Un meilleur titre')
  vi.advanceTimersByTime(20_000)
  expect(page.requests.filter(({ path }) => path.endsWith('/edit'))).toHaveLength(1)
  page.unmount()
})

/** Drafts on the server that outlast a page. */
function keptDrafts() {
  const kept = new Map<string, string>()
  return {
    kept,
    answers: {
      'user.draft': ({ params }) => ({ content: kept.get(params.key) ?? null, updatedAt: null }),
      'user.saveDraft': ({ params, body }) => {
        kept.set(params.key, body.content)
        return { content: body.content, updatedAt: null }
      },
      'user.deleteDraft': ({ params }) => {
        kept.delete(params.key)
        return {}
      },
    } satisfies Answers,
  }
}

test('nothing is written before the kept draft is there: it is kept, and not typed over', async () => {
  const { elsewhere: _, ...answers } = edited()
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  const page = await open(`/articles/${draft.id}/edit`, {
    session: referent,
    answers: {
      ...answers,
      'user.draft': async () => {
        await held
        return { content: JSON.stringify({ title: 'Un titre gardé', basedOn: draft.updatedAt }), updatedAt: null }
      },
    },
  })
  await expect.poll(() => page.all('#article-body').length).toBe(1)
  const isInert = (field: HTMLElement) => field.closest('[inert]') !== null
  const fields = () => page.all('#article-title, #article-body, textarea')
  expect(fields().map(isInert)).not.toContain(false)
  release()
  await expect.poll(() => page.all('input')[0]).toMatchObject({ value: 'Un titre gardé' })
  await expect.poll(() => fields().map(isInert)).not.toContain(true)
  page.unmount()
})

test('what was saved is no draft any more: the editor opens later on what others wrote since', async () => {
  const { elsewhere, ...answers } = edited()
  const drafts = keptDrafts()
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const options = { session: referent, answers: { ...answers, ...drafts.answers } }
  const first = await open(`/articles/${draft.id}/edit`, options)
  await expect.poll(first.text).toContain('Tout est enregistré')
  first.type('Titre', 'Un meilleur titre')
  await expect.poll(() => drafts.kept.size).toBe(1)
  vi.advanceTimersByTime(20_000)
  await expect.poll(first.text).toMatch(/Enregistré à \d/)
  first.unmount()
  elsewhere({ title: 'Leur titre', updatedAt: laterBy(30) })
  const again = await open(`/articles/${draft.id}/edit`, options)
  await expect.poll(again.text).toContain('Tout est enregistré')
  await expect.poll(() => again.all('[inert]').length).toBe(0)
  expect(again.all('input')[0]).toMatchObject({ value: 'Leur titre' })
  vi.advanceTimersByTime(20_000)
  expect(again.requests.some(({ path }) => path.endsWith('/edit'))).toBe(false)
  expect(drafts.kept.size).toBe(0)
  again.unmount()
})

test('who takes the text of somebody else keeps no draft of their own', async () => {
  const { elsewhere, ...answers } = edited()
  const drafts = keptDrafts()
  const page = await open(`/articles/${draft.id}/edit`, {
    session: referent,
    answers: { ...answers, ...drafts.answers },
  })
  await expect.poll(page.text).toContain('Tout est enregistré')
  page.type('Titre', 'Mon titre à moi')
  elsewhere({ title: 'Leur titre', updatedAt: laterBy(30) })
  await expect.poll(() => drafts.kept.size).toBe(1)
  page.press('Enregistrer')
  await expect.poll(page.text).toContain('Une autre personne a modifié cet article')
  page.press('Prendre son texte')
  await expect.poll(page.text).not.toContain('Une autre personne a modifié cet article')
  page.unmount()
  await expect.poll(() => drafts.kept.size).toBe(0)
})

test('when somebody else saved, what was typed here stays, theirs is shown, and either may go on', async () => {
  const { elsewhere, ...answers } = edited()
  const page = await open(`/articles/${draft.id}/edit`, { session: referent, answers })
  await expect.poll(page.text).toContain('Tout est enregistré')
  page.type('Titre', 'Mon titre à moi')
  elsewhere({ title: 'Leur titre : le voici', summary: 'Pourquoi ? Ainsi.', updatedAt: laterBy(30) })
  page.press('Enregistrer')
  await expect.poll(page.text).toContain('Une autre personne a modifié cet article')
  expect(page.all('input')[0]).toMatchObject({ value: 'Mon titre à moi' })
  page.press('Voir son texte')
  await expect.poll(page.text).toContain('Leur titre\u00a0: le voiciPourquoi\u00a0? Ainsi.')
  page.press('Fermer')
  page.press('Garder mon texte')
  await expect.poll(page.text).not.toContain('Une autre personne a modifié cet article')
  const last = page.requests.filter(({ path }) => path.endsWith('/edit')).at(-1)
  expect(last?.body).toMatchObject({ title: 'Mon titre à moi', updatedAt: laterBy(30) })
  page.unmount()
})

test('what somebody else changed is not published unseen: theirs is shown, and may be taken', async () => {
  const body = `<p>${'Bien dormir aide. '.repeat(60)}</p>`
  const { elsewhere, ...answers } = edited({ ...draft, body, allowedActions: ['edit', 'publish', 'feature'] })
  const page = await open(`/articles/${draft.id}/edit`, {
    session: { role: 'admin' },
    answers: {
      ...answers,
      'article.publish': ({ body: asked }) => {
        const current = answers['article.get']()
        if (asked.updatedAt !== current.updatedAt)
          throw refusal('STALE_UPDATE', 'Une autre personne a modifié ce contenu.')
        return { ...current, status: 'published' as const, updatedAt: laterBy(40) }
      },
    },
  })
  const publish = async () => {
    page.press('Publier…')
    await expect.poll(page.text).toContain('Publier maintenant')
    page.press('Publier maintenant')
  }
  await expect.poll(page.text).toContain('Tout est enregistré')
  elsewhere({ title: 'Leur titre', updatedAt: laterBy(30) })
  await publish()
  await expect.poll(page.text).toContain('Une autre personne a modifié cet article')
  await expect.poll(() => page.all('[role="dialog"]')).toEqual([])
  // It is said once, above, and not beside the button too.
  expect(page.text()).not.toContain('Une autre personne a modifié ce contenu.')
  page.press('Prendre son texte')
  await expect.poll(() => page.all('input')[0]).toMatchObject({ value: 'Leur titre' })
  await publish()
  const sent = () => page.requests.filter(({ path }) => path.endsWith('/publish')).map((request) => request.body)
  await expect.poll(sent).toEqual([
    { published: true, updatedAt: draft.updatedAt },
    { published: true, updatedAt: laterBy(30) },
  ])
  page.unmount()
})

test('publishing that was begun is not left: nobody is led away from what they write on', async () => {
  const body = `<p>${'Bien dormir aide. '.repeat(60)}</p>`
  const { elsewhere: _, ...answers } = edited({ ...draft, body, allowedActions: ['edit', 'publish', 'feature'] })
  let publish = () => {}
  const held = new Promise<void>((resolve) => (publish = resolve))
  const page = await open(`/articles/${draft.id}/edit`, {
    session: { role: 'admin' },
    answers: { ...answers, 'article.publish': () => held.then(() => ({ ...draft, status: 'published' as const })) },
  })
  await expect.poll(page.text).toContain('Tout est enregistré')
  page.press('Publier…')
  await expect.poll(page.text).toContain('Publier maintenant')
  page.press('Publier maintenant')
  await expect.poll(() => page.control('Publier maintenant').getAttribute('aria-busy')).toBe('true')
  page.press('Fermer')
  await expect.poll(() => page.control('Fermer').getAttribute('aria-disabled')).toBe('true')
  expect(page.all('[role="dialog"]')).toHaveLength(1)
  publish()
  await expect.poll(page.address).toBe(`/articles/${draft.id}`)
  page.unmount()
})

test('a line that comes back leaves the open editor as it is, and a first text that failed is asked for again', async () => {
  const { elsewhere: _, ...answers } = edited()
  let isSilent = true
  const page = await open(`/articles/${draft.id}/edit`, {
    session: referent,
    answers: {
      ...answers,
      'article.get': () => {
        if (isSilent) throw refusal('SERVICE_UNAVAILABLE', 'Réessayez dans un instant.')
        return answers['article.get']()
      },
    },
  })
  await expect.poll(page.text).toContain('Réessayez dans un instant.')
  isSilent = false
  page.reconnect()
  await expect.poll(page.text).toContain('Tout est enregistré')
  const asked = () => page.requests.filter(({ path }) => path === '/article/:articleId').length
  const before = asked()
  const title = page.all('input')[0]
  page.type('Titre', 'Un meilleur titre')
  page.reconnect()
  page.press('Enregistrer')
  await expect.poll(page.text).toMatch(/Enregistré à \d/)
  expect(page.all('input')[0]).toBe(title)
  expect(asked()).toBe(before)
  page.unmount()
})

test('what is missing is said before an article is submitted', async () => {
  const { elsewhere: _, ...answers } = edited()
  const page = await open(`/articles/${draft.id}/edit`, { session: referent, answers })
  await expect.poll(page.text).toContain('5 sur 6 prêts')
  page.press('Soumettre à relecture')
  await expect.poll(page.text).toContain('Il manque encore un élément')
  expect(page.requests.some(({ path }) => path.endsWith('/publish'))).toBe(false)
  page.unmount()
})

test('what is submitted while the text saves by itself waits for that, and takes what was written since', async () => {
  const { elsewhere: _, ...answers } = edited({ ...draft, body: `<p>${'Bien dormir aide. '.repeat(60)}</p>` })
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  let isFirst = true
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const page = await open(`/articles/${draft.id}/edit`, {
    session: referent,
    answers: {
      ...answers,
      'article.edit': async (input) => {
        if (isFirst) {
          isFirst = false
          await held
        }
        return answers['article.edit'](input)
      },
      'article.publish': () => ({ ...draft, submittedForReviewAt: laterBy(3) }),
    },
  })
  await expect.poll(page.text).toContain('Tout est enregistré')
  page.type('Titre', 'Un meilleur titre')
  vi.advanceTimersByTime(20_000)
  await expect.poll(page.text).toContain('Enregistrement')
  page.type('Titre', 'Un titre encore meilleur')
  page.press('Soumettre à relecture')
  release()
  // A draft that is kept meanwhile, on a slow machine, is none of it.
  const sent = () => page.requests.filter(({ path }) => /(edit|publish)$/.test(path))
  await expect.poll(() => sent().map(({ path }) => path.split('/').at(-1))).toEqual(['edit', 'edit', 'publish'])
  expect(sent()[1]?.body).toMatchObject({ title: 'Un titre encore meilleur', updatedAt: laterBy(1) })
  page.unmount()
})

test('who submitted an article or took it back, whose button went with it, stands where its state is told', async () => {
  const atTitle = () => document.activeElement?.textContent === 'Publication'
  const { elsewhere, ...answers } = edited({ ...draft, body: `<p>${'Bien dormir aide. '.repeat(60)}</p>` })
  const page = await open(`/articles/${draft.id}/edit`, {
    session: referent,
    answers: {
      ...answers,
      'article.publish': () => {
        elsewhere({ submittedForReviewAt: laterBy(3), allowedActions: ['edit', 'delete'] })
        return answers['article.get']()
      },
    },
  })
  await expect.poll(page.text).toContain('6 sur 6 prêts')
  page.control('Soumettre à relecture').focus()
  page.press('Soumettre à relecture')
  await expect.poll(page.text).toContain('Soumis à relecture le')
  await expect.poll(atTitle).toBe(true)
  page.unmount()

  const live = edited(sampleArticle({ allowedActions: ['edit', 'unpublish'] }))
  const published = await open(`/articles/${draft.id}/edit`, {
    session: { role: 'admin' },
    answers: {
      'article.get': live['article.get'],
      'article.list': live['article.list'],
      'article.publish': () => {
        live.elsewhere({ status: 'draft', publishedAt: null, allowedActions: ['edit', 'publish'] })
        return live['article.get']()
      },
    },
  })
  await expect.poll(published.text).toContain('Retirer de la publication')
  published.control('Retirer de la publication').focus()
  published.press('Retirer de la publication')
  await expect.poll(() => published.all('[role="alertdialog"] :focus').length).toBe(1)
  published.press('Retirer l’article')
  await expect.poll(() => published.all('[role="alertdialog"]').length).toBe(0)
  await expect.poll(atTitle).toBe(true)
  published.unmount()
})

test('a published article changes when its publisher says so, and not by itself', async () => {
  const live = sampleArticle({ allowedActions: ['edit', 'unpublish', 'feature', 'delete'] })
  const { elsewhere: _, ...answers } = edited(live)
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const page = await open(`/articles/${live.id}/edit`, { session: { role: 'admin' }, answers })
  await expect.poll(page.text).toContain('Publier les changements')
  page.type('Titre', 'Un meilleur titre')
  vi.advanceTimersByTime(60_000)
  await expect.poll(page.text).toContain('pas encore dans l’article')
  expect(page.requests.some(({ path }) => path.endsWith('/edit'))).toBe(false)
  page.press('Publier les changements')
  await expect.poll(page.text).toMatch(/Enregistré à \d/)
  expect(page.requests.find(({ path }) => path.endsWith('/edit'))?.body).toMatchObject({ featured: false })
  page.unmount()
})
