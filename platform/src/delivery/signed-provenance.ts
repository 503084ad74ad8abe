import { createHash, createPublicKey, type KeyObject, sign, verify } from 'node:crypto'
import { type BuildRun, ProvenanceEnvelope, provenanceOf, signedText } from '@ensemble/contracts/provenance'
import { Check } from 'typebox/value'
import { parsedDescriptor } from './built-remote.ts'
import { signingHalf } from '../../team-key.mjs'

/**
 * The provenance of a build, signed for its team.
 * @param descriptor text of remote.json
 * @param key of the team
 */
export function signedProvenance(descriptor: string, key: string, env: NodeJS.ProcessEnv): string {
  const digest = createHash('sha384').update(descriptor).digest('base64')
  const run = buildRun(env, new Date().toISOString())
  return signedStatement(provenanceOf(parsedDescriptor(descriptor), digest, run), signingHalf(key))
}

/**
 * A statement in its envelope, as a file of its own.
 * @param signer the private half of a key pair (Ed25519)
 */
export function signedStatement(statement: object, signer: KeyObject): string {
  const payload = JSON.stringify(statement)
  const publicHalf = createPublicKey(signer).export({ format: 'der', type: 'spki' })
  const envelope: ProvenanceEnvelope = {
    payloadType: 'application/vnd.in-toto+json',
    payload: Buffer.from(payload).toString('base64'),
    signatures: [
      {
        keyid: createHash('sha256').update(publicHalf).digest('hex'),
        sig: sign(null, signedText(payload), signer).toString('base64'),
      },
    ],
  }
  return `${JSON.stringify(envelope, null, 2)}\n`
}

/** Whether a provenance is signed with a team's key. */
export function isSignedWith(key: string, provenance: unknown): boolean {
  if (!Check(ProvenanceEnvelope, provenance)) return false
  return isSignedBy(createPublicKey(signingHalf(key)), provenance)
}

/** Whether one of the signatures of an envelope is that of a key pair. */
export function isSignedBy(publicHalf: KeyObject, { payload, signatures }: ProvenanceEnvelope): boolean {
  const bytes = signedText(Buffer.from(payload, 'base64').toString())
  return signatures.some(({ sig }) => verify(null, bytes, publicHalf, Buffer.from(sig, 'base64')))
}

/** Which machine built it: a pipeline of one of the two hosts that we have pipelines for, or somebody's own. */
export function buildRun(env: NodeJS.ProcessEnv, finishedOn: string): BuildRun {
  const { GITHUB_WORKFLOW_REF: workflow, GITHUB_SERVER_URL: github = 'https://github.com' } = env
  if (workflow !== undefined) {
    const run = `${github}/${env['GITHUB_REPOSITORY'] ?? ''}/actions/runs/${env['GITHUB_RUN_ID'] ?? ''}`
    return { builder: `${github}/${workflow}`, invocationId: run, finishedOn }
  }
  const { CI_PROJECT_URL: project, CI_JOB_URL: job } = env
  if (project !== undefined) return { builder: project, ...(job !== undefined && { invocationId: job }), finishedOn }
  return { builder: 'urn:ensemble:own-machine', finishedOn }
}
