import { describe, expect, test } from 'vitest'
import { allowedActions, type Article, mayRead, readingMinutes, requireComplete } from './article.ts'

const author = { id: 'author', role: 'referent' } as const
const draft = { status: 'draft', authorId: 'author' } as const
const published = { status: 'published', authorId: 'author' } as const

describe('who reads what', () => {
  test.each([
    ['member', published, true],
    ['member', draft, false],
    ['referent', draft, false],
    ['headquarter_referent', draft, true],
    ['admin', draft, true],
  ] as const)('a %s and an article that is %o: %s', (role, article, expected) => {
    expect(mayRead(article, { id: 'other', role })).toBe(expected)
  })

  test('a referent reads the own draft', () => expect(mayRead(draft, author)).toBe(true))
})

describe('what the buttons offer', () => {
  test('a referent edits, submits and deletes the own draft', () =>
    expect(allowedActions(draft, author)).toEqual(['edit', 'submit', 'delete']))
  test('a referent asks for changes of a published article elsewhere', () =>
    expect(allowedActions(published, author)).toEqual([]))
  test('headquarters publish any draft and delete only their own', () =>
    expect(allowedActions(draft, { id: 'q', role: 'headquarter_referent' })).toEqual(['edit', 'publish']))
  test('a member reads', () => expect(allowedActions(published, { id: 'm', role: 'member' })).toEqual([]))
})

test('reading time counts words, not tags, and is never zero', () => {
  expect(readingMinutes('<p>Bonjour</p>')).toBe(1)
  expect(readingMinutes(`<p>${'mot '.repeat(600)}</p>`)).toBe(3)
})

test('an article on a disease is not published without its medical review', () => {
  const article: Article = {
    id: '1',
    version: 1,
    title: 'Titre',
    summary: 'Résumé',
    body: 'x'.repeat(120),
    categories: ['DISEASE_INFORMATION'],
    cancerTypes: [],
    coverKey: 'covers/a.webp',
    coverAlt: 'Une couverture',
    language: 'fr',
    departmentCode: null,
    authorId: 'author',
    status: 'draft',
    submittedForReviewAt: null,
    publishedAt: null,
    publishedBy: null,
    firstPublishedAt: null,
    medicallyReviewedBy: null,
    medicallyReviewedAt: null,
    sources: [],
    featured: false,
    attachments: [],
    createdAt: new Date(),
    updatedAt: new Date(),
  }
  expect(() => requireComplete(article)).toThrow('ARTICLE_INCOMPLETE')
  expect(() => requireComplete({ ...article, medicallyReviewedBy: 'Comité scientifique' })).not.toThrow()
})
