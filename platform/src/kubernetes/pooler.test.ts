import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import Type from 'typebox'
import { Parse } from 'typebox/value'
import { describe, expect, it } from 'vitest'
import { settingsOf } from '../../test/containers/settings-of.ts'
import { poolerConfiguration } from '../cluster/pooler.ts'
import { root } from '../paths.ts'
import { limitsOfService } from '../postgres/databases.ts'
import { services } from '../services.ts'
import { connectionsOf, mostPrograms, roomOf } from './connections.ts'
import { canRender, folder, named, patched, rendered, written } from './manifests.ts'
import { programsIn } from './workloads.ts'

const component = join(folder, 'components', 'pooler')
const guide = readFileSync(join(root, 'docs/guides/kubernetes.md'), 'utf8')

const Pooler = Type.Object({
  metadata: Type.Object({ name: Type.String() }),
  spec: Type.Object({
    instances: Type.Integer(),
    pgbouncer: Type.Object({ parameters: Type.Record(Type.String(), Type.String()) }),
  }),
})
const manifest = named(written(component), 'Pooler', 'pooler')
const { spec } = Parse(Pooler, manifest)
const { parameters } = spec.pgbouncer

describe('the pooler', () => {
  it('shares connections to the primary between transactions, is there twice, and speaks TLS alone', () => {
    expect(manifest).toMatchObject({
      spec: {
        type: 'rw',
        instances: 2,
        cluster: { name: named(written(join(folder, 'base')), 'Cluster', 'postgres').metadata.name },
        deploymentStrategy: { rollingUpdate: { maxUnavailable: 0 } },
        pgbouncer: { poolMode: 'transaction', parameters: { client_tls_sslmode: 'require' } },
      },
    })
    expect(named(written(component), 'PodDisruptionBudget', 'pooler')).toMatchObject({
      spec: { maxUnavailable: 1, selector: { matchLabels: { 'cnpg.io/poolerName': manifest.metadata.name } } },
    })
  })

  it('is set as the one that npm run test:cluster tries', () => {
    const database = { host: '127.0.0.1', port: 5432 }
    const text = poolerConfiguration({ folder: '/pooler', port: 6432, database, password: () => '' })
    const tried = Object.fromEntries(
      [...text.matchAll(/^(\w+) = (.*)$/gm)].map(([, name = '', value]) => [name, value]),
    )
    // The operator adds a parameter of its own, and speaks TLS; a cluster has two poolers where the stage has one.
    const {
      client_tls_sslmode: _tls,
      default_pool_size: _size,
      ignore_startup_parameters: passed,
      ...same
    } = parameters
    expect(tried).toMatchObject({ ...same, pool_mode: 'transaction' })
    expect(tried['ignore_startup_parameters']).toBe(`${passed},extra_float_digits`)
    expect(passed?.split(',')).toEqual(Object.keys(limitsOfService))
  })
})

describe.each(services)('$name', ({ name }) => {
  const area = name.replace('svc-', '')
  const patch = named(patched(component), 'Deployment', name)

  it('asks the pooler, and keeps its lead past it', async () => {
    const { known } = await settingsOf(name, 'main.mjs')
    expect(known).toEqual(expect.arrayContaining(['DATABASE_URL', 'DATABASE_SESSION_URL']))
    const key = `${area}-database-url`
    expect(patch).toMatchObject({
      spec: {
        template: {
          spec: {
            containers: [
              {
                name,
                env: [
                  { name: 'DATABASE_URL_FILE', value: `/run/pooled/${key}` },
                  { name: 'DATABASE_SESSION_URL_FILE', value: `/run/secrets/${key}` },
                ],
                volumeMounts: [{ name: 'pooled', mountPath: '/run/pooled', readOnly: true }],
              },
            ],
            volumes: [{ name: 'pooled', secret: { secretName: 'pooled', items: [{ key, path: key }] } }],
          },
        },
      },
    })
  })

  it('gets its address by the guide, which names the Service of the pooler', () => {
    expect(guide).toContain(`--from-file=${area}-database-url=<(pooled ${area})`)
    const [, host] =
      /pooled\(\) \{ sed 's\/@postgres:\/@([\w-]+):\/' "\.secrets\/\$1-database-url"; \}/.exec(guide) ?? []
    expect(host).toBe(manifest.metadata.name)
  })
})

it.skipIf(!canRender)('PostgreSQL has a connection for all that the pooler shares, and for those past it', () => {
  const manifests = rendered('production', 'pooler')
  const past = services.reduce((sum, { name }) => sum + mostPrograms(manifests, name) * connectionsOf(name).past, 0)
  const shared = spec.instances * services.length * Number(parameters['default_pool_size'])
  expect(roomOf(manifests)).toBeGreaterThan(shared + past + 20)
  // What the component is for.
  const alone = rendered('production')
  for (const { name } of services) {
    expect(mostPrograms(manifests, name)).toBeGreaterThan(mostPrograms(alone, name))
    const { container } = programsIn(manifests).find(({ workload }) => workload === name) ?? {}
    const told = container?.env?.filter((variable) => variable.name === 'DATABASE_URL_FILE')
    expect(told?.map(({ value }) => value?.split('/')[2])).toEqual(['pooled'])
  }
})
