import { existsSync, readdirSync, readFileSync } from 'node:fs'
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
  'mf-users/src/profile/own/data/copy/texts',
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

const programs = [
  'shell',
  'mf-missions',
  'mf-articles',
  'mf-users',
  'svc-missions',
  'svc-articles',
  'svc-users',
  'gateway',
]
const packages = ['contracts', 'service-kit', 'mf-kit', 'ui'].map((name) => `packages/${name}`)
const sources = programs.concat(packages).map((name) => `${name}/src`)

/** Texts that stand in code with their two languages side by side: heads of files, reasons, words that are agreed to. */
export function pairedTexts(): OwnText[] {
  return sourceFiles().flatMap(({ file, code }) =>
    [...code.matchAll(/(?<![\w.'])(fr|en):\s*'((?:[^'\\]|\\.)*)'/g)].map(([, language, text = '']) => ({
      file,
      path: '',
      text: unescaped(text),
      language: language === 'fr' ? 'fr' : 'en',
    })),
  )
}

/** Every file of code that people are served by, with what stands in it. */
export function sourceFiles(): { file: string; code: string }[] {
  return sources.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|test-data|(^|\/)testing\//.test(name))
      .map((name) => ({ file: `${folder}/${name}`, code: readFileSync(join(root, folder, name), 'utf8') })),
  )
}

/** A text as it reads, of what stands between quotes in code. */
export function unescaped(text: string): string {
  return text.replace(/\\u([\da-f]{4})|\\(.)/gi, (_all, code: string | undefined, sign: string | undefined) =>
    code === undefined ? (sign ?? '') : String.fromCharCode(parseInt(code, 16)),
  )
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
