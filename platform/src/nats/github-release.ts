import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { download } from '../files/download.ts'
import type { NatsSource } from './source.ts'
import { assertSum } from './sum.ts'

const execute = promisify(execFile)

/** The version that containers have (Dockerfile). */
export const version = '2.15.1'
const architectures: Record<string, string> = { x64: 'amd64', arm64: 'arm64', arm: 'arm7' }

/** SHA-256 of archives whose content is known; for other systems the release's own list has to do. */
const knownSums: Record<string, string> = {
  'linux-amd64': 'bf5edc7b1ce98e885c368cb43a886eb148dc5d0551d99f3cf6141fb5e1954c70',
  'linux-arm64': 'e2fbab4cad7d3c76e3052eb959570393c9d73ba756b70bf8e9eea61e9ae6d49c',
}

/** The pinned release of nats-server. */
export const gitHubRelease: NatsSource = {
  name: `GitHub release ${version}`,
  async fetchInto(folder) {
    const architecture = architectures[process.arch]
    if (architecture === undefined) throw new Error(`there is none for ${process.arch}`)
    const system = `${process.platform}-${architecture}`
    const name = `nats-server-v${version}-${system}`
    const address = `https://github.com/nats-io/nats-server/releases/download/v${version}`
    const archive = join(folder, 'archive.tar.gz')
    writeFileSync(archive, await download(`${address}/${name}.tar.gz`))
    assertSum(archive, knownSums[system] ?? (await listedSum(`${address}/SHA256SUMS`, `${name}.tar.gz`)))
    await execute('tar', ['xzf', archive], { cwd: folder })
    return join(folder, name, 'nats-server')
  },
}

async function listedSum(list: string, file: string): Promise<string> {
  const lines = (await download(list)).toString('utf8').split('\n')
  const sum = lines.find((line) => line.trim().endsWith(file))?.split(/\s+/)[0]
  if (sum === undefined) throw new Error(`${list} does not name ${file}`)
  return sum
}
