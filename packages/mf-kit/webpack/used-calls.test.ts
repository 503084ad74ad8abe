import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { usedTable } from './used-calls-loader.mjs'
import { usedCallIds } from './used-calls.mjs'

async function folderWith(source: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'used-calls-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, 'api.ts'), source)
  return folder
}

test('the calls of a remote are found in each way of writing them, each once and in order', async () => {
  const folder = await folderWith(`
    callQuery(build, 'mission.list', { inline: true })
    callQuery(
      build,
      'mission.get',
    )
    callMutation(build, 'mission.register')
    callRequest('mission.get', { inline: true })
    const { path } = calls['auth.refresh']
  `)
  expect(await usedCallIds(folder)).toEqual(['auth.refresh', 'mission.get', 'mission.list', 'mission.register'])
})

test.each(['callRequest(id)', 'callQuery(build, id)', 'callMutation(build, id)'])(
  'an id that is no literal is refused: %s',
  async (source) => {
    const folder = await folderWith(source)
    await expect(usedCallIds(folder)).rejects.toThrow('pass the id as a literal')
  },
)

const resource = fileURLToPath(new URL('../../contracts/src/calls.ts', import.meta.url))

test('the table of a build has the calls that it makes, and those of the kit where it brings the kit', async () => {
  const folder = await folderWith('')
  await mkdir(join(folder, 'src'))
  await writeFile(join(folder, 'src/api.ts'), "callQuery(build, 'mission.get')")
  const table = (withKit: boolean) => usedTable({ callers: [folder], withKit, resource })
  expect(await table(false)).toBe('export const calls = {"mission.get":{"method":"GET","path":"/mission/:missionId"}}')
  for (const id of ['user.draft', 'user.saveDraft', 'user.deleteDraft']) expect(await table(true)).toContain(`"${id}":`)
  await writeFile(join(folder, 'src/api.ts'), "callQuery(build, 'mission.nothing')")
  await expect(table(false)).rejects.toThrow('mission.nothing')
})
