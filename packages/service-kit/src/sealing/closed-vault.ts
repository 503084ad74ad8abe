import type { Log } from '../log.ts'
import { refuse } from '../refusal.ts'
import { KeysMissing } from './key-file.ts'

/**
 * Works with what is sealed, or says that it is closed. The log says why; what is sealed stays where it is.
 * @throws Refusal SERVICE_UNAVAILABLE while the installation's key is away
 */
export async function withVault<Result>(
  { log }: { log: Pick<Log, 'warn'> },
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work()
  } catch (err) {
    if (!(err instanceof KeysMissing)) throw err
    log.warn({ err }, 'sealed answers stay closed')
    return refuse('SERVICE_UNAVAILABLE')
  }
}
