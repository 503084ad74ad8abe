import { type FilePurpose, fileRules, fileTypes, maxPixels } from '@ensemble/contracts/articles/files'
import { inTransaction } from '@ensemble/service-kit/database'
import { Refusal, refuse } from '@ensemble/service-kit/refusal'
import { markReady, markRefused, type StoredFile } from '../data/files.ts'
import type { Deps } from '../deps.ts'
import { megabytes } from '../domain/file-rules.ts'
import { lookAt } from '../images/look-at.ts'
import { incoming } from '../storage/incoming.ts'

/**
 * Makes an announced file ready as soon as its bytes are there: they are looked at, pictures are made anew, and what
 * was looked at is what is stored. Doing it twice at once gives the same; a file that is settled stays as it is.
 * @throws Refusal NOT_FOUND while the bytes have not come, FILE_EXPIRED when they came too late; why the file is not
 *   taken, now and ever after; SERVICE_UNAVAILABLE when it cannot be looked at now
 */
export async function settleUpload(deps: Deps, file: StoredFile): Promise<StoredFile> {
  if (file.state === 'ready') return file
  if (file.refusedWith !== null) throw refusalOf(file)
  const contentType = fileTypes.find((type) => type === file.contentType)
  if (file.state !== 'awaiting' || file.purpose === null || !contentType) return refuse('NOT_FOUND')
  const place = incoming(file.key)
  if (!(await deps.files.exists(place))) {
    const late = file.expiresAt !== null && file.expiresAt < deps.clock.now()
    return refuse(late ? 'FILE_EXPIRED' : 'NOT_FOUND')
  }
  const { key, purpose } = file
  try {
    const ready = await deps.images.look(async () => {
      const bytes = await receivedBytes(deps, file, purpose)
      if (deps.scanner && !(await deps.scanner.isClean(bytes))) refuse('FILE_INFECTED')
      const accepted = await lookAt(deps.images, bytes, { purpose, contentType })
      await deps.files.put(key, accepted.bytes, contentType)
      return { key, size: accepted.bytes.length, width: accepted.width, height: accepted.height }
    })
    await inTransaction(deps.db, (tx) => markReady(tx, ready))
    await deps.files.remove(place)
    return { ...file, ...ready, state: 'ready' }
  } catch (error) {
    if (error instanceof Refusal && error.code !== 'SERVICE_UNAVAILABLE') {
      await inTransaction(deps.db, (tx) => markRefused(tx, key, error.code))
      await deps.files.remove(place)
    }
    throw error
  }
}

/** A storage that is not ours takes what its address allows: what is too large is not even read. */
async function receivedBytes(deps: Deps, file: StoredFile, purpose: FilePurpose): Promise<Uint8Array> {
  const size = await deps.files.sizeOf(incoming(file.key))
  if (size > fileRules[purpose].maxBytes) refuse('FILE_TOO_LARGE', { params: { max: megabytes(purpose) } })
  return deps.files.bytes(incoming(file.key))
}

/** The refusal of before, with the figures that its sentence needs. */
function refusalOf({ refusedWith, purpose }: StoredFile): Refusal {
  const code = refusedWith ?? 'FILE_TYPE'
  if (purpose === null) return new Refusal(code)
  const params = {
    FILE_TOO_LARGE: { max: megabytes(purpose) },
    IMAGE_TOO_LARGE: { max: maxPixels / 1_000_000 },
    IMAGE_TOO_SMALL: { min: fileRules[purpose].minWidth },
  }
  return new Refusal(code, { params: Object.entries(params).find(([known]) => known === code)?.[1] ?? {} })
}
