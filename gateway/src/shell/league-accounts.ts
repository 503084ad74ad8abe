import { calls } from '@ensemble/contracts/calls'
import { authSchemas } from '@ensemble/contracts/users/auth-http'
import { Kept } from '@ensemble/service-kit/kept'
import { checkOf } from '@ensemble/service-kit/schema-check'
import Type from 'typebox'
import type { Upstream } from '../forward/upstream.ts'

const { path } = calls['auth.passwordPolicy']
const isAnswer = checkOf(Type.Object({ data: authSchemas['auth.passwordPolicy'].data }))

/** Between two questions, in ms: the answer changes with a restart of svc-users at most. */
const keptMs = 10_000
/** A page waits no longer for the first answer. */
const answerMs = 300

/** Whether one can sign in with a league account here, which svc-users knows (decision 354). */
export class LeagueAccounts {
  readonly #kept: Kept<void>
  #offered: boolean | undefined

  /** @param now a clock in ms that never goes back */
  constructor(service: Pick<Upstream, 'ask'>, now?: () => number) {
    this.#kept = new Kept(keptMs, () => this.#ask(service), now)
  }

  /**
   * What svc-users last said. Whoever asks waits for the first answer alone, and for none while that is known.
   * @returns undefined as long as nobody has said it; never rejects
   */
  async offered(): Promise<boolean | undefined> {
    const asked = this.#kept.get()
    if (this.#offered === undefined) await asked
    return this.#offered
  }

  async #ask(service: Pick<Upstream, 'ask'>): Promise<void> {
    try {
      const { text } = await service.ask(path, answerMs)
      const answer: unknown = JSON.parse(text)
      if (isAnswer(answer)) this.#offered = answer.data.singleSignOn
    } catch {
      // What it said before still holds.
    }
  }
}
