import { refuse } from '@ensemble/service-kit/refusal'
import type { Deps } from '../deps.ts'
import { HealthKeysMissing } from './key-file.ts'

/**
 * Works with the vault, or says that it is closed. The log says why; the answers stay where they are.
 * @throws Refusal SERVICE_UNAVAILABLE while the installation's key is away
 */
export async function withVault<Result>({ log }: Pick<Deps, 'log'>, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (err) {
    if (!(err instanceof HealthKeysMissing)) throw err
    log.warn({ err }, 'health answers stay closed')
    return refuse('SERVICE_UNAVAILABLE')
  }
}
