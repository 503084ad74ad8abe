import { createHash } from 'node:crypto'
import type { DemoUser } from '@ensemble/contracts/demo'
import type { Queryable } from '@ensemble/service-kit/database'
import { countRead, forgetReaders } from '../src/data/article-reads.ts'

const day = 24 * 60 * 60 * 1000

interface ToRead {
  articleId: string
  readers: readonly DemoUser[]
  /** In epoch ms. */
  publishedAt: number
}

/** Lets members read an article after it appeared: some are read by many, most by few, always the same. */
export async function readArticle(
  { db }: { db: Queryable },
  { articleId, readers, publishedAt }: ToRead,
): Promise<void> {
  const days = Math.max(1, Math.floor((Date.now() - publishedAt) / day))
  const draw = createHash('sha256').update(articleId).digest()
  const count = Math.min(
    readers.length,
    draw.readUInt8(0) % 5 === 0 ? 20 + (draw.readUInt8(1) % 40) : draw.readUInt8(1) % 12,
  )
  for (let index = 0; index < count; index += 1) {
    const reader = readers[(draw.readUInt16BE(2) + index) % readers.length]
    const at = new Date(publishedAt + (index % Math.min(days, 30)) * day)
    if (reader) await countRead(db, articleId, reader.id, at)
  }
  await forgetReaders(db, new Date())
}
