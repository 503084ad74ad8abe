import { join } from 'node:path'
import { defaultDataDir } from '../paths.ts'
import { freePorts } from '../process/ports.ts'
import type { BrokerPlan, Settings } from '../settings.ts'
import { testSettings } from '../testing/test-settings.ts'
import { services } from '../services.ts'
import type { BrokerNetwork } from './broker-network.ts'

export const brokerNames = ['nats-1', 'nats-2', 'nats-3'] as const

/** Of each program of ours. */
const copies = 2

export interface ClusterSettings extends Settings {
  cluster: NonNullable<Settings['cluster']>
  /** Of the two database servers, and where the balancer is told what to do. */
  databasePorts: readonly [number, number]
  adminPort: number
}

/**
 * Settings of a platform that has several of everything: the usual ports are the balancer's.
 * @param network of the brokers; absent, they share this machine's
 * @param pooled whether a pooler stands before the database
 */
export async function clusterSettings(
  env: NodeJS.ProcessEnv,
  network: BrokerNetwork | undefined,
  pooled: boolean,
): Promise<ClusterSettings> {
  const usual = await testSettings(env)
  const names = [...services.map(({ name }) => name), 'gateway']
  const free = await freePorts(names.length * copies + brokerNames.length * 2 + 4)
  const take = () => free.pop() ?? 0
  const brokers = brokerNames.map((name, index): BrokerPlan => {
    const host = network?.hosts[index]
    const { namespace } = host ?? {}
    return { name, host: host?.host ?? '127.0.0.1', port: take(), routePort: take(), ...(namespace && { namespace }) }
  })
  const instances = Object.fromEntries(names.map((name) => [name, Array.from({ length: copies }, take)]))
  return {
    ...usual,
    dataDir: join(defaultDataDir, pooled ? 'cluster-pooled' : 'cluster'),
    fsync: true,
    cluster: { brokers, instances, ...(pooled && { poolerPort: take() }) },
    databasePorts: [take(), take()],
    adminPort: take(),
    env: { ...usual.env, NATS_REPLICAS: String(brokers.length) },
  }
}
