import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Failure } from '../failure.ts'
import { root } from '../paths.ts'
import { scaffoldFiles } from './scaffold-files.ts'

/**
 * Writes the folder of a new remote. Nothing else is touched: the registry, not the shell, knows the areas.
 * @param below where the folder is made
 * @returns the paths of its files
 * @throws Failure when the folder is there already
 */
export async function scaffoldRemote(name: string, below: string = root): Promise<string[]> {
  const folder = join(below, name)
  if (existsSync(folder)) {
    throw new Failure(`${name} is there already`, {
      why: `${folder} exists.`,
      advice: 'choose another name, or take the folder away.',
    })
  }
  const files = scaffoldFiles(name)
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  return Object.keys(files)
}
