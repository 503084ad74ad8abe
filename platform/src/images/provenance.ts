import { createHash } from 'node:crypto'
import type { BuildRun } from '@ensemble/contracts/provenance'
import Type, { type Static } from 'typebox'

const Digest = Type.Record(Type.String({ pattern: '^[a-zA-Z0-9]+$' }), Type.String({ pattern: '^[0-9a-f]{40,}$' }), {
  minProperties: 1,
})

/** Something that went into a build or came out of it besides: SLSA asks for an address, a name's digest, or both. */
const Resource = Type.Object({
  name: Type.Optional(Type.String()),
  uri: Type.Optional(Type.String()),
  digest: Type.Optional(Digest),
})

/** An in-toto statement with a SLSA provenance (slsa.dev/provenance/v1) of one image. */
export const ImageProvenance = Type.Object({
  _type: Type.Literal('https://in-toto.io/Statement/v1'),
  subject: Type.Array(Type.Object({ name: Type.String(), digest: Digest }), { minItems: 1 }),
  predicateType: Type.Literal('https://slsa.dev/provenance/v1'),
  predicate: Type.Object({
    buildDefinition: Type.Object({
      buildType: Type.String(),
      externalParameters: Type.Object({ target: Type.String(), version: Type.String() }),
      resolvedDependencies: Type.Array(Resource),
    }),
    runDetails: Type.Object({
      builder: Type.Object({ id: Type.String() }),
      metadata: Type.Object({ invocationId: Type.Optional(Type.String()), finishedOn: Type.String() }),
      byproducts: Type.Optional(Type.Array(Resource)),
    }),
  }),
})
export type ImageProvenance = Static<typeof ImageProvenance>

/** An image as the engine has it, with what it was made of. */
export interface BuiltImage {
  /** Its target in the Dockerfile. */
  target: string
  /** Its tag. */
  version: string
  /** `sha256:…`, as the engine names it. */
  id: string
  /** What it stands on, as the Dockerfile names it. */
  base: string
  /** The commit that it was built from; null where the sources were changed since. */
  commit: string | null
  /** Text of package-lock.json. */
  lock: string
  /** Text of its bill of materials, where it has one. */
  bill?: string
}

/**
 * Who built an image from what, and when.
 * @throws Error when the engine has named the image in another way
 */
export function imageProvenance(image: BuiltImage, { builder, ...metadata }: BuildRun): ImageProvenance {
  const [, sha256] = /^sha256:([0-9a-f]{64})$/.exec(image.id) ?? []
  if (sha256 === undefined) throw new Error(`${image.id} is no name of an image.`)
  const { target, version, base, commit, lock, bill } = image
  return {
    _type: 'https://in-toto.io/Statement/v1',
    subject: [{ name: `ensemble/${target}:${version}`, digest: { sha256 } }],
    predicateType: 'https://slsa.dev/provenance/v1',
    predicate: {
      buildDefinition: {
        buildType: 'urn:ensemble:image-build:1',
        externalParameters: { target, version },
        resolvedDependencies: [
          ...(commit === null ? [] : [{ uri: 'urn:ensemble:sources', digest: { gitCommit: commit } }]),
          { uri: 'urn:ensemble:sources#package-lock.json', digest: digestOf(lock) },
          { uri: `pkg:docker/${base.replace(/:([^:/]+)$/, '@$1')}` },
        ],
      },
      runDetails: {
        builder: { id: builder },
        metadata,
        ...(bill !== undefined && { byproducts: [{ name: billFile(target), digest: digestOf(bill) }] }),
      },
    },
  }
}

/** How the bill of materials of an image is called beside it. */
export function billFile(target: string): string {
  return `${target}.cdx.json`
}

/** How its provenance is called. */
export function provenanceFile(target: string): string {
  return `${target}.provenance.json`
}

export function digestOf(text: string): { sha256: string } {
  return { sha256: createHash('sha256').update(text).digest('hex') }
}
