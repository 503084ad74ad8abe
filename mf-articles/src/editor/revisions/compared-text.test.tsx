import { expect, test } from 'vitest'
import { changedWords, comparedText } from './compared-text.ts'

const of = (before: string, after: string) =>
  comparedText(before, after).map(({ kind, pieces }) => [kind, pieces.map((piece) => `${piece.kind[0]}:${piece.text}`)])

test('a word that changed is told within its paragraph, which stays one', () => {
  expect(of('<p>Restez à l’ombre le matin.</p>', '<p>Restez à l’ombre le midi.</p>')).toEqual([
    ['changed', ['s:Restez à l’ombre le ', 'r:matin', 'a:midi', 's:.']],
  ])
})

test('paragraphs that came and went are told whole, where they stand', () => {
  expect(of('<p>Un début.</p><p>Cette phrase part.</p>', '<h2>Tout autre titre</h2><p>Un début.</p>')).toEqual([
    ['added', ['a:Tout autre titre']],
    ['same', ['s:Un début.']],
    ['removed', ['r:Cette phrase part.']],
  ])
})

test('items, rows of a table and pictures are told by their words, and once', () => {
  const table = (hour: string) => `<table><tbody><tr><td><p>Lundi</p></td><td><p>${hour}</p></td></tr></tbody></table>`
  expect(of('<ul><li><p>Un</p></li></ul>', '<ul><li><p>Un</p></li></ul><img src="a" alt="Un arbre">')).toEqual([
    ['same', ['s:Un']],
    ['added', ['a:[Un arbre]']],
  ])
  expect(comparedText(table('9 h'), table('10 h')).some(({ kind }) => kind !== 'same')).toBe(true)
})

test('the words that came and went are counted', () => {
  const pieces = comparedText('<p>Un deux trois.</p>', '<p>Un deux quatre cinq.</p>').flatMap((block) => block.pieces)
  expect(changedWords(pieces)).toEqual({ added: 2, removed: 1 })
})
