import type { BlindCriteria } from '@ensemble/contracts/users/blind-search'
import { DoesNotOpen } from '@ensemble/service-kit/sealing/seal'
import type { SealedAnswers } from '../data/health-answers.ts'
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
  pages: AsyncIterable<SealedAnswers[]>,
  criteria: BlindCriteria,
): AsyncGenerator<{ userId: string; key: Buffer }> {
  const keys = await vault.keys()
  for await (const page of pages) {
    const wrappedKeys = await vault.keysTo(page)
    for (const answers of page) {
      const { userId } = answers
      const wrapped = wrappedKeys.get(userId)
      // Gone since the page was read.
      if (!wrapped) continue
      try {
        const key = unwrap(wrapped, keys)
        if (matches(openAnswers([answers], key).answers, criteria)) yield { userId, key }
      } catch (err) {
        if (!(err instanceof DoesNotOpen)) throw err
        log.warn({ err, userId }, 'health answers stay closed')
      }
    }
  }
}
