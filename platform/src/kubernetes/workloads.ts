import Type, { type Static } from 'typebox'
import { Parse } from 'typebox/value'
import type { Manifest } from './manifests.ts'

const KeyRef = Type.Object({ name: Type.String(), key: Type.String(), optional: Type.Optional(Type.Boolean()) })

const Variable = Type.Object({
  name: Type.String(),
  value: Type.Optional(Type.String()),
  valueFrom: Type.Optional(
    Type.Object({ configMapKeyRef: Type.Optional(KeyRef), secretKeyRef: Type.Optional(KeyRef) }),
  ),
})

const HttpProbe = Type.Object({
  httpGet: Type.Object({
    path: Type.String(),
    port: Type.Union([Type.String(), Type.Integer()]),
    scheme: Type.Optional(Type.String()),
  }),
})

const Container = Type.Object({
  name: Type.String(),
  image: Type.String(),
  args: Type.Optional(Type.Array(Type.String())),
  env: Type.Optional(Type.Array(Variable)),
  ports: Type.Optional(Type.Array(Type.Object({ name: Type.String(), containerPort: Type.Integer() }))),
  startupProbe: Type.Optional(HttpProbe),
  livenessProbe: Type.Optional(HttpProbe),
  readinessProbe: Type.Optional(HttpProbe),
  lifecycle: Type.Optional(Type.Object({ preStop: Type.Object({ sleep: Type.Object({ seconds: Type.Integer() }) }) })),
  resources: Type.Object({
    requests: Type.Object({ cpu: Type.String(), memory: Type.String() }),
    limits: Type.Object({ memory: Type.String() }),
  }),
  securityContext: Type.Unknown(),
  volumeMounts: Type.Array(Type.Object({ name: Type.String(), mountPath: Type.String() })),
})
type Container = Static<typeof Container>

const PodSpec = Type.Object({
  automountServiceAccountToken: Type.Boolean(),
  enableServiceLinks: Type.Boolean(),
  securityContext: Type.Unknown(),
  terminationGracePeriodSeconds: Type.Optional(Type.Integer()),
  initContainers: Type.Optional(Type.Array(Container)),
  containers: Type.Array(Container),
  volumes: Type.Array(
    Type.Object({
      name: Type.String(),
      secret: Type.Optional(
        Type.Object({
          secretName: Type.String(),
          items: Type.Array(Type.Object({ key: Type.String(), path: Type.String() })),
        }),
      ),
    }),
  ),
})
type PodSpec = Static<typeof PodSpec>

const Workload = Type.Object({
  kind: Type.Enum(['Deployment', 'Job']),
  metadata: Type.Object({ name: Type.String() }),
  spec: Type.Object({
    template: Type.Object({
      metadata: Type.Object({ labels: Type.Record(Type.String(), Type.String()) }),
      spec: PodSpec,
    }),
  }),
})
export type Workload = Static<typeof Workload>

/** One container of ours with the pod around it. */
export interface Program {
  workload: string
  /** Its target in the Dockerfile. */
  target: string
  container: Container
  pod: PodSpec
  isJob: boolean
}

export function workloadsIn(manifests: readonly Manifest[]): Workload[] {
  return manifests
    .filter(({ kind }) => kind === 'Deployment' || kind === 'Job')
    .map((manifest) => Parse(Workload, manifest))
}

/** The containers whose images we build. */
export function programsIn(manifests: readonly Manifest[]): Program[] {
  return workloadsIn(manifests).flatMap(({ kind, metadata, spec: { template } }) =>
    [...(template.spec.initContainers ?? []), ...template.spec.containers].flatMap((container) => {
      const [, target] = /(?:^|\/)ensemble\/([\w-]+):[^:]+$/.exec(container.image) ?? []
      return target === undefined
        ? []
        : [{ workload: metadata.name, target, container, pod: template.spec, isJob: kind === 'Job' }]
    }),
  )
}

/** The files below /run/secrets that a container sees. */
export function secretsOf({ container, pod }: Program): string[] {
  const mounted = container.volumeMounts.filter(({ mountPath }) => mountPath === '/run/secrets').map(({ name }) => name)
  return pod.volumes
    .filter(({ name }) => mounted.includes(name))
    .flatMap(({ secret }) => secret?.items.map(({ path }) => path) ?? [])
}
