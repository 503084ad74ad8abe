import { existsSync } from 'node:fs'
import { readConfig } from '@ensemble/service-kit/config'
import { openDatabase } from '@ensemble/service-kit/database'
import Type from 'typebox'
import { newHealthKeysFile, rotateHealthKeys, writeHealthKeys } from './vault/rotate-health-keys.ts'

// One command: makes the key file where there is none, else a new key in which every member's key is wrapped at once.
const { HEALTH_KEYS_FILE: path, DATABASE_URL: url } = readConfig(
  Type.Object({ HEALTH_KEYS_FILE: Type.String({ minLength: 1 }), DATABASE_URL: Type.String({ minLength: 1 }) }),
  process.env,
)
const db = openDatabase({ url })
try {
  const { rows } = await db.query({ text: 'select 1 from health_keys.keys limit 1' })
  if (existsSync(path)) {
    const { current, rewrapped, unopened } = await rotateHealthKeys(db, path)
    say(process.stdout, `Key ${current} wraps from now on; ${rewrapped} keys of members were wrapped anew.`)
    if (unopened > 0) {
      say(
        process.stderr,
        `${unopened} keys of members do not open: their rows were changed. They are left as they are.`,
      )
      process.exitCode = 1
    }
  } else if (rows.length > 0) {
    say(process.stderr, `${path} is gone, and there are answers that only it opens: put it back from its backup.`)
    process.exitCode = 1
  } else {
    await writeHealthKeys(path, newHealthKeysFile())
    say(process.stdout, `${path} is made. Back it up apart from the database.`)
  }
} finally {
  await db.close()
}

/** For the operator at a terminal: a sentence, not a log line. */
function say(to: NodeJS.WriteStream, sentence: string): void {
  to.write(`${sentence}\n`)
}
