import type { APIRequestContext } from '@playwright/test'
import { setTimeout as wait } from 'node:timers/promises'
import { deliveryApi } from '../federation/delivery-api.ts'
import { editedBuild, unchanged } from '../federation/edited-build.ts'
import { registered } from '../federation/published.ts'
import { addressOf, type Instance, pause } from '../faults/programs.ts'

const name = 'mf-articles'
/** Until the balancer has noticed that one of the two says nothing, in ms. */
const noticedMs = 3000
/** How soon the one that comes back must give what was decided meanwhile, in ms. */
const caughtUpMs = 5000

/** A team delivers and takes it back while a gateway says nothing; that one gives the right version once it is back. */
export async function deliverWithoutOne(away: Instance, request: APIRequestContext): Promise<void> {
  const { version: before } = await registered(request, name)
  const next = await editedBuild(name, 'next', unchanged)
  const api = deliveryApi(request, name)
  const resume = pause(away)
  try {
    await wait(noticedMs)
    await api.publish(next)
    await api.promote(next.version)
    if ((await registered(request, name)).version !== next.version) throw new Error('the promotion is not seen')
    await api.rollBack()
    if ((await registered(request, name)).version !== before) throw new Error('the roll-back is not seen')
  } finally {
    resume()
    await next.remove()
  }
  const begun = Date.now()
  while ((await given(away)) !== before) {
    if (Date.now() - begun > caughtUpMs) throw new Error(`${away} does not give ${before} after ${caughtUpMs} ms`)
    await wait(50)
  }
}

async function given(gateway: Instance): Promise<string | undefined> {
  const response = await fetch(`http://${addressOf(gateway)}/remotes.json`)
  const { remotes }: { remotes: { name: string; version: string }[] } = await response.json()
  return remotes.find((remote) => remote.name === name)?.version
}
