import Type, { type Static } from 'typebox'
import type { RemoteDescriptor } from './remote-descriptor.ts'

/** Beside remote.json in each published version: who built what from which commit, signed with the team's key. */
export const provenanceFile = 'provenance.json'

/** Algorithm → digest in hex. */
const Digest = Type.Record(Type.String(), Type.String())

/** An in-toto statement with a SLSA provenance, as its tools write and read them (slsa.dev/provenance/v1). */
export const ProvenanceStatement = Type.Object({
  _type: Type.Literal('https://in-toto.io/Statement/v1'),
  subject: Type.Array(Type.Object({ name: Type.String(), digest: Digest })),
  predicateType: Type.Literal('https://slsa.dev/provenance/v1'),
  predicate: Type.Object({
    buildDefinition: Type.Object({
      buildType: Type.String(),
      externalParameters: Type.Object({ remote: Type.String(), version: Type.String() }),
      resolvedDependencies: Type.Array(Type.Object({ uri: Type.String(), digest: Digest })),
    }),
    runDetails: Type.Object({
      builder: Type.Object({ id: Type.String({ maxLength: 300 }) }),
      metadata: Type.Object({ invocationId: Type.Optional(Type.String()), finishedOn: Type.String() }),
    }),
  }),
})
export type ProvenanceStatement = Static<typeof ProvenanceStatement>

/** A DSSE envelope: the statement as base64, and signatures over `signedText` of it. */
export const ProvenanceEnvelope = Type.Object({
  payloadType: Type.Literal('application/vnd.in-toto+json'),
  payload: Type.String(),
  signatures: Type.Array(Type.Object({ keyid: Type.String(), sig: Type.String() }), { minItems: 1, maxItems: 5 }),
})
export type ProvenanceEnvelope = Static<typeof ProvenanceEnvelope>

/** Who built it, where, and when it was done. */
export interface BuildRun {
  builder: string
  invocationId?: string
  finishedOn: string
}

/**
 * What is vouched for: every file of a version, and remote.json, which lists them.
 * @param remote the descriptor
 * @param digest base64 SHA-384 of remote.json
 */
export function provenanceOf(remote: RemoteDescriptor, digest: string, run: BuildRun): ProvenanceStatement {
  const { builder, ...metadata } = run
  const subject = Object.entries({ ...remote.files, 'remote.json': digest })
  return {
    _type: 'https://in-toto.io/Statement/v1',
    subject: subject.map(([name, base64]) => ({ name, digest: { sha384: hexOf(base64) } })),
    predicateType: 'https://slsa.dev/provenance/v1',
    predicate: {
      buildDefinition: {
        buildType: 'urn:ensemble:mf-build:1',
        externalParameters: { remote: remote.name, version: remote.version },
        resolvedDependencies:
          remote.commit === null ? [] : [{ uri: 'urn:ensemble:sources', digest: { gitCommit: remote.commit } }],
      },
      runDetails: { builder: { id: builder }, metadata },
    },
  }
}

/** The bytes that are signed: the pre-authentication encoding of DSSE. @param payload text of the statement */
export function signedText(payload: string): Uint8Array {
  const type = 'application/vnd.in-toto+json'
  const length = new TextEncoder().encode(payload).length
  return new TextEncoder().encode(`DSSEv1 ${String(type.length)} ${type} ${String(length)} ${payload}`)
}

function hexOf(base64: string): string {
  return Array.from(atob(base64), (byte) => byte.charCodeAt(0).toString(16).padStart(2, '0')).join('')
}
