import { BackendTLSPolicy, Gateway, HTTPRoute } from '@kubernetes-models/gateway-api/gateway.networking.k8s.io/v1'
import {
  PodMonitor,
  PrometheusRule,
  ServiceMonitor,
} from '@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1'
import { Deployment } from 'kubernetes-models/apps/v1'
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2'
import { Job } from 'kubernetes-models/batch/v1'
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1'
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1'
import { ConfigMap, Namespace, PersistentVolumeClaim, Service } from 'kubernetes-models/v1'
import type { TSchema } from 'typebox'
import { Errors } from 'typebox/value'
import { Cluster, ObjectStore, Pooler, ScheduledBackup } from './cloud-native-pg.ts'
import type { Manifest } from './manifests.ts'

/** Kinds whose models are on npm, made from the schemas of their APIs. */
const models: Record<string, new () => { validate(): void }> = {
  'apps/v1 Deployment': Deployment,
  'autoscaling/v2 HorizontalPodAutoscaler': HorizontalPodAutoscaler,
  'batch/v1 Job': Job,
  'gateway.networking.k8s.io/v1 BackendTLSPolicy': BackendTLSPolicy,
  'gateway.networking.k8s.io/v1 Gateway': Gateway,
  'gateway.networking.k8s.io/v1 HTTPRoute': HTTPRoute,
  'monitoring.coreos.com/v1 PodMonitor': PodMonitor,
  'monitoring.coreos.com/v1 PrometheusRule': PrometheusRule,
  'monitoring.coreos.com/v1 ServiceMonitor': ServiceMonitor,
  'networking.k8s.io/v1 NetworkPolicy': NetworkPolicy,
  'policy/v1 PodDisruptionBudget': PodDisruptionBudget,
  'v1 ConfigMap': ConfigMap,
  'v1 Namespace': Namespace,
  'v1 PersistentVolumeClaim': PersistentVolumeClaim,
  'v1 Service': Service,
}

/** Kinds of operators that have no models there: the fields that we use, and no others. */
const ownSchemas: Record<string, TSchema> = {
  'barmancloud.cnpg.io/v1 ObjectStore': ObjectStore,
  'postgresql.cnpg.io/v1 Cluster': Cluster,
  'postgresql.cnpg.io/v1 Pooler': Pooler,
  'postgresql.cnpg.io/v1 ScheduledBackup': ScheduledBackup,
}

/** What the API of Kubernetes would refuse of an object when it validates strictly: wrong values, and unknown fields. */
export function problemsOf(manifest: Manifest): string[] {
  const kind = `${manifest.apiVersion} ${manifest.kind}`
  const schema = ownSchemas[kind]
  if (schema) return Errors(schema, manifest).map(({ instancePath, message }) => `${instancePath} ${message}`)
  const Model = models[kind]
  if (!Model) return [`no schema for ${kind}`]
  const unread = new Set<string>()
  const model = watched(Object.assign(new Model(), manifest), '', unread)
  try {
    model.validate()
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
  return [...unread].map((path) => `${path} is not a field`)
}

/**
 * The models let unknown fields pass. But a validator asks an object for every field that its schema knows, and so the
 * fields that nobody asked for are those that it does not know.
 * @param unread gets the paths of all fields, and loses those that are asked for
 */
function watched<Value extends object>(value: Value, path: string, unread: Set<string>): Value {
  const pathOf = (key: string) => `${path}/${key}`
  for (const key of Object.keys(value)) unread.add(pathOf(key))
  const children = new Map<string, unknown>()
  return new Proxy(value, {
    get(target, key, receiver) {
      const child: unknown = Reflect.get(target, key, receiver)
      if (typeof key === 'symbol' || !Object.hasOwn(target, key)) return child
      unread.delete(pathOf(key))
      if (typeof child !== 'object' || child === null) return child
      if (!children.has(key)) children.set(key, watched(child, pathOf(key), unread))
      return children.get(key)
    },
  })
}
