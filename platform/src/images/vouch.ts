import { type KeyObject, createPublicKey } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ProvenanceEnvelope } from '@ensemble/contracts/provenance'
import { Check } from 'typebox/value'
import { buildRun, isSignedBy, signedStatement } from '../delivery/signed-provenance.ts'
import { root } from '../paths.ts'
import { images, isImageName } from './images.ts'
import { billFile, digestOf, ImageProvenance, imageProvenance, provenanceFile } from './provenance.ts'

/** What is asked of the engine and of git; tests answer themselves. */
export interface Sources {
  /** @throws Error when there is no such image */
  image(name: string): { id: string; created: string }
  /** Text of a file in an image. */
  file(name: string, path: string): string
  /** The commit of the sources; null where they differ from it. */
  commit(): string | null
}

/** The targets that an installation runs. */
export const targets: readonly string[] = [...Object.keys(images), 'broker']

/**
 * Writes beside each other what is to be kept beside the images: bill of materials and signed provenance of each.
 * @returns the files, relative to the folder
 */
export function vouch(
  folder: string,
  version: string,
  key: KeyObject,
  from: Sources,
  env: NodeJS.ProcessEnv,
): string[] {
  mkdirSync(folder, { recursive: true })
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8')
  const commit = from.commit()
  return targets.flatMap((target) => {
    const name = imageOf(target, version)
    const { id, created } = from.image(name)
    // What the broker holds is its publisher's to list.
    const bill = isImageName(target) ? from.file(name, '/app/bom.cdx.json') : undefined
    const built = { target, version, id, base: baseOf(target), commit, lock, ...(bill !== undefined && { bill }) }
    const statement = imageProvenance(built, buildRun(env, created))
    writeFileSync(join(folder, provenanceFile(target)), signedStatement(statement, key))
    if (bill === undefined) return [provenanceFile(target)]
    writeFileSync(join(folder, billFile(target)), bill)
    return [billFile(target), provenanceFile(target)]
  })
}

/**
 * Holds the images of an engine against what was said of them when they were built.
 * @returns what is wrong, a sentence each; none when every image is the one that was vouched for
 */
export function doubts(
  folder: string,
  version: string,
  key: KeyObject,
  from: Pick<Sources, 'image' | 'file'>,
): string[] {
  const publicHalf = key.type === 'private' ? createPublicKey(key) : key
  return targets.flatMap((target) => {
    const statement = readStatement(join(folder, provenanceFile(target)), publicHalf)
    if (typeof statement === 'string') return [`${target}: ${statement}`]
    const name = imageOf(target, version)
    const { subject, predicate } = statement
    if (!subject.some(({ digest }) => `sha256:${digest['sha256'] ?? ''}` === from.image(name).id))
      return [`${target}: the image here is another one`]
    if (!isImageName(target)) return []
    const { sha256 } = digestOf(from.file(name, '/app/bom.cdx.json'))
    const isListed = predicate.runDetails.byproducts?.some(({ digest }) => digest?.['sha256'] === sha256)
    return isListed ? [] : [`${target}: its bill of materials is another one`]
  })
}

/** @returns the statement, or why it counts for nothing */
function readStatement(file: string, publicHalf: KeyObject): ImageProvenance | string {
  if (!existsSync(file)) return 'nobody vouches for it'
  const envelope: unknown = JSON.parse(readFileSync(file, 'utf8'))
  if (!Check(ProvenanceEnvelope, envelope)) return 'its provenance is no envelope of a statement'
  if (!isSignedBy(publicHalf, envelope)) return 'its provenance is not signed with this key'
  const statement: unknown = JSON.parse(Buffer.from(envelope.payload, 'base64').toString())
  return Check(ImageProvenance, statement) ? statement : 'its provenance says nothing of an image'
}

/** How the engine names the image of a target. */
export function imageOf(target: string, version: string): string {
  return `ensemble/${target}:${version}`
}

/** What the image of a target stands on, as the Dockerfile names it. */
export function baseOf(target: string): string {
  const name = isImageName(target) ? 'NODE_IMAGE' : 'NATS_IMAGE'
  const [, image] = new RegExp(`^ARG ${name}=(\\S+)$`, 'm').exec(readFileSync(join(root, 'Dockerfile'), 'utf8')) ?? []
  if (image === undefined) throw new Error(`The Dockerfile names no ${name}.`)
  return image
}
