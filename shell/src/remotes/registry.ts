import { contractVersion } from '@ensemble/contracts/contract-version'
import { type RegisteredRemote, type Registry } from '@ensemble/contracts/registry'
import { isRecord } from '../api/is-record.ts'

/** The page without any remote: the shell's own pages go on. */
export const emptyRegistry: Registry = { revision: 0, remotes: [] }

/** Id of the JSON block in which the gateway writes the registry, so that no round trip is needed. */
const blockId = 'ensemble-registry'

/**
 * The registry as this visitor gets it: from the page itself, else from /remotes.json.
 * @returns an empty registry when neither can be read; never rejects
 */
export async function readRegistry(page: Document = document): Promise<Registry> {
  return parseRegistry(page.getElementById(blockId)?.textContent) ?? (await fetchRegistry()) ?? emptyRegistry
}

async function fetchRegistry(): Promise<Registry | null> {
  try {
    const response = await fetch('/remotes.json', { cache: 'no-cache', signal: AbortSignal.timeout(3_000) })
    return response.ok ? parseRegistry(await response.text()) : null
  } catch {
    return null
  }
}

/**
 * Reads a registry. A remote that is not described well enough, or is built for another major of the contract, is
 * left out: it must not cost the others.
 */
export function parseRegistry(text: string | null | undefined): Registry | null {
  try {
    const value: unknown = JSON.parse(text ?? '')
    if (!isRecord(value) || typeof value.revision !== 'number' || !Array.isArray(value.remotes)) return null
    return { revision: value.revision, remotes: value.remotes.filter(isUsable) }
  } catch {
    return null
  }
}

function isUsable(value: unknown): value is RegisteredRemote {
  return (
    isRecord(value) &&
    typeof value.name === 'string' &&
    typeof value.manifest === 'string' &&
    isRecord(value.descriptor) &&
    isRecord(value.descriptor.files) &&
    Array.isArray(value.descriptor.routes) &&
    Array.isArray(value.descriptor.widgets) &&
    typeof value.descriptor.contract === 'string' &&
    majorOf(value.descriptor.contract) === majorOf(contractVersion)
  )
}

function majorOf(version: string): string {
  return version.split('.', 1).join('')
}
