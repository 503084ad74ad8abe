import { createHash } from 'node:crypto'
import { access, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { RemoteDescriptor } from '@ensemble/contracts/remote-descriptor'
import { checkOf, describeErrors } from '@ensemble/service-kit/schema-check'

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

/** Reads a remote.json. @returns null where the text is no descriptor */
export function parseDescriptor(text: string): RemoteDescriptor | null {
  try {
    const parsed: unknown = JSON.parse(text)
    return isDescriptor(parsed) ? parsed : null
  } catch {
    return null
  }
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

/** The descriptor of a published version. @returns null when that version is not published here */
export async function readDescriptor(
  remotesDir: string,
  name: string,
  version: string,
): Promise<PublishedDescriptor | null> {
  try {
    const text = await readFile(join(versionFolder(remotesDir, name, version), descriptorFile), 'utf8')
    const descriptor = parseDescriptor(text)
    return descriptor && { descriptor, digest: createHash('sha384').update(text).digest('base64') }
  } catch {
    return null
  }
}

/** Whether a version was completed: its folder appears by one rename, so that half a version never has one. */
export async function isPublished(remotesDir: string, name: string, version: string): Promise<boolean> {
  try {
    await access(join(versionFolder(remotesDir, name, version), descriptorFile))
    return true
  } catch {
    return false
  }
}
