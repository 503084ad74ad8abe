import type { RegisteredRemote, Registry } from '@ensemble/contracts/registry'
import { isRecord } from '../api/is-record.ts'
import { callSignal } from '../realm/call-signal.ts'
import { ownFetch } from '../realm/own-fetch.ts'
import type { HiddenText } from '../realm/hidden-text.ts'
import { isUsableDescriptor } from './usable-descriptor.ts'

/** The page without any remote: the shell's own pages go on. */
const emptyRegistry: Registry = { revision: 0, remotes: [] }

/** Id of the JSON block in which the gateway writes the registry, so that no round trip is needed. */
const blockId = 'ensemble-registry'

/** Longest wait for /remotes.json in ms, when the page came without the registry. */
const registryWithinMs = 3_000

/** Told of a remote that is left out. */
export type OnLeftOut = (remote: { remote: string; version: string }) => void

/**
 * The registry as this visitor gets it: from the page itself, else from /remotes.json.
 * @returns an empty registry when neither can be read; never rejects
 */
export async function readRegistry(onLeftOut?: OnLeftOut, page: Document = document): Promise<Registry> {
  const inPage = parseRegistry(page.getElementById(blockId)?.textContent, onLeftOut)
  return inPage ?? (await fetchRegistry(registryWithinMs, { onLeftOut })) ?? emptyRegistry
}

/**
 * The registry as it is now.
 * @param withinMs longest wait, in ms
 * @param options `token`: of the session, for versions that some roles try first
 * @returns null when it cannot be read; never rejects
 */
export async function fetchRegistry(
  withinMs: number,
  { onLeftOut, token }: { onLeftOut?: OnLeftOut; token?: HiddenText } = {},
): Promise<Registry | null> {
  try {
    const { signal } = callSignal(withinMs)
    const response = await ownFetch('/remotes.json', { cache: 'no-cache', signal, token })
    return response.ok ? parseRegistry(await response.text(), onLeftOut) : null
  } catch {
    return null
  }
}

/**
 * Reads a registry. A remote that is not described well enough, or is built for another major of the contract, is
 * left out: it must not cost the others.
 */
export function parseRegistry(text: string | null | undefined, onLeftOut?: OnLeftOut): Registry | null {
  try {
    const value: unknown = JSON.parse(text ?? '')
    if (!isRecord(value) || typeof value.revision !== 'number' || !Array.isArray(value.remotes)) return null
    for (const remote of value.remotes) {
      if (!isUsable(remote) && isNamed(remote)) onLeftOut?.({ remote: remote.name, version: remote.version })
    }
    return {
      revision: value.revision,
      remotes: value.remotes.filter(isUsable),
      ...(value.byRole === true && { byRole: true }),
      ...(typeof value.previewUntil === 'string' && { previewUntil: value.previewUntil }),
      ...(value.previewFollows === true && { previewFollows: true }),
    }
  } catch {
    return null
  }
}

function isUsable(value: unknown): value is RegisteredRemote {
  return isNamed(value) && typeof value.manifest === 'string' && isUsableDescriptor(value.descriptor)
}

function isNamed(value: unknown): value is Record<string, unknown> & { name: string; version: string } {
  return isRecord(value) && typeof value.name === 'string' && typeof value.version === 'string'
}
