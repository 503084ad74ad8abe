import { readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { type DemoArticle, DemoData, type DemoUser } from '@ensemble/contracts/demo'
import type { Clock } from '@ensemble/service-kit/clock'
import { readConfig } from '@ensemble/service-kit/config'
import { inTransaction, openDatabase } from '@ensemble/service-kit/database'
import Value from 'typebox/value'
import { Config } from '../src/config.ts'
import { insertFile } from '../src/data/files.ts'
import type { Deps } from '../src/deps.ts'
import { ImageWork } from '../src/images/image-work.ts'
import { openFileStore } from '../src/storage/file-store.ts'
import { createArticle } from '../src/use-cases/create-article.ts'
import { publishArticle, submitArticle } from '../src/use-cases/publish-article.ts'
import { articleText } from './article-text.ts'
import { attachmentsOf } from './attachments.ts'
import { drawCover } from './covers/draw-cover.ts'
import { readArticle } from './read-article.ts'

const day = 24 * 60 * 60 * 1000

/** The thirty described articles: 24 published, 4 drafts, 2 submitted, 3 of the published featured. */
const drafts = new Set([24, 26, 27, 29])
const submitted = new Set([20, 22])
const featured = new Set([0, 2, 3])

async function main(): Promise<void> {
  const { DEMO_FILE, DEMO, NODE_ENV } = process.env
  if (DEMO !== '1' || NODE_ENV === 'production') throw new Error('Demonstration data are for npm start only (DEMO=1).')
  if (!DEMO_FILE) throw new Error('DEMO_FILE must name the file of demonstration data.')
  const data: unknown = JSON.parse(await readFile(DEMO_FILE, 'utf8'))
  if (!Value.Check(DemoData, data)) throw new Error('DEMO_FILE does not hold demonstration data of this version.')
  const config = readConfig(Config, process.env)
  const db = openDatabase({ url: config.DATABASE_URL })
  const files = await openFileStore(config.STORAGE_URL)
  try {
    const now = Date.now()
    const images = new ImageWork()
    await drawCovers({ db, files, images, clock: { now: () => new Date(now) } }, data)
    await writeArticles({ db, files, images }, data, now)
  } finally {
    await db.close()
  }
}

async function drawCovers(deps: Deps, data: DemoData): Promise<void> {
  const covers = [...data.missions, ...data.articles]
  let drawn = 0
  const draw = async () => {
    for (let cover = covers.pop(); cover; cover = covers.pop()) {
      const { coverKey: key } = cover
      const bytes = await drawCover(key, cover.cover)
      await deps.files.put(key, bytes, 'image/webp')
      const file = { key, contentType: 'image/webp', size: bytes.length, visibility: 'members', ownerId: null } as const
      await inTransaction(deps.db, (tx) => insertFile(tx, file, deps.clock.now()))
      drawn += 1
      if (drawn % 60 === 0) console.log(`covers drawn: ${drawn}`)
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() + 1 }, draw))
  console.log(`covers drawn: ${drawn}`)
}

async function writeArticles(deps: Omit<Deps, 'clock'>, data: DemoData, now: number): Promise<void> {
  const admin = data.users.find((user) => user.role === 'admin')
  if (!admin) throw new Error('The demonstration data name no admin.')
  const users = new Map(data.users.map((user) => [user.id, user]))
  const readers = data.users.filter(({ role, status }) => role === 'member' && status === 'validated')
  for (const [index, article] of data.articles.entries()) {
    const author = users.get(article.authorId) ?? admin
    await writeArticle(deps, { article, index, author, admin, readers, writtenAt: now - (2 + index * 3) * day })
  }
  console.log(`articles written: ${data.articles.length}`)
}

interface ToWrite {
  article: DemoArticle
  index: number
  author: DemoUser
  admin: DemoUser
  readers: readonly DemoUser[]
  writtenAt: number
}

async function writeArticle(deps: Omit<Deps, 'clock'>, { article, index, author, admin, readers, writtenAt }: ToWrite) {
  const text = articleText(article)
  const reviewed = article.categories.includes('DISEASE_INFORMATION')
  const created = await createArticle(at(deps, writtenAt), author, {
    id: article.id,
    title: article.title,
    summary: text.summary,
    body: text.body,
    categories: article.categories,
    cancerTypes: text.cancerTypes,
    coverKey: article.coverKey,
    coverAlt: article.coverAlt,
    language: article.language,
    departmentCode: article.departmentCode,
    medicallyReviewedBy: reviewed ? 'Comité de relecture' : null,
    medicallyReviewedAt: reviewed ? new Date(writtenAt).toISOString() : null,
    sources: text.sources,
    attachments: await attachmentsOf(at(deps, writtenAt), article.key, text.documents),
  })
  if (submitted.has(index) && author.role === 'referent') {
    await submitArticle(at(deps, writtenAt + day), author, { articleId: created.id, quiet: true })
  } else if (!drafts.has(index) && !submitted.has(index)) {
    const publication = { articleId: created.id, featured: featured.has(index), quiet: true }
    await publishArticle(at(deps, writtenAt + day), admin, publication)
    await readArticle(deps, { articleId: created.id, readers, publishedAt: writtenAt + day })
  }
}

function at(deps: Omit<Deps, 'clock'>, time: number): Deps {
  const clock: Clock = { now: () => new Date(time) }
  return { ...deps, clock }
}

await main()
