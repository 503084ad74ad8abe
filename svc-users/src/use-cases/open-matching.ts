import type { BlindCriteria } from '@ensemble/contracts/users/blind-search'
import { DoesNotOpen } from '@ensemble/service-kit/sealing/seal'
import type { SealedPerson } from '../data/sealed-people.ts'
import type { Deps } from '../deps.ts'
import { matches } from '../domain/blind-search.ts'
import { openAnswers } from '../vault/health-vault.ts'
import { unwrap } from '../vault/member-keys.ts'

/**
 * Those of some members whose answers meet criteria, each with the key that opened them.
 * @throws {KeysMissing}
 */
export async function* openMatching(
  { vault, log }: Pick<Deps, 'vault' | 'log'>,
  pages: AsyncIterable<SealedPerson[]>,
  criteria: BlindCriteria,
): AsyncGenerator<{ userId: string; key: Buffer }> {
  const keys = await vault.keys()
  for await (const page of pages) {
    for (const { answers, key: wrapped } of page) {
      try {
        const key = unwrap(wrapped, keys)
        if (matches(openAnswers([answers], key).answers, criteria)) yield { userId: wrapped.userId, key }
      } catch (err) {
        if (!(err instanceof DoesNotOpen)) throw err
        log.warn({ err, userId: wrapped.userId }, 'health answers stay closed')
      }
    }
  }
}
