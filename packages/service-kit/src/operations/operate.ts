import { parseArgs } from 'node:util'
import { type Bus, connectBus } from '../bus.ts'
import { ConfigError, readConfig } from '../config.ts'
import { type Database, openDatabase } from '../database.ts'
import { messageOf } from '../loop.ts'
import { listParked } from './list-parked.ts'
import { rebuildCommand } from './rebuild-command.ts'
import { redrive } from './redrive.ts'
import { republish } from './republish.ts'
import { type Outcome, type ServiceOperations, UsageError } from './service-operations.ts'
import { OperationSettings } from './settings.ts'
import { status } from './status.ts'

export interface Operation {
  service: ServiceOperations
  settings: OperationSettings
  db: Database
  bus: Bus
  words: string[]
  flags: Flags
}

const options = {
  json: { type: 'boolean' },
  help: { type: 'boolean' },
  all: { type: 'boolean' },
  check: { type: 'boolean' },
  since: { type: 'string' },
  aggregate: { type: 'string' },
} as const
type Flags = ReturnType<typeof parseArgs<{ options: typeof options }>>['values']

const commands: Record<string, (operation: Operation) => Promise<Outcome>> = {
  status,
  'dead-letters': listParked,
  redrive,
  republish,
  rebuild: rebuildCommand,
}

const usage = `status                                   what waits, where, and since when
dead-letters                             messages that could not be handled
redrive <id>… | --all                    does again what is parked, once
republish --since <date> | --aggregate <id>   sends facts of the last 30 days again
rebuild <projection> [--check]           builds a read model anew, compares, repairs; --check only compares
Every command: --json for programs. Ends with 0 when nothing is left to do, 1 when something is, 2 when not understood.`

/**
 * The operators' commands of one service, beside the running one: what they change, they change in its database.
 * @param args words after the program's name
 * @returns the exit code
 */
export async function operate(
  service: ServiceOperations,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<number> {
  try {
    const { values: flags, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
    const [name = '', ...words] = positionals
    if (flags.help) return say(`node operate.mjs <command>\n\n${usage}`, 0)
    const command = commands[name]
    if (!command) throw new UsageError(`There is no command "${name}". The commands are:\n${usage}`)
    const settings = readConfig(OperationSettings, env)
    const outcome = await withConnections(service.name, settings, (connections) =>
      command({ service, settings, ...connections, words, flags }),
    )
    return say(flags.json ? JSON.stringify(outcome.data) : outcome.text, outcome.ok ? 0 : 1)
  } catch (error) {
    process.stderr.write(`${service.name}: ${messageOf(error)}\n`)
    return error instanceof UsageError || error instanceof ConfigError || error instanceof TypeError ? 2 : 1
  }
}

async function withConnections<Result>(
  name: string,
  { DATABASE_URL: url, NATS_URL, NATS_TLS }: OperationSettings,
  work: (connections: { db: Database; bus: Bus }) => Promise<Result>,
): Promise<Result> {
  const db = openDatabase({ url, max: 2, onError: () => undefined })
  const log = { info: () => undefined, warn: () => undefined }
  // Under the name of the service: the broker lets its user hear answers under no other.
  const bus = await connectBus({ url: NATS_URL, tls: NATS_TLS === 'on', name, log })
  try {
    return await work({ db, bus })
  } finally {
    await bus.close()
    await db.close()
  }
}

function say(text: string, code: number): number {
  process.stdout.write(`${text}\n`)
  return code
}
