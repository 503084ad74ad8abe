import { createHash, createPrivateKey, type KeyObject, sign } from 'node:crypto'
import { provenanceOf, signedText } from '@ensemble/contracts/provenance'
import type { RemoteDescriptor } from '@ensemble/contracts/remote-descriptor'

/** The two halves of a team's key: what it shows, and what it signs with. */
export function halvesOf(key: string): { shown: string; signer: KeyObject } {
  const [shown = '', half = ''] = key.trim().split('.')
  return { shown, signer: createPrivateKey({ key: Buffer.from(half, 'base64url'), format: 'der', type: 'pkcs8' }) }
}

/** provenance.json of a build. @param text of its remote.json */
export function signedBuild(text: string, signer: KeyObject): Buffer {
  const descriptor: RemoteDescriptor = JSON.parse(text)
  const digest = createHash('sha384').update(text).digest('base64')
  const run = { builder: 'urn:ensemble:own-machine', finishedOn: new Date().toISOString() }
  const payload = JSON.stringify(provenanceOf(descriptor, digest, run))
  const sig = sign(null, signedText(payload), signer).toString('base64')
  const envelope = {
    payloadType: 'application/vnd.in-toto+json',
    payload: Buffer.from(payload).toString('base64'),
    signatures: [{ keyid: 'test', sig }],
  }
  return Buffer.from(JSON.stringify(envelope))
}
