import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildProgramFolder } from '../../src/images/program-folder.ts'
import { digestsBelow } from './digests.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'same-files-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

test('a service with parts of its own, migrations and a compiled package is the same files each time', async () => {
  const built = async (out: string) => {
    await buildProgramFolder('svc-users', join(folder, out))
    return digestsBelow(join(folder, out))
  }
  const once = await built('once')
  const names = Object.keys(once).join('\n')
  for (const part of [/^chunk-/m, /^svc-users\/migrations\//m, /argon2.*\.node$/m]) expect(names).toMatch(part)
  expect(await built('twice')).toEqual(once)
})
