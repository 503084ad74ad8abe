import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import Type from 'typebox'
import { Parse } from 'typebox/value'
import { root } from '../paths.ts'
import { services } from '../services.ts'
import { areaNames } from './area-names.ts'
import { contractFiles } from './contract-files.ts'
import { register } from './register.ts'
import { remoteFiles } from './remote-files.ts'
import { serviceFiles } from './service-files.ts'
import { refuseExisting, writeFolder } from './write-folder.ts'

const execute = promisify(execFile)

const Package = Type.Object({ dependencies: Type.Object({ fastify: Type.String(), typebox: Type.String() }) })

/**
 * Writes the folder of a new remote. Nothing else is touched: the registry, not the shell, knows the remotes.
 * @throws Failure when the folder is there already
 */
export function newRemote(name: string): Promise<string[]> {
  return writeFolder(root, name, remoteFiles(name))
}

/**
 * Begins an area: what crosses its border, a service, a remote, and a line in each list that names areas.
 * @returns the files that were made and those that were changed
 * @throws Failure when one of its folders is there already, or a list is not where it was
 */
export async function newArea(area: string, at: Date): Promise<{ made: string[]; changed: string[] }> {
  const names = areaNames(area)
  const contract = `packages/contracts/src/${area}`
  for (const folder of [contract, names.service, names.remote]) refuseExisting(root, folder)
  const { dependencies } = Parse(
    Package,
    JSON.parse(await readFile(join(root, 'packages/service-kit/package.json'), 'utf8')),
  )
  const port = Math.max(...services.map(({ defaultPort }) => defaultPort)) + 1
  const changed = await register(names, port, root)
  const made = [
    ...(await writeFolder(root, contract, contractFiles(names))),
    ...(await writeFolder(root, names.service, serviceFiles(names, dependencies, at))),
    ...(await newRemote(names.remote)),
  ]
  const formatter = join(root, 'node_modules/oxfmt/bin/oxfmt')
  await execute(process.execPath, [formatter, ...made, ...changed], { cwd: root })
  return { made, changed }
}
