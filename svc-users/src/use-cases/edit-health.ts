import type { Language } from '@ensemble/contracts/enumerations'
import type { PracticalNeed } from '@ensemble/contracts/missions/practical-needs'
import type { HealthEdit } from '@ensemble/contracts/users/health'
import type { Tx } from '@ensemble/service-kit/database'
import { refuse } from '@ensemble/service-kit/refusal'
import { withVault } from '@ensemble/service-kit/sealing/closed-vault'
import * as consentRecords from '../data/consent-records.ts'
import * as healthAnswers from '../data/health-answers.ts'
import * as participations from '../data/participations.ts'
import type { Deps } from '../deps.ts'
import { allows, consentMoves, type WishedConsents } from '../domain/consents.ts'
import { editAnswers } from '../domain/health-rules.ts'

/** The member whose account the transaction holds locked. */
interface Own {
  userId: string
  now: Date
}

/**
 * Records what somebody agrees to or withdraws. What a withdrawn consent covered is erased, and shared with no
 * team any more, in the same transaction, also while the installation's key is away.
 * @param language in which the text was shown
 * @throws Refusal VALIDATION_FAILED, HEALTH_CONSENT_REQUIRED
 */
export async function changeConsents(
  deps: Deps,
  tx: Tx,
  { userId, now, wished, language }: Own & { wished: WishedConsents; language: Language },
): Promise<void> {
  for (const move of consentMoves(await consentRecords.standing(tx, userId), wished, now)) {
    await consentRecords.append(tx, { userId, ...move, language, at: now })
    if (move.given) continue
    if (move.purpose === 'health') {
      await deps.vault.eraseHealth(tx, userId)
      await participations.unshare(tx, userId)
    }
    if (move.purpose === 'comorbidities') {
      await healthAnswers.remove(tx, userId, ['comorbidities'])
      await participations.unshare(tx, userId, { field: 'comorbidities' })
    }
  }
}

/**
 * Changes the health answers of a member. Nobody is told: no event, no log line, no mail.
 * @throws Refusal HEALTH_CONSENT_REQUIRED, VALIDATION_FAILED, SERVICE_UNAVAILABLE while the key is away
 */
export async function editHealth(deps: Deps, tx: Tx, { userId, now, edit }: Own & { edit: HealthEdit }): Promise<void> {
  const consents = await consentRecords.standing(tx, userId)
  if (!allows(consents, 'health', now)) refuse('HEALTH_CONSENT_REQUIRED')
  if (edit.comorbidities?.length && !allows(consents, 'comorbidities', now)) refuse('HEALTH_CONSENT_REQUIRED')
  await withVault(deps, async () => {
    const { answers } = await deps.vault.read(tx, userId)
    await deps.vault.write(tx, userId, editAnswers(answers, edit, now), now)
  })
}

/**
 * Keeps what a member needs in order to take part, as health answers are kept.
 * @throws Refusal HEALTH_CONSENT_REQUIRED, SERVICE_UNAVAILABLE while the key is away
 */
export async function editNeeds(
  deps: Deps,
  tx: Tx,
  { userId, now, needs }: Own & { needs: readonly PracticalNeed[] },
): Promise<void> {
  if (!allows(await consentRecords.standing(tx, userId), 'health', now)) refuse('HEALTH_CONSENT_REQUIRED')
  await withVault(deps, () => deps.vault.writeNeeds(tx, userId, needs, now))
}
