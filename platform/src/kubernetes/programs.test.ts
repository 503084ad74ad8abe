import { X509Certificate } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import Type from 'typebox'
import { Parse } from 'typebox/value'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isOneShot, readCompose, targetOf } from '../../test/containers/compose.ts'
import { environmentOf, lastOf, readDockerfile, wholeStage, words } from '../../test/containers/dockerfile.ts'
import { settingsOf } from '../../test/containers/settings-of.ts'
import { isImageName } from '../images/images.ts'
import { root } from '../paths.ts'
import { canRender, folder, overlays, rendered, settingsIn, written, type Overlay } from './manifests.ts'
import { programsIn, secretsOf, workloadsIn, type Program } from './workloads.ts'

const compose = readCompose()
const stages = readDockerfile()
/** The secret that a cluster has no use for: the sign-in provider is for trying with the compose file alone. */
const forTryingAlone = ['sign-in-keys.json']

let secretsFolder: string
let secrets: string[]
beforeAll(async () => {
  secretsFolder = mkdtempSync(join(tmpdir(), 'secrets-'))
  const tool = (await import(pathToFileURL(join(root, 'platform/secrets.mjs')).href)) as {
    makeSecrets: (to: string) => string[]
  }
  secrets = tool.makeSecrets(secretsFolder)
})
afterAll(() => rmSync(secretsFolder, { recursive: true }))

function entryOf({ target, container }: Program): string {
  return container.args?.at(-1) ?? words(lastOf(wholeStage(stages, target), 'CMD')).at(-1) ?? ''
}

/** What the container gets: of its image, then of the manifest, with the settings of an overlay. */
function environmentIn(overlay: Overlay, { target, container }: Program): Record<string, string> {
  const settings = settingsIn(overlay)
  const given = (container.env ?? []).flatMap(({ name, value, valueFrom }): [string, string][] => {
    const inSettings = settings[valueFrom?.configMapKeyRef?.key ?? '']
    const text = value ?? inSettings ?? (valueFrom?.secretKeyRef?.optional === false ? 'secret' : undefined)
    return text === undefined ? [] : [[name, text]]
  })
  return { ...environmentOf(wholeStage(stages, target)), ...Object.fromEntries(given) }
}

/** The service of the compose file that runs the same program. */
function inCompose(program: Program) {
  const found = Object.values(compose.services).find(
    (one) => targetOf(one) === program.target && (one.command?.at(-1) ?? 'main.mjs') === entryOf(program),
  )
  if (!found) throw new Error(`docker-compose.yml does not run ${program.target} ${entryOf(program)}`)
  return found
}

const programs = programsIn(written(join(folder, 'base')))

it('runs every program of the compose file that is not for trying alone', () => {
  const ran = Object.values(compose.services).flatMap((service) =>
    isImageName(targetOf(service)) ? [`${targetOf(service)} ${service.command?.at(-1) ?? 'main.mjs'}`] : [],
  )
  const runs = programs.map((program) => `${program.target} ${entryOf(program)}`)
  expect(runs.sort()).toEqual(ran.filter((name) => !name.startsWith('sign-in-provider')).sort())
})

describe.each(programs.map((program) => ({ name: `${program.workload}/${program.container.name}`, program })))(
  '$name',
  ({ program }) => {
    const { target, container, pod, isJob } = program
    const env = container.env ?? []

    it.each(['trial', 'production'] as const)('in %s gets the settings that its program asks for', async (overlay) => {
      const { known, required, read } = await settingsOf(target, entryOf(program))
      const given = environmentIn(overlay, program)
      const names = Object.keys(given).map((name) => (known.includes(name) ? name : name.replace(/_FILE$/, '')))
      expect(required.filter((variable) => !names.includes(variable))).toEqual([])
      const ofImage = Object.keys(environmentOf(wholeStage(stages, target)))
      expect(names.filter((variable) => !known.includes(variable) && !ofImage.includes(variable))).toEqual([])
      const local = Object.entries(given).map(([key, value]) => [key, value.replace('/run/secrets', secretsFolder)])
      expect(() => read(Object.fromEntries(local) as Record<string, string>)).not.toThrow()
    })

    it('is told the same as in the compose file, but for what an overlay decides', () => {
      const { environment = {} } = inCompose(program)
      const fixed = env.filter(({ value }) => value !== undefined).map(({ name, value }) => [name, value])
      const decided = env.filter(({ value }) => value === undefined).map(({ name }) => name)
      const same = Object.entries(environment).filter(([name]) => !decided.includes(name))
      // CloudNativePG has one name for its superuser; a Service sends nobody to a pod that is not ready.
      const inside = (value: string) =>
        value
          .replace('//ensemble_superuser@', '//postgres@')
          .replace(`//${program.workload}:8101/auth/jwks`, '//127.0.0.1:8101/auth/jwks')
      const there = same.map(([name, value]) => [name, inside(value)])
      const image = environmentOf(wholeStage(stages, target))
      expect({ ...image, ...Object.fromEntries(fixed) }).toEqual({ ...image, ...Object.fromEntries(there) })
    })

    it('sees the secrets that its variables name, and no others', () => {
      const named = env.flatMap(({ value = '' }) => /^\/run\/secrets\/(.*)$/.exec(value)?.[1] ?? [])
      expect(secretsOf(program).sort()).toEqual(named.sort())
      expect(named.filter((name) => !secrets.includes(name))).toEqual([])
    })

    it('has no rights, nothing to write to and bounded means', () => {
      expect(pod).toMatchObject({ automountServiceAccountToken: false, enableServiceLinks: false })
      expect(pod.securityContext).toMatchObject({
        runAsNonRoot: true,
        runAsUser: 10001,
        seccompProfile: { type: 'RuntimeDefault' },
      })
      expect(container.securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      })
      expect(container.resources.limits.memory.replace('i', '').toLowerCase()).toBe(inCompose(program).mem_limit)
    })

    it('is asked where it listens, and has time to finish', () => {
      if (isJob) return expect(container.readinessProbe).toBeUndefined()
      const port = Number(lastOf(wholeStage(stages, target), 'EXPOSE'))
      expect(container.ports).toEqual([{ name: 'http', containerPort: port }])
      const scheme = env.some(({ name }) => name === 'TLS_FILE') ? { scheme: 'HTTPS' } : {}
      expect(container.startupProbe?.httpGet).toEqual({ path: '/livez', port: 'http', ...scheme })
      expect(container.livenessProbe?.httpGet).toEqual({ path: '/livez', port: 'http', ...scheme })
      expect(container.readinessProbe?.httpGet).toEqual({ path: '/readyz', port: 'http', ...scheme })
      // The program gives itself 20 s (service-kit, lifecycle), after the pause.
      const pause = container.lifecycle?.preStop.sleep.seconds ?? 0
      expect(pause).toBeGreaterThan(0)
      expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(20 + pause)
      expect(isOneShot(inCompose(program))).toBe(false)
    })
  },
)

it('every secret that the command makes is used', () => {
  const used = new Set(programs.flatMap(secretsOf))
  const broker = readFileSync(join(folder, 'base', 'nats.yaml'), 'utf8')
  expect(broker).toContain('nats-passwords')
  // The operator of PostgreSQL has a Secret of its own for it, which the guide makes.
  const guide = readFileSync(join(root, 'docs/guides/kubernetes.md'), 'utf8')
  const ofOperator = secrets.filter((name) => name.startsWith('tls-') && guide.includes(`.secrets/${name})`))
  expect(ofOperator).toEqual(['tls-postgres.pem'])
  const known = (name: string) => used.has(name) || broker.includes(name) || ofOperator.includes(name)
  expect(secrets.filter((name) => !known(name))).toEqual(forTryingAlone)
})

it('schemas come after databases, one after the other', () => {
  const [prepare] = workloadsIn(written(join(folder, 'base'))).filter(({ metadata }) => metadata.name === 'prepare')
  const { initContainers = [], containers = [] } = prepare?.spec.template.spec ?? {}
  expect([...initContainers, ...containers].map(({ name }) => name)).toEqual([
    'databases',
    'migrate-users',
    'migrate-missions',
    'migrate-articles',
  ])
  expect(containers).toHaveLength(1)
})

it.skipIf(!canRender).each(overlays)(
  '%s: every image has a version, and every setting that is asked for a value',
  (overlay) => {
    const manifests = rendered(overlay)
    const settings = Parse(
      Type.Object({ data: Type.Record(Type.String(), Type.String()) }),
      manifests.find(({ metadata }) => metadata.name.startsWith('settings-')),
    )
    for (const { container } of programsIn(manifests)) {
      const version = overlay === 'trial' ? /^ensemble\/.+:local$/ : /^registry\.example\/ensemble\/.+:\d+\.\d+\.\d+$/
      expect(container.image).toMatch(version)
      const asked = (container.env ?? []).flatMap(({ valueFrom }) => valueFrom?.configMapKeyRef ?? [])
      expect(asked.filter(({ key, optional }) => optional !== true && settings.data[key] === undefined)).toEqual([])
    }
  },
)

it.skipIf(!canRender).each([
  ['trial', 'HTTP'],
  ['production', 'HTTPS'],
  ['restore', 'HTTPS'],
] as const)('%s: the door speaks %s, and whoever asks there does', (overlay, scheme) => {
  const manifests = rendered(overlay)
  const running = programsIn(manifests)
  const toldTo = (target: string, variable: string) =>
    running.find((program) => program.target === target)?.container.env?.find(({ name }) => name === variable)?.value
  expect(toldTo('gateway', 'TLS_FILE') !== '').toBe(scheme === 'HTTPS')
  expect(toldTo('publisher', 'GATEWAY_URL')).toBe(`${scheme.toLowerCase()}://gateway:8080`)
  const { startupProbe, livenessProbe, readinessProbe } =
    running.find(({ target }) => target === 'gateway')?.container ?? {}
  for (const probe of [startupProbe, livenessProbe, readinessProbe]) expect(probe?.httpGet.scheme).toBe(scheme)
  if (scheme === 'HTTP') return
  // The entrance believes the name in its certificate, under the authority that the guide hands to the cluster.
  const certificate = new X509Certificate(readFileSync(join(secretsFolder, 'tls-gateway.pem')))
  expect(certificate.checkHost('gateway')).toBe('gateway')
  expect(manifests.find(({ kind }) => kind === 'BackendTLSPolicy')).toMatchObject({
    spec: {
      targetRefs: [{ group: '', kind: 'Service', name: 'gateway' }],
      validation: { hostname: 'gateway', caCertificateRefs: [{ group: '', kind: 'ConfigMap', name: 'authority' }] },
    },
  })
  const guide = readFileSync(join(root, 'docs/guides/kubernetes.md'), 'utf8')
  expect(guide).toMatch(/create configmap authority [^|]*--from-file=ca\.crt=\.secrets\/tls-authority\.pem/)
})

it('no setting of an overlay is read by nobody', () => {
  const asked = new Set(
    programs.flatMap(({ container }) =>
      (container.env ?? []).flatMap(({ valueFrom }) => valueFrom?.configMapKeyRef?.key ?? []),
    ),
  )
  for (const overlay of ['trial', 'production'] as const) {
    expect(Object.keys(settingsIn(overlay)).filter((name) => !asked.has(name))).toEqual([])
  }
})
