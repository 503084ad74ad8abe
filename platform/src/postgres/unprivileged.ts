import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync } from 'node:fs'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import type { PostgresBinaries } from './binaries.ts'

/** uid and gid of `nobody`, who exists on every Linux. */
const nobody = 65534

const userNamespace = ['--user', `--map-user=${String(nobody)}`, `--map-group=${String(nobody)}`]

/** How PostgreSQL's programs are started on this machine: PostgreSQL refuses to run as root. */
export interface Unprivileged {
  way: 'direct' | 'namespace' | 'nobody'
  binaries: PostgresBinaries
  /** The folder for the data directory; not always the one that was asked for (see below). */
  folder: string
  /** What to start so that `program` runs with these arguments. */
  command(
    program: string,
    args: readonly string[],
  ): { command: string; args: readonly string[]; uid?: number; gid?: number }
  /** Gives a file or folder that root has made to whoever PostgreSQL runs as. */
  give(path: string): void
}

/**
 * Chooses the first way that works: somebody with a name who is not root → directly; a user namespace, in which whoever
 * starts it looks like nobody while files stay theirs; else, as root, the user nobody. The last needs folders that
 * others may enter, so below a closed home (0700) programs and data go to /var/tmp instead.
 *
 * @param folder where the data directory should lie
 * @param way overrides the choice, for tests
 */
export function unprivileged(binaries: PostgresBinaries, folder: string, way = preferredWay()): Unprivileged {
  mkdirSync(folder, { recursive: true })
  if (way === 'direct')
    return { way, binaries, folder, command: (command, args) => ({ command, args }), give: () => {} }
  if (way === 'namespace') {
    return {
      way,
      binaries,
      folder,
      command: (program, args) => ({ command: 'unshare', args: [...userNamespace, '--', program, ...args] }),
      give: () => {},
    }
  }
  const open = reachableByNobody(binaries, folder)
  return {
    way,
    ...open,
    command: (command, args) => ({ command, args, uid: nobody, gid: nobody }),
    give: (path) => execFileSync('chown', ['-R', `${String(nobody)}:${String(nobody)}`, path]),
  }
}

function preferredWay(): Unprivileged['way'] {
  const isRoot = process.getuid?.() === 0
  if (!isRoot && hasName()) return 'direct'
  const namespace = spawnSync('unshare', [...userNamespace, '--', 'true'], { stdio: 'ignore' })
  if (namespace.status === 0) return 'namespace'
  return isRoot ? 'nobody' : 'direct'
}

/** PostgreSQL wants to know the name of its user; in some containers people are a number without one. */
function hasName(): boolean {
  try {
    return userInfo().username !== ''
  } catch {
    return false
  }
}

function reachableByNobody(binaries: PostgresBinaries, folder: string): { binaries: PostgresBinaries; folder: string } {
  const asNobody = { uid: nobody, gid: nobody, stdio: 'ignore' } as const
  const runs = spawnSync(binaries.postgres, ['--version'], asNobody).status === 0
  const enters = spawnSync('test', ['-x', folder], asNobody).status === 0
  if (runs && enters) return { binaries, folder }
  const shared = join('/var/tmp', `ensemble-${createHash('sha256').update(folder).digest('hex').slice(0, 12)}`)
  mkdirSync(shared, { recursive: true, mode: 0o755 })
  if (runs) return { binaries, folder: shared }
  const copy = join(shared, 'postgresql')
  if (!existsSync(join(copy, 'bin', 'postgres')))
    cpSync(binaries.folder, copy, { recursive: true, verbatimSymlinks: true })
  const bin = join(copy, 'bin')
  return { binaries: { initdb: join(bin, 'initdb'), postgres: join(bin, 'postgres'), folder: copy }, folder: shared }
}
