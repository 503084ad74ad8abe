import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomUUID } from 'node:crypto'
import { ask, printCompared } from '../compare.ts'
import { startIdentity } from '../identity.ts'
import { settings } from '../settings.ts'
import { articlesDatabase, startArticles } from './articles-service.ts'
import { articleId } from './load-articles.ts'
import { measurePictures, perSecond } from './pictures.ts'
import { startRawArticles } from './raw-articles.ts'

const filters = (field: string, operator: string, value: unknown) =>
  `filters=${encodeURIComponent(JSON.stringify([{ field, operator, value }]))}`

const calls: { name: string; path: string; beside: 'page' | 'one' }[] = [
  { name: 'resources, first page', path: '/article/list', beside: 'page' },
  { name: 'resources, page 30', path: '/article/list?page=30', beside: 'page' },
  { name: 'one category', path: `/article/list?${filters('categories', 'in', ['CAREGIVERS'])}`, beside: 'page' },
  { name: 'counts of categories', path: '/article/list?pageSize=5&facets=categories', beside: 'page' },
  { name: 'search, frequent word', path: '/article/list?search=sommeil', beside: 'page' },
  { name: 'search, rare word', path: '/article/list?search=mot77777', beside: 'page' },
  { name: 'search, mistyped', path: '/article/list?search=alimentatoin', beside: 'page' },
  { name: 'for me', path: '/article/list?pageSize=5&forMe=true', beside: 'page' },
  { name: 'related', path: `/article/list?pageSize=5&relatedTo=${articleId(12_345)}`, beside: 'page' },
  { name: 'documents', path: `/article/list?${filters('attachmentCount', 'gte', 1)}`, beside: 'page' },
  { name: 'one article, counted as read', path: `/article/${articleId(4321)}`, beside: 'one' },
]

async function main(): Promise<void> {
  const { articles, requests } = settings
  const databaseUrl = await articlesDatabase(articles)
  const folder = await mkdtemp(join(tmpdir(), 'bench-articles-'))
  const identity = await startIdentity()
  const service = await startArticles(databaseUrl, identity, folder)
  const authorization = (role: string) =>
    `Bearer ${identity.tokenFor({ id: randomUUID(), role, departmentCode: '69' })}`
  try {
    const { cold, cached, alone, sized } = await measurePictures(service.address, authorization('admin'), folder)
    const raw = await startRawArticles(databaseUrl, sized)
    try {
      const headers = { authorization: authorization('member') }
      const compared = calls.map(({ name, path, beside }) => ({
        name,
        ours: () => ask(`${service.address}${path}`, { headers }),
        neighbour: () => ask(`${raw.address}/${beside}?id=${articleId(4321)}`),
      }))
      await printCompared(`${articles} articles`, compared, requests)
      const sent = await perSecond(
        Array.from({ length: 1000 }, (_none, index) => index),
        () => ask(`${raw.address}/picture`),
      )
      console.log('\n| pictures of 1280 × 720 at 640 px, AVIF | a second | beside | of it |')
      console.log('| --- | ---: | --- | ---: |')
      console.log(
        `| for the first time | ${cold.toFixed(1)} | sharp alone: ${alone.toFixed(1)} | ${share(cold, alone)} |`,
      )
      console.log(`| again | ${cached.toFixed(0)} | Fastify alone: ${sent.toFixed(0)} | ${share(cached, sent)} |`)
    } finally {
      await raw.close()
    }
  } finally {
    await service.stop()
    identity.close()
    await rm(folder, { recursive: true, force: true })
  }
}

function share(ours: number, theirs: number): string {
  return `${(ours / theirs).toFixed(2)}×`
}

await main()
