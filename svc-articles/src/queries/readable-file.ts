import type { Readable } from 'node:stream'
import { refuse } from '@ensemble/service-kit/refusal'
import { findFile, type StoredFile } from '../data/files.ts'
import type { Deps } from '../deps.ts'

/**
 * A stored file that the reader may download: covers and article images are for everyone signed in, the rest for its
 * owner alone.
 * @throws Refusal NOT_FOUND, also when the file belongs to somebody else: its existence is not told
 */
export async function readableFile(
  deps: Deps,
  readerId: string,
  key: string,
): Promise<{ file: StoredFile; bytes: Readable }> {
  const file = await findFile(deps.db, key)
  if (!file || (file.visibility === 'private' && file.ownerId !== readerId)) return refuse('NOT_FOUND')
  if (!(await deps.files.exists(key))) return refuse('NOT_FOUND')
  return { file, bytes: await deps.files.read(key) }
}
