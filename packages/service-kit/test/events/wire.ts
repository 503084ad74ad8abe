import { connect, createServer, type Server, type Socket } from 'node:net'

export interface Wire {
  /** Where to connect instead of the broker. */
  url: string
  /** Breaks every connection and refuses new ones, as a broker that is down does. */
  cut(): Promise<void>
  mend(): Promise<void>
  close(): Promise<void>
}

/** A wire to the broker that a test can cut. */
export async function createWire(target: string): Promise<Wire> {
  const { hostname, port } = new URL(target)
  const sockets = new Set<Socket>()
  let server = createServer()
  let ownPort = 0

  async function mend(): Promise<void> {
    server = createServer((socket) => {
      const upstream = connect(Number(port), hostname)
      for (const end of [socket, upstream]) {
        sockets.add(end)
        end.on('error', () => end.destroy())
        end.on('close', () => sockets.delete(end))
      }
      socket.pipe(upstream).pipe(socket)
    })
    await new Promise<void>((resolve) => server.listen(ownPort, '127.0.0.1', resolve))
    ownPort = portOf(server)
  }

  async function cut(): Promise<void> {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()))
    for (const socket of sockets) socket.destroy()
    await closed
  }

  await mend()
  return { url: `nats://127.0.0.1:${ownPort}`, cut, mend, close: cut }
}

function portOf(server: Server): number {
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}
