import { statfs } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { gauge } from '@ensemble/service-kit/metrics/gauges'
import type { TokenVerifier } from '@ensemble/service-kit/auth/token-verifier'
import type { LiveHub } from '../live/hub.ts'
import type { RegistryStore } from '../registry/registry-store.ts'
import type { Retention } from '../registry/retention.ts'

interface Measured {
  hub: LiveHub
  store: RegistryStore
  verifier: TokenVerifier
  retention: Pick<Retention, 'used'>
  /** Published front ends: the disk that the gateway fills. */
  remotesDir: string
}

/** What only the gateway knows: open tabs, the registry, the keys of tokens, the disk of the deliveries. */
export function measureGateway(
  { metrics }: FastifyInstance,
  { hub, store, verifier, retention, remotesDir }: Measured,
): void {
  gauge(metrics, 'live_tabs', 'Open tabs that listen for live events', () => hub.size)
  gauge(metrics, 'registry_revision', 'Revision of the registry of remotes', () => store.state.revision)
  gauge(metrics, 'registry_following', 'Whether changes of the registry arrive, 0 or 1', () => Number(store.following))
  gauge(metrics, 'token_keys_loaded', 'Whether tokens can be checked, 0 or 1', () => Number(verifier.ready))
  gauge(
    metrics,
    'published_room_used_ratio',
    'Taken part of the room that published front ends have on the broker',
    () => retention.used,
  )
  gauge(metrics, 'disk_free_ratio', 'Free part of the disk that holds the published front ends', async () => {
    const disk = await statfs(remotesDir).catch(() => undefined)
    return disk && disk.blocks > 0 ? disk.bavail / disk.blocks : undefined
  })
}
