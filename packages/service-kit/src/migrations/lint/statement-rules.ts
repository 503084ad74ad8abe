import type { DoStmt, DropStmt, Node } from 'libpg-query'
import { alterTableRules } from './alter-table-rules.ts'
import { nameOf, type MigrationUnderLint } from './migration-under-lint.ts'
import type { Rule } from './remedies.ts'

/** What one statement of a file breaks. */
export function statementRules(statement: Node, file: MigrationUnderLint): Rule[] {
  if ('AlterTableStmt' in statement) {
    const { relation, cmds = [] } = statement.AlterTableStmt
    if (file.isNew(nameOf(relation))) return []
    return cmds.flatMap((node) => ('AlterTableCmd' in node ? alterTableRules(node.AlterTableCmd, file) : []))
  }
  if ('IndexStmt' in statement) {
    const { relation, concurrent, if_not_exists } = statement.IndexStmt
    if (concurrent) return concurrentRules(file, if_not_exists)
    return file.isNew(nameOf(relation)) ? [] : ['require-concurrent-index-creation']
  }
  if ('DropStmt' in statement) return dropRules(statement.DropStmt, file)
  if ('RenameStmt' in statement) {
    const { renameType, relation } = statement.RenameStmt
    if (file.isNew(nameOf(relation))) return []
    if (renameType === 'OBJECT_COLUMN') return ['renaming-column']
    return renameType === 'OBJECT_TABLE' ? ['renaming-table'] : []
  }
  if ('TruncateStmt' in statement) return file.contract ? [] : ['ban-truncate']
  if ('TransactionStmt' in statement) return ['transaction-nesting']
  if ('VariableSetStmt' in statement) {
    return /^(lock|statement)_timeout$/.test(statement.VariableSetStmt.name ?? '') ? ['timeout-given-by-runner'] : []
  }
  return rowRules(statement, file) ?? (blocks(statement) ? ['blocks-while-it-runs'] : [])
}

function concurrentRules(file: MigrationUnderLint, isRobust: boolean | undefined): Rule[] {
  if (file.transactional) return ['ban-concurrent-index-creation-in-transaction']
  return isRobust ? [] : ['prefer-robust-stmts']
}

const usedByName = new Set<DropStmt['removeType']>([
  'OBJECT_TABLE',
  'OBJECT_VIEW',
  'OBJECT_MATVIEW',
  'OBJECT_SEQUENCE',
  'OBJECT_TYPE',
  'OBJECT_SCHEMA',
])

function dropRules({ removeType, concurrent, missing_ok, objects = [] }: DropStmt, file: MigrationUnderLint): Rule[] {
  if (objects.every((object) => file.isNew(pathOf(object).join('.')))) return []
  if (removeType === 'OBJECT_INDEX') {
    return concurrent ? concurrentRules(file, missing_ok) : ['require-concurrent-index-deletion']
  }
  return usedByName.has(removeType) && !file.contract ? ['ban-drop-table'] : []
}

/** The parts of a name, such as schema and table. */
export function pathOf(object: Node): string[] {
  const parts = 'List' in object ? (object.List.items ?? []) : [object]
  return parts.flatMap((part) => ('String' in part ? [part.String.sval ?? ''] : []))
}

/** Of statements about rows; undefined for another statement. */
function rowRules(statement: Node, file: MigrationUnderLint): Rule[] | undefined {
  if ('DoStmt' in statement) return doRules(statement.DoStmt, file)
  if ('UpdateStmt' in statement || 'DeleteStmt' in statement || 'MergeStmt' in statement) return ['backfill-in-batches']
  if ('CreateTableAsStmt' in statement) return file.transactional ? ['backfill-in-batches'] : []
  if (!('InsertStmt' in statement)) return undefined
  const { selectStmt } = statement.InsertStmt
  const isFew = !selectStmt || ('SelectStmt' in selectStmt && selectStmt.SelectStmt.valuesLists !== undefined)
  return file.transactional && !isFew ? ['backfill-in-batches'] : []
}

const changesSchema = /\b(?:alter|create|drop|truncate|reindex|lock|refresh|vacuum|cluster)\b/i
const changesRows = /\b(?:update\s+[\w.%]+\s+set|insert\s+into|delete\s+from)\b/i

function doRules({ args = [] }: DoStmt, file: MigrationUnderLint): Rule[] {
  const body = args
    .flatMap((node) => ('DefElem' in node ? [node.DefElem.arg] : []))
    .map((node) => (node && 'String' in node ? (node.String.sval ?? '') : ''))
    .join('\n')
  if (changesSchema.test(body)) return ['hidden-statement']
  const isBatched = !file.transactional && /\bcommit\b/i.test(body)
  return changesRows.test(body) && !isBatched ? ['backfill-in-batches'] : []
}

function blocks(statement: Node): boolean {
  if ('LockStmt' in statement || 'ClusterStmt' in statement) return true
  if ('RefreshMatViewStmt' in statement) return !statement.RefreshMatViewStmt.concurrent
  if ('ReindexStmt' in statement) return !hasOption(statement.ReindexStmt.params, 'concurrently')
  return 'VacuumStmt' in statement && hasOption(statement.VacuumStmt.options, 'full')
}

function hasOption(options: Node[] | undefined, name: string): boolean {
  return (options ?? []).some((node) => 'DefElem' in node && node.DefElem.defname === name)
}
