/**
 * What a migration must not do while people work, and what to write instead. Names are those of squawk
 * (squawkhq.com/docs/rules) where it has the rule.
 */
export const remedies = {
  'adding-field-with-default':
    'a value for every row rewrites the table: add the column without one, fill it in batches, then set the default.',
  'adding-not-nullable-field':
    'all rows are looked at under the lock: add constraint … not null … not valid, and validate it in a file of its own.',
  'adding-required-field': 'the release before does not fill it in: give it a constant default, or allow null.',
  'backfill-in-batches':
    'rows are changed in a `-- no transaction` file of its own: a do block that commits each batch.',
  'ban-concurrent-index-creation-in-transaction': 'a concurrent index stands alone in a `-- no transaction` file.',
  'ban-drop-column': 'the release before may use it: drop it in a `-- contract` file of a later release.',
  'ban-drop-table': 'the release before may use it: drop it in a `-- contract` file of a later release.',
  'ban-truncate': 'it waits for everybody and takes what they see: delete in batches, or drop in a `-- contract` file.',
  'blocks-while-it-runs': 'the table is locked for as long as this takes: use the form with concurrently, or none.',
  'changing-column-type': 'the table is rewritten: add a column, fill it in batches, and drop the old one later.',
  'constraint-missing-not-valid': 'add it as a table constraint … not valid, and validate it in a file of its own.',
  'disallowed-unique-constraint': 'create unique index concurrently in a file of its own, then add … using index.',
  'hidden-statement': 'the linter cannot read what a do block builds: write the statement itself.',
  'locks-outside-transaction': 'nothing limits its wait for a lock: leave `-- no transaction` out.',
  'one-statement-outside-transaction': 'an interrupted file is run again: give each statement a file of its own.',
  'prefer-robust-stmts': 'an interrupted file is run again: say if not exists, or if exists.',
  'renaming-column': 'the release before knows the old name: add a column, fill it, and drop the old one later.',
  'renaming-table': 'the release before knows the old name: make a new table, or a view of the new name.',
  'require-concurrent-index-creation':
    'writes wait while it is built: create index concurrently, in a file of its own.',
  'require-concurrent-index-deletion': 'drop index concurrently if exists, in a `-- no transaction` file of its own.',
  'timeout-given-by-runner': 'the runner limits locks and statements: leave it out.',
  'transaction-nesting': 'the runner begins and commits: leave it out.',
  'two-tables-at-most': 'people wait for one lock while it waits for the next: one file for each existing table.',
  'validate-outside-transaction': 'all rows are looked at: validate in a `-- no transaction` file of its own.',
} as const

export type Rule = keyof typeof remedies
