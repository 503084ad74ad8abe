import { execFile } from 'node:child_process'
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

const execute = promisify(execFile)

/** A later release of Debian than many machines have: the first with a PgBouncer of 1.21. */
export const laterSuite = 'trixie'

/**
 * Options with which apt keeps lists of its own below `folder`: the machine's stay as they are, and no root is needed.
 * Nothing that is not signed gets in.
 */
export function ownLists(folder: string): string[] {
  const lists = join(folder, 'lists')
  for (const part of ['state/lists/partial', 'cache/archives/partial'])
    mkdirSync(join(lists, part), { recursive: true })
  return asOptions([
    `Dir::State=${join(lists, 'state')}`,
    'Dir::State::status=/var/lib/dpkg/status',
    `Dir::Cache=${join(lists, 'cache')}`,
    'Debug::NoLocking=1',
    // As root apt would change to its own user, who may not enter this folder.
    'APT::Sandbox::User=',
    'Acquire::AllowInsecureRepositories=false',
    'Acquire::Languages=none',
    'Acquire::http::Timeout=20',
  ])
}

/** Options with which apt sees one release of Debian and nothing else. */
export async function onlySuite(folder: string, suite: string): Promise<string[]> {
  const sources = join(folder, 'later.sources')
  const fields = [
    'Types: deb',
    `URIs: ${await debianMirror()}`,
    `Suites: ${suite}`,
    'Components: main',
    'Signed-By: /usr/share/keyrings/debian-archive-keyring.gpg',
  ]
  writeFileSync(sources, `${fields.join('\n')}\n`)
  return asOptions([`Dir::Etc::sourcelist=${sources}`, 'Dir::Etc::sourceparts=/dev/null'])
}

export function asOptions(settings: readonly string[]): string[] {
  return settings.flatMap((setting) => ['-o', setting])
}

/** Where this machine gets Debian's packages from, or where everybody does. */
async function debianMirror(): Promise<string> {
  const targets = await aptGet(['indextargets', '--format', '$(REPO_URI)'])
  return targets.split('\n').find((uri) => /^https?:.*\/debian\/$/.test(uri)) ?? 'http://deb.debian.org/debian'
}

/** @throws Error with the first thing that apt complained of */
export async function aptGet(args: readonly string[], cwd?: string): Promise<string> {
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

/** Unpacks a package beside what is in the folder already. */
export async function unpackPackage(file: string, content: string): Promise<void> {
  mkdirSync(content, { recursive: true })
  try {
    await execute('dpkg-deb', ['-x', file, content])
  } catch {
    await execute('ar', ['x', file], { cwd: content })
    const archive = readdirSync(content).find((name) => name.startsWith('data.tar'))
    if (archive === undefined) throw new Error('the package has no content')
    await execute('tar', ['xf', archive], { cwd: content })
  }
}
