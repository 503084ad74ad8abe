import type { FastifyReply } from 'fastify'
import { Refusal } from '@ensemble/service-kit/refusal'
import { guard, type Hook } from '@ensemble/service-kit/http/guard'
import type { Way } from './forward.ts'
import type { LoopPressure } from './loop-pressure.ts'

/** Why a call was refused without being tried; the label of `requests_shed_total`. */
export type ShedReason = 'full' | 'pressure'

/** Refuses calls, before a token is looked at, so that those which are taken stay quick. */
export class Shedding {
  readonly counts: Record<ShedReason, number> = { full: 0, pressure: 0 }
  readonly #pressure: LoopPressure

  constructor(pressure: LoopPressure) {
    this.#pressure = pressure
  }

  /**
   * The hook of the calls that go this way. The page, its files, open tabs and the probes have no such hook: they cost
   * little, and are what people need to be told anything.
   */
  hookOf({ upstream, share }: Way): Hook {
    return guard((_request, reply) => {
      if (upstream.bulkheads[share].full) throw this.#refuse('full', reply)
      if (this.#pressure.refusesNext()) throw this.#refuse('pressure', reply)
    })
  }

  #refuse(reason: ShedReason, reply: FastifyReply): Refusal {
    this.counts[reason] += 1
    reply.header('retry-after', '1')
    return new Refusal('SERVICE_UNAVAILABLE')
  }
}
