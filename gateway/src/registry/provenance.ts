import { createPublicKey, verify } from 'node:crypto'
import { ProvenanceEnvelope, provenanceOf, ProvenanceStatement, signedText } from '@ensemble/contracts/provenance'
import type { RemoteDescriptor } from '@ensemble/contracts/remote-descriptor'
import { checkOf } from '@ensemble/service-kit/schema-check'
import { checkedJson } from '../checked-json.ts'

const isEnvelope = checkOf(ProvenanceEnvelope)
const isStatement = checkOf(ProvenanceStatement)

/**
 * Who built a version, if one of the team's keys has signed just these files of it.
 * @param text of provenance.json
 * @param published the descriptor, and the base64 SHA-384 of its file
 * @param signers public keys of the team (base64 of SPKI)
 * @returns the builder; null when nobody vouches for it, or for something else
 */
export function builderOf(
  text: string,
  { descriptor, digest }: { descriptor: RemoteDescriptor; digest: string },
  signers: readonly string[],
): string | null {
  const envelope = checkedJson(text, isEnvelope)
  if (!envelope) return null
  const payload = Buffer.from(envelope.payload, 'base64').toString()
  const bytes = signedText(payload)
  const isSigned = signers.some((signer) => {
    const key = createPublicKey({ key: Buffer.from(signer, 'base64'), format: 'der', type: 'spki' })
    return envelope.signatures.some(({ sig }) => verify(null, bytes, key, Buffer.from(sig, 'base64')))
  })
  const statement = checkedJson(payload, isStatement)
  if (!isSigned || !statement) return null
  const { builder, metadata } = statement.predicate.runDetails
  const expected = provenanceOf(descriptor, digest, { builder: builder.id, ...metadata })
  return sameContent(statement, expected) ? builder.id : null
}

/** Files, version and commit, in whatever order they stand. */
function sameContent(one: ProvenanceStatement, other: ProvenanceStatement): boolean {
  const told = ({ subject, predicate: { buildDefinition } }: ProvenanceStatement) =>
    JSON.stringify([
      subject.map(({ name, digest }) => `${name} ${digest['sha384'] ?? ''}`).sort(),
      buildDefinition.externalParameters.remote,
      buildDefinition.externalParameters.version,
      buildDefinition.resolvedDependencies.map(({ digest }) => digest['gitCommit'] ?? ''),
    ])
  return told(one) === told(other)
}
