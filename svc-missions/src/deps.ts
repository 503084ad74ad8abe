import { openDatabase } from '@ensemble/service-kit/database'
import type { Log } from '@ensemble/service-kit/log'
import type { ServiceDeps, ServiceStart } from '@ensemble/service-kit/service/definition'
import type { Config } from './config.ts'
import type { Side } from './data/messages.ts'
import type { Solicitation } from './domain/invitation.ts'
import { AnswerVault } from './vault/answer-vault.ts'

/** What a use case may use. */
export interface Deps extends ServiceDeps {
  log: Pick<Log, 'warn'>
  /** Answers to studies, sealed. */
  vault: AnswerVault
  /** How often one person may be asked to take part. */
  solicitation: Solicitation
  /** Letters and messages of one author, however many people a letter goes to. */
  messagesPerHour: Record<Side, number>
  /** Facts written by the demo loader fill read models, and nobody is mailed about them. */
  quiet?: boolean
}

/** Everything that the use cases need, made once. */
export function createDeps({ db, clock, log, config, onStop }: ServiceStart<Config>): Deps {
  const keysDb = openDatabase({
    url: config.ANSWER_KEYS_DATABASE_URL || config.DATABASE_URL,
    max: 4,
    connectionTimeoutMs: 10_000,
    onError: (err) => log.warn({ err }, 'database connection lost'),
  })
  onStop(() => keysDb.close())
  const vault = new AnswerVault(config.ANSWER_KEYS_FILE, keysDb)
  return { db, clock, log, vault, ...limitsOf(config) }
}

/** As the settings of the installation have them. */
export function limitsOf(config: Config): Pick<Deps, 'solicitation' | 'messagesPerHour'> {
  return {
    solicitation: { open: config.OPEN_INVITATIONS_PER_PERSON, monthly: config.INVITATIONS_PER_PERSON_AND_MONTH },
    messagesPerHour: { person: config.MEMBER_MESSAGES_PER_HOUR, team: config.TEAM_MESSAGES_PER_HOUR },
  }
}
