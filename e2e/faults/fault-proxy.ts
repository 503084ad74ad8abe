import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { freePort } from './free-port.ts'

/** What becomes of connections to a service. */
export type Fault = 'none' | 'refuses' | 'hangs' | 'resets' | 'floods'

export interface FaultProxy {
  url: string
  /** From now on, for open connections too. */
  set: (fault: Fault) => Promise<void>
  close: () => Promise<void>
}

/** Bytes of an answer that come through before it is reset: the status and a part of the headers. */
const beforeReset = 60

const flood = Buffer.alloc(65_536, ' ')

/**
 * Stands before a service and does to its connections what a sick machine or network does.
 * @param target host and port of the service
 */
export async function faultProxy(target: string): Promise<FaultProxy> {
  const port = await freePort()
  const sockets = new Set<Socket>()
  let fault: Fault = 'none'
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined).once('close', () => sockets.delete(socket))
    if (fault === 'floods') socket.once('data', () => pour(socket))
    else if (fault !== 'hangs') relay(socket, target, fault === 'resets')
  })
  await listen(server, port)
  return {
    url: `http://127.0.0.1:${port}`,
    async set(next) {
      const wasListening = fault !== 'refuses'
      fault = next
      if (next === 'refuses') server.close()
      for (const socket of sockets) socket.destroy()
      if (next !== 'refuses' && !wasListening) await listen(server, port)
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      if (!server.listening) return
      server.close()
      await once(server, 'close')
    },
  }
}

async function listen(server: Server, port: number): Promise<void> {
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
}

function relay(socket: Socket, target: string, breaks: boolean): void {
  const [host, port] = target.split(':')
  const service = connect(Number(port), host)
  socket.pipe(service)
  socket.once('close', () => service.destroy())
  service.on('error', () => socket.destroy()).once('close', () => socket.destroy())
  if (!breaks) return void service.pipe(socket)
  service.once('data', (answer: Buffer) =>
    socket.write(answer.subarray(0, beforeReset), () => socket.resetAndDestroy()),
  )
}

/** An answer that begins well and never ends. */
function pour(socket: Socket): void {
  socket.write('HTTP/1.1 200 OK\r\ncontent-type: application/json\r\nconnection: close\r\n\r\n')
  const more = () => {
    while (!socket.destroyed && socket.write(flood));
  }
  socket.on('drain', more)
  more()
}
