import { parse, type Node } from 'libpg-query'
import type { Migration } from '../migration-order.ts'
import { isQuiet, lockedTables } from './locked-tables.ts'
import { MigrationUnderLint, nameOf } from './migration-under-lint.ts'
import { remedies, type Rule } from './remedies.ts'
import { statementRules } from './statement-rules.ts'

const mostTables = 2

/**
 * What a migration does that would make people wait, or fail the release before it: `line rule: remedy`, one a finding.
 * Read with the parser of PostgreSQL.
 * @throws where PostgreSQL cannot read the file either
 */
export async function lintMigration(migration: Migration): Promise<string[]> {
  const file = new MigrationUnderLint(migration)
  const locked = new Set<string>()
  const { stmts = [] } = await parse(migration.sql)
  return stmts.flatMap(({ stmt, stmt_location = 0 }, index) => {
    if (!stmt) return []
    noteMade(stmt, file)
    const rules = [...statementRules(stmt, file), ...outsideRules(stmt, index, file)]
    for (const table of lockedTables(stmt)) {
      if (file.isNew(table) || locked.has(table)) continue
      locked.add(table)
      if (locked.size === mostTables + 1) rules.push('two-tables-at-most')
    }
    const line = lineOf(migration.sql, stmt_location)
    return [...new Set(rules)].map((rule) => `${line} ${rule}: ${remedies[rule]}`)
  })
}

function noteMade(statement: Node, file: MigrationUnderLint): void {
  if ('CreateStmt' in statement) file.noteMade(nameOf(statement.CreateStmt.relation))
  if ('CreateTableAsStmt' in statement) file.noteMade(nameOf(statement.CreateTableAsStmt.into?.rel))
  if ('ViewStmt' in statement) file.noteMade(nameOf(statement.ViewStmt.view))
}

function outsideRules(statement: Node, index: number, file: MigrationUnderLint): Rule[] {
  if (file.transactional) return []
  const rules: Rule[] = isQuiet(statement) ? [] : ['locks-outside-transaction']
  return index === 0 ? rules : [...rules, 'one-statement-outside-transaction']
}

/** @param location in bytes, before the white space and comments of the statement */
function lineOf(sql: string, location: number): number {
  const bytes = Buffer.from(sql)
  const before = bytes.subarray(0, location).toString()
  const rest = bytes.subarray(location).toString()
  const gap = /^(?:\s|--[^\n]*\n|\/\*[\s\S]*?\*\/)*/.exec(rest)?.[0] ?? ''
  return (before + gap).split('\n').length
}
