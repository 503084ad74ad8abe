import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import Type from 'typebox'
import { Parse } from 'typebox/value'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { readCompose, serviceNamed } from '../../test/containers/compose.ts'
import { lastOf, readDockerfile, wholeStage } from '../../test/containers/dockerfile.ts'
import { root } from '../paths.ts'
import { services } from '../services.ts'
import { connectionsOf, mostPrograms, roomOf } from './connections.ts'
import { canRender, folder, named, readKustomization, rendered, settingsIn, written } from './manifests.ts'

const production = join(folder, 'overlays', 'production')
const compose = readCompose()
const file = (path: string) => readFileSync(join(root, path), 'utf8')

describe('what is watched', () => {
  const manifests = written(production)

  it('has the rules of docs/operations', () => {
    expect(named(manifests, 'PrometheusRule', 'ensemble')).toMatchObject({
      spec: parse(file('docs/operations/alerts.yml')),
    })
  })

  it('is called as the rules call it, in every program', () => {
    const { spec } = Parse(
      Type.Object({
        spec: Type.Object({
          jobLabel: Type.String(),
          selector: Type.Object({ matchExpressions: Type.Array(Type.Object({ values: Type.Array(Type.String()) })) }),
        }),
      }),
      named(manifests, 'ServiceMonitor', 'ensemble'),
    )
    const services = written(join(folder, 'base')).filter(({ kind }) => kind === 'Service')
    expect(spec.selector.matchExpressions[0]?.values.sort()).toEqual(
      services.map(({ metadata }) => metadata.name).sort(),
    )
    for (const { metadata } of services) expect(metadata.labels?.[spec.jobLabel]).toBe('ensemble')
    expect(file('docs/operations/alerts.yml')).toContain('up{job="ensemble"}')
    expect(settingsIn('production')['METRICS_FROM']).not.toBe('')
  })

  it('has every volume of ours in it, which no program of ours sees', () => {
    const [, namespace = ''] =
      /^namespace: (.+)$/m.exec(file('deploy/kubernetes/overlays/production/kustomization.yaml')) ?? []
    const which = `{namespace="${namespace}"}`
    expect(file('docs/operations/alerts.yml')).toContain(
      `kubelet_volume_stats_available_bytes${which} / kubelet_volume_stats_capacity_bytes${which} < 0.`,
    )
    // The volumes of brokers are made by their chart.
    expect(file('docs/guides/kubernetes.md')).toContain(`helm -n ${namespace} upgrade --install nats`)
  })

  it('is drawn from measures that the alarms or the page on operations name', () => {
    const { panels } = Parse(
      Type.Object({
        panels: Type.Array(
          Type.Object({ title: Type.String(), targets: Type.Array(Type.Object({ expr: Type.String() })) }),
        ),
      }),
      JSON.parse(file('docs/operations/dashboard.json')),
    )
    const known = `${file('docs/operations/alerts.yml')}${file('docs/operations.md')}${file('gateway/README.md')}`
    for (const { title, targets } of panels) {
      const text = targets.map(({ expr }) => expr.replace(/\{[^}]*\}/g, '').replace(/by \([^)]*\)/g, '')).join(' ')
      const measures = [...text.matchAll(/\b([a-z]+(?:_[a-z0-9]+)+)\b/g)].map(([name]) => name)
      const unknown = measures.filter((name) => name !== 'histogram_quantile' && !known.includes(name))
      expect({ title, unknown }).toEqual({ title, unknown: [] })
    }
  })
})

describe('the broker', () => {
  const values: unknown = parse(file('deploy/kubernetes/base/nats.yaml'))

  it('is our image with its users, the size and the promise of the compose file', () => {
    const conf = file('platform/containers/nats-server.conf')
    expect(values).toMatchObject({
      config: {
        jetstream: {
          fileStore: { dir: '/data', maxSize: `${/max_file_store: (\d+)GB/.exec(conf)?.[1] ?? ''}Gi` },
          memoryStore: { maxSize: `${/max_memory_store: (\d+)MB/.exec(conf)?.[1] ?? ''}Mi` },
          merge: { sync_interval: 'always' },
        },
        merge: {
          max_payload: `<< ${/max_payload: (\w+)/.exec(conf)?.[1] ?? ''} >>`,
          zz$include: '../nats/nats-users.conf',
        },
      },
      container: { image: { repository: 'ensemble/broker' } },
    })
    expect(conf).toContain('sync_interval: always')
    const copied = wholeStage(readDockerfile(), 'broker').find(({ name }) => name === 'COPY')?.text
    expect(copied).toMatch(/nats-users\.conf \/etc\/nats\/$/)
    const limit = Parse(
      Type.Object({
        container: Type.Object({
          merge: Type.Object({ resources: Type.Object({ limits: Type.Object({ memory: Type.String() }) }) }),
        }),
      }),
      values,
    ).container.merge.resources.limits.memory
    expect(limit.replace('Mi', 'm')).toBe(serviceNamed(compose, 'nats').mem_limit)
  })

  it('sees its passwords where its users look for them, and nothing of ours else', () => {
    expect(values).toMatchObject({
      container: { patch: [{ value: { name: 'passwords', mountPath: '/run/secrets' } }] },
      podTemplate: {
        patch: [
          {
            value: {
              secret: {
                secretName: 'ensemble',
                items: ['nats-passwords', 'tls-nats.pem', 'tls-authority.pem'].map((name) => ({
                  key: name,
                  path: name,
                })),
              },
            },
          },
        ],
      },
    })
    expect(file('platform/containers/nats-users.conf')).toContain('include "../../run/secrets/nats-passwords"')
    expect(lastOf(wholeStage(readDockerfile(), 'broker'), 'USER')).toBe('10001:10001')
  })
})

describe('PostgreSQL', () => {
  const Named = Type.Object({ name: Type.String() })
  const Cluster = Type.Object({
    spec: Type.Object({
      imageName: Type.String(),
      resources: Type.Object({ limits: Type.Object({ memory: Type.String() }) }),
      postgresql: Type.Object({ parameters: Type.Record(Type.String(), Type.String()) }),
      managed: Type.Object({
        services: Type.Object({
          disabledDefaultServices: Type.Array(Type.String()),
          additional: Type.Array(Type.Object({ serviceTemplate: Type.Object({ metadata: Named }) })),
        }),
      }),
    }),
  })
  const base = Parse(Cluster, named(written(join(folder, 'base')), 'Cluster', 'postgres')).spec

  it('is the release of the compose file, with its settings and its limit', () => {
    const { image, command = [], mem_limit: limit } = serviceNamed(compose, 'postgres')
    const [version = ''] = /\d+\.\d+/.exec(image) ?? []
    expect(base.imageName).toMatch(new RegExp(`:${version}-standard-bookworm$`))
    // The operator has TLS on by itself; that nobody comes in without it is a line of the manifest.
    const isTls = (word: string) => /^(ssl\w*|hba_file)=/.test(word)
    const told = command.filter((word) => word.includes('=') && !isTls(word)).map((word) => word.split('='))
    expect(base.postgresql.parameters).toEqual(Object.fromEntries(told))
    expect(base.resources.limits.memory).toBe(`${limit.replace('g', '')}Gi`)
  })

  it.skipIf(!canRender)('has in production the settings for its limit, and a connection for every program', () => {
    const manifests = rendered('production')
    const { resources, postgresql } = Parse(Cluster, named(manifests, 'Cluster', 'postgres')).spec
    const limit = resources.limits.memory.replace('Gi', 'g')
    const row = file('docs/guides/containers.md')
      .split('\n')
      .find((line) => line.startsWith(`| \`${limit}\` |`))
    const [, buffers, cache, work, maintenance] = [...(row ?? '').matchAll(/`([^`]+)`/g)].map(([, text]) => text)
    expect(postgresql.parameters).toMatchObject({
      shared_buffers: buffers,
      effective_cache_size: cache,
      work_mem: work,
      maintenance_work_mem: maintenance,
    })
    // The gateway asks no database.
    const most = services.reduce((sum, { name }) => {
      const { shared, past } = connectionsOf(name)
      return sum + mostPrograms(manifests, name) * (shared + past)
    }, 0)
    expect(roomOf(manifests)).toBeGreaterThan(most + 20)
  })

  it.skipIf(!canRender)('has in production the Services that its programs are sent to', () => {
    const { disabledDefaultServices, additional } = Parse(Cluster, named(rendered('production'), 'Cluster', 'postgres'))
      .spec.managed.services
    // What the operator makes by itself.
    const usual = ['rw', 'ro', 'r'].filter((which) => !disabledDefaultServices.includes(which))
    const made = usual.map((which) => `postgres-${which}:5432`)
    expect(made).toContain(settingsIn('production')['DATABASE_READ_ADDRESS'])
    expect(additional.map(({ serviceTemplate }) => serviceTemplate.metadata.name)).toEqual(['postgres'])
  })
})

it('every image of ours that production runs is named with its place, the broker too', () => {
  const images = (readKustomization(production).images ?? []).map(({ name }) => name.replace('ensemble/', ''))
  const targets = readDockerfile().map(({ name }) => name)
  expect(images.filter((name) => !targets.includes(name))).toEqual([])
  const values: unknown = parse(file('deploy/kubernetes/overlays/production/nats.yaml'))
  expect(values).toMatchObject({
    config: { cluster: { enabled: true, replicas: Number(settingsIn('production')['NATS_REPLICAS']) } },
    container: { image: { repository: 'registry.example/ensemble/broker' } },
  })
})
