import { openDatabase, inTransaction } from '@ensemble/service-kit/database'
import { imageAddress } from '@ensemble/contracts/articles/images'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertFile } from '../../src/data/files.ts'
import { createArticle } from '../../src/use-cases/create-article.ts'
import { publishArticle } from '../../src/use-cases/publish-article.ts'
import { picture } from '../pictures.ts'
import { admin, content, createWorld, member } from '../world.ts'

/** Figures, each beside its neighbour: BENCH=1 npx vitest run --project integration svc-articles/test/bench */
const wanted = process.env['BENCH'] === '1'
const many = 100_000
const times = 25

let world: Awaited<ReturnType<typeof createWorld>>
let articleId = ''

beforeAll(async () => {
  if (!wanted) return
  world = await createWorld()
  const article = await createArticle(world.deps, admin, content())
  articleId = (await publishArticle(world.deps, admin, { articleId: article.id })).id
  const patient = openDatabase({ url: world.databaseUrl, statementTimeoutMs: 600_000 })
  await patient.query({
    text: `insert into articles (id, title, summary, body, categories, cancer_types, cover_key, cover_alt, language,
        department_code, author_id, status, published_at, first_published_at, reading_minutes, created_at, updated_at)
      select gen_random_uuid(), title || ' ' || n, 'Conseils ' || n || ' pour le quotidien',
        body || '<p>' || (array['fatigue', 'sommeil', 'travail', 'aidant', 'dépistage', 'alimentation'])[1 + n % 6] || ' mot' || n || '</p>',
        array[(array['PREVENTION', 'EVENT', 'LEAGUE', 'ADVOCACY', 'CAREGIVERS', 'CAMPAIGN', 'RESEARCH_SUPPORT'])[1 + n % 7]],
        '{}', cover_key, cover_alt, case when n % 10 = 0 then 'en' else 'fr' end,
        case when n % 3 = 0 then lpad((n % 95)::text, 2, '0') end, author_id, 'published',
        $2::timestamptz - n * interval '7 minutes', $2, 3, $2, $2
      from articles, generate_series(1, ${many}) n where id = $1`,
    values: [articleId, world.deps.clock.now()],
  })
  await patient.query({ text: 'analyze articles' })
  await patient.close()
}, 600_000)
afterAll(() => (wanted ? world.close() : undefined))

async function median(work: () => Promise<unknown>): Promise<number> {
  await work()
  const taken: number[] = []
  for (let round = 0; round < times; round += 1) {
    const began = performance.now()
    await work()
    taken.push(performance.now() - began)
  }
  return taken.sort((a, b) => a - b)[Math.floor(times / 2)] ?? 0
}

function tell(line: string): void {
  process.stdout.write(`${line}\n`)
}

describe.runIf(wanted)(`with ${many.toLocaleString('en')} articles`, () => {
  test('lists and search', async () => {
    const raw = await median(() =>
      world.deps.db.query({
        text: `select id, title, summary from articles where status = 'published' and deleted_at is null
          order by featured desc, published_at desc, id desc limit 25`,
      }),
    )
    tell(`raw page of 25: ${raw.toFixed(1)} ms`)
    const asked = {
      list: {},
      'page 30': { page: 30 },
      category: { filters: JSON.stringify([{ field: 'categories', operator: 'in', value: ['CAREGIVERS'] }]) },
      'list with facets': { facets: 'categories,language' },
      'search, frequent word': { search: 'sommeil' },
      'search, rare word': { search: 'mot77777' },
      'search, two words': { search: 'fatigue conseils' },
      'search, mistyped': { search: 'Soleil : les bon geste' },
      'search, nothing': { search: 'zzyzx' },
      related: { relatedTo: articleId },
      'for me': { forMe: true },
      documents: { filters: JSON.stringify([{ field: 'attachmentCount', operator: 'gt', value: 0 }]) },
    }
    const figures = new Map<string, number>()
    for (const [name, query] of Object.entries(asked)) {
      const ms = await median(async () => {
        expect((await world.call('article.list', { query }, member)).status).toBe(200)
      })
      figures.set(name, ms)
      tell(`${name}: ${ms.toFixed(1)} ms, ${(ms / raw).toFixed(1)} times the raw page`)
    }
    for (const [name, ms] of figures) expect(ms, name).toBeLessThan(1_000)
  }, 300_000)

  test('the optimiser, cold and cached, beside sharp alone', async () => {
    const bytes = await picture('jpeg', 1280, 720)
    const keys = Array.from({ length: 40 }, (_none, index) => `covers/bench-${String(index)}.jpg`)
    for (const key of keys) {
      const file = { key, contentType: 'image/jpeg', size: bytes.length, visibility: 'members', ownerId: null } as const
      await world.deps.files.put(key, bytes, file.contentType)
      await inTransaction(world.deps.db, (tx) => insertFile(tx, file, new Date()))
    }
    const authorization = `Bearer ${world.identity.tokenFor(member)}`
    const headers = { authorization, accept: 'image/avif,image/webp' }
    const ask = (key: string) => world.app.inject({ url: imageAddress(key, 640), headers })
    const throughput = async (work: (key: string) => Promise<unknown>, rounds = 1) => {
      const began = performance.now()
      for (let round = 0; round < rounds; round += 1) await Promise.all(keys.map(work))
      return (keys.length * rounds * 1000) / (performance.now() - began)
    }
    const alone = await throughput(() =>
      sharp(bytes, { sequentialRead: true }).resize(640).avif({ quality: 53, effort: 2 }).toBuffer(),
    )
    const cold = await throughput(ask)
    const cached = await throughput(ask, 25)
    tell(`sharp alone: ${alone.toFixed(1)}/s`)
    tell(`optimiser, cold: ${cold.toFixed(1)}/s, ${(cold / alone).toFixed(2)} of sharp alone`)
    tell(`optimiser, cached: ${cached.toFixed(0)}/s, ${(cached / cold).toFixed(0)} times cold`)
    expect(cached).toBeGreaterThan(cold)
  }, 300_000)
})
