import { readConfig } from '@ensemble/service-kit/config'
import { openDatabase } from '@ensemble/service-kit/database'
import { Refusal } from '@ensemble/service-kit/refusal'
import Type from 'typebox'
import { limitSettings } from './config.ts'
import { commandDeps } from './deps.ts'
import { createPasswordHasher } from './tokens/password-hash.ts'
import { inviteFirstAdmin } from './use-cases/invite-first-admin.ts'
import { HealthVault } from './vault/health-vault.ts'

const refusals: Partial<Record<string, string>> = {
  STATUS_CONFLICT: 'There is an admin already: they give this role to others on the page of the accounts.',
  EMAIL_ALREADY_USED: 'This address has an account already. Choose another one.',
}

// One command, once: an empty installation has no account at all, and nobody who could approve one.
const [email = '', firstName = '', lastName = '', language = 'fr'] = process.argv.slice(2)
const isLanguage = language === 'fr' || language === 'en'
if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) || firstName === '' || lastName === '' || !isLanguage) {
  end(2, 'first-admin <e-mail> <first name> <last name> [fr|en]')
} else {
  await invite({ email, firstName, lastName, language })
}

async function invite(admin: Parameters<typeof inviteFirstAdmin>[1]): Promise<void> {
  const config = readConfig(
    Type.Object({
      ...limitSettings,
      DATABASE_URL: Type.String({ minLength: 1 }),
      PUBLIC_ORIGIN: Type.String({ format: 'uri' }),
      REFRESH_SECRET: Type.String({ minLength: 43, pattern: '^[A-Za-z0-9_-]+$' }),
    }),
    process.env,
  )
  const db = openDatabase({ url: config.DATABASE_URL })
  const deps = commandDeps(config, {
    db,
    passwords: await createPasswordHasher(1, 1),
    vault: new HealthVault('', db),
    refreshSecret: config.REFRESH_SECRET,
    origin: new URL(config.PUBLIC_ORIGIN).origin,
  })
  try {
    await inviteFirstAdmin(deps, admin)
    end(
      0,
      `${admin.email} is the first admin. A code to choose a password is on its way; it lasts 30 minutes, and ` +
        `${new URL('/forgot_password', deps.origin).href} sends another one.`,
    )
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    end(1, refusals[error.code] ?? `The service refused: ${error.code}`)
  } finally {
    await db.close()
  }
}

/** For the operator at a terminal: a sentence, not a log line. */
function end(code: number, sentence: string): void {
  const to = code === 0 ? process.stdout : process.stderr
  to.write(`${sentence}\n`)
  process.exitCode = code
}
