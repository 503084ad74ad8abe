import { createHash, timingSafeEqual } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import Type from 'typebox'
import { refuse } from '@ensemble/service-kit/refusal'
import { checkOf } from '@ensemble/service-kit/schema-check'

const areKeys = checkOf(Type.Record(Type.String(), Type.String({ pattern: '^[0-9a-f]{64}$' })))
const bearer = /^Bearer (\S{16,256})$/

/**
 * Which teams a key belongs to. The file is read at each delivery, so that a key is changed without a restart; it
 * holds digests, so that who reads it cannot deliver.
 * @param file JSON of remote name → SHA-256 of the key in hex
 * @param authorization the header of the call
 * @returns names of the remotes that the key may move
 * @throws {Refusal} DELIVERY_KEY_REFUSED
 */
export async function remotesOfKey(file: string, authorization: string | undefined): Promise<ReadonlySet<string>> {
  const key = bearer.exec(authorization ?? '')?.[1]
  if (key === undefined) return refuse('DELIVERY_KEY_REFUSED')
  const given = createHash('sha256').update(key).digest()
  const names = new Set<string>()
  for (const [name, digest] of Object.entries(await readKeyDigests(file))) {
    if (timingSafeEqual(given, Buffer.from(digest, 'hex'))) names.add(name)
  }
  return names.size > 0 ? names : refuse('DELIVERY_KEY_REFUSED')
}

/** @throws {Refusal} DELIVERY_KEY_REFUSED when the key is not that of the remote's team */
export async function requireTeamOf(remote: string, file: string, authorization: string | undefined): Promise<void> {
  if (!(await remotesOfKey(file, authorization)).has(remote)) refuse('DELIVERY_KEY_REFUSED')
}

/** The SHA-256 of each team's key in hex, by remote. */
export async function readKeyDigests(file: string): Promise<Record<string, string>> {
  const keys: unknown = JSON.parse(await readFile(file, 'utf8'))
  if (!areKeys(keys)) throw new Error('the file of team keys is not remote name → SHA-256 in hex')
  return keys
}
