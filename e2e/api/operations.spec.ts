import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { addressOf, type ProgramName } from '../faults/programs.ts'
import { root } from '../platform.ts'

const programs: ProgramName[] = ['gateway', 'svc-users', 'svc-missions', 'svc-articles']
const page = readFileSync(join(root, 'docs', 'operations.md'), 'utf8')
const rules = readFileSync(join(root, 'docs', 'operations', 'alerts.yml'), 'utf8')

/**
 * Shown elsewhere: where programs speak TLS alone (packages/service-kit/test/http/tls.test.ts), and in a cluster by its
 * nodes and by PostgreSQL (platform/src/kubernetes/backups.test.ts).
 */
const elsewhere = [
  'barman_cloud_cloudnative_pg_io_last_available_backup_timestamp',
  'certificate_seconds_left',
  'cnpg_collector_up',
  'cnpg_pg_replication_lag',
  'cnpg_pg_replication_streaming_replicas',
  'cnpg_pg_stat_archiver_last_archived_time',
  'cnpg_pg_stat_archiver_last_failed_time',
  'cnpg_pg_stat_archiver_seconds_since_last_archival',
  'kubelet_volume_stats_available_bytes',
  'kubelet_volume_stats_capacity_bytes',
]

/** Series of one program: far more would mean that a label holds what visitors send. */
const mostSeries = 3_000

test('every alarm has its section, and every section its alarm', () => {
  const alarms = matches(rules, /- alert: (\w+)/g)
  const sections = matches(page, /^### (\w+)$/gm)
  expect(alarms.length).toBeGreaterThan(15)
  expect(sections.sort()).toEqual(alarms.sort())
})

test('every measure that an alarm or the page names is shown by a program', async () => {
  const shown = new Set(
    (await Promise.all(programs.map(measuresOf))).flatMap((text) => matches(text, /^# TYPE (\S+)/gm)),
  )
  const inRules = matches(rules, /expr: (.+)/g).flatMap(measuresIn)
  const inPage = matches(page, /^\| (`.+?) \|/gm).flatMap(measuresIn)
  expect(inPage.length).toBeGreaterThan(20)
  const missing = [...inRules, ...inPage].map(withoutSuffix).filter((name) => !shown.has(name))
  expect(new Set(missing)).toEqual(new Set(elsewhere))
  const unexplained = inRules.map(withoutSuffix).filter((name) => !inPage.map(withoutSuffix).includes(name))
  expect(new Set(unexplained), 'measures of alarms whose normal picture the page does not give').toEqual(new Set())
})

test('what visitors send makes no series: labels are names of ours', async ({ request }) => {
  const ask = (n: number, path: string) =>
    request.fetch(`${path}/odd-${String(n)}?search=odd`, { method: n % 2 ? 'GET' : 'POST', failOnStatusCode: false })
  for (const path of ['', '/api', '/api/mission', '/remotes/mf-none']) await ask(0, path)
  const before = await seriesOf('gateway')
  for (let n = 1; n <= 20; n++) for (const path of ['', '/api', '/api/mission', '/remotes/mf-none']) await ask(n, path)
  const after = await seriesOf('gateway')
  // A path may meet a method here for the first time, and has a bucket for each of its times.
  expect(after.length - before.length).toBeLessThan(20 * 16)
  for (const name of programs) {
    const series = await seriesOf(name)
    console.log(`${name}: ${String(series.length)} series`)
    expect(series.length).toBeLessThan(mostSeries)
    expect(series.join('\n')).not.toMatch(/odd-\d|search=|[0-9a-f]{8}-[0-9a-f]{4}-|@/)
  }
})

test('figures are not for the outside', async ({ request }) => {
  const answer = await request.get('/metrics', { headers: { 'x-forwarded-for': '198.51.100.1' } })
  expect(answer.status()).toBe(404)
})

async function measuresOf(name: ProgramName): Promise<string> {
  return (await fetch(`http://${addressOf(name)}/metrics`)).text()
}

async function seriesOf(name: ProgramName): Promise<string[]> {
  const text = await measuresOf(name)
  return text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
}

/** Names with an underscore that are measures: not labels, not functions of Prometheus. */
function measuresIn(text: string): string[] {
  const bare = text.replace(/\{[^}]*\}/g, '').replace(/by \([^)]*\)/g, '')
  const functions = ['histogram_quantile', 'min_over_time']
  return matches(bare, /\b([a-z]+(?:_[a-z0-9]+)+)\b/g).filter((name) => !functions.includes(name))
}

function withoutSuffix(name: string): string {
  return name.replace(/^(http_.+)_(bucket|count|sum)$/, '$1')
}

function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].flatMap(([, found]) => found ?? [])
}
