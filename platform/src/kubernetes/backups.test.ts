import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import Type from 'typebox'
import { Parse } from 'typebox/value'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { root } from '../paths.ts'
import { folder, named, patched, written } from './manifests.ts'

const path = join(folder, 'overlays', 'production')
const production = written(path)
const Rules = Type.Object({
  groups: Type.Array(Type.Object({ rules: Type.Array(Type.Object({ alert: Type.String(), expr: Type.String() })) })),
})
const { groups } = Parse(Rules, parse(readFileSync(join(root, 'docs/operations/alerts.yml'), 'utf8')))
const rules = new Map(groups.flatMap((group) => group.rules.map(({ alert, expr }) => [alert, expr] as const)))

/** Of the exporter in each instance: the operator's usual queries, and what the plug-in for backups adds. */
const shown = [
  'barman_cloud_cloudnative_pg_io_last_available_backup_timestamp',
  'cnpg_collector_up',
  'cnpg_pg_replication_lag',
  'cnpg_pg_replication_streaming_replicas',
  'cnpg_pg_stat_archiver_last_archived_time',
  'cnpg_pg_stat_archiver_last_failed_time',
  'cnpg_pg_stat_archiver_seconds_since_last_archival',
]

it('the figures of PostgreSQL are asked for, at the instances of our cluster', () => {
  const { metadata } = named(written(join(folder, 'base')), 'Cluster', 'postgres')
  expect(named(production, 'PodMonitor', 'postgres')).toMatchObject({
    spec: {
      selector: { matchLabels: { 'cnpg.io/cluster': metadata.name, 'cnpg.io/podRole': 'instance' } },
      podMetricsEndpoints: [{ port: 'metrics' }],
    },
  })
})

it.each(['ArchivingFails', 'BackupOld', 'StandbyBehind'])('%s looks at figures of this namespace alone', (alarm) => {
  const measures = [...(rules.get(alarm) ?? '').matchAll(/\b((?:cnpg|barman)_\w+)(\{[^}]*\})?/g)]
  expect(measures.length).toBeGreaterThan(1)
  const { namespace } = Parse(
    Type.Object({ namespace: Type.String() }),
    parse(readFileSync(join(path, 'kustomization.yaml'), 'utf8')),
  )
  for (const [, name, labels] of measures) {
    expect(shown).toContain(name)
    expect(labels).toBe(`{namespace="${namespace}"}`)
  }
})

it('a copy each night is late after 26 hours, and a standby is missed where one is not there', () => {
  const { schedule } = Parse(
    Type.Object({ spec: Type.Object({ schedule: Type.String() }) }),
    named(production, 'ScheduledBackup', 'nightly'),
  ).spec
  expect(schedule).toMatch(/^0 \d+ \d+ \* \* \*$/)
  expect(rules.get('BackupOld')).toContain(`> ${String(26 * 3600)} `)
  const { instances } = Parse(
    Type.Object({ spec: Type.Object({ instances: Type.Integer() }) }),
    named(patched(path), 'Cluster', 'postgres'),
  ).spec
  expect(rules.get('StandbyBehind')).toMatch(new RegExp(`streaming_replicas\\{[^}]*\\}\\) < ${String(instances - 1)}$`))
})
