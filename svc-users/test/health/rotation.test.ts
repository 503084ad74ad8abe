import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { rotateKeys } from '@ensemble/service-kit/sealing/rotate-keys'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { User } from '../../src/domain/user.ts'
import { healthKeyStore } from '../../src/vault/health-key-store.ts'
import { answers, startWithKeys, type World } from './world.ts'

describe('the rotation of the key that wraps the members’ keys', () => {
  let world: World
  beforeAll(async () => {
    world = await startWithKeys()
  })
  afterAll(() => world.stop())

  const opens = async (who: User) => (await world.me(who)).data.health?.cancerTypes
  const names = () => Object.keys(JSON.parse(readFileSync(world.keysFile, 'utf8')).keys)
  const wrapping = async () => {
    const { rows } = await world.db.query<{ name: string }>({
      text: 'select distinct wrapped_by as name from health_keys.keys',
    })
    return rows.map(({ name }) => name)
  }

  it('refuses nobody while it runs; the key that was replaced leaves with the next rotation', async () => {
    const people = [await world.teller(), await world.teller(), await world.teller()]
    const [first] = names()
    const statuses = new Set<number>()
    let rotating = true
    const users = people.map(async (who) => {
      do statuses.add((await world.edit({ health: { diagnosisYear: 2001 } }, who)).status)
      while (rotating)
    })
    const rotations = [
      await rotateKeys(world.db, world.keysFile, healthKeyStore),
      await rotateKeys(world.db, world.keysFile, healthKeyStore),
    ]
    rotating = false
    await Promise.all(users)
    expect([...statuses]).toEqual([200])
    expect(rotations.map(({ rewrapped, unopened }) => [rewrapped, unopened])).toEqual([
      [3, 0],
      [3, 0],
    ])
    expect(names()).toEqual(rotations.map(({ current }) => current))
    expect(names()).not.toContain(first)
    expect(await wrapping()).toEqual([rotations[1]?.current])
    for (const who of people) expect(await opens(who)).toEqual(answers.cancerTypes)
  })

  it('is one command', async () => {
    const member = await world.teller()
    const command = ['--import', 'tsx', join(import.meta.dirname, '../../src/rotate-health-keys.ts')]
    const env = { ...process.env, HEALTH_KEYS_FILE: world.keysFile, DATABASE_URL: world.config.DATABASE_URL }
    const run = promisify(execFile)
    const { stdout } = await run(process.execPath, command, { env })
    expect(stdout).toMatch(/^Key [0-9a-f-]{36} wraps from now on; 4 keys of members were wrapped anew\.\n$/)
    expect(await opens(member)).toEqual(answers.cancerTypes)
    const gone = { ...env, HEALTH_KEYS_FILE: `${world.keysFile}.none` }
    await expect(run(process.execPath, command, { env: gone })).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('put it back from its backup'),
    })
  })

  it('is not held up by a key that somebody changed', async () => {
    const [spoilt, whole] = [await world.teller(), await world.teller()]
    await world.db.query({
      text: `update health_keys.keys set wrapped = set_byte(wrapped, 30, get_byte(wrapped, 30) # 1) where user_id = $1`,
      values: [spoilt.id],
    })
    expect((await rotateKeys(world.db, world.keysFile, healthKeyStore)).unopened).toBe(1)
    expect([await opens(spoilt), await opens(whole)]).toEqual([undefined, answers.cancerTypes])
  })
})
