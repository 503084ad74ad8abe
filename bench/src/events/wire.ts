import { connect, createServer, type Socket } from 'node:net'

export interface Wire {
  /** Where to connect instead of the broker. */
  url: string
  /** Breaks every connection and refuses new ones. */
  cut(): void
  mend(): void
  close(): void
}

/** A line to the broker that can be cut: to both its ends the broker is away then. */
export async function openWire(target: string): Promise<Wire> {
  const { hostname, port, username, password } = new URL(target)
  const sockets = new Set<Socket>()
  let whole = true
  const server = createServer((socket) => {
    if (!whole) return void socket.destroy()
    const far = connect(Number(port), hostname)
    for (const end of [socket, far]) {
      sockets.add(end.setNoDelay().on('error', () => end.destroy()))
      end.on('close', () => sockets.delete(end))
    }
    socket.pipe(far).pipe(socket)
    socket.on('close', () => far.destroy())
    far.on('close', () => socket.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const cut = () => {
    whole = false
    for (const socket of sockets) socket.destroy()
  }
  return {
    url: `nats://${username}:${password}@127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    cut,
    mend: () => (whole = true),
    close: () => {
      cut()
      server.close()
    },
  }
}
