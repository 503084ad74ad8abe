import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createContext, Script } from 'node:vm'
import { parseSync } from 'oxc-parser'
import { expect, it } from 'vitest'
import { root } from '../paths.ts'

const services = readdirSync(root).filter((name) => name.startsWith('svc-'))
const folders = ['packages/contracts', 'packages/service-kit', 'gateway', ...services]

/** Longer than any field that a caller may send, short enough to try hundreds of expressions. */
const signs = 30_000
/** What is linear takes a few ms; what is not takes seconds, and is cut off. */
const limitMs = 1000

/** Every regular expression of the servers: in the code, and as the pattern of a field. */
function expressions(): Map<string, RegExp> {
  const found = new Map<string, RegExp>()
  for (const folder of folders) {
    for (const name of readdirSync(join(root, folder, 'src'), { recursive: true, encoding: 'utf8' })) {
      if (!name.endsWith('.ts') || /test|^testing/.test(name)) continue
      const path = join(root, folder, 'src', name)
      for (const expression of expressionsIn(parseSync(path, readFileSync(path, 'utf8')).program)) {
        found.set(`${join(folder, name)}: ${String(expression)}`, expression)
      }
    }
  }
  return found
}

function expressionsIn(node: unknown): RegExp[] {
  if (typeof node !== 'object' || node === null) return []
  const within = Object.values(node).flatMap(expressionsIn)
  if ('regex' in node && isWritten(node.regex)) return [...within, new RegExp(node.regex.pattern, node.regex.flags)]
  const pattern = patternOf(node)
  return pattern === undefined ? within : [...within, new RegExp(pattern, 'u')]
}

function isWritten(regex: unknown): regex is { pattern: string; flags: string } {
  return typeof regex === 'object' && regex !== null && 'pattern' in regex && 'flags' in regex
}

/** `pattern: '…'` of a field. */
function patternOf(node: object): string | undefined {
  const { type, key, value } = { type: '', key: null, value: null, ...node } as Record<string, unknown>
  if (type !== 'Property' || Object(key).name !== 'pattern') return undefined
  const text: unknown = Object(value).value
  return typeof text === 'string' ? text : undefined
}

/** Texts that a slow expression goes through again and again: one of its signs many times, and an end that it refuses. */
function pumped({ source }: RegExp): string[] {
  const own = source.replace(/\\[dwsbpDWSBP]/g, '').replace(/[\\^$*+?()[\]{}|]/g, '')
  const tried = new Set([...own.slice(0, 12), ...' a0-.\n<>/"'])
  return [...tried].flatMap((sign) => [`${sign.repeat(signs)}\u0001`, `a${sign.repeat(signs)}\u0001`])
}

/** One for all: a context of its own for each text took nearly all the time. */
const context = createContext({})
const tried = new Script('for (const text of texts) { expression.lastIndex = 0; expression.test(text) }')

/** Whether it ends in time for all of these texts together, on the clock of the wall. */
function endsWithin(ms: number, expression: RegExp, texts: string[]): boolean {
  Object.assign(context, { expression, texts })
  try {
    tried.runInContext(context, { timeout: ms })
    return true
  } catch {
    return false
  }
}

/** What another thread of this process did meanwhile counts as well: the least of three tries is its own time. */
const tries = 3

/** Others may have had the processor: what takes too long is tried anew, by the time that this process had of it. */
function isSlow(expression: RegExp, text: string, ms = limitMs): boolean {
  if (endsWithin(ms, expression, [text])) return false
  return Array.from({ length: tries }).every(() => {
    const before = process.cpuUsage()
    if (!endsWithin(5 * ms, expression, [text])) return true
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000 > ms
  })
}

it('no regular expression of a server takes long for a text that is made to make it slow', () => {
  const all = expressions()
  expect(all.size).toBeGreaterThan(150)
  const slow: string[] = []
  for (const [where, expression] of all) {
    const texts = pumped(expression)
    // Every limit costs a thread that watches: what takes no longer for all of them takes no longer for one.
    if (endsWithin(limitMs, expression, texts)) continue
    const text = texts.find((one) => isSlow(expression, one))
    if (text !== undefined) slow.push(`${where} with ${JSON.stringify(text.slice(0, 3))}`)
  }
  expect(slow).toEqual([])
})

it('would find one', () => {
  const expression = /(a+)+$/
  const [text] = pumped(expression).filter((each) => each.startsWith('aa'))
  expect(isSlow(expression, text ?? '', limitMs / 50)).toBe(true)
})
