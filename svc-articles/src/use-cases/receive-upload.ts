import { timingSafeEqual } from 'node:crypto'
import { Readable } from 'node:stream'
import { refuse } from '@ensemble/service-kit/refusal'
import { findFile, type StoredFile } from '../data/files.ts'
import type { Deps } from '../deps.ts'
import { megabytes } from '../domain/file-rules.ts'
import { incoming } from '../storage/incoming.ts'
import { hashOf } from './announce-upload.ts'
import { settleUpload } from './settle-upload.ts'

interface Upload {
  key: string
  /** The secret of the address. */
  token: string
  contentType: string | undefined
  /** As the request says; a body that comes in pieces without a length is not taken. */
  length: number
  body: Readable
}

/**
 * Takes the bytes of an announced file, where files lie on our disk, as a storage that speaks S3 would: the address is
 * good for one key, one type, one length and five minutes. Then looks at them, so that the sender hears at once.
 * @throws Refusal FILE_EXPIRED for an address that is not or no longer good, FILE_TYPE, FILE_TOO_LARGE,
 *   MALFORMED_REQUEST for another length; as `settleUpload`
 */
export async function receiveUpload(deps: Deps, upload: Upload): Promise<StoredFile> {
  const file = await findFile(deps.db, upload.key)
  if (!file || !isGood(file, upload.token, deps.clock.now())) return refuse('FILE_EXPIRED')
  if (upload.contentType !== file.contentType) refuse('FILE_TYPE')
  if (upload.length > file.size && file.purpose) refuse('FILE_TOO_LARGE', { params: { max: megabytes(file.purpose) } })
  if (upload.length !== file.size) refuse('MALFORMED_REQUEST')
  const place = incoming(file.key)
  try {
    await deps.files.putStream(place, Readable.from(exactly(file.size, upload.body), { objectMode: false }))
  } catch (error) {
    await deps.files.remove(place)
    throw error instanceof BrokenOff ? refuse('MALFORMED_REQUEST') : error
  }
  return settleUpload(deps, file)
}

function isGood({ state, tokenHash, expiresAt }: StoredFile, token: string, now: Date): boolean {
  if (state !== 'awaiting' || tokenHash === null || expiresAt === null || expiresAt < now) return false
  return timingSafeEqual(tokenHash, hashOf(token))
}

class BrokenOff extends Error {
  override readonly name = 'BrokenOff'
}

/** Passes bytes on and makes sure that they are as many as were announced. */
async function* exactly(size: number, body: Readable): AsyncGenerator<Uint8Array> {
  let seen = 0
  try {
    for await (const piece of body) {
      const bytes: Uint8Array = piece
      seen += bytes.length
      if (seen > size) throw new BrokenOff('more than was announced')
      yield bytes
    }
  } catch (error) {
    throw error instanceof BrokenOff ? error : new BrokenOff('the sender has gone', { cause: error })
  }
  if (seen !== size) throw new BrokenOff('less than was announced')
}
