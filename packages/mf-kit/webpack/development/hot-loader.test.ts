import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it, vi } from 'vitest'
import keepHot from './hot-loader.mjs'

const rootDirectory = path.resolve(import.meta.dirname, '../../../..')

/** What the loader adds to a module of the tree. */
function additionTo(file: string, source: string): string {
  const callback = vi.fn()
  keepHot.call({ resourcePath: path.join(rootDirectory, file), callback, addDependency: vi.fn() }, source, undefined)
  return String(callback.mock.calls[0]?.[1]).slice(source.length).trim()
}

it('shows changed texts of an area without loading the page anew', () => {
  expect(additionTo('mf-articles/src/translations/fr.ts', 'export default {}')).toContain(
    "ensembleShowTexts('mf-articles', 'fr'",
  )
  expect(additionTo('shell/src/translations/en.ts', 'export const en = {}')).toContain(
    "ensembleShowTexts('shell', 'en'",
  )
})

it('shows changed texts that come with a screen as well', () => {
  expect(additionTo('mf-missions/src/translations/fr-later-mission.ts', 'export default {}')).toContain(
    "ensembleShowTexts('mf-missions', 'fr'",
  )
})

it('leaves the part of the texts that another file puts together to that file', () => {
  expect(additionTo('mf-articles/src/translations/fr-editor.ts', 'export const editor = {}')).toBe('')
})

it('loads the page anew for another definition of a call, of which the first one stays', () => {
  const source = 'export const a = api.injectEndpoints({})'
  expect(additionTo('mf-articles/src/api/articles-api.ts', source)).toBe('import.meta.webpackHot.decline()')
})

it('takes texts of the design system where it enters the page, and gives them on at the root', () => {
  const holders = ['packages/ui/src', 'shell/src'].flatMap((place) =>
    readdirSync(path.join(rootDirectory, place), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.includes('test'))
      .map((file) => `${place}/${file}`)
      .filter((file) => /\bfrenchUiTexts\b.* from /.test(readFileSync(path.join(rootDirectory, file), 'utf8'))),
  )
  expect(holders.length).toBeGreaterThan(2)
  for (const holder of holders) {
    expect(additionTo(holder, ''), holder).toMatch(
      /^import\.meta\.webpackHot\.accept\(\["\.\/[./a-z-]*french-ui-texts\.ts",/,
    )
  }
  expect(additionTo('shell/src/app/app.tsx', '')).toMatch(/^\/\* [0-9a-f]{64} \*\/$/)
})

it('adds nothing to a component', () => {
  expect(additionTo('mf-articles/src/cards/article-card.tsx', 'export function ArticleCard() {}')).toBe('')
})
