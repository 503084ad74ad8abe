import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import Type from 'typebox'
import { Parse } from 'typebox/value'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { root } from '../paths.ts'
import { folder, named, written } from './manifests.ts'
import { workloadsIn } from './workloads.ts'

const base = written(join(folder, 'base'))
const production = written(join(folder, 'overlays', 'production'))
const programs = base.filter(({ kind }) => kind === 'Deployment').map(({ metadata }) => metadata.name)
const file = (path: string): unknown => parse(readFileSync(join(root, path), 'utf8'))

/** Of a pod, and of each container in it. */
const ofPod = {
  automountServiceAccountToken: false,
  enableServiceLinks: false,
  securityContext: {
    runAsNonRoot: true,
    runAsUser: 10001,
    runAsGroup: 10001,
    seccompProfile: { type: 'RuntimeDefault' },
  },
}
const ofContainer = {
  securityContext: {
    allowPrivilegeEscalation: false,
    readOnlyRootFilesystem: true,
    capabilities: { drop: ['ALL'] },
  },
}

it('there are programs to look at', () => {
  expect(programs).toHaveLength(4)
})

describe.each(programs)('%s', (name) => {
  const matchLabels = { 'app.kubernetes.io/name': name }

  it('goes when the one after it is ready, and lies on several nodes and in several zones', () => {
    expect(named(base, 'Deployment', name)).toMatchObject({
      spec: {
        strategy: { rollingUpdate: { maxUnavailable: 0, maxSurge: 1 } },
        selector: { matchLabels },
        template: {
          spec: {
            topologySpreadConstraints: ['kubernetes.io/hostname', 'topology.kubernetes.io/zone'].map((topologyKey) => ({
              topologyKey,
              maxSkew: 1,
              whenUnsatisfiable: 'ScheduleAnyway',
              labelSelector: { matchLabels },
            })),
          },
        },
      },
    })
  })

  it('is never taken away twice at once in production, and is there twice at least', () => {
    expect(named(production, 'PodDisruptionBudget', name)).toMatchObject({
      spec: { maxUnavailable: 1, selector: { matchLabels } },
    })
    expect(named(production, 'HorizontalPodAutoscaler', name)).toMatchObject({
      spec: { scaleTargetRef: { kind: 'Deployment', name }, minReplicas: 2 },
    })
  })
})

it('the mailbox of a trial has no rights and nothing to write to', () => {
  const trial = written(join(folder, 'overlays', 'trial'))
  expect(named(trial, 'Deployment', 'mailpit')).toMatchObject({
    spec: { template: { spec: { ...ofPod, containers: [ofContainer] } } },
  })
})

it('the broker has no rights and nothing to write to, and lies on another node each time', () => {
  expect(file('deploy/kubernetes/base/nats.yaml')).toMatchObject({
    container: { merge: ofContainer },
    podTemplate: { merge: { spec: ofPod } },
  })
  expect(file('deploy/kubernetes/overlays/production/nats.yaml')).toMatchObject({
    podTemplate: {
      topologySpreadConstraints: { 'kubernetes.io/hostname': { maxSkew: 1, whenUnsatisfiable: 'DoNotSchedule' } },
    },
  })
})

it('PostgreSQL lies on another node each time, and a write on two of them', () => {
  const text: unknown = file('deploy/kubernetes/overlays/production/postgres-of-three.yaml')
  expect(text).toMatchObject({
    spec: {
      instances: 3,
      affinity: { topologyKey: 'kubernetes.io/hostname', podAntiAffinityType: 'required' },
      postgresql: { synchronous: { method: 'any', number: 1, dataDurability: 'required' } },
    },
  })
})

it('a gateway that hangs gets no new calls after as long as the guide says', () => {
  const Probe = Type.Object({
    periodSeconds: Type.Integer(),
    timeoutSeconds: Type.Integer(),
    failureThreshold: Type.Integer(),
  })
  const [gateway] = workloadsIn(base).filter(({ metadata }) => metadata.name === 'gateway')
  const probe = Parse(Probe, gateway?.spec.template.spec.containers[0]?.readinessProbe)
  // Each look begins a period after the one before, or when that one was given up.
  const longest = probe.periodSeconds + probe.failureThreshold * Math.max(probe.periodSeconds, probe.timeoutSeconds)
  const guide = readFileSync(join(root, 'docs/guides/kubernetes.md'), 'utf8')
  const [, said] = /A gateway that hangs gets no new calls after (\d+) s at most/.exec(guide) ?? []
  expect(longest).toBe(Number(said))
})
