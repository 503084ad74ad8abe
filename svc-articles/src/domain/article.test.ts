import { Refusal } from '@ensemble/service-kit/refusal'
import { describe, expect, test } from 'vitest'
import { allowedActions, type Article, mayRead, readingMinutes, requireComplete } from './article.ts'

const author = { id: 'author', role: 'referent' } as const
const open = { authorId: 'author', publishedAt: null, submittedForReviewAt: null } as const
const draft = { ...open, status: 'draft' } as const
const submitted = { ...draft, submittedForReviewAt: new Date() }
const scheduled = { ...draft, publishedAt: new Date() }
const published = { ...open, status: 'published', publishedAt: new Date() } as const

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

  test('a referent reads their own draft', () => expect(mayRead(draft, author)).toBe(true))
})

describe('what the buttons offer', () => {
  test('a referent edits, submits once and deletes their own draft, until somebody has decided', () => {
    expect(allowedActions(draft, author)).toEqual(['edit', 'submit', 'delete'])
    expect(allowedActions(submitted, author)).toEqual(['edit', 'delete'])
    expect(allowedActions(scheduled, author)).toEqual([])
    expect(allowedActions(published, author)).toEqual([])
  })
  test('headquarters publish any draft and delete only their own', () => {
    const headquarters = { id: 'q', role: 'headquarter_referent' } as const
    expect(allowedActions(submitted, headquarters)).toEqual(['edit', 'publish', 'feature', 'send_back'])
    expect(allowedActions({ ...published, authorId: 'q' }, headquarters)).toEqual([
      'edit',
      'unpublish',
      'feature',
      'delete',
    ])
  })
  test('an admin may take a scheduled article back', () =>
    expect(allowedActions(scheduled, { id: 'a', role: 'admin' })).toEqual([
      'edit',
      'publish',
      'unpublish',
      'feature',
      'delete',
    ]))
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
    summary: 'Résumé de cet article',
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
    sentBackAt: null,
    sentBackComment: null,
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
    textChangedAt: new Date(),
  }
  const fieldsOf = (changes: Partial<Article>) => {
    try {
      requireComplete({ ...article, ...changes })
      return {}
    } catch (error) {
      return error instanceof Refusal ? error.fields : {}
    }
  }
  expect(() => requireComplete(article)).toThrow('ARTICLE_INCOMPLETE')
  expect(fieldsOf({})).toEqual({ medicallyReviewedBy: ['REQUIRED'], medicallyReviewedAt: ['REQUIRED'] })
  const review = { medicallyReviewedBy: 'Comité scientifique', medicallyReviewedAt: new Date() }
  expect(fieldsOf(review)).toEqual({})
  expect(fieldsOf({ ...review, summary: 'Court', body: '<p>Court</p>' })).toEqual({
    summary: ['TOO_SHORT'],
    body: ['TOO_SHORT'],
  })
  const picture = '<img src="/api/file/storage/a.png" />'
  expect(fieldsOf({ ...review, body: article.body + picture })).toEqual({ body: ['REQUIRED'] })
})
