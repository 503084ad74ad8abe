import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { provenanceFile } from '@ensemble/contracts/provenance'
import type { RemoteDescriptor } from '@ensemble/contracts/remote-descriptor'
import {
  descriptorFaults,
  descriptorFile,
  manifestFile,
  digestOf,
  mapSuffix,
  parseDescriptor,
  readDescriptor,
  readProvenance,
} from '../store/published-files.ts'
import { builderOf } from '../registry/provenance.ts'
import { draftFolder } from '../store/drafts.ts'
import type { PublishedVersions } from '../store/published-versions.ts'
import type { StagedFiles } from '../store/staged-files.ts'
import { firstFiles } from '../shell/first-files.ts'
import { checkBudgets } from './byte-budgets.ts'
import { precompress } from './precompress.ts'
import { DeliveryRefused } from './reasons.ts'

/** Files of one version. */
const maxFiles = 500

export interface CompletionDeps {
  staged: StagedFiles
  versions: PublishedVersions
  /** Cache of the published versions, on the same disk as the drafts. */
  remotesDir: string
}

interface Delivered {
  name: string
  version: string
  /** Public keys of the team. */
  signers: readonly string[]
}

/**
 * Checks a delivered version against its remote.json and publishes it for all gateways. A published version is never
 * overwritten: completing the same content again changes nothing, other content is refused.
 * @throws {DeliveryRefused} naming the file or field that is wrong
 * @throws {Refusal} SERVICE_UNAVAILABLE without the broker
 */
export async function completeVersion(
  { staged, versions, remotesDir }: CompletionDeps,
  { name, version, signers }: Delivered,
): Promise<void> {
  if (signers.length === 0) throw new DeliveryRefused('signerUnknown', { name })
  const files = await staged.list(name, version)
  // What nobody vouches for any more is published once more, by the same content.
  const before = await versions.folder(name, version)
  const published = before !== null && (await isVouchedFor(before, signers)) ? await readDescriptor(before) : null
  if (files.length > maxFiles) throw new DeliveryRefused('tooMany', { max: maxFiles })
  if (published && files.length === 0) return
  // One of its own: other calls, at this gateway or at one that shares its disk, complete the same version.
  const folder = draftFolder(remotesDir, '.staging')
  try {
    await mkdir(folder, { recursive: true })
    await staged.collect(name, version, published ? [descriptorFile] : files, folder)
    if (published) await compareWithPublished(folder, published.digest, version)
    else await publish(versions, { folder, files, name, version, signers })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  await staged.drop(name, version, files)
}

async function publish(
  versions: PublishedVersions,
  { folder, files, name, version, signers }: Delivered & { folder: string; files: readonly string[] },
): Promise<void> {
  await checkFiles(folder, await checkedDescriptor(folder, name, version), files)
  if (!files.includes(provenanceFile)) throw new DeliveryRefused('signatureMissing', { path: provenanceFile })
  if (!(await isVouchedFor(folder, signers))) throw new DeliveryRefused('signatureWrong', { path: provenanceFile })
  for (const path of files) await precompress(join(folder, path))
  const first = [manifestFile, ...((await firstFiles(join(folder, manifestFile))) ?? [])]
  await checkBudgets(folder, files, first)
  if (!(await versions.publish(name, version, folder))) throw new DeliveryRefused('alreadyPublished', { version })
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
  const own = [descriptorFile, provenanceFile]
  const unlisted = staged.find((path) => !own.includes(path) && !listed.has(path) && !isMapOf(listed, path))
  if (unlisted !== undefined) throw new DeliveryRefused('fileUnlisted', { path: unlisted })
  for (const [path, digest] of Object.entries(descriptor.files)) {
    const content = staged.includes(path) ? await readFile(join(folder, path)).catch(() => null) : null
    if (content === null) throw new DeliveryRefused('fileMissing', { path })
    if (digestOf(content) !== digest) throw new DeliveryRefused('fileDigest', { path })
  }
}

/** Whether a key of the team has signed what lies in a folder. */
async function isVouchedFor(folder: string, signers: readonly string[]): Promise<boolean> {
  const published = await readDescriptor(folder)
  return published !== null && builderOf(await readProvenance(folder), published, signers) !== null
}

/** The source map of a file: it comes along for the team, and no browser gets it. */
function isMapOf(files: ReadonlySet<string>, path: string): boolean {
  return path.endsWith(mapSuffix) && files.has(path.slice(0, -mapSuffix.length))
}

/** The descriptor holds the digest of every file: where it is the same, so is the version. */
async function compareWithPublished(folder: string, digest: string, version: string): Promise<void> {
  const text = await readFile(join(folder, descriptorFile)).catch(() => null)
  if (text !== null && digestOf(text) !== digest) throw new DeliveryRefused('alreadyPublished', { version })
}
