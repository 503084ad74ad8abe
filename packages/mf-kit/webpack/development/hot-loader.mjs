import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { rootDirectory } from '../shared.mjs'

/** The texts of the design system: one object per language, which the root component gives to the page. */
const uiTexts = ['french', 'english'].map((language) => `packages/ui/src/texts/${language}-ui-texts.ts`)
/** Whoever imports them; shared by the federation, the first has no parent whose update could bring new ones. */
const holdersOfUiTexts = [
  'packages/ui/src/pieces/start.ts',
  'packages/ui/src/texts/ui-texts-provider.tsx',
  'shell/src/language/texts.ts',
]
const rootComponent = 'shell/src/app/app.tsx'

/**
 * A webpack loader for what React Refresh leaves to others: modules that are no components. It adds to a module how the
 * page takes its next version while it stays open; where nothing is added, the page is loaded anew.
 */
export default function keepHot(source, map) {
  const file = path.relative(rootDirectory, this.resourcePath).split(path.sep).join('/')
  this.callback(null, `${source}\n${additionFor(file, source, this)}`, map)
}

function additionFor(file, source, loader) {
  const [, area, language] =
    /^(shell|mf-[a-z0-9-]+)\/src\/translations\/(fr|en)(?:-later-[a-z-]+)?\.ts$/.exec(file) ?? []
  if (area) return showTexts(area, language)
  // RTK Query keeps the first definition of a call, whatever is injected later.
  if (source.includes('.injectEndpoints(')) return `import.meta.webpackHot.decline()`
  if (holdersOfUiTexts.includes(file)) return `import.meta.webpackHot.accept(${uiTextsSeenFrom(file)})`
  if (file === rootComponent) return changesWith(uiTexts, loader)
  return ''
}

/** Puts the texts of an area in the place of those before, on the screen too. */
function showTexts(area, language) {
  return `
import.meta.webpackHot.accept()
import.meta.webpackHot.dispose((data) => (data.replaced = true))
if (import.meta.webpackHot.data?.replaced)
  window.ensembleShowTexts('${area}', '${language}', Object.values(__webpack_module__.exports)[0])`
}

function uiTextsSeenFrom(file) {
  return JSON.stringify(uiTexts.map((texts) => `./${path.posix.relative(path.posix.dirname(file), texts)}`))
}

/** Makes a module a new one whenever one of the files changes. */
function changesWith(files, loader) {
  const hash = createHash('sha256')
  for (const file of files) {
    const full = path.join(rootDirectory, file)
    loader.addDependency(full)
    hash.update(readFileSync(full))
  }
  return `/* ${hash.digest('hex')} */`
}
