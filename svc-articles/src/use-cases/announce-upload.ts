import { createHash, randomBytes } from 'node:crypto'
import { fileEndings, type PresignedUrlRequest, uploadSeconds } from '@ensemble/contracts/articles/files'
import type { Role } from '@ensemble/contracts/enumerations'
import { inTransaction } from '@ensemble/service-kit/database'
import { refuse } from '@ensemble/service-kit/refusal'
import { announcedSince, announceFile } from '../data/files.ts'
import { findTeamFacts } from '../data/mission-teams.ts'
import type { Deps } from '../deps.ts'
import { dailyLimits, mayBring, requireAccepted } from '../domain/file-rules.ts'

/** Everybody signed in may see these once they are there; all others are asked for one by one. */
const forMembers = new Set(['mission_cover', 'mission_document'])

/**
 * Gives an address to which the bytes of one file may be sent: of this key, type and length, once, within 300 s.
 * @throws Refusal FILE_TYPE, FILE_TOO_LARGE, FORBIDDEN, NOT_FOUND for a mission that is not there, RATE_LIMITED
 */
export async function announceUpload(
  deps: Deps,
  owner: { id: string; role: Role; departmentCode: string | null },
  { purpose, targetId, fileName, contentType, size }: PresignedUrlRequest,
) {
  const type = requireAccepted(purpose, contentType, size)
  const ofMission = purpose === 'workspace_document' || purpose === 'mission_document'
  if (ofMission && targetId === undefined) refuse('VALIDATION_FAILED', { fields: { targetId: ['REQUIRED'] } })
  const team = ofMission && targetId !== undefined ? await findTeamFacts(deps.db, targetId, owner.id) : null
  if (!mayBring(purpose, owner, team)) refuse(ofMission && team === null ? 'NOT_FOUND' : 'FORBIDDEN')
  const now = deps.clock.now()
  const key = `${purpose}/${randomBytes(16).toString('hex')}.${fileEndings[type]}`
  const token = randomBytes(32).toString('base64url')
  await inTransaction(deps.db, async (tx) => {
    const lately = await announcedSince(tx, owner.id, new Date(now.getTime() - dailyLimits.seconds * 1000))
    if (lately.files >= dailyLimits.files || lately.bytes + size > dailyLimits.bytes) refuse('RATE_LIMITED')
    const file = {
      key,
      purpose,
      contentType: type,
      size,
      ownerId: owner.id,
      width: null,
      height: null,
      targetId: targetId ?? null,
      name: plainName(fileName),
      visibility: forMembers.has(purpose) ? ('members' as const) : ('private' as const),
      state: 'awaiting' as const,
      refusedWith: null,
      tokenHash: hashOf(token),
      expiresAt: new Date(now.getTime() + uploadSeconds * 1000),
    }
    await announceFile(tx, file, now)
  })
  const url = await deps.files.uploadAddress(key, { contentType: type, size, token, expiresIn: uploadSeconds })
  return { url, key, headers: { 'content-type': type }, expiresIn: uploadSeconds }
}

/** What is kept of the secret in an address. */
export function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** A name is shown and never used as a path: the last part of it, without what systems read as more than text. */
function plainName(fileName: string): string {
  const last =
    fileName
      .split(/[\\/]/)
      .at(-1)
      ?.replace(/\p{Cc}+/gu, ' ')
      .trim() ?? ''
  return last.replace(/[<>:"|?*]/g, '_').replace(/^\.+/, '') || 'document'
}
