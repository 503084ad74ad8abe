import type { Queryable, Tx } from '@ensemble/service-kit/database'

/** A stored file: what it is, and who may read it. */
export interface StoredFile {
  key: string
  contentType: string
  size: number
  visibility: 'members' | 'private'
  ownerId: string | null
}

interface FileRow {
  key: string
  content_type: string
  size: number
  visibility: 'members' | 'private'
  owner_id: string | null
}

export async function findFile(db: Queryable, key: string): Promise<StoredFile | null> {
  const { rows } = await db.query<FileRow>({
    name: 'find-file',
    text: 'select key, content_type, size, visibility, owner_id from files where key = $1',
    values: [key],
  })
  const row = rows[0]
  if (!row) return null
  return {
    key: row.key,
    contentType: row.content_type,
    size: row.size,
    visibility: row.visibility,
    ownerId: row.owner_id,
  }
}

export async function insertFile(tx: Tx, file: StoredFile, at: Date): Promise<void> {
  await tx.query({
    name: 'insert-file',
    text: `insert into files (key, content_type, size, visibility, owner_id, created_at) values ($1, $2, $3, $4, $5, $6)
      on conflict (key) do update set content_type = excluded.content_type, size = excluded.size`,
    values: [file.key, file.contentType, file.size, file.visibility, file.ownerId, at],
  })
}
