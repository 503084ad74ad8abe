import { createHash, generateKeyPairSync } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { request as httpRequest } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { provenanceFile } from '@ensemble/contracts/provenance'
import { ownGateway } from '../faults/own-gateway.ts'
import { reportFault, rounds } from '../faults/fault-report.ts'
import { root } from '../platform.ts'
import { test } from '../restoring.ts'
import { expect } from '../watched-page.ts'
import { signedBuild } from './signed-build.ts'

const name = 'mf-articles'
const key = 'key-of-the-articles-team'
const pair = generateKeyPairSync('ed25519')
const row = {
  key: createHash('sha256').update(key).digest('hex'),
  signers: [pair.publicKey.export({ format: 'der', type: 'spki' }).toString('base64')],
}

test('a gateway that is killed in the middle of a publication shows nothing of it, and takes it when it is sent again', async ({
  baseURL,
  afterwards,
}) => {
  const dist = join(root, name, 'dist')
  // Source maps are sent by themselves, and shown to the team alone.
  const files = (await readdir(dist)).filter((file) => !file.endsWith('.map'))
  const { version } = JSON.parse(await readFile(join(dist, 'remote.json'), 'utf8'))
  const times = rounds(1, 5)
  for (let round = 0; round < times; round += 1) {
    const folder = await mkdtemp(join(tmpdir(), 'publishing-'))
    afterwards(() => rm(folder, { recursive: true, force: true }))
    const keys = join(folder, 'keys.json')
    await writeFile(keys, JSON.stringify({ [name]: row }))
    const settings = {
      REMOTES_DIR: join(folder, 'remotes'),
      TEAM_KEYS_FILE: keys,
      SHELL_DIR: join(root, 'shell', 'dist'),
      // What only the platform of `npm run test:faults` gives a gateway the right to.
      REGISTRY_BUCKET: `killed-${round}`,
    }
    const first = await ownGateway(baseURL ?? '', settings)
    // Some files whole, the next one half on its way: another one in each round.
    const whole = files.slice(0, round + 2)
    for (const file of whole) expect(await put(first.url, version, file, await readFile(join(dist, file)))).toBe(200)
    const half = await beginToSend(first.url, version, files[round + 2] ?? 'remote.json')
    await first.stop()
    half.destroy()

    const second = await ownGateway(baseURL ?? '', settings)
    afterwards(() => second.stop())
    for (const file of files) expect((await fetch(`${second.url}/remotes/${name}/${version}/${file}`)).status).toBe(404)
    expect(await post(second.url, `${version}/complete`)).toBe(422)
    for (const file of files) expect(await put(second.url, version, file, await readFile(join(dist, file)))).toBe(200)
    const provenance = signedBuild(await readFile(join(dist, 'remote.json'), 'utf8'), pair.privateKey)
    expect(await put(second.url, version, provenanceFile, provenance)).toBe(200)
    expect(await post(second.url, `${version}/complete`)).toBe(200)
    for (const file of files) {
      const answer = await fetch(`${second.url}/remotes/${name}/${version}/${file}`)
      expect(answer.status, file).toBe(200)
      expect(Buffer.from(await answer.arrayBuffer()).equals(await readFile(join(dist, file))), file).toBe(true)
    }
    const left = await readdir(join(folder, 'remotes', '.staging', name)).catch(() => [])
    expect(left).toEqual([])
    await second.stop()
  }
  reportFault({ fault: `kill -9 of the gateway while ${name} is published`, injected: times })
})

const authorization = `Bearer ${key}`

async function put(origin: string, version: string, file: string, body: Buffer): Promise<number> {
  const headers = { authorization, 'content-type': 'application/octet-stream' }
  const address = `${origin}/api/deliveries/${name}/${version}/files/${file}`
  return (await fetch(address, { method: 'PUT', headers, body: new Uint8Array(body) })).status
}

async function post(origin: string, path: string): Promise<number> {
  const headers = { authorization, 'content-type': 'application/json' }
  return (await fetch(`${origin}/api/deliveries/${name}/${path}`, { method: 'POST', headers, body: '{}' })).status
}

/** Sends half of what it says that it will send, and waits until the other side has it. */
async function beginToSend(origin: string, version: string, file: string) {
  const content = Buffer.alloc(200_000, 'x')
  const sending = httpRequest(`${origin}/api/deliveries/${name}/${version}/files/${file}`, {
    method: 'PUT',
    headers: { authorization, 'content-type': 'application/octet-stream', 'content-length': content.length },
  })
  // Its end is what the test brings about.
  sending.on('error', () => undefined)
  await new Promise<void>((resolve) => sending.write(content.subarray(0, 100_000), () => resolve()))
  return sending
}
