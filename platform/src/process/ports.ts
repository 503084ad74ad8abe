import { execFileSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { createServer } from 'node:net'
import { commandLine } from './identity.ts'

/** True when nobody listens on this port of this machine. */
export function isPortFree(port: number, host = '127.0.0.1'): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => {
      resolve(false)
    })
    probe.listen({ port, host, exclusive: true }, () => {
      probe.close(() => {
        resolve(true)
      })
    })
  })
}

/** Below the ports that systems give to outgoing connections and to who asks for any: those are taken at any moment. */
const range = { from: 20_000, to: 32_000 }

/** As many different free ports as asked; all are held at once, so that none is given twice. */
export async function freePorts(count: number): Promise<number[]> {
  const held = await Promise.all(Array.from({ length: count }, hold))
  await Promise.all(held.map(({ release }) => release()))
  return held.map(({ port }) => port)
}

/** @throws what the system says, unless it is that somebody has the port: then another one is drawn */
function hold(): Promise<{ port: number; release: () => Promise<void> }> {
  const port = randomInt(range.from, range.to)
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', (error) => {
      if ('code' in error && error.code === 'EADDRINUSE') resolve(hold())
      else reject(error)
    })
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => {
      resolve({
        port,
        release: () =>
          new Promise((released) => {
            server.close(() => {
              released()
            })
          }),
      })
    })
  })
}

/** Who listens on a port, for a message: `nginx (pid 812)`, or undefined when the system does not tell. */
export function portOwner(port: number): string | undefined {
  const pid = process.platform === 'linux' ? linuxOwner(port) : lsofOwner(port)
  if (pid === undefined) return undefined
  const command = commandLine(pid)
  return `${command.length > 80 ? `${command.slice(0, 77)}…` : command || 'a process'} (pid ${String(pid)})`
}

function linuxOwner(port: number): number | undefined {
  const inodes = ['/proc/net/tcp', '/proc/net/tcp6'].flatMap((file) => listeningInodes(file, port))
  const pids = list('/proc').filter((name) => /^\d+$/.test(name))
  const owner = pids.find((pid) =>
    list(`/proc/${pid}/fd`).some((descriptor) => {
      try {
        const target = readlinkSync(`/proc/${pid}/fd/${descriptor}`)
        return inodes.some((inode) => target === `socket:[${inode}]`)
      } catch {
        return false
      }
    }),
  )
  return owner === undefined ? undefined : Number(owner)
}

/** Socket numbers that listen on the port; state 0A is LISTEN, addresses are hexadecimal. */
function listeningInodes(file: string, port: number): string[] {
  const suffix = `:${port.toString(16).toUpperCase().padStart(4, '0')}`
  try {
    return readFileSync(file, 'utf8')
      .split('\n')
      .map((line) => line.trim().split(/\s+/))
      .filter((fields) => fields[1]?.endsWith(suffix) === true && fields[3] === '0A')
      .flatMap((fields) => fields[9] ?? [])
  } catch {
    return []
  }
}

function lsofOwner(port: number): number | undefined {
  try {
    const found = execFileSync('lsof', ['-nP', '-t', `-iTCP:${String(port)}`, '-sTCP:LISTEN'], { encoding: 'utf8' })
    return Number(found.split('\n')[0]) || undefined
  } catch {
    return undefined
  }
}

function list(directory: string): string[] {
  try {
    return readdirSync(directory)
  } catch {
    return []
  }
}
