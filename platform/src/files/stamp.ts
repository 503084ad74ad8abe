import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** True when the stamp says that the work for this hash has been done. */
export async function isStamped(file: string, hash: string): Promise<boolean> {
  return (await readStamp(file)) === hash
}

/** The hash that the work was done for; empty where there is none. */
export async function readStamp(file: string): Promise<string> {
  return (await readFile(file, 'utf8').catch(() => '')).trim()
}

/** Does the work unless it was done for this very hash; the stamp is written last, so that half a work is no work. */
export async function unlessStamped(file: string, hash: string, work: () => Promise<void>): Promise<boolean> {
  if (await isStamped(file, hash)) return false
  await rm(file, { force: true })
  await work()
  await writeStamp(file, hash)
  return true
}

export async function writeStamp(file: string, hash: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, `${hash}\n`)
}
