import { expect, test } from 'vitest'
import { sampleArticle } from '../testing/sample-articles.ts'
import { formOf } from './article-form.ts'
import { checkList, wordsIn } from './check-list.ts'

const complete = formOf(sampleArticle({ summary: 'Un résumé de vingt lettres.', body: `<p>${'mot '.repeat(30)}</p>` }))
const missing = (part: Partial<typeof complete>) =>
  checkList({ ...complete, ...part }).flatMap(({ name, done }) => (done ? [] : [name]))

test('a complete article lacks nothing', () => {
  expect(missing({})).toEqual([])
})

test('each thing that readers need is asked for', () => {
  expect(missing({ title: 'Non', summary: 'Court', body: '<p>Court</p>', coverKey: '', coverAlt: ' ' })).toEqual([
    'title',
    'summary',
    'body',
    'cover',
    'coverAlt',
  ])
  expect(missing({ categories: [] })).toEqual(['categories'])
})

test('information on a disease needs its review and the day of it', () => {
  expect(missing({ categories: ['DISEASE_INFORMATION'] })).toEqual(['review'])
  const reviewed = { medicallyReviewedBy: 'Comité médical', medicallyReviewedAt: '2026-01-09' }
  expect(missing({ categories: ['DISEASE_INFORMATION'], ...reviewed })).toEqual([])
})

test('elements are no words', () => {
  expect(wordsIn('<h2>Un</h2><p>deux &amp; <strong>trois</strong></p>')).toBe('Un deux & trois')
})
