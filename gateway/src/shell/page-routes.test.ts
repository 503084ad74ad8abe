import { describe, expect, it } from 'vitest'
import { owns } from './page-routes.ts'

describe('whose page a path is', () => {
  it.each([
    ['/missions', '/missions', true],
    ['/missions', '/missions/', true],
    ['/missions/:id', '/missions/17', true],
    ['/missions/:id', '/missions', false],
    ['/missions/:id', '/missions/17/edit', false],
    ['/missions', '/articles', false],
  ])('%s and %s: %s', (pattern, path, owned) => expect(owns(pattern, path)).toBe(owned))
})
