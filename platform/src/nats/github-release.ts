import { execFile } from 'node:child_process'
import { chmodSync, copyFileSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { assertSum } from './sum.ts'

const execute = promisify(execFile)

const version = 'v2.10.22'
const architectures: Record<string, string> = { x64: 'amd64', arm64: 'arm64', arm: 'arm7' }

/**
 * Fetches the pinned release of nats-server; its sum comes from the release's own list.
 *
 * @throws when there is none for this system, the network refuses, or the sum differs
 */
export async function fromGitHub(runtimeDir: string, target: string): Promise<void> {
  const architecture = architectures[process.arch]
  if (architecture === undefined) throw new Error(`no release for ${process.arch}`)
  const name = `nats-server-${version}-${process.platform}-${architecture}`
  const address = `https://github.com/nats-io/nats-server/releases/download/${version}`
  const folder = join(runtimeDir, 'nats-github')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  try {
    const sums = (await download(`${address}/SHA256SUMS`)).toString('utf8')
    const sum = sums
      .split('\n')
      .find((line) => line.trim().endsWith(`${name}.tar.gz`))
      ?.split(/\s+/)[0]
    if (sum === undefined) throw new Error(`${version} has no ${name}.tar.gz`)
    const archive = join(folder, 'archive.tar.gz')
    writeFileSync(archive, await download(`${address}/${name}.tar.gz`))
    assertSum(archive, sum)
    await execute('tar', ['xzf', archive], { cwd: folder })
    copyFileSync(join(folder, name, 'nats-server'), `${target}.new`)
    chmodSync(`${target}.new`, 0o755)
    renameSync(`${target}.new`, target)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function download(url: string): Promise<Buffer> {
  const response = await fetch(url, { signal: AbortSignal.timeout(60_000) })
  if (!response.ok) throw new Error(`${url} answers ${String(response.status)}`)
  return Buffer.from(await response.arrayBuffer())
}
