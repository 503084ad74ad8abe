import { setTimeout as wait } from 'node:timers/promises'
import type { Clock } from '@ensemble/service-kit/clock'
import type { Database } from '@ensemble/service-kit/database'
import type { Log } from '@ensemble/service-kit/log'
import { withTrace } from '@ensemble/service-kit/trace'
import {
  backoff,
  keepRunning,
  type Loop,
  type LoopStatus,
  messageOf,
  type RunningLoop,
} from '@ensemble/service-kit/loop'
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
  /** Fires when the program stops. */
  signal?: AbortSignal
}

const pollMs = 500
const batchSize = 40
/** How long a mail waits that a sender had in hand when it died. */
const leaseSeconds = 30
/**
 * How often a sender that lives says so of the mail in hand, in ms, and how many times: each answer of a slow mail server
 * may take 15 s, and all of them together longer than the lease. After ten minutes it hangs, and others may try.
 */
const renewal = { everyMs: 10_000, times: 60 }
/** How long at most until it is tried again to note a mail as sent, in ms, and how many times: ten minutes or less. */
const noting = { longestPauseMs: 1000, times: 600 }

/** Sends what is queued, for as long as the program runs. Several processes may: each mail is claimed by one. */
export class MailSender implements Loop {
  readonly name = 'mail sender'
  readonly #transport: MailTransport
  readonly #loop: RunningLoop

  constructor(options: SenderOptions) {
    this.#transport = options.transport
    this.#loop = keepRunning({ name: this.name, log: options.log }, async ({ signal }) =>
      (await sendDue({ ...options, signal })) === 0 ? pollMs : 0,
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
    await keeping(options, mail, () => transport.send(sign(mail, clock.now())))
  } catch (error) {
    const next = nextAttempt(mail.attempts, maxAttempts, clock.now())
    // The text of the error may quote the address, so only the row keeps it.
    log[next ? 'warn' : 'error'](line, next ? 'mail not sent' : 'mail given up')
    await outgoingMail.markFailed(db, mail.id, messageOf(error), clock.now(), next)
    return
  }
  log.info(line, 'mail sent')
  // Whatever the database says now, the mail has left: it must not count as one that has not.
  await keeping(options, mail, () => noteSent(options, mail))
}

/** Does something with a mail in hand, and lets nobody else claim it meanwhile. */
async function keeping(
  { db, clock }: SenderOptions,
  mail: outgoingMail.ClaimedMail,
  work: () => Promise<void>,
): Promise<void> {
  let left = renewal.times
  let renewing = Promise.resolve()
  const timer = setInterval(() => {
    if ((left -= 1) < 0) return clearInterval(timer)
    // A database that is away lets nobody claim it either.
    renewing = outgoingMail.renewLease(db, mail, clock.now(), leaseSeconds).catch(() => undefined)
  }, renewal.everyMs).unref()
  try {
    await work()
  } finally {
    clearInterval(timer)
    // What is noted next must not be overtaken.
    await renewing
  }
}

/** Notes a mail as sent, however often the database has to be asked. @throws when it cannot for ten minutes, or at a stop */
async function noteSent({ db, clock, log, signal }: SenderOptions, mail: outgoingMail.ClaimedMail): Promise<void> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await outgoingMail.markSent(db, mail.id, clock.now())
    } catch (error) {
      if (failures === 0) log.warn({ mail: mail.id, kind: mail.kind }, 'mail sent and not noted yet')
      if (signal?.aborted || failures >= noting.times) throw error
      // A stop ends the pause, and there is one try more.
      await wait(backoff(failures, noting.longestPauseMs), undefined, { signal }).catch(() => undefined)
    }
  }
}
