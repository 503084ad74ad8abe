import { expect, test } from 'vitest'
import { notices, type NoticeTexts } from '../notice-texts.ts'
import { englishNotices } from './en.ts'
import { frenchNotices } from './fr.ts'

const shapeOf = (texts: NoticeTexts) =>
  notices.map((name) => texts[name].sections.map(({ paragraphs, points }) => [paragraphs.length, points.length]))

test('both languages say the same number of things', () => {
  expect(shapeOf(englishNotices)).toEqual(shapeOf(frenchNotices))
})

test('French follows its typography', () => {
  expect(JSON.stringify(frenchNotices)).not.toMatch(/[^\u00a0][;!?]|[ ][;:!?»]|«[ ]|[a-zé]: /)
})
