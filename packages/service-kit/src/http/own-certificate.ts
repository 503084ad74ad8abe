import { readFileSync } from 'node:fs'
import type { ServerOptions } from 'node:https'

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
