import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { Failure, failureText } from '../failure.ts'
import { operatorProgram } from '../operations/running-service.ts'
import { defaultDataDir, root } from '../paths.ts'
import { services, type Service } from '../services.ts'

/** What `--help` says. */
export const usage = `npm run events -- <command> [--json]

  status [service]                   what waits in the outbox, how far each consumer is, what is parked, how the loops are
  dead-letters [service]             messages that could not be handled, and why
  redrive <service> <id>… | --all    does again what is parked, once each; what fails again stays parked
  republish <service> --since <date> | --aggregate <id>
                                     sends facts of the last 30 days again; consumers know what they have done
  rebuild <service> <projection> [--check]
                                     builds a read model anew beside the live one, compares row by row, repairs it;
                                     --check only compares. Projections: svc-users mission-titles, participations ·
                                     svc-missions members · svc-articles author-names, readers,
                                     mission-teams, mission-people

Services: ${services.map(({ name }) => name).join(', ')}. ENSEMBLE_DATA names the data folder of another run.
Ends with 0 when nothing is left to do, 1 when something is, 2 when the command is not understood.`

/** Commands that ask every service when none is named. */
const askAll = ['status', 'dead-letters']
const commands = [...askAll, 'redrive', 'republish', 'rebuild']

/** The operators' commands for events; each service has its own program for them, which this runs beside it. */
export async function main(args: string[]): Promise<number> {
  if (args.length === 0 || args.includes('--help')) {
    console.log(usage)
    return args.length === 0 ? 2 : 0
  }
  try {
    const [command = '', ...rest] = args
    const named = services.find(({ name }) => rest.includes(name))
    const words = rest.filter((word) => word !== named?.name)
    if (!commands.includes(command) || (!named && (!askAll.includes(command) || words.some(isWord)))) {
      console.error(`This is not understood: events ${args.join(' ')}\n\n${usage}`)
      return 2
    }
    return await askServices(named ? [named] : services, [command, ...words], args.includes('--json'))
  } catch (error) {
    console.error(`\n${failureText(error)}\n`)
    return 1
  }
}

function isWord(argument: string): boolean {
  return !argument.startsWith('--')
}

async function askServices(asked: readonly Service[], args: readonly string[], json: boolean): Promise<number> {
  const answers: Record<string, unknown> = {}
  let worst = 0
  for (const service of asked) {
    const { code, output } = await ask(service, args)
    worst = Math.max(worst, code)
    if (json) answers[service.name] = output === '' ? null : JSON.parse(output)
    else process.stdout.write(output)
  }
  if (json) console.log(JSON.stringify(answers, null, 2))
  return worst
}

async function ask(service: Service, args: readonly string[]): Promise<{ code: number; output: string }> {
  const { script, env } = operatorProgram(service, process.env['ENSEMBLE_DATA'] ?? defaultDataDir, process.env)
  const child = spawn(process.execPath, ['--enable-source-maps', script, ...args], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended: Promise<(number | null)[]> = once(child, 'close')
  const output = await text(child.stdout)
  const [code] = await ended
  if (typeof code !== 'number') {
    throw new Failure(`The command of ${service.name} was cut off`, {
      why: 'a signal ended it.',
      advice: 'run it again.',
    })
  }
  return { code, output }
}
