import { Counter, Gauge, type Registry } from 'prom-client'
import { upstreamNames } from '../upstreams.ts'
import type { Upstreams } from './all-upstreams.ts'
import type { BreakerState } from './breaker.ts'
import type { Shedding } from './shedding.ts'

const stateNumbers: Record<BreakerState, number> = { closed: 0, 'half-open': 1, open: 2 }

/** What the gateway knows of its services, read when somebody asks for /metrics. */
export function measureUpstreams(registry: Registry, upstreams: Upstreams, shedding: Shedding): void {
  const registers = [registry]
  const all = upstreamNames.map((name) => upstreams[name])
  new Gauge({
    name: 'upstream_breaker_state',
    help: 'Breaker of a service: 0 closed, 1 half open, 2 open',
    labelNames: ['upstream'],
    registers,
    collect() {
      for (const { name, breaker } of all) this.set({ upstream: name }, stateNumbers[breaker.state])
    },
  })
  new Gauge({
    name: 'upstream_inflight',
    help: 'Calls that a service works on, by bulkhead',
    labelNames: ['upstream', 'share'],
    registers,
    collect() {
      for (const { name, bulkheads } of all) {
        this.set({ upstream: name, share: 'calls' }, bulkheads.calls.inUse)
        this.set({ upstream: name, share: 'media' }, bulkheads.media.inUse)
        this.set({ upstream: name, share: 'uploads' }, bulkheads.uploads.inUse)
      }
    },
  })
  new Counter({
    name: 'upstream_calls_total',
    help: 'How calls to a service ended',
    labelNames: ['upstream', 'outcome'],
    registers,
    collect() {
      this.reset()
      for (const { name, outcomes } of all) {
        for (const [outcome, count] of outcomes) this.inc({ upstream: name, outcome }, count)
      }
    },
  })
  new Counter({
    name: 'upstream_sent_again_total',
    help: 'Calls without an answer that were sent a second time: one program of the service may hang',
    labelNames: ['upstream'],
    registers,
    collect() {
      this.reset()
      for (const { name, sentAgain } of all) this.inc({ upstream: name }, sentAgain)
    },
  })
  new Counter({
    name: 'requests_shed_total',
    help: 'Calls refused without being tried, so that the rest stays quick',
    labelNames: ['reason'],
    registers,
    collect() {
      this.reset()
      for (const [reason, count] of Object.entries(shedding.counts)) this.inc({ reason }, count)
    },
  })
}
