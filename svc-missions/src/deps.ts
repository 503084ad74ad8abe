import type { Log } from '@ensemble/service-kit/log'
import type { ServiceDeps } from '@ensemble/service-kit/service/definition'
import type { AnswerVault } from './vault/answer-vault.ts'

/** What a use case may use. */
export interface Deps extends ServiceDeps {
  log: Pick<Log, 'warn'>
  /** Answers to studies, sealed. */
  vault: AnswerVault
  /** Facts written by the demo loader fill read models, and nobody is mailed about them. */
  quiet?: boolean
}
