import type { ErrorCode } from '@ensemble/contracts/errors'
import type { FilePurpose } from '@ensemble/contracts/articles/files'
import type { Queryable, Tx } from '@ensemble/service-kit/database'
import { defineTable } from '@ensemble/service-kit/table'

/** A file as it is known: what it is, whose it is, and how far it has come. */
export interface StoredFile {
  key: string
  /** `null` for what the platform itself has drawn. */
  purpose: FilePurpose | null
  /** The mission of its documents. */
  targetId: string | null
  name: string | null
  contentType: string
  size: number
  width: number | null
  height: number | null
  visibility: 'members' | 'private'
  ownerId: string | null
  /** Announced; checked and there; checked and refused; to be thrown away. */
  state: 'awaiting' | 'ready' | 'refused' | 'removed'
  refusedWith: ErrorCode | null
  /** Of the secret in the address to which its bytes go. */
  tokenHash: Buffer | null
  /** Until when the bytes of an announced file are taken. */
  expiresAt: Date | null
}

export const files = defineTable<StoredFile & { createdAt: Date }>('files', {
  key: 'text',
  purpose: 'text',
  targetId: 'uuid',
  name: 'text',
  contentType: 'text',
  size: 'integer',
  width: 'integer',
  height: 'integer',
  visibility: 'text',
  ownerId: 'uuid',
  state: 'text',
  refusedWith: 'text',
  tokenHash: 'bytea',
  expiresAt: 'timestamptz',
  createdAt: 'timestamptz',
})

const columns = files.without('createdAt').select()

export async function findFile(db: Queryable, key: string): Promise<StoredFile | null> {
  const { rows } = await db.query<StoredFile>({
    name: 'find-file',
    text: `select ${columns} from files where key = $1 and state <> 'removed'`,
    values: [key],
  })
  return rows[0] ?? null
}

type DrawnFile = Pick<StoredFile, 'key' | 'contentType' | 'size' | 'visibility' | 'ownerId'>

const insertDrawn = files.pick('key', 'contentType', 'size', 'visibility', 'ownerId', 'createdAt').insert({
  name: 'insert-file',
  then: 'on conflict (key) do update set content_type = excluded.content_type, size = excluded.size',
})

/** A file that is there already; one of the same name gives way. */
export async function insertFile(tx: Tx, file: DrawnFile, createdAt: Date): Promise<void> {
  await tx.query(insertDrawn({ ...file, createdAt }))
}

const insertAnnounced = files.insert({ name: 'announce-file' })

/** A file of which the bytes are still to come. */
export async function announceFile(tx: Tx, file: StoredFile, createdAt: Date): Promise<void> {
  await tx.query(insertAnnounced({ ...file, state: 'awaiting', createdAt }))
}

/** What somebody has announced since a time, and how many bytes of it. */
export async function announcedSince(tx: Tx, ownerId: string, since: Date): Promise<{ files: number; bytes: number }> {
  // Two requests of one person at once would otherwise each count without the other.
  await tx.query({
    name: 'lock-owner-files',
    text: `select pg_advisory_xact_lock(hashtextextended('files of ' || $1::text, 0))`,
    values: [ownerId],
  })
  const { rows } = await tx.query<{ files: number; bytes: number }>({
    name: 'announced-since',
    text: `select count(*)::int as files, coalesce(sum(size), 0)::bigint as bytes
      from files where owner_id = $1 and created_at > $2`,
    values: [ownerId, since],
  })
  return rows[0] ?? { files: 0, bytes: 0 }
}

/** The bytes were looked at and stored under the key. @returns false when another process has settled it before */
export async function markReady(
  tx: Tx,
  file: { key: string; size: number; width: number | null; height: number | null },
): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'mark-file-ready',
    text: `update files set state = 'ready', size = $2, width = $3, height = $4, token_hash = null, expires_at = null
      where key = $1 and state = 'awaiting'`,
    values: [file.key, file.size, file.width, file.height],
  })
  return rowCount === 1
}

/** The bytes were looked at and are not taken. */
export async function markRefused(tx: Tx, key: string, code: ErrorCode): Promise<void> {
  await tx.query({
    name: 'mark-file-refused',
    text: `update files set state = 'refused', refused_with = $2, token_hash = null where key = $1 and state = 'awaiting'`,
    values: [key, code],
  })
}

/** Pictures of a person who is erased: nobody's, and to be thrown away at the next cleaning. */
export async function removeAvatarsOf(tx: Tx, ownerId: string, at: Date): Promise<number> {
  const { rowCount } = await tx.query({
    name: 'remove-avatars',
    text: `update files set state = 'removed', expires_at = $2, owner_id = null, name = null
      where owner_id = $1 and purpose = 'avatar'`,
    values: [ownerId, at],
  })
  return rowCount
}

/**
 * Pictures of a person that came before the one shown now, or all so far where none is shown: to be thrown away at the
 * next cleaning. One that came later is being put in its place.
 * @param shown key of the picture; of somebody else's file, which this leaves alone, all own ones count as before
 */
export async function removeAvatarsBefore(tx: Tx, ownerId: string, shown: string | null, at: Date): Promise<number> {
  const { rowCount } = await tx.query({
    name: 'remove-avatars-before',
    text: `update files set state = 'removed', expires_at = $3
      where owner_id = $1 and purpose = 'avatar' and state = 'ready' and key is distinct from $2
        and created_at <= coalesce((select created_at from files where key = $2 and owner_id = $1), $3)`,
    values: [ownerId, shown, at],
  })
  return rowCount
}

/**
 * Files of articles that neither an article nor an earlier text of one shows any more, and documents of workspaces whose
 * mission is gone: to be thrown away at the next cleaning.
 * @param before when the youngest of them came: what is not saved yet may still name a younger one
 * @returns how many
 */
export async function removeUnusedFiles(db: Queryable, before: Date, at: Date): Promise<number> {
  const { rowCount } = await db.query({
    name: 'remove-unused-files',
    text: `update files f set state = 'removed', expires_at = $2
      where state = 'ready' and created_at < $1 and (
        purpose in ('article_cover', 'article_image', 'article_document')
          and not exists (select 1 from article_files a where a.key = f.key)
          and not exists (select 1 from article_revision_files r where r.key = f.key)
        or purpose = 'workspace_document'
          and exists (select 1 from mission_teams_v1 m where m.mission_id = f.target_id and m.deleted))`,
    values: [before, at],
  })
  return rowCount
}

/** Files whose bytes may go: never finished, refused, or to be thrown away. */
export async function outdatedFiles(db: Queryable, before: Date, limit: number): Promise<string[]> {
  const { rows } = await db.query<{ key: string }>({
    name: 'outdated-files',
    text: `select key from files where state <> 'ready' and expires_at < $1 order by expires_at limit $2`,
    values: [before, limit],
  })
  return rows.map(({ key }) => key)
}

/**
 * Forgets a file whose bytes are gone, unless it has become ready meanwhile. One that was announced lately goes on to
 * count for who announced it (`announcedSince`), without its name, and is forgotten when it does no more.
 * @param countedSeconds for how long what was announced counts
 */
export async function forgetFile(db: Queryable, key: string, now: Date, countedSeconds: number): Promise<void> {
  await db.query({
    name: 'forget-file',
    text: `with counting as (
        update files set state = 'removed', name = null, token_hash = null,
          expires_at = created_at + make_interval(secs => $3)
        where key = $1 and state <> 'ready' and created_at > $2::timestamptz - make_interval(secs => $3))
      delete from files
        where key = $1 and state <> 'ready' and created_at <= $2::timestamptz - make_interval(secs => $3)`,
    values: [key, now, countedSeconds],
  })
}
