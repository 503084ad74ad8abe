import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { provenanceFile } from '@ensemble/contracts/provenance'
import { RemoteDescriptor } from '@ensemble/contracts/remote-descriptor'
import { checkOf, describeErrors } from '@ensemble/service-kit/schema-check'
import { checkedJson } from '../checked-json.ts'

export const descriptorFile = 'remote.json'
export const manifestFile = 'mf-manifest.json'
/** Source maps show the source: they stay with the team, and the public address of one is answered like no file. */
export const mapSuffix = '.map'

const isDescriptor = checkOf(RemoteDescriptor)
const segment = /^[0-9A-Za-z][0-9A-Za-z._-]{0,63}$/

/** Whether a name or version may be a folder's name. */
export function isFolderName(text: string): boolean {
  return segment.test(text)
}

/** Folder of a published version below the folder of remotes. */
export function versionFolder(remotesDir: string, name: string, version: string): string {
  return join(remotesDir, name, version)
}

/** A descriptor as it was published, and the base64 SHA-384 of its file. */
export interface PublishedDescriptor {
  descriptor: RemoteDescriptor
  digest: string
}

/** SHA-384 of a file's bytes in base64, as remote.json lists it. */
export function digestOf(content: string | Buffer): string {
  return createHash('sha384').update(content).digest('base64')
}

/** Reads a remote.json. @returns null where the text is no descriptor */
export function parseDescriptor(text: string): RemoteDescriptor | null {
  return checkedJson(text, isDescriptor)
}

/** What was wrong with a remote.json, as one line for the team that built it. */
export function descriptorFaults(text: string): string {
  try {
    const parsed: unknown = JSON.parse(text)
    return isDescriptor(parsed) ? '' : describeErrors(isDescriptor.errors?.slice(0, 5))
  } catch {
    return 'JSON'
  }
}

/** The descriptor in the folder of a version. @returns null when there is none */
export async function readDescriptor(folder: string): Promise<PublishedDescriptor | null> {
  try {
    const text = await readFile(join(folder, descriptorFile), 'utf8')
    const descriptor = parseDescriptor(text)
    return descriptor && { descriptor, digest: digestOf(text) }
  } catch {
    return null
  }
}

/** What stands beside remote.json for it; empty where nothing does. */
export async function readProvenance(folder: string): Promise<string> {
  return readFile(join(folder, provenanceFile), 'utf8').catch(() => '')
}
