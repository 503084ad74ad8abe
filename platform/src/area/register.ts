import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { AreaNames } from './area-names.ts'
import { withBrokerUser } from './broker-user.ts'
import { addEntry, addImport } from './source-edit.ts'

interface Change {
  file: string
  imports?: string[]
  /** Constant and entry. */
  entries: [constant: string, entry: string][]
}

/** Where the house learns of an area: all that is not in folders of its own. */
function changes({ area, service, remote, snake, camel, upper }: AreaNames, port: number): Change[] {
  const contract = (file: string) => `packages/contracts/src/${file}`
  const address = `${upper}_URL: Type.String({ format: 'uri' })`
  return [
    {
      file: contract('calls.ts'),
      imports: [`import { ${camel}Calls } from './${area}/calls.ts'`],
      entries: [['calls', `...${camel}Calls`]],
    },
    {
      file: contract('schemas.ts'),
      imports: [`import { ${camel}Schemas } from './${area}/http.ts'`],
      entries: [['schemas', `...${camel}Schemas`]],
    },
    {
      file: contract('events.ts'),
      imports: [`import { ${camel}Events } from './${area}/events.ts'`],
      entries: [
        ['streams', `${camel}: '${upper}'`],
        ['events', `...${camel}Events`],
      ],
    },
    {
      file: contract('permissions.ts'),
      entries: [
        ['permissions', `'${snake}.see': row('all', 'all', 'all', 'all')`],
        ['permissions', `'${snake}.write': row('all', 'all', 'no', 'no')`],
      ],
    },
    {
      file: 'packages/service-kit/src/operations/settings.ts',
      entries: [['OperationSettings', `${upper}_URL: Type.Optional(Type.String({ format: 'uri' }))`]],
    },
    { file: 'gateway/src/config.ts', entries: [['Config', address]] },
    {
      file: 'gateway/src/upstreams.ts',
      entries: [
        ['upstreamSettings', `'${service}': '${upper}_URL'`],
        ['forwardTable', `{ url: '/api/${snake}/*', upstream: '${service}', share: 'calls' }`],
      ],
    },
    {
      file: 'platform/src/services.ts',
      entries: [
        ['services', `service('${area}', ${String(port)})`],
        ['remotes', `'${remote}'`],
      ],
    },
  ]
}

/**
 * Adds an area to the lists of the house.
 * @param port of the service under `npm start`
 * @returns the files that were changed
 * @throws Failure when a list is not where it was; nothing is written then
 */
export async function register(names: AreaNames, port: number, root: string): Promise<string[]> {
  const changed = await Promise.all(
    changes(names, port).map(async ({ file, imports = [], entries }) => {
      const source = await readFile(join(root, file), 'utf8')
      const imported = imports.reduce(addImport, source)
      return { file, text: entries.reduce((text, [constant, entry]) => addEntry(text, constant, entry), imported) }
    }),
  )
  const broker = 'platform/containers/nats-users.conf'
  const rights = withBrokerUser(await readFile(join(root, broker), 'utf8'), names)
  for (const { file, text } of changed) await writeFile(join(root, file), text)
  await writeFile(join(root, broker), rights)
  return [...changed.map(({ file }) => file), broker]
}
