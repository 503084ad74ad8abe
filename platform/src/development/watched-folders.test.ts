import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchFolders } from './watched-folders.ts'

let folder: string
let end: () => void
const changed = vi.fn()

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ensemble-watched-'))
  mkdirSync(join(folder, 'src', 'deeper'), { recursive: true })
  changed.mockClear()
  end = watchFolders([join(folder, 'src')], changed)
})

afterEach(() => {
  end()
  rmSync(folder, { recursive: true })
})

it('tells once of a burst of changes, also deeper down', async () => {
  for (const count of [1, 2, 3]) writeFileSync(join(folder, 'src', 'deeper', 'page.tsx'), `${count}`)
  await expect.poll(() => changed.mock.calls.length).toBe(1)
})

it('does not tell of what lies beside the folder', async () => {
  writeFileSync(join(folder, 'README.md'), 'words')
  // Told of after what was written before it.
  writeFileSync(join(folder, 'src', 'page.tsx'), 'changed')
  await expect.poll(() => changed.mock.calls.length).toBe(1)
})
