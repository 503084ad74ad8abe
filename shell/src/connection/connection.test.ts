import { describe, expect, it } from 'vitest'
import { noAnswer } from '../api/request-failure.ts'
import type { Transport } from '../api/transport.ts'
import { answer } from '../testing/fake-session.ts'
import { createConnection } from './connection.ts'
import { watchedTransport } from './watched-transport.ts'

function start({ online = true, reachable = true } = {}) {
  const world = { online, reachable, probes: 0 }
  const timers = new Set<() => void>()
  const connection = createConnection({
    isOnline: () => world.online,
    probe: async () => {
      world.probes += 1
      return world.reachable
    },
    setTimer: (work) => {
      timers.add(work)
      return () => timers.delete(work)
    },
  })
  const seen: string[] = []
  connection.subscribe(() => seen.push(connection.get()))
  const turns = async () => {
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve()
  }
  return {
    world,
    connection,
    seen,
    look: async () => {
      connection.check()
      await turns()
    },
    later: async () => {
      for (const work of [...timers]) work()
      await turns()
    },
    timers,
  }
}

describe('connection', () => {
  it('follows the browser, and believes that it is back once the server has answered', async () => {
    const { world, seen, look } = start()
    world.online = false
    await look()
    world.online = true
    await look()
    expect(seen).toEqual(['offline', 'online'])
    expect(world.probes).toBe(1)
  })

  it('says nothing about one silence where the server still answers', async () => {
    const { seen, look } = start()
    await look()
    expect(seen).toEqual([])
  })

  it('looks again until the server is back', async () => {
    const { world, seen, look, later, timers } = start({ reachable: false })
    await look()
    await later()
    world.reachable = true
    await later()
    expect(seen).toEqual(['unreachable', 'online'])
    expect(world.probes).toBe(3)
    expect(timers.size).toBe(0)
  })

  it('is back as soon as anything was answered', async () => {
    const { connection, seen, look } = start({ reachable: false })
    await look()
    connection.heard()
    expect(seen).toEqual(['unreachable', 'online'])
  })

  it('hears what the transport hears', async () => {
    const { connection, seen } = start({ reachable: false })
    let works = false
    const plain: Transport = async () => {
      if (!works) throw noAnswer('SERVICE_UNAVAILABLE')
      return answer('there')
    }
    const transport = watchedTransport(plain, connection)
    await expect(transport({ method: 'GET', path: '/' })).rejects.toThrow()
    await expect.poll(() => seen).toEqual(['unreachable'])
    works = true
    await transport({ method: 'GET', path: '/' })
    expect(seen).toEqual(['unreachable', 'online'])
  })
})
