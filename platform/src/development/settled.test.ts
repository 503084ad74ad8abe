import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { settled, stateOf } from './settled.ts'

it('waits until a folder that is being written is the same twice', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'settled-'))
  const file = join(folder, 'remote.json')
  const written = ['', '{ "name":', '{ "name": "mf-trial" }']
  let looks = 0
  try {
    await settled(async () => {
      const content = written[looks]
      looks += 1
      // Made first, and filled by and by.
      if (content !== undefined) await writeFile(file, content)
      return stateOf(folder)
    })
    expect(looks).toBe(4)
  } finally {
    await rm(folder, { recursive: true })
  }
})
