import { createHash, createPublicKey, sign, verify } from 'node:crypto'
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
  const signer = signingHalf(key)
  const digest = createHash('sha384').update(descriptor).digest('base64')
  const payload = JSON.stringify(provenanceOf(parsedDescriptor(descriptor), digest, buildRun(env)))
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
  const publicHalf = createPublicKey(signingHalf(key))
  const bytes = signedText(Buffer.from(provenance.payload, 'base64').toString())
  return provenance.signatures.some(({ sig }) => verify(null, bytes, publicHalf, Buffer.from(sig, 'base64')))
}

/** Which machine built it: a pipeline of one of the two hosts that we have pipelines for, or somebody's own. */
function buildRun(env: NodeJS.ProcessEnv): BuildRun {
  const finishedOn = new Date().toISOString()
  const { GITHUB_WORKFLOW_REF: workflow, GITHUB_SERVER_URL: github = 'https://github.com' } = env
  if (workflow !== undefined) {
    const run = `${github}/${env['GITHUB_REPOSITORY'] ?? ''}/actions/runs/${env['GITHUB_RUN_ID'] ?? ''}`
    return { builder: `${github}/${workflow}`, invocationId: run, finishedOn }
  }
  const { CI_PROJECT_URL: project, CI_JOB_URL: job } = env
  if (project !== undefined) return { builder: project, ...(job !== undefined && { invocationId: job }), finishedOn }
  return { builder: 'urn:ensemble:own-machine', finishedOn }
}
