import type { AlterTableCmd, ColumnDef, Constraint, Node } from 'libpg-query'
import type { MigrationUnderLint } from './migration-under-lint.ts'
import type { Rule } from './remedies.ts'

/** What takes long under the lock, whatever it says. */
const always: Partial<Record<NonNullable<AlterTableCmd['subtype']>, Rule>> = {
  AT_AlterColumnType: 'changing-column-type',
  AT_SetExpression: 'changing-column-type',
  AT_SetNotNull: 'adding-not-nullable-field',
  AT_SetLogged: 'blocks-while-it-runs',
  AT_SetUnLogged: 'blocks-while-it-runs',
  AT_SetTableSpace: 'blocks-while-it-runs',
  AT_SetAccessMethod: 'blocks-while-it-runs',
}

/** What one part of an `alter table` of an existing table breaks. */
export function alterTableRules({ subtype, def }: AlterTableCmd, file: MigrationUnderLint): Rule[] {
  if (!subtype) return []
  if (subtype === 'AT_AddColumn') return def && 'ColumnDef' in def ? columnRules(def.ColumnDef) : []
  if (subtype === 'AT_AddConstraint') return def && 'Constraint' in def ? constraintRules(def.Constraint) : []
  if (subtype === 'AT_DropColumn') return file.contract ? [] : ['ban-drop-column']
  if (subtype === 'AT_ValidateConstraint') return file.transactional ? ['validate-outside-transaction'] : []
  const rule = always[subtype]
  return rule ? [rule] : []
}

export function constraintsOf(nodes: Node[] | undefined): Constraint[] {
  return (nodes ?? []).flatMap((node) => ('Constraint' in node ? [node.Constraint] : []))
}

function constraintRules({ contype, skip_validation, indexname }: Constraint): Rule[] {
  if (contype === 'CONSTR_UNIQUE' || contype === 'CONSTR_PRIMARY' || contype === 'CONSTR_EXCLUSION') {
    return indexname ? [] : ['disallowed-unique-constraint']
  }
  if (skip_validation) return []
  if (contype === 'CONSTR_NOTNULL') return ['adding-not-nullable-field']
  return contype === 'CONSTR_CHECK' || contype === 'CONSTR_FOREIGN' ? ['constraint-missing-not-valid'] : []
}

function columnRules(column: ColumnDef): Rule[] {
  const constraints = constraintsOf(column.constraints)
  const has = (type: Constraint['contype']) => constraints.some(({ contype }) => contype === type)
  const filled = constraints.some(fillsRows) || isSerial(column)
  const rules: Rule[] = filled ? ['adding-field-with-default'] : []
  if (has('CONSTR_NOTNULL') && !has('CONSTR_DEFAULT') && !filled) rules.push('adding-required-field')
  if (has('CONSTR_UNIQUE') || has('CONSTR_PRIMARY')) rules.push('disallowed-unique-constraint')
  // Where the new column is null everywhere, PostgreSQL does not look at the rows for a foreign key.
  const isChecked = has('CONSTR_CHECK') || (has('CONSTR_FOREIGN') && has('CONSTR_DEFAULT'))
  return isChecked ? [...rules, 'constraint-missing-not-valid'] : rules
}

/** Whether each row gets a value of its own: the table is written anew for it. */
function fillsRows({ contype, raw_expr, generated_kind }: Constraint): boolean {
  if (contype === 'CONSTR_DEFAULT') return !isStable(raw_expr)
  return contype === 'CONSTR_IDENTITY' || (contype === 'CONSTR_GENERATED' && generated_kind === 's')
}

function isSerial({ typeName }: ColumnDef): boolean {
  return (typeName?.names ?? []).some(
    (node) => 'String' in node && /^(small|big)?serial\d?$/.test(node.String.sval ?? ''),
  )
}

/** A default that is worked out once, and noted for the rows that are there. */
function isStable(expression: Node | undefined): boolean {
  if (!expression) return true
  if ('A_Const' in expression || 'SQLValueFunction' in expression) return true
  if ('TypeCast' in expression) return isStable(expression.TypeCast.arg)
  if ('A_ArrayExpr' in expression) return (expression.A_ArrayExpr.elements ?? []).every(isStable)
  if (!('FuncCall' in expression)) return false
  return (expression.FuncCall.funcname ?? []).some((node) => 'String' in node && node.String.sval === 'now')
}
