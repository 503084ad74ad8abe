import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface FakeService {
  url: string
  /** Requests that arrived, the oldest first. */
  hits: IncomingMessage[]
  /** What it does from now on. */
  behave(listener: RequestListener): void
  close(): Promise<void>
}

/** A service that does what a test wants: answer, refuse, reset, hang. */
export async function startFakeService(): Promise<FakeService> {
  const hits: IncomingMessage[] = []
  let behaviour: RequestListener = (request, response) => void response.end(JSON.stringify({ path: request.url }))
  const server = createServer((request, response) => {
    hits.push(request)
    behaviour(request, response)
  })
  await listen(server)
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    hits,
    behave: (listener) => void (behaviour = listener),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function listen(server: Server): Promise<void> {
  return new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
}
