import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import Type, { type Static } from 'typebox'
import { Parse } from 'typebox/value'
import { expect, test } from 'vitest'
import { root } from '../paths.ts'

const Texts = Type.Record(Type.String(), Type.Unknown())
const Bundle = Type.Union([Type.Object({ default: Texts }), Type.Object({ fr: Texts })])
const LaterTexts = Type.Record(
  Type.String(),
  Type.Object({ load: Type.Object({ fr: Type.Unsafe<() => Promise<unknown>>({}) }) }),
)

/** Front ends of which some texts come with some screens alone (mf-kit, texts/later-texts.ts). */
const areas = readdirSync(root).filter((folder) => existsSync(join(root, folder, laterTextsOf(''))))

test.each(areas)('each screen of %s has the texts that it shows', async (name) => {
  const keys = await keysOf(name)
  const all = new Set([...keys.values()].flat())
  const missing = [...screensOf(join(root, name, 'src', name === 'shell' ? 'bootstrap.tsx' : 'remote.ts'))].flatMap(
    ([screen, given]) => {
      const there = new Set(['', ...given].flatMap((group) => keys.get(group) ?? []))
      return [...reachedFrom(screen)].flatMap((file) =>
        readKeys(file)
          .filter((read) => has(all, read) && !has(there, read))
          .map((read) => `${relative(root, screen)} shows ${read} (${relative(root, file)})`),
      )
    },
  )
  expect(missing).toEqual([])
})

function laterTextsOf(name: string): string {
  return join(name, 'src/translations/later-texts.ts')
}

/** Keys of the French texts by the name of their group; those that a remote begins with have none. */
async function keysOf(name: string): Promise<Map<string, string[]>> {
  const first = Parse(Bundle, await import(join(root, name, 'src/translations/fr.ts')))
  const groups = Parse(LaterTexts, { ...(await import(join(root, laterTextsOf(name)))) })
  const later = Object.entries(groups).map(async ([group, { load }]) => {
    const bundle = Parse(Type.Object({ default: Texts }), await load.fr())
    return [group, leaves(bundle.default)] as const
  })
  return new Map([['', leaves('fr' in first ? first.fr : first.default)], ...(await Promise.all(later))])
}

function leaves(texts: Static<typeof Texts>, prefix = ''): string[] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [prefix + key.replace(/_(one|other)$/, '')]
      : leaves(Parse(Texts, value), `${prefix}${key}.`),
  )
}

/** Pages, widgets and parts that are loaded when they are shown, each with the groups that surely are there then. */
function screensOf(entry: string): Map<string, readonly string[]> {
  const given = new Map<string, readonly string[]>([[entry, []]])
  const open: [file: string, there: readonly string[]][] = [[entry, []]]
  for (const [screen, there] of open) {
    for (const file of reachedFrom(screen)) {
      for (const { later, part } of loadsOf(file)) {
        const known = given.get(part)
        const now = [...there, ...later].filter((group) => !known || known.includes(group))
        if (known?.length === now.length) continue
        given.set(part, now)
        open.push([part, now])
      }
    }
  }
  return given
}

function loadsOf(file: string) {
  const loads = [
    ...source(file).matchAll(/(?:withTexts\((?<later>\w+|\[[^\]]*\]),\s*)?\(\) => import\('(?<part>\.[^']+)'\)/g),
    // A page of the shell (pages/shell-pages.ts), and its start.
    ...source(file).matchAll(/import\(\s*\/\*[^*]*\*\/\s*'(?<part>\.[^']+)',?\s*\)\s*\)\s*\.\w+,?\s*(?<later>of\w+)?/g),
  ]
  return loads
    .map(({ groups }) => ({
      later: groups?.['later']?.match(/\w+/g) ?? [],
      part: resolve(dirname(file), groups?.['part'] ?? ''),
    }))
    .filter(({ part }) => !part.includes('/translations/'))
}

/** The files that come with one. */
function reachedFrom(screen: string): Set<string> {
  const files = new Set([screen])
  for (const file of files) {
    const imports = source(file).matchAll(/^(?:import|export)(?! type)[^;'"]*?from '(\.[^']+)'/gm)
    for (const [, one = ''] of imports) if (!one.includes('/translations/')) files.add(resolve(dirname(file), one))
  }
  return files
}

const sources = new Map<string, string>()

function source(file: string): string {
  const known = sources.get(file) ?? readFileSync(file, 'utf8')
  sources.set(file, known)
  return known
}

const read = new Map<string, string[]>()

/** What may be a key, with `*` for what is filled in. */
function readKeys(file: string): string[] {
  const known = read.get(file) ?? keysIn(file)
  read.set(file, known)
  return known
}

function keysIn(file: string): string[] {
  const whole = [...source(file).matchAll(/'([a-z]\w*(?:\.\w+)+)'/g)].map(([, key = '']) => key)
  const filled = [...source(file).matchAll(/`([a-z]\w*\.[\w.]*\$\{[^`]*)`/g)].map(([, key = '']) =>
    key.replaceAll(/\$\{[^}]*\}/g, '*'),
  )
  return [...new Set([...whole, ...filled])]
}

function has(keys: ReadonlySet<string>, read: string): boolean {
  if (keys.has(read)) return true
  // A name of a group of texts, or a part of one.
  const pattern = patterns.get(read) ?? patternOf(read)
  patterns.set(read, pattern)
  return [...keys].some((key) => pattern.test(key))
}

const patterns = new Map<string, RegExp>()

function patternOf(read: string): RegExp {
  return new RegExp(`^${read.replaceAll('.', String.raw`\.`).replaceAll('*', '.+')}(\\.|$)`)
}
