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

/** Ports that one process gives out: between drawing one and listening on it, another process may not draw it too. */
const sliceSize = 50

/** What this process gives out next, and where its slice ends. */
let slice = { next: 0, end: 0 }

/** As many different free ports as asked. @throws what the system says, unless it is that somebody has a port */
export async function freePorts(count: number): Promise<number[]> {
  const ports: number[] = []
  while (ports.length < count) {
    if (slice.next === slice.end) slice = await drawSlice()
    const port = slice.next
    slice.next += 1
    if (await isPortFree(port)) ports.push(port)
  }
  return ports
}

/** A slice is of whoever listens on its first port, for as long as the process lives. */
async function drawSlice(): Promise<typeof slice> {
  const slices = (range.to - range.from) / sliceSize
  for (let tries = 0; tries < 10 * slices; tries += 1) {
    const first = range.from + randomInt(slices) * sliceSize
    const held = createServer().unref()
    const isOurs = await new Promise<boolean>((resolve, reject) => {
      held.once('error', (error) => {
        if ('code' in error && error.code === 'EADDRINUSE') resolve(false)
        else reject(error)
      })
      held.listen({ port: first, host: '127.0.0.1', exclusive: true }, () => resolve(true))
    })
    if (isOurs) return { next: first + 1, end: first + sliceSize }
  }
  throw new Error(`no ports are left between ${String(range.from)} and ${String(range.to)}`)
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
