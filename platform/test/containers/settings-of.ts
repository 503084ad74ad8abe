import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { TObject } from 'typebox'
import { root } from '../../src/paths.ts'
import { databasesVariables } from '../../src/images/databases/databases.ts'
import { publisherVariables } from '../../src/images/publisher/first-remotes.ts'
import { signInVariables } from '../../src/sign-in-provider/provider-settings.ts'

/** The settings of a program: what it must be given, and what it knows at all. */
export interface ProgramSettings {
  required: string[]
  known: string[]
  /** Reads them as the program does. @throws naming what is missing or unusable */
  read: (env: Record<string, string>) => void
}

type ReadConfig = (schema: TObject, env: Record<string, string>) => unknown

/** By path, not by import: the platform may not depend on a service, and yet must give it what it asks for. */
async function moduleAt(path: string): Promise<Record<string, unknown>> {
  return import(pathToFileURL(join(root, path)).href)
}

/** The schema that the config.ts of a service or the gateway exports. */
export async function settingsSchema(name: string): Promise<TObject> {
  const schema = Object.values(await moduleAt(`${name}/src/config.ts`)).find(isSettings)
  if (!schema) throw new Error(`${name}/src/config.ts exports no schema of its settings`)
  return schema
}

async function ofSchema(name: string): Promise<ProgramSettings> {
  const schema = await settingsSchema(name)
  const { readConfig } = (await moduleAt('packages/service-kit/src/config.ts')) as { readConfig: ReadConfig }
  const known = Object.keys(schema.properties)
  const withDefault = known.filter((variable) => 'default' in (schema.properties[variable] ?? {}))
  return {
    known,
    required: (schema.required ?? []).filter((variable) => !withDefault.includes(variable)),
    read: (env) => readConfig(schema, env),
  }
}

function isSettings(value: unknown): value is TObject {
  return (
    typeof value === 'object' && value !== null && 'properties' in value && JSON.stringify(value).includes('"PORT"')
  )
}

function ofList(variables: readonly string[]): ProgramSettings {
  return {
    // The last two are read by Node and by the driver of PostgreSQL.
    known: [...variables, 'NODE_ENV', 'HOST', 'NODE_EXTRA_CA_CERTS', 'PGSSLMODE'],
    required: [...variables],
    read: () => {},
  }
}

/** @param entry the file that is started: main.mjs or migrate.mjs */
export async function settingsOf(target: string, entry: string): Promise<ProgramSettings> {
  if (entry === 'migrate.mjs') return ofList(['MIGRATION_DATABASE_URL'])
  if (target === 'databases') return ofList(databasesVariables)
  if (target === 'publisher') return ofList(publisherVariables)
  if (target === 'sign-in-provider') return ofList(signInVariables)
  return ofSchema(target)
}
