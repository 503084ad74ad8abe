import { createServer, connect as connectTo, type AddressInfo, type Server, type Socket } from 'node:net'
import { streams } from '@ensemble/contracts/events'
import { connectBus, type Bus } from '@ensemble/service-kit/bus'
import { createLog } from '@ensemble/service-kit/log'
import { createTestBus, type TestBus } from '@ensemble/service-kit/testing/test-bus'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { startService, type Service } from '../service.ts'

const log = createLog({ name: 'test', level: 'silent' })

/** A wire to the broker that can be cut and mended. */
class Wire {
  readonly #sockets = new Set<Socket>()
  readonly #server: Server
  readonly #user: string
  #cut = false

  constructor(broker: URL) {
    this.#user = `${broker.username}:${broker.password}`
    this.#server = createServer((socket) => {
      if (this.#cut) return void socket.destroy()
      const far = connectTo(Number(broker.port), broker.hostname)
      for (const end of [socket, far]) this.#sockets.add(end.on('error', () => undefined))
      socket.pipe(far).pipe(socket)
      socket.on('close', () => far.destroy())
      far.on('close', () => socket.destroy())
    })
  }

  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
    return `nats://${this.#user}@127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  cut(): void {
    this.#cut = true
    for (const socket of this.#sockets) socket.destroy()
  }

  mend(): void {
    this.#cut = false
  }

  close(): void {
    this.cut()
    this.#server.close()
  }
}

let service: Service
let broker: TestBus
let wire: Wire
let bus: Bus

beforeAll(async () => {
  broker = await createTestBus()
  wire = new Wire(new URL(broker.url))
  bus = await connectBus({ url: await wire.open(), name: 'svc-missions', namespace: broker.namespace, log })
  service = await startService({ bus })
})

afterAll(async () => {
  wire.mend()
  await service.stop()
  wire.close()
  await broker.close()
})

async function unpublished(): Promise<number> {
  const { rows } = await service.db.query<{ waiting: number }>({
    text: 'select count(*)::int as waiting from outbox where published_at is null',
  })
  return rows[0]?.waiting ?? 0
}

it('registers while the broker is away, and tells of it once it is back, once', async () => {
  const missionId = await service.mission()
  await vi.waitFor(async () => expect(await unpublished()).toBe(0))
  wire.cut()
  const answer = await service.call('mission.register', { params: { missionId }, body: {} }, await service.member())
  expect(answer).toMatchObject({ status: 200, data: { validationStatus: 'validated' } })
  expect(await unpublished()).toBe(1)
  wire.mend()
  await vi.waitFor(async () => expect(await unpublished()).toBe(0))
  const manager = await broker.bus.manager()
  const { state } = await manager.streams.info(broker.bus.streamName(streams.missions))
  expect(state.messages).toBe(2)
})
