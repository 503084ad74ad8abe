import { createHash, generateKeyPairSync, sign, type KeyObject } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { provenanceOf, signedText } from '@ensemble/contracts/provenance'
import type { RemoteDescriptor } from '@ensemble/contracts/remote-descriptor'

export const teamKeys = {
  'mf-missions': 'key-of-the-missions-team',
  'mf-articles': 'key-of-the-articles-team',
} as const

const signing = generateKeyPairSync('ed25519')

/** What the gateway's file says of a team; all of them sign with one key here. */
export function teamRow(key: string) {
  const signer = signing.publicKey.export({ format: 'der', type: 'spki' }).toString('base64')
  return { key: createHash('sha256').update(key).digest('hex'), signers: [signer] }
}

/** provenance.json of a build. @param by another private key than the team's */
export function signedFor(descriptor: RemoteDescriptor, by: KeyObject = signing.privateKey): string {
  const digest = createHash('sha384').update(JSON.stringify(descriptor)).digest('base64')
  const run = { builder: 'https://builder.test', finishedOn: '2026-11-23T12:00:00.000Z' }
  const payload = JSON.stringify(provenanceOf(descriptor, digest, run))
  const sig = sign(null, signedText(payload), by).toString('base64')
  return JSON.stringify({
    payloadType: 'application/vnd.in-toto+json',
    payload: Buffer.from(payload).toString('base64'),
    signatures: [{ keyid: 'test', sig }],
  })
}

/** A built shell, as small as it can be. @returns its folder */
export async function writeShell(folder: string): Promise<string> {
  const shell = join(folder, 'shell')
  await mkdir(join(shell, 'assets'), { recursive: true })
  const page = `<!doctype html><meta property="csp-nonce" nonce="__CSP_NONCE__"><meta name="ensemble-page-key" content="__PAGE_KEY__"><meta name="ensemble-live-position" content="__LIVE_POSITION__">__PRELOADS__<title>Ensemble</title>
<script type="application/json" id="ensemble-registry">__REGISTRY__</script>`
  await Promise.all([
    writeFile(join(shell, 'index.html'), page),
    writeFile(join(shell, 'shell.json'), JSON.stringify({ contract: '1.0.0', shared: { react: '19.3.1' } })),
    writeFile(join(shell, 'favicon.ico'), 'icon'),
    writeFile(join(shell, 'assets', 'main.0123456789abcdef.js'), 'console.log(1)'),
    writeFile(join(shell, 'assets', 'main.0123456789abcdef.js.br'), 'brotli bytes'),
    writeFile(join(shell, 'assets', 'main.0123456789abcdef.js.map'), '{}'),
    writeFile(join(shell, '.secret'), 'hidden'),
  ])
  return shell
}

/** @returns the file of team keys */
export async function writeTeamKeys(folder: string): Promise<string> {
  const teams = Object.entries(teamKeys).map(([name, key]) => [name, teamRow(key)])
  const file = join(folder, 'team-keys.json')
  await writeFile(file, JSON.stringify(Object.fromEntries(teams)))
  return file
}

export interface TestBuild {
  files: Record<string, string>
  descriptor: RemoteDescriptor
}

/** A remote as its build leaves it: files, and a descriptor that lists their digests. */
export function buildRemote(name: string, version: string, changes: Partial<RemoteDescriptor> = {}): TestBuild {
  const entry = `remoteEntry.${version}.js`
  const manifest = {
    metaData: { remoteEntry: { name: entry, path: '' } },
    exposes: [{ assets: { js: { sync: ['assets/remote.js'], async: [] } } }],
  }
  const files = {
    'mf-manifest.json': JSON.stringify(manifest),
    [entry]: `/* ${version} */ ${'export const padding = 1;'.repeat(100)}`,
    'assets/remote.js': 'export {}',
    'assets/remote.js.map': JSON.stringify({ version: 3, sources: ['src/remote.ts'], mappings: '' }),
  }
  // Maps come along, and nobody vouches for them.
  const digests = Object.entries(files)
    .filter(([path]) => !path.endsWith('.map'))
    .map(([path, text]) => [path, createHash('sha384').update(text).digest('base64')])
  const descriptor: RemoteDescriptor = {
    name,
    version,
    contract: '1.0.0',
    container: `${name.replaceAll('-', '_')}_1`,
    routes: [{ path: `/${name}/:id`, titleKey: 'title' }],
    widgets: [],
    shared: { react: '^19.0.0' },
    calls: ['GET /mission/list'],
    size: 1,
    files: Object.fromEntries(digests),
    commit: null,
    ...changes,
  }
  return { files, descriptor }
}
