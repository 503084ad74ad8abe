import { departmentSquares as tiles } from '@ensemble/contracts/department-squares'
import { departmentCodes } from '@ensemble/contracts/departments'
import { expect, test } from 'vitest'
import { nextSquare } from './next-square.ts'

const tileOf = (code: string) => tiles.find((tile) => tile.code === code)

test('every department has one square, and every square one department', () => {
  expect(tiles.map(({ code }) => code).sort()).toEqual([...departmentCodes].sort())
  expect(new Set(tiles.map(({ row, column }) => `${row} ${column}`)).size).toBe(tiles.length)
})

test('an arrow leads to the nearest square in its direction, and over empty ones', () => {
  const from = (code: string, key: string) => {
    const tile = tileOf(code)
    return tile ? (nextSquare(tiles, tile, key)?.code ?? null) : undefined
  }
  expect(from('69', 'ArrowRight')).toBe('01')
  expect(from('69', 'ArrowUp')).toBe('39')
  expect(from('66', 'ArrowDown')).toBe('976')
  expect(from('06', 'ArrowRight')).toBe('2B')
  expect(from('29', 'ArrowLeft')).toBeNull()
  expect(from('69', 'Enter')).toBeNull()
})

test('arrows alone reach every square', () => {
  const seen = new Set(['75'])
  for (let before = 0; before < seen.size;) {
    before = seen.size
    for (const code of [...seen]) {
      const tile = tileOf(code)
      for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
        const next = tile ? nextSquare(tiles, tile, key) : null
        if (next) seen.add(next.code)
      }
    }
  }
  expect(seen.size).toBe(tiles.length)
})
