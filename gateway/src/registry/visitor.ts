import { createHash } from 'node:crypto'
import type { Role } from '@ensemble/contracts/enumerations'
import type { Audience, RemoteEntry } from '@ensemble/contracts/deliveries'

/** A version that a signed link shows. */
export interface Preview {
  name: string
  version: string
  /** When the link ends. */
  until: Date
  /** What the team saved last is shown, from the version that is named on: somebody works on it. */
  follows?: true
}

/** What the link of a preview says. */
export interface PreviewLink extends Preview {
  /** Whose people may begin it; without them it is for the person who begins it first. */
  roles?: Role[]
}

/** What of a visitor decides which version they get. Nothing in it says who they are. */
export interface Visitor {
  /** Random, 0 to 9999; null for a browser that has none yet. */
  bucket: number | null
  role: Role | null
  preview: Preview | null
}

export const anybody: Visitor = { bucket: null, role: null, preview: null }

export const buckets = 10_000

/** The version of a remote that a visitor gets, and the one that works where that one does not. */
export interface Served {
  version: string
  fallback: string | null
  via?: 'canary' | 'preview'
}

/** @param name of the remote */
export function servedTo(visitor: Visitor, name: string, { current, previous, canary }: RemoteEntry): Served {
  if (visitor.preview?.name === name) return { version: visitor.preview.version, fallback: current, via: 'preview' }
  if (canary && isAmong(visitor, name, canary)) return { version: canary.version, fallback: current, via: 'canary' }
  return { version: current, fallback: previous }
}

function isAmong(
  { bucket, role }: Visitor,
  name: string,
  { version, audience }: { version: string; audience: Audience },
): boolean {
  if (audience.roles) return role !== null && audience.roles.includes(role)
  if (bucket === null || audience.percent === undefined) return false
  // Another part of the visitors for each version: the same people should not try everything first.
  const digest = createHash('sha256').update(`${bucket} ${name} ${version}`).digest()
  return digest.readUInt32BE(0) % 100 < audience.percent
}
