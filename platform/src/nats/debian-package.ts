import { execFile } from 'node:child_process'
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { NatsSource } from './source.ts'
import { assertSum } from './sum.ts'

const execute = promisify(execFile)

/** The first release of Debian with a nats-server of 2.10. Its program needs nothing but a C library of 2.34. */
const suite = 'trixie'

/** Packages whose content is known; another version is covered by the archive's own signature, which apt checks. */
const knownSums: Record<string, string> = {
  'nats-server_2.9.10-1+b3_amd64.deb': '9f69ebb6f612e652382fde175622160dcd81fd97f2356f5da80bb5c3f48513dd',
  'nats-server_2.10.27-1+b2_amd64.deb': '6d913ac987b78734c08537c2adeb1526cf735f216173a9170d94b185fcfe6f8a',
}

/** The package of a later release than this machine's, by a list of sources of its own: the machine's stay as they are. */
export const laterDebianSuite: NatsSource = {
  name: `Debian ${suite}`,
  async fetchInto(folder) {
    const sources = join(folder, 'later.sources')
    const fields = [
      'Types: deb',
      `URIs: ${await debianMirror()}`,
      `Suites: ${suite}`,
      'Components: main',
      'Signed-By: /usr/share/keyrings/debian-archive-keyring.gpg',
    ]
    writeFileSync(sources, `${fields.join('\n')}\n`)
    await downloadByOwnLists(folder, [`Dir::Etc::sourcelist=${sources}`, 'Dir::Etc::sourceparts=/dev/null'])
    return unpacked(folder)
  },
}

/** The package that this machine's own release has. */
export const ownArchive: NatsSource = {
  name: "this machine's package archive",
  async fetchInto(folder) {
    // The machine's own lists do, and a fresh machine has none.
    await aptGet(['download', 'nats-server'], folder).catch(() => downloadByOwnLists(folder))
    return unpacked(folder)
  },
}

/** With lists of our own, which need no root. Nothing that is not signed gets in. */
async function downloadByOwnLists(folder: string, more: readonly string[] = []): Promise<void> {
  const lists = join(folder, 'lists')
  for (const part of ['state/lists/partial', 'cache/archives/partial'])
    mkdirSync(join(lists, part), { recursive: true })
  const options = [
    `Dir::State=${join(lists, 'state')}`,
    'Dir::State::status=/var/lib/dpkg/status',
    `Dir::Cache=${join(lists, 'cache')}`,
    'Debug::NoLocking=1',
    // As root apt would change to its own user, who may not enter this folder.
    'APT::Sandbox::User=',
    'Acquire::AllowInsecureRepositories=false',
    'Acquire::Languages=none',
    'Acquire::http::Timeout=20',
    ...more,
  ].flatMap((option) => ['-o', option])
  await aptGet([...options, 'update'], folder)
  await aptGet([...options, 'download', 'nats-server'], folder)
}

/** Where this machine gets Debian's packages from, or where everybody does. */
async function debianMirror(): Promise<string> {
  const targets = await aptGet(['indextargets', '--format', '$(REPO_URI)'])
  return targets.split('\n').find((uri) => /^https?:.*\/debian\/$/.test(uri)) ?? 'http://deb.debian.org/debian'
}

async function aptGet(args: readonly string[], cwd?: string): Promise<string> {
  try {
    const { stdout } = await execute('apt-get', ['-q', ...args], { cwd, timeout: 120_000 })
    return stdout
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      throw new Error('there is no apt-get here', { cause: error })
    throw new Error(reasonOf(error), { cause: error })
  }
}

/** What apt complained of first: Node.js itself names the command. */
function reasonOf(error: unknown): string {
  const said = error instanceof Error && 'stderr' in error ? String(error.stderr) : ''
  return said.split('\n').find((line) => line.startsWith('E: ')) ?? String(error)
}

async function unpacked(folder: string): Promise<string> {
  const file = readdirSync(folder).find((name) => name.endsWith('.deb'))
  if (file === undefined) throw new Error('apt-get download left no package')
  // The file's name holds the version with its colon or plus sign escaped.
  const known = knownSums[decodeURIComponent(file)]
  if (known) assertSum(join(folder, file), known)
  const content = join(folder, 'content')
  mkdirSync(content)
  await unpack(join(folder, file), content)
  return join(content, 'usr', 'sbin', 'nats-server')
}

async function unpack(file: string, content: string): Promise<void> {
  try {
    await execute('dpkg-deb', ['-x', file, content])
  } catch {
    await execute('ar', ['x', file], { cwd: content })
    const archive = readdirSync(content).find((name) => name.startsWith('data.tar'))
    if (archive === undefined) throw new Error('the package has no content')
    await execute('tar', ['xf', archive], { cwd: content })
  }
}
