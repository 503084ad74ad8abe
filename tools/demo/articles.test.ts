import { articleLimits } from '@ensemble/contracts/articles/limits'
import { articleCategories } from '@ensemble/contracts/enumerations'
import { cancerTypes } from '@ensemble/contracts/health-enumerations'
import { describe, expect, it } from 'vitest'
import { demoData } from '../../platform/src/demo/demo-data.ts'
import { placeOf } from '../../platform/src/demo/places.ts'
import { articleText } from '../../svc-articles/demo/article-text.ts'
import { leafletPdf } from '../../svc-articles/demo/leaflet-pdf.ts'
import { readingMinutes } from '../../svc-articles/src/domain/article.ts'
import { paragraphs, repeated, untold } from './words.ts'

const articles = demoData().articles.map((article) => ({ ...article, ...articleText(article) }))

/** The most pages that a line of a leaflet may take, in letters of 12 points. */
const longestLine = 78

describe('the articles of the demonstration', () => {
  it('fit the form that writers fill in', () => {
    const { title: titles, summary: summaries, body: bodies, source: longest } = articleLimits
    const fits = (text: string, { min, max }: { min: number; max: number }) => text.length >= min && text.length <= max
    const refused = articles.filter(
      ({ title, summary, body, sources }) =>
        !fits(title, titles) ||
        !fits(summary, summaries) ||
        !fits(body, bodies) ||
        sources.some((source) => source.length > longest.max),
    )
    expect(refused.map(({ key }) => key)).toEqual([])
  })

  it('take up the words of their titles', () => {
    const silent = articles.map(({ title, body, summary }) => ({ title, words: untold(title, `${summary} ${body}`) }))
    expect(silent.filter(({ words }) => words.length > 0)).toEqual([])
  })

  it('repeat no summary, no body, and between two of them one paragraph at most', () => {
    expect(repeated(articles.map(({ summary }) => summary))).toEqual([])
    expect(repeated(articles.map(({ body }) => body))).toEqual([])
    const pairs = articles.flatMap(({ body }) => {
      const all = [...new Set(paragraphs(body))].sort()
      return all.flatMap((one, index) => all.slice(index + 1).map((other) => one + other))
    })
    expect(repeated(pairs)).toEqual([])
  })

  it('go about equally deep: none is a paragraph or two, and none takes more than eight minutes', () => {
    const shallow = articles.filter(({ body }) => {
      const parts = body.match(/<h2>/g)?.length ?? 0
      const words = body.replaceAll(/<[^>]+>/g, ' ').match(/\S+/g)?.length ?? 0
      return parts < 5 || words < 260
    })
    expect(shallow.map(({ key }) => key)).toEqual([])
    expect(Math.max(...articles.map(({ body }) => readingMinutes(body)))).toBe(8)
  })

  it('name their sources', () => {
    expect(articles.filter(({ sources }) => sources.length === 0)).toEqual([])
  })

  it('leave no category and no type of cancer without an article', () => {
    const told = articles.flatMap((article) => article.cancerTypes)
    expect(cancerTypes.filter((type) => !told.includes(type))).toEqual([])
    const filed = articles.flatMap(({ categories }) => categories)
    expect(articleCategories.filter((category) => !filed.includes(category))).toEqual([])
  })

  it('come with documents, twenty of them, whose lines fit a page', () => {
    expect(articles.filter(({ documents }) => documents.length > 0).length).toBeGreaterThanOrEqual(20)
    const documents = articles.flatMap((article) => article.documents)
    expect(documents.flatMap(({ lines }) => lines).filter((line) => line.length > longestLine)).toEqual([])
    for (const { name, lines } of documents) expect(leafletPdf(name, lines).subarray(0, 5).toString()).toBe('%PDF-')
  })

  it('speak of a town only where its referent writes', () => {
    const elsewhere = articles.filter(
      ({ city, departmentCode }) => city !== null && (!departmentCode || placeOf(departmentCode).city !== city),
    )
    expect(elsewhere).toEqual([])
  })

  it('use the apostrophe of books', () => {
    expect(
      articles.filter(({ title, summary, body }) => /'/.test(title + summary + body)).map(({ key }) => key),
    ).toEqual([])
  })
})
