import type { Role } from '@ensemble/contracts/enumerations'
import { refuse } from '@ensemble/service-kit/refusal'
import { findFile, type StoredFile } from '../data/files.ts'
import type { Deps } from '../deps.ts'
import { mayOpenWorkspace } from '../domain/file-rules.ts'
import { settleUpload } from '../use-cases/settle-upload.ts'
import { maySeeAvatar } from './avatar-facts.ts'
import { isInReadableArticle } from './file-in-article.ts'
import { missionTeamOf } from './mission-team.ts'

interface FileReader {
  id: string
  role: Role
  departmentCode: string | null
}

/**
 * A stored file that the reader may have, asked anew at each download. An upload that nobody has looked at yet is
 * looked at now.
 * @throws Refusal NOT_FOUND, also when the file is not for the reader: its existence is not told; to its owner why it
 *   was not taken, as `settleUpload`
 */
export async function readableFile(deps: Deps, reader: FileReader, key: string): Promise<StoredFile> {
  const file = await findFile(deps.db, key)
  if (!file || !(await mayRead(deps, reader, file))) return refuse('NOT_FOUND')
  return settleUpload(deps, file)
}

async function mayRead({ db }: Deps, reader: FileReader, file: StoredFile): Promise<boolean> {
  if (file.purpose === 'workspace_document') {
    const team = file.targetId === null ? null : await missionTeamOf(db, file.targetId, reader.id)
    return team !== null && mayOpenWorkspace(reader, team)
  }
  if (file.ownerId === reader.id) return true
  if (file.state !== 'ready') return false
  if (file.visibility === 'members') return true
  if (file.purpose === 'avatar') return file.ownerId !== null && maySeeAvatar(db, reader, file.ownerId)
  return isInReadableArticle(db, reader, file.key)
}
