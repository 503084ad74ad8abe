import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { createTokenVerifier } from '@ensemble/service-kit/auth/token-verifier'
import { createLog } from '@ensemble/service-kit/log'
import { buildService } from '@ensemble/service-kit/service/build-service'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { service } from '../../src/service.ts'
import { KeyRing } from '../../src/tokens/key-ring.ts'
import { rotateKeys } from '../../src/tokens/rotate-keys.ts'
import { startUsers, type UsersUnderTest } from '../setup.ts'

const run = promisify(execFile)

describe('rotating the signing keys', () => {
  let users: UsersUnderTest
  let folder: string
  beforeAll(async () => {
    users = await startUsers()
    folder = await mkdtemp(join(tmpdir(), 'keys-'))
  })
  afterAll(async () => {
    await users.stop()
    await rm(folder, { recursive: true })
  })

  it('fails no request, signs nobody out and restarts nothing (OP04)', async () => {
    const path = join(folder, 'keys.json')
    const longAgo = new Date(Date.now() - 3_600_000)
    const first = rotateKeys({ current: newKey() }, longAgo, longAgo).file
    await writeFile(path, JSON.stringify(first))
    const log = createLog({ name: 'test', level: 'silent' })
    const complaints: unknown[] = []
    const issuer = users.config.TOKEN_ISSUER
    const ring = await KeyRing.open({
      path,
      issuer,
      lifeSeconds: 600,
      log: { info: () => undefined, error: (what: unknown) => void complaints.push(what) },
      lookMs: 50,
    })
    const withRing = { ...service, deps: () => ({ ...users.deps, keys: ring }) }
    const { app } = await buildService(withRing, { config: users.config, db: users.db, log })
    const JWKS_URL = `${await app.listen({ host: '127.0.0.1', port: 0 })}/auth/jwks`
    const clock = { now: () => new Date('2026-11-21T09:00:00Z') }
    const verifier = createTokenVerifier({ JWKS_URL, TOKEN_ISSUER: issuer }, clock)
    await verifier.load()
    const { id } = await users.add()
    const subject = {
      userId: id,
      sessionId: id,
      sessionVersion: 0,
      role: 'member',
      status: 'validated',
      departmentCode: null,
      volunteerKinds: [],
    } as const
    const kids = new Set<string>()
    let checked = 0
    let going = true
    const traffic = (async () => {
      while (going) {
        const { accessToken } = ring.issueTokens({ ...subject, sessionEnd: new Date('2027-01-01') }, clock.now())
        kids.add(JSON.parse(Buffer.from(accessToken.split('.')[0] ?? '', 'base64url').toString()).kid)
        expect(await verifier.verify(accessToken)).toMatchObject({ id })
        checked += 1
        // Some fifty a second leave the machine time for the command.
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
    })()
    const old = ring.issueTokens({ ...subject, sessionEnd: new Date('2027-01-01') }, clock.now()).accessToken
    const command = ['--import', 'tsx', join(import.meta.dirname, '../../src/rotate-signing-keys.ts')]
    const env = { ...process.env, SIGNING_KEYS_FILE: path }
    expect((await run(process.execPath, command, { env })).stdout).toContain('signs now')
    await vi.waitFor(() => expect(kids.size).toBe(2))
    await expect(run(process.execPath, command, { env })).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('Run this again after'),
    })
    going = false
    await traffic
    process.stdout.write(`rotation: ${checked} tokens of ${kids.size} keys signed and verified, none refused\n`)
    expect(await verifier.verify(old)).toMatchObject({ id })
    const published = (await app.inject('/auth/jwks')).json().keys.map(({ kid }: { kid: string }) => kid)
    expect(published).toHaveLength(3)
    expect(published).toContain(first.current.kid)

    // Half a file, or none, leaves everything as it was.
    await writeFile(path, '{"current":')
    await vi.waitFor(() => expect(complaints.length).toBeGreaterThan(0))
    expect(ring.published).toHaveLength(3)
    ring.close()
    await app.close()
  })
})

function newKey() {
  const { file } = rotateKeys(
    { current: { kid: 'none', kty: 'OKP', crv: 'Ed25519', x: '', d: '' } },
    new Date(0),
    new Date(0),
  )
  if (!file.next?.d) throw new Error('no key was made')
  return { ...file.next, d: file.next.d }
}
