import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import Type from 'typebox'
import { Parse } from 'typebox/value'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { root } from '../../src/paths.ts'
import { readCompose, serviceNamed } from './compose.ts'

const text = readFileSync(join(root, 'docker-compose.yml'), 'utf8')
const compose = readCompose(text)
const prometheus = serviceNamed(compose, 'prometheus')

/** The file that Prometheus finds at a place. */
function fileAt(place: string): string {
  const { source = '' } = prometheus.configs?.find(({ target }) => target === place) ?? {}
  return readFileSync(join(root, compose.configs[source]?.file ?? ''), 'utf8')
}

const Settings = Type.Object({
  rule_files: Type.Array(Type.String()),
  scrape_configs: Type.Array(
    Type.Object({
      job_name: Type.String(),
      scheme: Type.String(),
      tls_config: Type.Object({ ca_file: Type.String() }),
      static_configs: Type.Array(Type.Object({ targets: Type.Array(Type.String()) })),
    }),
  ),
})
const settings = Parse(Settings, parse(fileAt('/etc/prometheus/containers.yml')))

it('asks every program that has figures, over TLS, as the job that the rules name', () => {
  const measured = Object.entries(compose.services).filter(
    ([, { environment }]) => environment?.['METRICS_FROM'] === '',
  )
  expect(measured.map(([name]) => name)).toContain('gateway')
  const [job] = settings.scrape_configs
  expect(job?.static_configs.flatMap(({ targets }) => targets).sort()).toEqual(
    measured.map(([name, { environment }]) => `${name}:${environment?.['PORT'] ?? ''}`).sort(),
  )
  expect(job?.scheme).toBe('https')
  expect(prometheus.secrets).toContain(job?.tls_config.ca_file.replace('/run/secrets/', ''))
  expect(fileAt('/etc/prometheus/alerts.yml')).toContain(`up{job="${job?.job_name ?? ''}"} == 0`)
})

it('has the rules of docs/operations beside its settings', () => {
  expect(settings.rule_files).toEqual(['alerts.yml'])
  expect(fileAt('/etc/prometheus/alerts.yml')).toBe(readFileSync(join(root, 'docs/operations/alerts.yml'), 'utf8'))
})

it('is let in by every program, by the words of the guide', () => {
  const guide = readFileSync(join(root, 'docs/guides/containers.md'), 'utf8')
  const [, profiles, range = ''] = /^COMPOSE_PROFILES=(alarms)\nMETRICS_FROM=(\S+)$/m.exec(guide) ?? []
  expect(prometheus.profiles).toEqual([profiles])
  const told = readCompose(text.replaceAll('${METRICS_FROM:-}', range))
  for (const name of ['gateway', 'svc-users', 'svc-missions', 'svc-articles'])
    expect(serviceNamed(told, name).environment?.['METRICS_FROM']).toBe('172.16.0.0/12')
})
