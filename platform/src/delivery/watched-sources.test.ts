import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchSources } from './watched-sources.ts'

let folder: string
let end: () => void
const changed = vi.fn()

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ensemble-watched-'))
  for (const name of ['src', 'dist']) mkdirSync(join(folder, name))
  writeFileSync(join(folder, 'remote.config.ts'), '')
  changed.mockClear()
  end = watchSources(folder, changed)
})

afterEach(() => {
  end()
  rmSync(folder, { recursive: true })
})

it.each(['src/page.tsx', 'remote.config.ts'])('tells of %s', async (file) => {
  writeFileSync(join(folder, file), 'changed')
  await expect.poll(() => changed.mock.calls).toContainEqual([file])
})

it('does not tell of a build, which a change would otherwise bring about for ever', async () => {
  writeFileSync(join(folder, 'dist', 'remote.json'), '{}')
  writeFileSync(join(folder, 'README.md'), 'words')
  // Told of after what was written before it.
  writeFileSync(join(folder, 'remote.config.ts'), 'changed')
  await expect.poll(() => changed.mock.calls.length).toBeGreaterThan(0)
  expect(changed.mock.calls.filter(([file]) => file !== 'remote.config.ts')).toEqual([])
})
