import path from 'node:path'
import { expect, test } from 'vitest'
import { buildRemote } from './index.mjs'

test('a remote that brings its own copy of what the shell provides is not built, and the importer is named', async () => {
  const building = buildRemote({ dir: path.join(import.meta.dirname, 'fixture-with-copy') })
  await expect(building).rejects.toThrow(
    /fixture-with-copy\/src\/remote\.ts brings a second copy of node_modules\/@reduxjs\/toolkit/,
  )
})
