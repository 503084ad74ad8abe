import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { startTestService } from '@ensemble/service-kit/testing/test-service'
import { testPrincipal } from '@ensemble/service-kit/testing/test-token'
import type { ArticleCreation } from '@ensemble/contracts/articles/content'
import { inTransaction } from '@ensemble/service-kit/database'
import { insertFile } from '../src/data/files.ts'
import { service } from '../src/service.ts'

/** The service with a database and a storage folder of its own, for one test file. */
export async function createWorld() {
  const folder = await mkdtemp(join(tmpdir(), 'articles-'))
  let now = new Date('2026-11-01T09:00:00Z')
  const running = await startTestService(service, {
    env: { STORAGE_URL: pathToFileURL(folder).href },
    clock: { now: () => now },
  })
  const { deps } = running
  const cover = {
    key: 'covers/a.webp',
    contentType: 'image/webp',
    size: 5,
    visibility: 'members',
    ownerId: null,
  } as const
  await deps.files.put(cover.key, Buffer.from('bytes'), cover.contentType)
  await inTransaction(deps.db, (tx) => insertFile(tx, cover, new Date()))
  return {
    ...running,
    folder,
    databaseUrl: running.url,
    /** Moves the clock of the service. */
    moveTo: (time: string | Date) => {
      now = new Date(time)
    },
    close: async () => {
      await running.close()
      await rm(folder, { recursive: true })
    },
  }
}

export const admin = testPrincipal({ role: 'admin' })
export const referent = testPrincipal({ role: 'referent' })
export const member = testPrincipal()

/** Content that passes the publisher's check list. */
export function content(overrides: Partial<ArticleCreation> = {}): ArticleCreation {
  return {
    title: 'Soleil : les bons gestes',
    summary: 'Des gestes simples pour se protéger du soleil.',
    body: `<p>${'Restez à l’ombre aux heures chaudes. '.repeat(5)}</p>`,
    categories: ['PREVENTION'],
    cancerTypes: [],
    coverKey: 'covers/a.webp',
    coverAlt: 'Un arbre',
    language: 'fr',
    departmentCode: null,
    medicallyReviewedBy: null,
    medicallyReviewedAt: null,
    sources: [],
    ...overrides,
  }
}
