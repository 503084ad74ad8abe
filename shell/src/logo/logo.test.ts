import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { logoShapes } from './logo-shapes.ts'

it('is the same before and after the scripts have arrived', () => {
  const page = readFileSync(join(import.meta.dirname, '../index.html'), 'utf8')
  expect(page).toContain(logoShapes.name.join(''))
  expect(page).toMatch(/width="163"\s+height="80"/)
  for (const { body } of logoShapes.people) expect(page).toContain(body)
})
