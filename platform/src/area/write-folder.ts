import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Failure } from '../failure.ts'

/**
 * Writes a folder that is not there yet.
 * @param files text by path
 * @returns the paths of the files, from the root
 * @throws Failure when the folder is there already
 */
export async function writeFolder(root: string, folder: string, files: Record<string, string>): Promise<string[]> {
  refuseExisting(root, folder)
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, folder, path)), { recursive: true })
    await writeFile(join(root, folder, path), text)
  }
  return Object.keys(files).map((path) => `${folder}/${path}`)
}

/** @throws Failure when the folder is there already */
export function refuseExisting(root: string, folder: string): void {
  if (!existsSync(join(root, folder))) return
  throw new Failure(`${folder} is there already`, {
    why: `${join(root, folder)} exists.`,
    advice: 'choose another name, or take the folder away.',
  })
}
