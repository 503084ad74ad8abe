import { rename, stat, writeFile } from 'node:fs/promises'
import { readConfig } from '@ensemble/service-kit/config'
import Type from 'typebox'
import { rotateKeys } from './tokens/rotate-keys.ts'
import { readSigningKeysFile } from './tokens/signing-keys.ts'

// One command, run as often as one likes: it makes the next key, and 20 minutes later lets it sign.
const { SIGNING_KEYS_FILE: path } = readConfig(
  Type.Object({ SIGNING_KEYS_FILE: Type.String({ minLength: 1 }) }),
  process.env,
)
const { file, outcome } = rotateKeys(await readSigningKeysFile(path), new Date(), (await stat(path)).mtime)
if (outcome.kind === 'too_early') {
  say(
    process.stderr,
    `Key ${outcome.kid} is not known everywhere yet. Run this again after ${outcome.notBefore.toISOString()}.`,
  )
  process.exitCode = 1
} else {
  // Written beside and moved in one step: svc-users never reads half a file.
  await writeFile(`${path}.new`, `${JSON.stringify(file, null, 2)}\n`, { mode: 0o600 })
  await rename(`${path}.new`, path)
  say(
    process.stdout,
    outcome.kind === 'made'
      ? `Key ${outcome.kid} is published. Run this again in 20 minutes to let it sign.`
      : `Key ${outcome.kid} signs now; the old one stays published for an hour. The next one is ready.`,
  )
}

/** For the operator at a terminal: a sentence, not a log line. */
function say(to: NodeJS.WriteStream, sentence: string): void {
  to.write(`${sentence}\n`)
}
