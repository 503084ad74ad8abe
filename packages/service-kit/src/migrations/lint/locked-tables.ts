import type { AlterTableStmt, DropStmt, Node } from 'libpg-query'
import { constraintsOf } from './alter-table-rules.ts'
import { nameOf } from './migration-under-lint.ts'
import { pathOf } from './statement-rules.ts'

/** The tables that nobody writes to while the transaction of this statement lasts, new ones included. */
export function lockedTables(statement: Node): string[] {
  if ('AlterTableStmt' in statement) return ofAlterTable(statement.AlterTableStmt)
  if ('CreateStmt' in statement) return referenced(statement.CreateStmt.tableElts)
  if ('IndexStmt' in statement) return statement.IndexStmt.concurrent ? [] : [nameOf(statement.IndexStmt.relation)]
  if ('RenameStmt' in statement) return statement.RenameStmt.relation ? [nameOf(statement.RenameStmt.relation)] : []
  if ('CreateTrigStmt' in statement) return [nameOf(statement.CreateTrigStmt.relation)]
  if ('DropStmt' in statement) return ofDrop(statement.DropStmt)
  if ('TruncateStmt' in statement) {
    return (statement.TruncateStmt.relations ?? []).flatMap((node) =>
      'RangeVar' in node ? [nameOf(node.RangeVar)] : [],
    )
  }
  return []
}

const quietKinds = [
  'DoStmt',
  'InsertStmt',
  'UpdateStmt',
  'DeleteStmt',
  'MergeStmt',
  'VacuumStmt',
  'ReindexStmt',
  'RefreshMatViewStmt',
]

/** Whether a statement makes nobody wait, so that it needs no limit for its locks. */
export function isQuiet(statement: Node): boolean {
  if ('IndexStmt' in statement) return statement.IndexStmt.concurrent ?? false
  if ('DropStmt' in statement) return statement.DropStmt.concurrent ?? false
  if ('AlterTableStmt' in statement) return ofAlterTable(statement.AlterTableStmt).length === 0
  return quietKinds.some((kind) => kind in statement)
}

function ofAlterTable({ relation, cmds = [] }: AlterTableStmt): string[] {
  const commands = cmds.flatMap((node) => ('AlterTableCmd' in node ? [node.AlterTableCmd] : []))
  if (commands.every(({ subtype }) => subtype === 'AT_ValidateConstraint')) return []
  return [nameOf(relation), ...commands.flatMap(({ def }) => (def ? referenced([def]) : []))]
}

function referenced(elements: Node[] | undefined): string[] {
  const inColumns = (elements ?? []).flatMap((node) => ('ColumnDef' in node ? (node.ColumnDef.constraints ?? []) : []))
  return constraintsOf([...(elements ?? []), ...inColumns])
    .filter(({ pktable }) => pktable)
    .map(({ pktable }) => nameOf(pktable))
}

function ofDrop({ removeType, objects = [] }: DropStmt): string[] {
  if (removeType === 'OBJECT_TABLE') return objects.map((object) => pathOf(object).join('.'))
  const isOnTable = removeType === 'OBJECT_TRIGGER' || removeType === 'OBJECT_POLICY' || removeType === 'OBJECT_RULE'
  return isOnTable ? objects.map((object) => pathOf(object).slice(0, -1).join('.')) : []
}
