import type { Queryable, Tx } from '@ensemble/service-kit/database'
import { selectList } from '@ensemble/service-kit/table'
import type { MissionContent } from '../domain/mission-content.ts'
import { contentRow, effortSql, writtenMissions } from './mission-table.ts'

export interface StoredContent {
  content: MissionContent
  /** The fields that were approved before a change of them; null while nothing waits. */
  approved: Record<string, unknown> | null
  updatedAt: Date
}

const columns = selectList({
  ...writtenMissions.without('id', 'version', 'effortHours', 'effortPer').columns('m'),
  effort: effortSql,
  capacity: 's.capacity',
  approved: 'm.approved_content',
})

/** What is written of a mission; the row is locked by its seats. */
export async function read(db: Queryable, missionId: string): Promise<StoredContent | null> {
  const { rows } = await db.query<MissionContent & Omit<StoredContent, 'content'>>({
    name: 'mission-content-read',
    text: `select ${columns}
      from missions m join mission_seats s on s.mission_id = m.id where m.id = $1 and m.deleted_at is null`,
    values: [missionId],
  })
  const [row] = rows
  if (!row) return null
  const { approved, updatedAt, ...content } = row
  return { content, approved, updatedAt }
}

const update = writtenMissions.update({ name: 'mission-content-write', by: ['id'] })

/** Writes what a mission says of itself, whole. */
export async function write(
  tx: Tx,
  missionId: string,
  content: MissionContent,
  { version, at }: { version: number; at: Date },
): Promise<void> {
  await tx.query(update({ ...contentRow(content), id: missionId, version, updatedAt: at }))
}

/** Keeps what was refused, or forgets it once the mission is approved. */
export async function keepRefused(tx: Tx, missionId: string, refused: MissionContent | null): Promise<void> {
  await tx.query({
    name: 'mission-content-keep-refused',
    text: 'update missions set refused_content = $2 where id = $1',
    values: [missionId, refused === null ? null : JSON.stringify(refused)],
  })
}

/** Keeps what was approved, or forgets it when nothing waits any more. */
export async function keepApproved(tx: Tx, missionId: string, approved: object | null): Promise<void> {
  await tx.query({
    name: 'mission-content-keep-approved',
    text: 'update missions set approved_content = $2 where id = $1',
    values: [missionId, approved === null ? null : JSON.stringify(approved)],
  })
}
