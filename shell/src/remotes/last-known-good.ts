import type { RegisteredRemote } from '@ensemble/contracts/registry'
import type { RemoteBuild } from './builds.ts'
import { callSignal } from '../realm/call-signal.ts'
import { isUsableDescriptor } from './usable-descriptor.ts'

/** Longest wait for a remote.json, in ms. */
const descriptorWithinMs = 6_000

/**
 * The version before the current one, verified: the registry vouches for its remote.json, and that file for all others.
 * It is fetched only when needed, so that nobody else pays for it.
 * @returns null when there is none that this page can use; never rejects
 */
export async function fetchLastKnownGood({ name, lastKnownGood }: RegisteredRemote): Promise<RemoteBuild | null> {
  if (!lastKnownGood?.descriptorDigest) return null
  const { version, manifest, descriptor, descriptorDigest } = lastKnownGood
  try {
    const response = await fetch(descriptor, {
      integrity: `sha384-${descriptorDigest}`,
      credentials: 'same-origin',
      signal: callSignal(descriptorWithinMs).signal,
    })
    const content: unknown = response.ok ? await response.json() : null
    if (!isUsableDescriptor(content) || content.name !== name || content.version !== version) return null
    const { container, files, calls } = content
    return { remote: name, version, manifest, container, files, calls }
  } catch {
    return null
  }
}
