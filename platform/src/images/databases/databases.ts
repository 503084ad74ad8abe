import { closeSystemDatabases, ensureDatabase, type ServiceDatabase } from '../../postgres/databases.ts'
import { type Service, services } from '../../services.ts'
import { setting } from '../setting.ts'

/** The addresses of a service's database: for its migrations, for the running service, and for the keys of what it seals. */
function addressVariables({ urlVariable, keepsKeys }: Service) {
  return { owner: `${urlVariable}_OWNER`, app: urlVariable, ...(keepsKeys && { keys: `${urlVariable}_KEYS` }) }
}

/** Every variable that this program reads; each may lie in a file. */
export const databasesVariables: readonly string[] = [
  'POSTGRES_URL',
  'POSTGRES_PASSWORD',
  ...services.flatMap((service) => Object.values(addressVariables(service))),
]

/**
 * Makes or mends the databases and roles that the services' addresses name, with the passwords that stand in them: the
 * addresses are the one place of a password, and changing one there and running this again changes it in PostgreSQL.
 *
 * @throws Error when a variable is missing or an address names another role than the service's
 */
export async function prepareDatabases(env: NodeJS.ProcessEnv): Promise<string[]> {
  const server = new URL(setting(env, 'POSTGRES_URL'))
  server.password = setting(env, 'POSTGRES_PASSWORD')
  const wanted = services.map((service) => wantedDatabase(env, service))
  for (const database of wanted) await ensureDatabase(server.href, database)
  await closeSystemDatabases(server.href)
  return wanted.map(({ name }) => name)
}

function wantedDatabase(env: NodeJS.ProcessEnv, service: Service): ServiceDatabase {
  const { database: name } = service
  const { owner, app, keys } = addressVariables(service)
  return {
    name,
    ownerPassword: passwordOf(env, owner, `${name}_owner`, name),
    appPassword: passwordOf(env, app, `${name}_app`, name),
    ...(keys !== undefined && { keysPassword: passwordOf(env, keys, `${name}_keys`, name) }),
  }
}

function passwordOf(env: NodeJS.ProcessEnv, variable: string, role: string, database: string): string {
  const { username, password, pathname } = new URL(setting(env, variable))
  if (username !== role || pathname !== `/${database}` || password === '') {
    throw new Error(`${variable} must name the role ${role} with its password and the database ${database}.`)
  }
  return decodeURIComponent(password)
}
