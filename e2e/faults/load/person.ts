import { setTimeout as wait } from 'node:timers/promises'
import { password } from '../../accounts.ts'
import { freshTokens } from '../../fresh-tokens.ts'
import { attempt, type Attempt, type Sent } from './attempt.ts'
import type { Action, Journal } from './journal.ts'
import { randomUUID } from 'node:crypto'

const againMs = 500
/** What the page waits before it asks for the same again (decision 95). */
const pausesMs = [500, 2500] as const
/** How long somebody goes on sending what got no final answer, in ms. */
const givesUpAfterMs = 90_000

/** Somebody at the platform, who reads once and sends a write until it has an answer, as the shell does. */
export class Person {
  readonly id: string
  readonly email: string
  readonly #origin: string
  readonly #journal: Journal
  readonly #token: (email: string) => Promise<string>

  constructor(origin: string, journal: Journal, { id, email }: { id: string; email: string }) {
    this.id = id
    this.email = email
    this.#origin = origin
    this.#journal = journal
    this.#token = freshTokens((who) => this.#signIn(who))
  }

  async read(call: Pick<Sent, 'area' | 'name' | 'path'>): Promise<Attempt> {
    return this.#send({ ...call, method: 'GET', headers: {} })
  }

  /** The same as the page reads: what failed is asked again, three times in all. */
  async readAsPage(call: Pick<Sent, 'area' | 'name' | 'path'>): Promise<Attempt> {
    for (const pauseMs of pausesMs) {
      const answer = await this.read(call)
      if (answer.outcome === 'ok' || answer.outcome === 'refused') return answer
      answer.askedAgain = true
      await wait(pauseMs)
    }
    return this.read(call)
  }

  /** @returns whether it was acknowledged */
  async write(
    action: Action,
    about: { personId: string; missionId: string | null },
    call: Pick<Sent, 'area' | 'name' | 'method' | 'path' | 'body'>,
  ): Promise<Attempt> {
    const key = randomUUID()
    const sentAt = Date.now()
    const write = { key, action, senderId: this.id, ...about, attempts: 0, sentAt, acknowledged: false }
    this.#journal.writes.push(write)
    const deadline = Date.now() + givesUpAfterMs
    let before: Attempt | undefined
    for (;;) {
      const answer = await this.#send({ ...call, headers: { 'idempotency-key': key } })
      write.attempts += 1
      if (answer.replayed && before?.outcome === 'unheard') Object.assign(write, { answerLost: true })
      before = answer
      const final = answer.outcome === 'ok' || (answer.outcome === 'refused' && !isPassing(answer.detail))
      if (final || answer.outcome === 'wrong' || Date.now() > deadline) {
        const noted = { acknowledged: answer.outcome === 'ok' && didIt(answer, about.personId), answeredAt: answer.at }
        Object.assign(write, noted, answer.outcome === 'ok' ? {} : { refusal: answer.detail })
        return answer
      }
      await wait(againMs)
    }
  }

  async #send(sent: Sent): Promise<Attempt> {
    const authorization = `Bearer ${await this.#token(this.email)}`
    const answer = await attempt(this.#origin, { ...sent, headers: { ...sent.headers, authorization } })
    this.#journal.attempts.push(answer)
    return answer
  }

  async #signIn(email: string): Promise<string> {
    const deadline = Date.now() + givesUpAfterMs
    for (;;) {
      const answer = await attempt(this.#origin, {
        area: 'users',
        name: 'auth.signInWithPassword',
        method: 'POST',
        path: '/api/auth/sign_in_with_password',
        body: { email, password },
        headers: {},
      })
      this.#journal.attempts.push(answer)
      const token = answer.body?.data?.['accessToken']
      if (typeof token === 'string') return token
      answer.askedAgain = true
      if (Date.now() > deadline) throw new Error(`${email} cannot sign in: ${answer.status} ${answer.detail}`)
      await wait(againMs)
    }
  }
}

/** Refusals that ask to come again with the same key. */
function isPassing(code: string): boolean {
  return code === 'REQUEST_IN_PROGRESS'
}

/** A decision about several people is a success that may have left out the one. */
function didIt({ body }: Attempt, personId: string): boolean {
  const updated = body?.data?.['updated']
  return !Array.isArray(updated) || updated.includes(personId)
}
