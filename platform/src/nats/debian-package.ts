import { execFile } from 'node:child_process'
import { chmodSync, copyFileSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { assertSum } from './sum.ts'

const execute = promisify(execFile)

/** Packages whose content is known; another version is covered by the archive's own signature, which apt checks. */
const knownSums: Record<string, string> = {
  'nats-server_2.9.10-1+b3_amd64.deb': '9f69ebb6f612e652382fde175622160dcd81fd97f2356f5da80bb5c3f48513dd',
}

/**
 * Takes nats-server out of the Debian package without installing it: no root needed, nothing changes on the machine.
 *
 * @throws when there is no apt, no such package, or the download fails
 */
export async function fromDebian(runtimeDir: string, target: string): Promise<void> {
  const folder = join(runtimeDir, 'nats-debian')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  try {
    await download(folder)
    const file = readdirSync(folder).find((name) => name.endsWith('.deb'))
    if (file === undefined) throw new Error('apt-get download left no package')
    // The file's name holds the version with its colon or plus sign escaped.
    const known = knownSums[decodeURIComponent(file)]
    if (known) assertSum(join(folder, file), known)
    const content = join(folder, 'content')
    mkdirSync(content)
    await unpack(join(folder, file), content)
    copyFileSync(join(content, 'usr', 'sbin', 'nats-server'), `${target}.new`)
    chmodSync(`${target}.new`, 0o755)
    renameSync(`${target}.new`, target)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The machine's own package lists first; a fresh machine has none, so then private ones, which need no root. */
async function download(folder: string): Promise<void> {
  const options = { cwd: folder, timeout: 120_000 }
  try {
    await execute('apt-get', ['-q', 'download', 'nats-server'], options)
    return
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      throw new Error('there is no apt-get here', { cause: error })
  }
  const lists = join(folder, 'lists')
  for (const part of ['state/lists/partial', 'cache/archives/partial'])
    mkdirSync(join(lists, part), { recursive: true })
  const privately = [
    '-o',
    `Dir::State=${join(lists, 'state')}`,
    '-o',
    'Dir::State::status=/var/lib/dpkg/status',
    '-o',
    `Dir::Cache=${join(lists, 'cache')}`,
    '-o',
    'Debug::NoLocking=1',
    // As root apt would change to its own user, who may not enter this folder.
    '-o',
    'APT::Sandbox::User=',
  ]
  await execute('apt-get', ['-q', ...privately, 'update'], options)
  await execute('apt-get', ['-q', ...privately, 'download', 'nats-server'], options)
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
