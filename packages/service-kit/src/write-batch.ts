import type { Statement } from './database.ts'

/** Combined statements by those that they are made of: their number is that of the shapes in our code. */
const combined = new Map<string, { name: string; text: string }>()

/**
 * Writes whose results nobody asks for, collected so that they leave together, as one statement. In one statement none
 * of them sees what another one writes, and a row can be changed once: so there is one for each table.
 */
export class WriteBatch {
  #statements: Statement[] = []
  readonly #tables = new Set<string>()

  /** @returns false when this one has to wait for those before it to be sent */
  add(statement: Statement): boolean {
    const table = tableOf(statement)
    if (this.#tables.has(table)) return false
    this.#tables.add(table)
    this.#statements.push(statement)
    return true
  }

  /** What has been collected, as one statement; nothing when nothing was. */
  take(): Statement | undefined {
    const statements = this.#statements
    this.#statements = []
    this.#tables.clear()
    return statements.length > 1 ? combine(statements) : statements[0]
  }
}

/** @throws Error for what is no plain write of one table */
function tableOf({ text }: Statement): string {
  const table = /^\s*(?:insert into|update|delete from)\s+(\w+)/i.exec(text)?.[1]
  if (table === undefined) throw new Error(`Not a write of one table: ${text.slice(0, 80)}`)
  return table
}

function combine(statements: readonly Statement[]): Statement {
  // A name stands for one text, and is shorter to look up.
  const key = statements.map(({ name, text }) => name ?? text).join(';')
  const known = combined.get(key) ?? { name: `writes-${combined.size + 1}`, text: textOf(statements) }
  combined.set(key, known)
  return { ...known, values: statements.flatMap(({ values = [] }) => values) }
}

/** All but the last before it, with the numbers of their values moved on. */
function textOf(statements: readonly Statement[]): string {
  let before = 0
  const texts = statements.map(({ text, values = [] }) => {
    const shift = before
    before += values.length
    return text.replace(/\$(\d+)/g, (_whole, number: string) => `$${Number(number) + shift}`)
  })
  const last = texts.pop() ?? ''
  return `with ${texts.map((text, index) => `write_${index + 1} as (${text})`).join(', ')} ${last}`
}
