import { expect, test } from 'vitest'
import { migrationOf } from '../migration-files.ts'
import { lintMigration } from './lint-migration.ts'
import type { Rule } from './remedies.ts'

const lint = (sql: string) => lintMigration(migrationOf('202701010000_planted.sql', sql))
const rulesOf = async (sql: string) => (await lint(sql)).map((finding) => finding.split(/[ :]/)[1])

const alone = '-- no transaction\n'

test.each<[Rule, string]>([
  ['require-concurrent-index-creation', 'create index i on t (a)'],
  ['require-concurrent-index-creation', 'create unique index i on t (a)'],
  ['require-concurrent-index-deletion', 'drop index i'],
  ['ban-concurrent-index-creation-in-transaction', 'create index concurrently if not exists i on t (a)'],
  ['ban-concurrent-index-creation-in-transaction', 'drop index concurrently if exists i'],
  ['prefer-robust-stmts', `${alone}create index concurrently i on t (a)`],
  ['prefer-robust-stmts', `${alone}drop index concurrently i`],
  ['adding-field-with-default', 'alter table t add column a uuid default gen_random_uuid()'],
  ['adding-field-with-default', 'alter table t add column a int generated always as (b + 1) stored'],
  ['adding-field-with-default', 'alter table t add column a bigint generated always as identity'],
  ['adding-field-with-default', 'alter table t add column a bigserial'],
  ['adding-required-field', 'alter table t add column a int not null'],
  ['adding-not-nullable-field', 'alter table t alter column a set not null'],
  ['adding-not-nullable-field', 'alter table t add constraint c not null a'],
  ['constraint-missing-not-valid', 'alter table t add constraint c check (a > 0)'],
  ['constraint-missing-not-valid', 'alter table t add column a int check (a > 0)'],
  ['constraint-missing-not-valid', 'alter table t add constraint c foreign key (a) references o (id)'],
  ['constraint-missing-not-valid', 'alter table t add column a int default 1 references o (id)'],
  ['validate-outside-transaction', 'alter table t validate constraint c'],
  ['disallowed-unique-constraint', 'alter table t add constraint c unique (a)'],
  ['disallowed-unique-constraint', 'alter table t add primary key (a)'],
  ['disallowed-unique-constraint', 'alter table t add column a int unique'],
  ['changing-column-type', 'alter table t alter column a type bigint'],
  ['changing-column-type', 'alter table t alter column a set expression as (b + 2)'],
  ['renaming-column', 'alter table t rename column a to b'],
  ['renaming-table', 'alter table t rename to u'],
  ['ban-drop-column', 'alter table t drop column a'],
  ['ban-drop-table', 'drop table t'],
  ['ban-drop-table', 'drop view t'],
  ['ban-truncate', 'truncate t'],
  ['backfill-in-batches', 'update t set a = 1'],
  ['backfill-in-batches', `${alone}delete from t`],
  ['backfill-in-batches', 'create table u (a int); insert into u select a from t'],
  ['backfill-in-batches', `${alone}do $$ begin update t set a = 1; end $$`],
  ['backfill-in-batches', 'do $$ begin update t set a = 1; commit; end $$'],
  ['hidden-statement', "do $$ begin execute 'alter table t add column a int'; end $$"],
  ['blocks-while-it-runs', 'lock table t'],
  ['blocks-while-it-runs', 'reindex table t'],
  ['blocks-while-it-runs', 'refresh materialized view t'],
  ['blocks-while-it-runs', 'alter table t set unlogged'],
  ['locks-outside-transaction', `${alone}alter table t add column a int`],
  ['one-statement-outside-transaction', `${alone}analyze t; analyze u`],
  ['timeout-given-by-runner', "set local lock_timeout = '1min'"],
  ['transaction-nesting', 'commit'],
  [
    'two-tables-at-most',
    'alter table a add column x int; alter table b add column x int; alter table c add column x int',
  ],
  ['two-tables-at-most', 'create table u (a int references a, b int references b, c int references c)'],
])('%s: %s', async (rule, sql) => {
  expect(await rulesOf(sql)).toEqual([rule])
})

test.each([
  "alter table t add column a text, add column b timestamptz default now(), add column c text[] not null default '{}'",
  'alter table t add column a uuid references o (id)',
  'alter table t add constraint c check (a > 0) not valid',
  'alter table t add constraint c not null a not valid',
  'alter table t add constraint c foreign key (a) references o (id) not valid',
  'alter table t add constraint c unique using index i',
  'create table u (id int primary key, t_id int references t (id)); create index i on u (t_id); alter table u add unique (t_id)',
  'create table u (id int); insert into u values (1)',
  "do $$ begin execute format('grant select, insert, update, delete on t to %I', 'app'); end $$",
  `${alone}create index concurrently if not exists i on t (a)`,
  `${alone}drop index concurrently if exists i`,
  `${alone}alter table t validate constraint c`,
  `${alone}do $$ begin loop update t set a = 1 where id in (select 1); exit when not found; commit; end loop; end $$`,
  '-- contract\nalter table t drop column a',
  '-- contract\ndrop table t',
])('nobody waits for: %s', async (sql) => {
  expect(await lint(sql)).toEqual([])
})

test('a finding names the line of its statement and what to write instead', async () => {
  const sql = '-- Missions of été.\n\nalter table t add column a int;\n\n-- Found by it.\ncreate index i on t (a);\n'
  expect(await lint(sql)).toEqual([
    '6 require-concurrent-index-creation: writes wait while it is built: create index concurrently, in a file of its own.',
  ])
})

test('what a file says of itself stands before its first statement, and nowhere else', async () => {
  expect(await rulesOf('select 1;\n-- contract\ndrop table t')).toEqual(['ban-drop-table'])
})
