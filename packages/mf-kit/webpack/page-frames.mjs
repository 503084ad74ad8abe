import { loadTypeScript } from './load-typescript.mjs'

const translations = `
  export { default as fr } from './src/translations/fr.ts'
  export { default as en } from './src/translations/en.ts'
`

/**
 * The routes of a remote, each fixed page with its title and sentence in all languages: what every visitor of it reads.
 * A page about one mission or person is named by what it shows, which is not known ahead.
 * @param {string} dir the remote's folder
 * @param routes as declared
 * @throws Error where a text is missing
 */
export async function framedRoutes(dir, routes) {
  const isFixed = ({ path }) => !path.includes(':')
  if (!routes.some(isFixed)) return routes
  const languages = Object.entries(await loadTypeScript(translations, dir))
  return routes.map((route) => {
    if (!isFixed(route)) return route
    const frame = languages.map(([language, texts]) => [language, wordsOf(texts, route)])
    return { ...route, frame: Object.fromEntries(frame) }
  })
}

function wordsOf(texts, { titleKey, sentenceKey }) {
  const title = textAt(texts, titleKey)
  return sentenceKey === undefined ? { title } : { title, sentence: textAt(texts, sentenceKey) }
}

function textAt(texts, key) {
  const text = key.split('.').reduce((found, part) => found?.[part], texts)
  if (typeof text !== 'string') throw new Error(`there is no text ${key}`)
  return text
}
