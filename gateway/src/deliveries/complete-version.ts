import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { RemoteDescriptor } from '@ensemble/contracts/remote-descriptor'
import {
  descriptorFaults,
  descriptorFile,
  isPublished,
  manifestFile,
  mapSuffix,
  parseDescriptor,
  versionFolder,
} from '../registry/published-files.ts'
import { firstFiles } from '../shell/first-files.ts'
import { checkBudgets } from './byte-budgets.ts'
import { precompress } from './precompress.ts'
import { DeliveryRefused } from './reasons.ts'
import { digestOf, dropStaged, listFiles, publishStaged, stagingFolder } from './staging.ts'

/** Files of one version. */
const maxFiles = 500

/**
 * Checks a delivered version against its remote.json and publishes it. A published version is never overwritten:
 * completing the same content again changes nothing, other content is refused.
 * @throws {DeliveryRefused} naming the file or field that is wrong
 */
export async function completeVersion(remotesDir: string, name: string, version: string): Promise<void> {
  const folder = stagingFolder(remotesDir, name, version)
  const staged = await listFiles(folder)
  if (await isPublished(remotesDir, name, version)) {
    if (staged.length > 0) await compareWithPublished(remotesDir, name, version)
    return dropStaged(remotesDir, name, version)
  }
  if (staged.length > maxFiles) throw new DeliveryRefused('tooMany', { max: maxFiles })
  // What an attempt that died here left behind is made anew.
  const made = staged.filter((path) => /\.(br|gz)$/.test(path))
  await Promise.all(made.map((path) => rm(join(folder, path))))
  const files = staged.filter((path) => !made.includes(path))
  await checkFiles(folder, await checkedDescriptor(folder, name, version), files)
  for (const path of files) await precompress(join(folder, path))
  const first = [manifestFile, ...((await firstFiles(join(folder, manifestFile))) ?? [])]
  await checkBudgets(folder, files, first)
  await publishStaged(remotesDir, name, version)
}

async function checkedDescriptor(folder: string, name: string, version: string): Promise<RemoteDescriptor> {
  const text = await readFile(join(folder, descriptorFile), 'utf8').catch(() => null)
  if (text === null) throw new DeliveryRefused('descriptorMissing')
  const descriptor = parseDescriptor(text)
  if (!descriptor) throw new DeliveryRefused('descriptorInvalid', { faults: descriptorFaults(text) })
  const found = `${descriptor.name} ${descriptor.version}`
  const expected = `${name} ${version}`
  if (found !== expected) throw new DeliveryRefused('descriptorOfOther', { found, expected })
  return descriptor
}

async function checkFiles(folder: string, descriptor: RemoteDescriptor, staged: readonly string[]): Promise<void> {
  const listed = new Set(Object.keys(descriptor.files))
  if (!listed.has(manifestFile)) throw new DeliveryRefused('manifestMissing')
  const unlisted = staged.find((path) => path !== descriptorFile && !listed.has(path) && !isMapOf(listed, path))
  if (unlisted !== undefined) throw new DeliveryRefused('fileUnlisted', { path: unlisted })
  for (const [path, digest] of Object.entries(descriptor.files)) {
    if (!staged.includes(path)) throw new DeliveryRefused('fileMissing', { path })
    if ((await digestOf(join(folder, path))) !== digest) throw new DeliveryRefused('fileDigest', { path })
  }
}

/** The source map of a file: it comes along for the team, and no browser gets it. */
function isMapOf(files: ReadonlySet<string>, path: string): boolean {
  return path.endsWith(mapSuffix) && files.has(path.slice(0, -mapSuffix.length))
}

/** The descriptor holds the digest of every file: where it is the same, so is the version. */
async function compareWithPublished(remotesDir: string, name: string, version: string): Promise<void> {
  const [staged, published] = await Promise.all(
    [stagingFolder(remotesDir, name, version), versionFolder(remotesDir, name, version)].map((folder) =>
      readFile(join(folder, descriptorFile), 'utf8').catch(() => null),
    ),
  )
  if (staged !== null && staged !== published) throw new DeliveryRefused('alreadyPublished', { version })
}
