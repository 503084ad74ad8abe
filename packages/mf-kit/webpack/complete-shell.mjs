import { existsSync } from 'node:fs'
import { cp, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { loadTypeScript } from './load-typescript.mjs'
import { offeredExports } from './offered-exports.mjs'
import { sharedVersions } from './shared.mjs'

/**
 * Puts beside a build of the shell what no bundler makes: the files of `public` (icons, robots.txt), and shell.json,
 * which the registry holds a remote against before it goes live.
 * @param {{ dir: string, output: string }} options `dir`: the shell's folder
 */
export async function completeShell({ dir, output }) {
  const publicFiles = path.join(dir, 'public')
  if (existsSync(publicFiles)) await cp(publicFiles, output, { recursive: true })
  const { contractVersion } = await loadTypeScript(
    `export { contractVersion } from '@ensemble/contracts/contract-version'`,
    dir,
  )
  const facts = { contract: contractVersion, shared: sharedVersions, offers: await offeredExports(dir) }
  await writeFile(path.join(output, 'shell.json'), `${JSON.stringify(facts, null, 2)}\n`)
}
