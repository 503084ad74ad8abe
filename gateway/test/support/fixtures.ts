import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { RemoteDescriptor } from '@ensemble/contracts/remote-descriptor'

export const teamKeys = {
  'mf-missions': 'key-of-the-missions-team',
  'mf-articles': 'key-of-the-articles-team',
} as const

/** A built shell, as small as it can be. @returns its folder */
export async function writeShell(folder: string): Promise<string> {
  const shell = join(folder, 'shell')
  await mkdir(join(shell, 'assets'), { recursive: true })
  const page = `<!doctype html><meta property="csp-nonce" nonce="__CSP_NONCE__"><meta name="ensemble-page-key" content="__PAGE_KEY__">__PRELOADS__<title>Ensemble</title>
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
  const digests = Object.entries(teamKeys).map(([name, key]) => [name, createHash('sha256').update(key).digest('hex')])
  const file = join(folder, 'team-keys.json')
  await writeFile(file, JSON.stringify(Object.fromEntries(digests)))
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
