import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createApp } from '@ensemble/service-kit/http/create-app'
import { createLog } from '@ensemble/service-kit/log'
import { createCaller } from '@ensemble/service-kit/testing/call'
import { createTestDatabase } from '@ensemble/service-kit/testing/test-database'
import { createTestIdentity, testPrincipal } from '@ensemble/service-kit/testing/test-token'
import type { ArticleCreation } from '@ensemble/contracts/articles/content'
import { inTransaction } from '@ensemble/service-kit/database'
import { insertFile } from '../src/data/files.ts'
import type { Deps } from '../src/deps.ts'
import { articleRoutes } from '../src/http/article.routes.ts'
import { fileRoutes } from '../src/http/file.routes.ts'
import { imageRoutes } from '../src/http/image.routes.ts'
import { migrationFolders } from '../src/migration-folders.ts'
import { ImageWork } from '../src/images/image-work.ts'
import { openFileStore } from '../src/storage/file-store.ts'

/** The service with a database and a storage folder of its own, for one test file. */
export async function createWorld() {
  const database = await createTestDatabase({ directories: migrationFolders })
  const identity = await createTestIdentity()
  const folder = await mkdtemp(join(tmpdir(), 'articles-'))
  let now = new Date('2026-11-01T09:00:00Z')
  const deps: Deps = {
    db: database.db,
    clock: { now: () => now },
    files: await openFileStore(pathToFileURL(folder).href),
    images: new ImageWork(),
  }
  const app = await createApp({
    name: 'svc-articles',
    config: { NODE_ENV: 'test' },
    db: database.db,
    verifier: identity.verifier,
    log: createLog({ name: 'test', level: 'silent' }),
    directories: migrationFolders,
  })
  articleRoutes(app, deps)
  fileRoutes(app, deps)
  imageRoutes(app, deps)
  await app.ready()
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
    deps,
    app,
    identity,
    folder,
    databaseUrl: database.url,
    statements: database.statements,
    /** Moves the clock of the service. */
    moveTo: (time: string | Date) => {
      now = new Date(time)
    },
    call: createCaller(app, identity),
    close: async () => {
      await app.close()
      await identity.close()
      await database.close()
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
