import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Failure } from '../failure.ts'
import { databaseAddresses } from '../postgres/databases.ts'
import { isSameProcess } from '../process/identity.ts'
import { readRecords, type Recorded } from '../process/records.ts'
import { openSecrets } from '../secrets.ts'
import { services, type Service } from '../services.ts'
import { dataPaths, readSettings, type Ports, type Settings } from '../settings.ts'
import { serviceEnvironment } from '../start/environments.ts'
import { bundleOf } from '../start/programs.ts'

export interface OperatorProgram {
  /** The operators' commands of a service, as one file for Node. */
  script: string
  env: NodeJS.ProcessEnv
}

/**
 * The operators' commands of a service of the platform that runs in a data folder, with the settings of that platform:
 * its ports, whatever the variables of this terminal say.
 *
 * @throws Failure when nothing runs there
 */
export function operatorProgram(service: Service, dataDir: string, env: NodeJS.ProcessEnv): OperatorProgram {
  const settings = runningSettings(dataDir, env)
  const script = join(bundleOf(settings, service.name).folder, 'operate.mjs')
  if (!existsSync(script)) throw notRunning(dataDir, `${script} has not been made.`)
  const secrets = openSecrets(dataPaths(dataDir).secrets)
  const own = env[service.urlVariable]
  const { database } = service
  const addresses = own
    ? { ownerUrl: own, appUrl: own }
    : databaseAddresses(env['DATABASE_URL'] ?? `postgres://127.0.0.1:${String(settings.ports.postgres)}/postgres`, {
        name: database,
        ownerPassword: secrets.password(`${database}_owner`),
        appPassword: secrets.password(`${database}_app`),
      })
  return {
    script,
    env: { ...serviceEnvironment(settings, service, secrets, addresses), MIGRATION_DATABASE_URL: addresses.ownerUrl },
  }
}

function runningSettings(dataDir: string, env: NodeJS.ProcessEnv): Settings {
  const recordFile = join(dataPaths(dataDir).run, 'processes.json')
  const running = readRecords(recordFile).filter(isSameProcess)
  if (!running.some(({ name }) => name === 'supervisor')) throw notRunning(dataDir, `${recordFile} names no live run.`)
  const settings = readSettings(env, dataDir)
  return { ...settings, ports: { ...settings.ports, ...portsOf(running) } }
}

/** Port among the settings, and program. */
const programOfPort = [
  ...['gateway', 'postgres', 'nats'].map((name) => [name, name] as const),
  ...services.map(({ port, name }) => [port, name] as const),
]

/** A program that is down at this moment keeps the port that the settings give it. */
function portsOf(running: readonly Recorded[]): Partial<Ports> {
  const found = programOfPort.map(([port, program]) => [port, running.find(({ name }) => name === program)?.port])
  return Object.fromEntries(found.filter(([, port]) => port !== undefined && port !== null))
}

function notRunning(dataDir: string, why: string): Failure {
  return new Failure('There is no platform to look at', {
    why,
    advice: `run npm start in another terminal, or name the data folder of a running one with ENSEMBLE_DATA (now ${dataDir}).`,
  })
}
