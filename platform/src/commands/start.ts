import { accounts, demoPassword } from '../demo/accounts.ts'
import type { RunningPlatform } from '../delivery/target.ts'
import { failureText } from '../failure.ts'
import { readSettings, type Settings } from '../settings.ts'
import { bringUp } from '../start/bring-up.ts'
import { inspectorPorts, type Mode } from '../start/programs.ts'
import { resetData, startOverIfHalfLoaded } from '../start/reset.ts'
import { openSession } from '../start/session.ts'
import { createSteps, seconds } from '../terminal/steps.ts'

/** `npm start [-- --reset [--yes]] [--inspect]`: the whole platform, until Ctrl-C. */
export async function main(args: string[]): Promise<number> {
  return startPlatform(args, { mode: 'bundled', settingsOf: readSettings })
}

export interface StartOptions {
  mode: Mode
  settingsOf: (env: NodeJS.ProcessEnv) => Settings
}

/** @returns the exit code, once the platform has been stopped */
export async function startPlatform(args: readonly string[], { mode, settingsOf }: StartOptions): Promise<number> {
  const begun = Date.now()
  const steps = createSteps()
  try {
    const settings = { ...settingsOf(process.env), inspected: args.includes('--inspect') }
    const session = await openSession(settings, steps)
    const asked = session.asked.then((signal) => ({ signal }))
    try {
      if (args.includes('--reset') && !(await resetData(settings, args.includes('--yes')))) return 1
      await startOverIfHalfLoaded(settings, steps.note)
      const started = bringUp({ settings, ...session, steps, mode })
      const outcome = await Promise.race([started, asked])
      if ('signal' in outcome) {
        // What it was doing ends with an error of its own, which is no news any more.
        started.catch(() => {})
        return 130
      }
      announce(outcome, seconds(Date.now() - begun))
      if (settings.inspected) console.log(inspectorText())
      if (mode === 'watched')
        console.log('  A saved file is on the screen at once; what is compiled and started anew is told here.\n')
      await asked
      return 0
    } finally {
      await steps.run('Stopping', () => session.end())
    }
  } catch (error) {
    console.error(`\n${failureText(error)}\n`)
    return 1
  }
}

const notScanned = '\n  Uploads are not scanned for viruses: no SCANNER_URL is set (docs/configuration.md).\n'

function inspectorText(): string {
  const programs = Object.entries(inspectorPorts).map(([name, port]) => `${name} 127.0.0.1:${String(port)}`)
  return `  Debugger:          ${programs.join(', ')}\n`
}

function announce({ origin, mailbox, signIn }: RunningPlatform, time: string): void {
  const width = Math.max(...accounts.map(({ email }) => email.length))
  const rows = accounts.map(({ email, role, shows }) => `    ${email.padEnd(width)}  ${role.padEnd(20)}  ${shows}`)
  console.log(`
  Ensemble is ready: ${origin}   (${time})
  Mailbox:           ${mailbox}
  Sign-in provider:  ${signIn ?? 'the one of OIDC_ISSUER'}

  Demo accounts (password of all: ${demoPassword})
${rows.join('\n')}
${process.env['SCANNER_URL'] ? '' : notScanned}
  Ctrl-C stops everything; the data stays in .data (npm start -- --reset empties it).
`)
}
