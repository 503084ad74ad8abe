import { Failure } from '../failure.ts'

/**
 * Adds an entry at the end of the object or list that a constant of a source is made from.
 * @param entry without the comma
 * @throws Failure when the source declares nothing of that name, or has the entry already
 */
export function addEntry(source: string, constant: string, entry: string): string {
  const declared = new RegExp(`^export const ${constant}\\b[^=]*=`, 'm').exec(source)
  const opening = declared ? firstBracket(source, declared.index + declared[0].length) : -1
  if (opening < 0) throw unknown(`no list or object called ${constant}`)
  const closing = closingBracket(source, opening)
  const held = source.slice(opening + 1, closing)
  if (held.includes(entry)) throw unknown(`${entry} in ${constant} already`)
  const before = source.slice(0, closing).trimEnd()
  const comma = /[{[,]$/.test(before) ? '' : ','
  return `${before}${comma}\n${entry},\n${source.slice(closing)}`
}

/** Adds an import behind those that a source has. */
export function addImport(source: string, line: string): string {
  const imports = [...source.matchAll(/^import [^;]*? from '[^']+'$/gm)]
  const last = imports.at(-1)
  const end = last ? last.index + last[0].length : 0
  return `${source.slice(0, end)}\n${line}${source.slice(end)}`
}

function firstBracket(source: string, from: number): number {
  const found = source.slice(from).search(/[{[]/)
  return found < 0 ? -1 : from + found
}

/** Where the bracket that opens here closes; brackets in texts and comments count for nothing. */
function closingBracket(source: string, opening: number): number {
  const token = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\])*'|`(?:\\.|[^`\\])*`|[{}[\]()]/g
  token.lastIndex = opening
  let depth = 0
  for (let found = token.exec(source); found; found = token.exec(source)) {
    if ('{[('.includes(found[0])) depth += 1
    if ('}])'.includes(found[0])) depth -= 1
    if (depth === 0) return found.index
  }
  throw unknown('no end of a list')
}

function unknown(what: string): Failure {
  return new Failure('The area was not written', {
    why: `a source has ${what}.`,
    advice: 'look at platform/src/area/register.ts, which names what is looked for.',
  })
}
