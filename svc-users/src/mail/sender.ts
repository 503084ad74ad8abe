import type { Clock } from '@ensemble/service-kit/clock'
import type { Database } from '@ensemble/service-kit/database'
import type { Log } from '@ensemble/service-kit/log'
import { withTrace } from '@ensemble/service-kit/trace'
import { keepRunning, type Loop, type LoopStatus, messageOf, type RunningLoop } from '@ensemble/service-kit/loop'
import * as outgoingMail from '../data/outgoing-mail.ts'
import { nextAttempt } from '../domain/mail-retry.ts'
import type { SignLinks } from './answer-links.ts'
import { mailConnections, type MailTransport } from './transport.ts'

interface SenderOptions {
  db: Database
  clock: Clock
  transport: MailTransport
  sign: SignLinks
  /** Attempts before a mail is given up. */
  maxAttempts: number
  log: Pick<Log, 'info' | 'warn' | 'error'>
}

const pollMs = 500
const batchSize = 40
/**
 * Longer than the time-outs of the mail server allow one mail to take; what a sender had in hand when it died waits as
 * long.
 */
const leaseSeconds = 30

/** Sends what is queued, for as long as the program runs. Several processes may: each mail is claimed by one. */
export class MailSender implements Loop {
  readonly name = 'mail sender'
  readonly #transport: MailTransport
  readonly #loop: RunningLoop

  constructor(options: SenderOptions) {
    this.#transport = options.transport
    this.#loop = keepRunning({ name: this.name, log: options.log }, async () =>
      (await sendDue(options)) === 0 ? pollMs : 0,
    )
  }

  status(): LoopStatus {
    return this.#loop.status()
  }

  /** Finishes the batch in hand, then lets the connection go. */
  async stop(): Promise<void> {
    await this.#loop.stop()
    this.#transport.close()
  }
}

/**
 * Sends one batch of what is due, claimed one by one; as many at once as there are connections, so that nobody's mail
 * waits while the mail server thinks about another. Where nothing is due, that is asked once. @returns how many mails
 * were claimed
 */
export async function sendDue(options: SenderOptions): Promise<number> {
  const first = await claimNext(options)
  if (!first) return 0
  let claimed = 1
  let left = batchSize - 1
  const sendInTurn = async () => {
    while (left > 0) {
      left -= 1
      const mail = await claimNext(options)
      if (!mail) return
      claimed += 1
      await sendTraced(options, mail)
    }
  }
  const others = Array.from({ length: mailConnections - 1 }, sendInTurn)
  // All have ended before a failure is told: what is in hand is still noted as sent.
  const ended = await Promise.allSettled([sendTraced(options, first).then(sendInTurn), ...others])
  const failed = ended.find((end) => end.status === 'rejected')
  if (failed) throw failed.reason
  return claimed
}

async function claimNext({ db, clock }: SenderOptions): Promise<outgoingMail.ClaimedMail | undefined> {
  const [mail] = await outgoingMail.claimDue(db, clock.now(), leaseSeconds, 1)
  return mail
}

/** Sends a mail within the click that asked for it, as the logs name it. */
function sendTraced(options: SenderOptions, mail: outgoingMail.ClaimedMail): Promise<void> {
  const { requestId, traceparent } = mail
  const trace = { requestId: requestId ?? mail.id, ...(traceparent ? { traceparent } : {}) }
  return withTrace(trace, () => sendOne(options, mail))
}

async function sendOne(options: SenderOptions, mail: outgoingMail.ClaimedMail) {
  const { db, clock, transport, sign, maxAttempts, log } = options
  const line = { mail: mail.id, kind: mail.kind, attempts: mail.attempts }
  try {
    await transport.send(sign(mail, clock.now()))
    await outgoingMail.markSent(db, mail.id, clock.now())
    log.info(line, 'mail sent')
  } catch (error) {
    const next = nextAttempt(mail.attempts, maxAttempts, clock.now())
    // The text of the error may quote the address, so only the row keeps it.
    log[next ? 'warn' : 'error'](line, next ? 'mail not sent' : 'mail given up')
    await outgoingMail.markFailed(db, mail.id, messageOf(error), clock.now(), next)
  }
}
