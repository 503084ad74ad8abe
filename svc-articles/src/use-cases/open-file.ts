import { reachOf } from '@ensemble/contracts/permissions'
import { refuse } from '@ensemble/service-kit/refusal'
import { isInReadableArticle } from '../data/article-files.ts'
import { findFile, type StoredFile } from '../data/files.ts'
import { findTeamFacts } from '../data/mission-teams.ts'
import { findAvatarOwner } from '../data/readers.ts'
import type { Deps } from '../deps.ts'
import { mayOpenWorkspace, maySeeAvatar, type Person } from '../domain/file-rules.ts'
import { settleUpload } from './settle-upload.ts'

/**
 * A stored file that the reader may have, asked anew at each download. An upload that nobody has looked at yet is
 * looked at now, which stores it: hence no query.
 * @throws Refusal NOT_FOUND, also when the file is not for the reader: its existence is not told; to its owner why it
 *   was not taken, as `settleUpload`
 */
export async function openFile(deps: Deps, reader: Person, key: string): Promise<StoredFile> {
  const file = await findFile(deps.db, key)
  if (!file || !(await mayRead(deps, reader, file))) return refuse('NOT_FOUND')
  return settleUpload(deps, file)
}

async function mayRead({ db }: Deps, reader: Person, file: StoredFile): Promise<boolean> {
  if (file.purpose === 'workspace_document') {
    const team = file.targetId === null ? null : await findTeamFacts(db, file.targetId, reader.id)
    return team !== null && mayOpenWorkspace(reader, team)
  }
  if (file.ownerId === reader.id) return true
  if (file.state !== 'ready') return false
  if (file.visibility === 'members') return true
  if (file.purpose === 'avatar') {
    const owner = file.ownerId === null ? null : await findAvatarOwner(db, file.ownerId, reader.id)
    return owner !== null && maySeeAvatar(reader, owner)
  }
  return isInReadableArticle(db, {
    key: file.key,
    readerId: reader.id,
    drafts: reachOf('article.see_drafts', reader.role),
    writes: reachOf('article.write', reader.role),
  })
}
