import { expect, test } from 'vitest'
import { heapGrowth } from './heap-growth.ts'

test('what each call keeps is found, and what it lets go of is not', async () => {
  const kept: number[][] = []
  const make = (number: number) => Array.from({ length: 2000 }, () => number + 0.5)
  const growth = await heapGrowth(async (number) => void kept.push(make(number)), 200)
  expect(kept).toHaveLength(2000)
  expect(growth).toBeGreaterThan(12_000)
  expect(await heapGrowth(async (number) => void make(number), 200)).toBeLessThan(4000)
})
