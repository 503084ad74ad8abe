import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import type { Readable } from 'node:stream'

/** A service that runs twice behind one address, as behind a Service of Kubernetes. */
export interface TwoPrograms {
  url: string
  /** The first of them stays, its connections too, and answers nothing. */
  hang(): void
  goOn(): void
  /** How often each call has come, at both together. */
  seen(): Promise<Map<string, number>>
  close(): Promise<void>
}

/** Answers everything, and says at /seen what came. */
const program = `
const seen = {}
const server = require('node:http').createServer((request, response) => {
  response.setHeader('content-type', 'application/json')
  if (request.url === '/seen') return response.end(JSON.stringify(seen))
  if (request.url !== '/readyz') seen[request.url] = (seen[request.url] ?? 0) + 1
  request.resume().on('end', () => response.end('{}'))
})
server.listen(0, '127.0.0.1', () => console.log(server.address().port))
`

interface Program {
  process: ChildProcessByStdio<null, Readable, null>
  port: number
}

export async function startTwoPrograms(): Promise<TwoPrograms> {
  const both = await Promise.all([start(), start()])
  const sockets = new Set<Socket>()
  let connections = 0
  const balancer = createServer((visitor) => {
    const { port } = both[connections % 2] ?? both[0]
    connections += 1
    const behind = connect(port, '127.0.0.1')
    for (const socket of [visitor, behind]) {
      sockets.add(socket)
      socket.on('error', () => undefined).once('close', () => sockets.delete(socket))
    }
    visitor.pipe(behind).pipe(visitor)
    visitor.once('close', () => behind.end())
  })
  balancer.listen(0, '127.0.0.1')
  await once(balancer, 'listening')
  const { port } = balancer.address() as AddressInfo
  const [first] = both
  return {
    url: `http://127.0.0.1:${port}`,
    hang: () => void first.process.kill('SIGSTOP'),
    goOn: () => void first.process.kill('SIGCONT'),
    async seen() {
      const answers = await Promise.all(both.map((each) => fetch(`http://127.0.0.1:${each.port}/seen`)))
      const counts = new Map<string, number>()
      for (const answer of answers) {
        const one = (await answer.json()) as Record<string, number>
        for (const [path, count] of Object.entries(one)) counts.set(path, (counts.get(path) ?? 0) + count)
      }
      return counts
    },
    async close() {
      for (const each of both) each.process.kill('SIGKILL')
      for (const socket of sockets) socket.destroy()
      balancer.close()
      await once(balancer, 'close')
    },
  }
}

async function start(): Promise<Program> {
  const child = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [port] = (await once(child.stdout, 'data')) as [Buffer]
  return { process: child, port: Number(port.toString()) }
}
