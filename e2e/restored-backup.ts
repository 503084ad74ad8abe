import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { serverAddress } from './faults/databases.ts'
import { freePort } from './faults/free-port.ts'
import { dataDir, root } from './platform.ts'

/** A backup of all databases as files, and the server that it was brought back into. */
export interface Restored {
  /** Host and port. */
  address: string
  /** Files of the backup in which a word stood, before anybody opened it. */
  found: string[]
  stop(): Promise<void>
}

/**
 * Has a backup of PostgreSQL taken while it works, and brought back beside it.
 * @param words that its files are searched for
 */
export async function restoreBackup(words: readonly string[]): Promise<Restored> {
  const port = await freePort()
  const program = join(root, 'platform/src/testing/restore-backup.ts')
  const args = ['--import', 'tsx', program, dataDir, serverAddress(), String(port), ...words]
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['pipe', 'pipe', 'inherit'] })
  const ended = once(child, 'exit')
  const told = once(createInterface({ input: child.stdout }), 'line')
  const [line] = await Promise.race([told, ended])
  if (typeof line !== 'string') throw new Error('the backup was not brought back')
  const found: string[] = JSON.parse(line)
  return {
    address: `127.0.0.1:${port}`,
    found,
    stop: async () => {
      child.stdin.end()
      await ended
    },
  }
}
