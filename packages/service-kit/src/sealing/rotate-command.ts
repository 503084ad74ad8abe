import { existsSync } from 'node:fs'
import type { Database } from '../database.ts'
import { newKeyFile, writeKeyFile } from './key-file.ts'
import { type KeyStore, rotateKeys, type WrappedKey } from './rotate-keys.ts'

/**
 * The command of a service: makes the key file where there is none, else a new key in which every wrapped key is
 * wrapped at once.
 * @param path the key file
 * @param whose of what the keys are, for the sentences
 */
export async function rotateOrMake<Key extends WrappedKey>(
  db: Database,
  path: string,
  { store, whose }: { store: KeyStore<Key>; whose: string },
): Promise<void> {
  if (existsSync(path)) {
    const { current, rewrapped, unopened } = await rotateKeys(db, path, store)
    say(process.stdout, `Key ${current} wraps from now on; ${rewrapped} keys of ${whose} were wrapped anew.`)
    if (unopened === 0) return
    say(process.stderr, `${unopened} keys of ${whose} do not open: their rows were changed. They are left as they are.`)
    process.exitCode = 1
  } else if ((await store.findWrapping(db)).length > 0) {
    say(process.stderr, `${path} is gone, and there are answers that only it opens: put it back from its backup.`)
    process.exitCode = 1
  } else {
    await writeKeyFile(path, newKeyFile())
    say(process.stdout, `${path} is made. Back it up apart from the database.`)
  }
}

/** For the operator at a terminal: a sentence, not a log line. */
function say(to: NodeJS.WriteStream, sentence: string): void {
  to.write(`${sentence}\n`)
}
