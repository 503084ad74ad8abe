import { execFile } from 'node:child_process'
import { cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { dataDir, root } from '../platform.ts'

/** Which of two builds of the same screens the gateway sends from now on. */
export interface Sides {
  federated: () => Promise<void>
  inOne: () => Promise<void>
}

/** Builds shell and remotes as one beside the shell that is served, and leaves everything as it was. */
export async function besideOneBuild(measure: (sides: Sides) => Promise<void>): Promise<void> {
  const folder = join(dataDir, 'one-build')
  await promisify(execFile)(process.execPath, [join(import.meta.dirname, 'build-in-one.mjs'), root, folder])
  const [served = ''] = await readdir(join(dataDir, 'shell'))
  const shell = join(dataDir, 'shell', served)
  const page = join(shell, 'index.html')
  const federated = await readFile(page, 'utf8')
  const inOne = await readFile(join(folder, 'index.html'), 'utf8')
  await cp(join(folder, 'assets'), join(shell, 'assets'), { recursive: true })
  // Without its list the gateway sends none of the rendered pages, which are those of the federated build.
  const [list, away] = [join(shell, 'rendered.json'), join(shell, 'rendered.json.away')]
  let isInOne = false
  const sides: Sides = {
    federated: async () => {
      if (isInOne) await rename(away, list)
      isInOne = false
      await writeFile(page, federated)
    },
    inOne: async () => {
      if (!isInOne) await rename(list, away)
      isInOne = true
      await writeFile(page, inOne)
    },
  }
  try {
    await measure(sides)
  } finally {
    await sides.federated()
    for (const made of [folder, `${folder}-source`]) await rm(made, { recursive: true, force: true })
  }
}
