import { createHash } from 'node:crypto'
import Type, { type Static } from 'typebox'
import { checkOf } from '@ensemble/service-kit/schema-check'
import { checkedJson } from '../checked-json.ts'
import type { SharedValues } from '../store/shared-values.ts'
import type { Preview } from './visitor.ts'

/** What all gateways know of a link beside what stands in it. A team signs its links, and cannot write this. */
const PreviewRecord = Type.Object({
  /** When the link ends, and this is forgotten. */
  until: Type.Integer(),
  /** The admin who asked for it, as a digest. */
  admin: Type.Optional(Type.String()),
  /** Who began it first, and where. */
  holder: Type.Optional(Type.String()),
  /** What it shows: kept as long as the link lasts. Absent where an older gateway wrote it. */
  version: Type.Optional(Type.String()),
})
export type PreviewRecord = Static<typeof PreviewRecord>

const areRecords = checkOf(Type.Record(Type.String(), PreviewRecord))

const keyOf = (name: string) => `previews.${Buffer.from(name).toString('base64url')}`
const digestOf = (text: string) => createHash('sha256').update(text).digest('base64url')

/** How an admin stands in a record. */
export function adminDigest(id: string): string {
  return digestOf(`admin ${id}`)
}

/**
 * Writes down what is new of a link, unless something stands against it.
 * @param name of the remote
 * @param token of the link
 * @param write gets what is known of it, and gives what is known from now on; null leaves it as it is
 * @throws {Refusal} SERVICE_UNAVAILABLE without the broker
 * @throws {Error} where what is known cannot be read: a link that somebody has begun would be anybody's again
 */
export async function noteOnLink(
  values: SharedValues,
  name: string,
  token: string,
  write: (known: PreviewRecord | undefined) => PreviewRecord | null,
): Promise<void> {
  const id = digestOf(token)
  await values.change(keyOf(name), (text) => {
    const known = recordsIn(text)
    if (!known) throw new Error(`records of previews of ${name} cannot be read`)
    const next = write(known[id])
    if (!next) return text
    const lasting = Object.entries(known).filter(([, { until }]) => until > Date.now())
    return JSON.stringify({ ...Object.fromEntries(lasting), [id]: next })
  })
}

/**
 * Versions of a remote that links show which are not over.
 * @returns null where it may be any: a link of the release before lasts, of which nothing says what it shows, or what is
 * known cannot be read
 */
export function previewedVersions(values: Pick<SharedValues, 'get'>, name: string, now: Date): string[] | null {
  const known = recordsIn(values.get(keyOf(name)))
  if (!known) return null
  const lasting = Object.values(known).filter(({ until }) => until > now.getTime())
  const versions = lasting.flatMap(({ version }) => version ?? [])
  return versions.length === lasting.length ? versions : null
}

/**
 * Writes down what a preview shows where nothing says so: a gateway of the release before has begun it.
 * @throws {Refusal} SERVICE_UNAVAILABLE without the broker
 */
export async function noteShown(
  values: SharedValues,
  { name, version, until }: Pick<Preview, 'name' | 'version' | 'until'>,
  now: Date,
): Promise<void> {
  if (previewedVersions(values, name, now)?.includes(version)) return
  await noteOnLink(values, name, `shown ${version}`, () => ({ until: until.getTime(), version }))
}

/** By the digest of the link's token. @returns null where a text holds something else */
function recordsIn(text = '{}'): Record<string, PreviewRecord> | null {
  return checkedJson(text, areRecords)
}
