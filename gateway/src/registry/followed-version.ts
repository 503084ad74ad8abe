import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isFolderName } from './published-files.ts'

/** Not served: the name begins with a dot. */
const folder = '.followed'

/** The version that links which follow a team's work show now: what it saved last, also where that was published before. */
export async function readFollowed(remotesDir: string, name: string): Promise<string | null> {
  const text = await readFile(join(remotesDir, folder, name), 'utf8').catch(() => '')
  return isFolderName(text) ? text : null
}

/** Replaces it in one step: no page ever reads half of it. */
export async function writeFollowed(remotesDir: string, name: string, version: string): Promise<void> {
  await mkdir(join(remotesDir, folder), { recursive: true })
  const draft = join(remotesDir, folder, `.${name}.${process.pid}`)
  await writeFile(draft, version)
  await rename(draft, join(remotesDir, folder, name))
}
