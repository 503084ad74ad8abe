import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { loadTypeScript } from './load-typescript.mjs'

const declaration = `
  export { ReleaseNotes } from '@ensemble/contracts/release-notes'
  export { releaseNotesFile } from '@ensemble/contracts/release-notes-file'
  export { Errors } from 'typebox/value'
`

/**
 * Puts what a remote tells people of its news beside the build, where it has written any: like every other file it is
 * listed in remote.json with its digest.
 * @param {{ dir: string, output: string }} options `dir`: the remote's folder
 * @throws Error when the notes are not what the contracts ask for
 */
export async function bringReleaseNotes({ dir, output }) {
  const { ReleaseNotes, releaseNotesFile, Errors } = await loadTypeScript(declaration, dir)
  const file = path.join(dir, releaseNotesFile)
  if (!existsSync(file)) return
  const notes = JSON.parse(await readFile(file, 'utf8'))
  const faults = Errors(ReleaseNotes, notes)
  if (faults.length > 0) throw new Error(`${releaseNotesFile} is not valid: ${JSON.stringify(faults)}`)
  await writeFile(path.join(output, releaseNotesFile), `${JSON.stringify(notes)}\n`)
}
