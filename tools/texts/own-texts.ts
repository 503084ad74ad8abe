import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Language } from '@ensemble/contracts/enumerations'

const root = join(import.meta.dirname, '..', '..')

/** One text of ours: the file it stands in, its path within what the file exports, and the words. */
export interface OwnText {
  file: string
  path: string
  text: string
  language: Language
}

/** Folders whose files are texts in one language, told by the file's name. */
const places = [
  'packages/ui/src/texts',
  'packages/ui/src/data-grid/texts',
  'packages/ui/src/rich-editor/texts',
  'packages/contracts/src/words',
  'shell/src/pages/notices/texts',
  'svc-users/src/mail/texts',
]

/** Every text that people read, of every area: a new area's are among them. */
export async function ownTexts(): Promise<OwnText[]> {
  const areas = readdirSync(root).filter((name) => existsSync(join(root, name, 'src', 'translations')))
  const folders = [...areas.map((area) => `${area}/src/translations`), ...places]
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder))
      .map((name) => ({ file: `${folder}/${name}`, language: languageOf(name) }))
      .filter((found): found is { file: string; language: Language } => found.language !== null),
  )
  const texts = await Promise.all(
    files.map(async ({ file, language }) => {
      const exported: unknown = await import(pathToFileURL(join(root, file)).href)
      return leavesOf(exported).map(({ path, text }) => ({ file, path, text, language }))
    }),
  )
  return texts.flat()
}

function languageOf(name: string): Language | null {
  if (name.includes('.test.') || name.startsWith('ui-texts')) return null
  if (/(^|-)(fr|french)\b/.test(name)) return 'fr'
  return /(^|-)(en|english)\b/.test(name) ? 'en' : null
}

function leavesOf(value: unknown, path = ''): { path: string; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
    leavesOf(inner, path === '' ? key : `${path}.${key}`),
  )
}
