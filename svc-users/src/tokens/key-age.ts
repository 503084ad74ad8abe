import { stat } from 'node:fs/promises'
import { gauge } from '@ensemble/service-kit/metrics/gauges'
import type { Registry } from '@ensemble/service-kit/metrics/registry'

/** How long ago the keys that sign were last changed, so that nobody forgets to change them. */
export function measureKeyAge(metrics: Registry, keysFile: string): void {
  gauge(metrics, 'signing_keys_age_seconds', 'Time since the file of the signing keys was written', async () => {
    const file = await stat(keysFile).catch(() => undefined)
    return file && (Date.now() - file.mtimeMs) / 1000
  })
}
