import { accounts, demoPassword } from '../demo/accounts.ts'
import type { RunningPlatform } from '../delivery/target.ts'
import { failureText } from '../failure.ts'
import { readSettings } from '../settings.ts'
import { bringUp } from '../start/bring-up.ts'
import type { Mode } from '../start/programs.ts'
import { resetData, startOverIfHalfLoaded } from '../start/reset.ts'
import { openSession } from '../start/session.ts'
import { createSteps, seconds } from '../terminal/steps.ts'

/** `npm start [-- --reset [--yes]]`: the whole platform, until Ctrl-C. */
export async function main(args: string[]): Promise<number> {
  return startPlatform(args, 'bundled')
}

/** @returns the exit code, once the platform has been stopped */
export async function startPlatform(args: readonly string[], mode: Mode): Promise<number> {
  const begun = Date.now()
  const steps = createSteps()
  try {
    const settings = readSettings(process.env)
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

function announce({ origin, mailbox, signIn }: RunningPlatform, time: string): void {
  const width = Math.max(...accounts.map(({ email }) => email.length))
  const rows = accounts.map(({ email, role, shows }) => `    ${email.padEnd(width)}  ${role.padEnd(20)}  ${shows}`)
  console.log(`
  Ensemble is ready: ${origin}   (${time})
  Mailbox:           ${mailbox}
  Sign-in provider:  ${signIn ?? 'the one of OIDC_ISSUER'}

  Demo accounts (password of all: ${demoPassword})
${rows.join('\n')}

  Ctrl-C stops everything; the data stays in .data (npm start -- --reset empties it).
`)
}
