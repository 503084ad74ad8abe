import { vectors } from '@ensemble/contracts/articles/hostile-html.test-data'
import { articleElements } from '@ensemble/contracts/rich-text'
import { Parser } from 'htmlparser2'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cleanArticleHtml } from '../../src/domain/article-html.ts'
import { content, createWorld, referent } from '../world.ts'

let world: Awaited<ReturnType<typeof createWorld>>
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const elements: ReadonlySet<string> = new Set(articleElements)
const attributes = new Map([
  ['a', ['href', 'rel']],
  ['img', ['src', 'alt']],
  ['th', ['scope']],
])

/** What a reader of HTML finds in a text that is not on the list. */
function strangers(html: string): string[] {
  const found: string[] = []
  const parser = new Parser({
    onopentag(name, given) {
      if (!elements.has(name)) found.push(name)
      for (const [attribute, value] of Object.entries(given)) {
        if (!attributes.get(name)?.includes(attribute)) found.push(`${name} ${attribute}`)
        if (attribute === 'href' && !/^(https?|mailto):/.test(value)) found.push(`href ${value}`)
        if (attribute === 'src' && !value.startsWith('/api/file/storage/')) found.push(`src ${value}`)
      }
    },
    onprocessinginstruction: (name) => found.push(name),
    oncomment: () => found.push('comment'),
  })
  parser.write(html)
  parser.end()
  return found
}

test(`${String(vectors.length)} hostile texts leave nothing but what is allowed, and cleaning again changes nothing`, () => {
  expect(vectors.length).toBeGreaterThanOrEqual(300)
  for (const vector of vectors) {
    const clean = cleanArticleHtml(vector)
    expect(strangers(clean), vector).toEqual([])
    expect(cleanArticleHtml(clean), vector).toBe(clean)
  }
})

test('through the call, every field comes back as text or as clean HTML', async () => {
  // Control characters are refused as a whole, so they are tried one by one below.
  // oxlint-disable-next-line no-control-regex -- finding control characters is the purpose
  const hostile = vectors.filter((vector) => !/[\u0000-\u0008]/.test(vector))
  const some = (from: number, longest: number) =>
    hostile.filter(({ length }) => length <= longest).slice(from, from + 10)
  for (let from = 0; from < hostile.length; from += 60) {
    const body = `${content().body ?? ''}${hostile.slice(from, from + 60).join('')}`
    const [title = 'Titre', coverAlt = 'a', reviewer = 'b'] = some(from % 100, 110)
    const plain = {
      title: title.trim().padEnd(5, '.'),
      coverAlt: coverAlt.trim(),
      medicallyReviewedBy: reviewer.trim(),
    }
    const sources = some(from % 50, 300).map((source) => source.trim())
    const summary = (some(from % 70, 300)[0] ?? 's').trim()
    const given = { ...content(), ...plain, summary, sources, body, departmentCode: null }
    const created = await world.call('article.create', { body: given }, referent)
    expect([created.status, created.fields]).toEqual([200, undefined])
    const { data } = await world.call('article.get', { params: { articleId: created.data.id }, query: {} }, referent)
    expect(strangers(data.body)).toEqual([])
    // Screens show these as text; nothing of them is lost or rewritten on the way.
    expect(data).toMatchObject({ ...plain, summary, sources })
  }
})

test.each(vectors.filter((vector) => vector.includes('\u0001')).slice(0, 3))(
  'a control character is refused',
  async (vector) => {
    const answer = await world.call('article.create', { body: content({ body: vector }) }, referent)
    expect([answer.status, answer.fields]).toEqual([422, { body: ['INVALID_FORMAT'] }])
  },
)
