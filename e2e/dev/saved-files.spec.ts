import type { Page } from '@playwright/test'
import { accounts } from '../accounts.ts'
import { areas, loadedAt, titleOf } from '../federation/areas.ts'
import { signIn } from '../people.ts'
import { test } from '../restoring.ts'
import { limitMs, seenWithin } from '../seen-within.ts'
import { expect } from '../watched-page.ts'
import { saveFile } from './saved-file.ts'

test.use({ viewport: { width: 1280, height: 900 } })

/** A file that is saved, what is changed in it, and what is to be seen then. */
type Saved = readonly [what: string, file: string, from: string, to: string, seen: string]

const kept: readonly Saved[] = [
  [
    'a French text of mf-articles',
    'mf-articles/src/translations/fr.ts',
    `title: 'Ressources'`,
    `title: 'Textes relus'`,
    'Textes relus',
  ],
  [
    'a word of the list that all areas share',
    'packages/contracts/src/words/articles-fr.ts',
    `'Pour les proches'`,
    `'Proches et aidants'`,
    'Proches et aidants',
  ],
  [
    'a component of mf-articles',
    'mf-articles/src/resources/resources-page.tsx',
    `title={t('resources.title')}\n        sentence`,
    `title={'Page ' + t('resources.title')}\n        sentence`,
    'Page Ressources',
  ],
  [
    'a French text of ui',
    'packages/ui/src/texts/french-ui-texts.ts',
    `search: 'Rechercher'`,
    `search: 'Chercher partout'`,
    'Chercher partout',
  ],
  [
    'a component of ui, on the page of a remote',
    'packages/ui/src/layout/page-header.tsx',
    `      {title}\n    </Heading>`,
    `      {title} en tête\n    </Heading>`,
    'Ressources en tête',
  ],
  [
    'a French text of the shell',
    'shell/src/translations/fr.ts',
    `    resources: 'Ressources',`,
    `    resources: 'Apprendre',`,
    'Apprendre',
  ],
  [
    'a component of the shell',
    'shell/src/app/footer.tsx',
    `{t('footer.sentence')}`,
    `{t('footer.sentence')} Pied de page.`,
    'Pied de page.',
  ],
  [
    'a statement of a service',
    'svc-articles/src/queries/list-articles.ts',
    `authorName: 'n.display_name',`,
    `authorName: 'n.display_name', title: "'Vu : ' || a.title",`,
    'Vu : ',
  ],
]

for (const [what, file, from, to, seen] of kept) {
  test(`${what} that is saved is seen in the open tab, and what was typed there stays`, async ({
    page,
    afterwards,
  }) => {
    const field = await typeInto(page)
    const loaded = await loadedAt(page)
    saveFile(file, from, to, afterwards)
    tell(what, await seenWithin(page.getByText(seen).first()))
    await expect(field).toHaveValue(typed)
    expect(await loadedAt(page)).toBe(loaded)
  })
}

const reloading: readonly Saved[] = [
  [
    'a function of mf-kit, which every component may use',
    'packages/mf-kit/src/dates/relative-time.ts',
    'return wordsOf(language',
    `return 'environ ' + wordsOf(language`,
    'environ ',
  ],
  [
    'the definition of a call, of which RTK Query keeps the first',
    'mf-articles/src/api/articles-api.ts',
    `'article.list', { providesTags: tagsOf }`,
    `'article.list', { providesTags: tagsOf, transformResponse: (page: CallData<'article.list'>) => ({ ...page, total: 4321 }) }`,
    '4321',
  ],
]

for (const [what, file, from, to, seen] of reloading) {
  test(`${what} is seen in the open tab, which loads itself anew`, async ({ page, afterwards }) => {
    await typeInto(page)
    const loaded = await loadedAt(page)
    saveFile(file, from, to, afterwards)
    tell(what, await seenWithin(page.getByText(seen).first()))
    expect(await loadedAt(page)).not.toBe(loaded)
  })
}

for (const area of areas) {
  test(`the title of a page of ${area.remote} follows its French text`, async ({ page, afterwards }) => {
    await signIn(page, accounts.admin)
    await page.goto(area.path)
    await expect(titleOf(page, area)).toBeVisible()
    const loaded = await loadedAt(page)
    const texts = area.remote === 'mf-missions' ? 'fr-browse.ts' : 'fr.ts'
    saveFile(`${area.remote}/src/translations/${texts}`, `title: '${area.title}'`, `title: 'Ma page'`, afterwards)
    tell(`a French text of ${area.remote}`, await seenWithin(titleOf(page, { ...area, title: 'Ma page' })))
    expect(await loadedAt(page)).toBe(loaded)
  })
}

test('what does not compile is shown over the page, which goes on as soon as it is mended', async ({
  page,
  afterwards,
  expectComplaint,
}) => {
  // The overlay writes its styles twice: refused as attributes, then set one by one.
  expectComplaint('Applying inline style violates')
  expectComplaint('[webpack-dev-middleware]')
  const field = await typeInto(page)
  const loaded = await loadedAt(page)
  const file = 'mf-articles/src/resources/resources-page.tsx'
  saveFile(file, 'return (\n', 'return (((\n', afterwards)
  const overlay = page.frameLocator('iframe').getByText('resources-page.tsx')
  tell('what does not compile', await seenWithin(overlay.first()))
  saveFile(file, 'return (((\n', 'return (\n', () => {})
  await expect(overlay).toHaveCount(0)
  await expect(field).toHaveValue(typed)
  expect(await loadedAt(page)).toBe(loaded)
})

test('a page that a remote declares from now on is there at the next load', async ({ page, afterwards }) => {
  await signIn(page, accounts.member)
  const pages = `import('./resources/resources-page.tsx') },\n`
  saveFile('mf-articles/src/remote.ts', pages, `${pages}    { path: '/read', load: () => ${pages}`, afterwards)
  const routes = `    { path: '/articles/new', titleKey: 'editor.newTitle' },\n`
  const declared = `    { path: '/read', titleKey: 'resources.title', sentenceKey: 'resources.sentence' },\n`
  saveFile('mf-articles/remote.config.ts', routes, `${declared}${routes}`, afterwards)
  // However long a load takes: it ends with the page, or with the words that there is none.
  const title = page.getByRole('main').getByRole('heading', { level: 1 })
  await expect(async () => {
    await page.goto('/read')
    await expect(title).toBeVisible()
    expect(await title.textContent()).toBe('Ressources')
  }).toPass()
  // Nobody looks on while both files are put back.
  await page.goto('about:blank')
})

test('the policy of the page is the one that people get', async ({ page }) => {
  const answer = await page.goto('/login')
  const policy = (await answer?.allHeaders())?.['content-security-policy'] ?? ''
  expect(policy).toContain(`script-src 'self';`)
  expect(policy).toContain(`connect-src 'self';`)
  expect(policy).not.toContain('unsafe')
})

const typed = 'douleur'

/** A page of a remote with something typed into a field of it. */
async function typeInto(page: Page) {
  // Where the test before changed what all programs share, they begin anew with what it has put back.
  await expect(async () => {
    await signIn(page, accounts.member)
    await page.goto('/resources')
  }).toPass()
  await expect(page.getByRole('heading', { level: 1, name: 'Ressources' })).toBeVisible()
  const field = page.getByRole('searchbox')
  await field.fill(typed)
  await expect(page.getByRole('listitem').first()).toBeVisible()
  return field
}

function tell(what: string, ms: number): void {
  console.log(`${what}: seen after ${(ms / 1000).toFixed(1)} s (limit ${limitMs / 1000} s)`)
}
