import { connect, createServer, type Server, type Socket } from 'node:net'

export interface Wire {
  /** Where to connect instead of the broker. */
  url: string
  /** Breaks every connection and refuses new ones, as a broker that is down does. */
  cut(): Promise<void>
  mend(): Promise<void>
  /** From now on swallows what the broker sends and `lost` says, and lets the rest pass: the client sees a healthy line. */
  swallow(lost: (text: string) => boolean): void
  close(): Promise<void>
}

/** A wire to the broker that a test can cut. */
export async function createWire(target: string): Promise<Wire> {
  const { hostname, port, username, password } = new URL(target)
  const sockets = new Set<Socket>()
  let server = createServer()
  let ownPort = 0
  let isLost: (text: string) => boolean = () => false

  async function mend(): Promise<void> {
    server = createServer((socket) => {
      const upstream = connect(Number(port), hostname)
      for (const end of [socket, upstream]) {
        sockets.add(end)
        end.on('error', () => end.destroy())
        end.on('close', () => sockets.delete(end))
      }
      socket.pipe(upstream)
      upstream.on('data', (chunk: Buffer) => {
        if (!isLost(chunk.toString('latin1'))) socket.write(chunk)
      })
      upstream.on('end', () => socket.end())
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
  return {
    url: `nats://${username}:${password}@127.0.0.1:${ownPort}`,
    cut,
    mend,
    swallow: (lost) => (isLost = lost),
    close: cut,
  }
}

function portOf(server: Server): number {
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}
