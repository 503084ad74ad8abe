import { expect, test } from 'vitest'
import { departments } from './departments.ts'

test('there are 96 metropolitan and seven overseas departments, each once', () => {
  const codes = departments.map(({ code }) => code)
  expect(new Set(codes).size).toBe(103)
  expect(codes.filter((code) => code.length === 3)).toEqual(['971', '972', '973', '974', '976', '987', '988'])
  expect(codes.filter((code) => code.length === 2)).toHaveLength(96)
  expect(codes).toContain('2A')
})
