import { X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { ServerOptions } from 'node:https'
import { gauge } from '../metrics/gauges.ts'
import type { Registry } from '../metrics/registry.ts'

/**
 * What a server needs in order to speak TLS, and nothing but TLS; undefined where it speaks plain HTTP.
 * @param file TLS_FILE: key and certificate in one text, read once
 * @throws Error when it is named and cannot be read
 */
export function ownCertificate(file: string): ServerOptions | undefined {
  if (file === '') return undefined
  const text = readFileSync(file)
  return { key: text, cert: text, minVersion: 'TLSv1.3' }
}

/** How long the certificate that a server has read still holds, so that nobody is surprised by its end. */
export function measureCertificate(metrics: Registry, { cert }: Pick<ServerOptions, 'cert'>): void {
  const end = Date.parse(new X509Certificate(String(cert)).validTo)
  gauge(metrics, 'certificate_seconds_left', 'Time until the certificate of this program ends', async () => {
    return (end - Date.now()) / 1000
  })
}
