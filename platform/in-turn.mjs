import { createHash } from 'node:crypto'
import { rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Does a piece of work while no other process of this machine does the one of that name; who comes meanwhile waits for
 * their turn. The turn is a socket: the system gives it to one, and takes it from who dies, so that a kill leaves
 * nothing behind. Node's own modules only, like launch.mjs, which runs before anything is installed.
 * @template Result
 * @param {string} name
 * @param {() => Promise<Result>} work
 * @param {() => void} [onWait] called once, where another process is at it
 * @returns {Promise<Result>}
 * @throws {Error} what the work throws, or why there can be no socket
 */
export async function inTurn(name, work, onWait = () => {}) {
  const address = addressOf(createHash('sha256').update(name).digest('hex').slice(0, 16))
  let giveBack = await take(address)
  if (!giveBack) onWait()
  while (!giveBack) {
    await given(address)
    giveBack = await take(address)
  }
  try {
    return await work()
  } finally {
    giveBack()
  }
}

/** On Linux and Windows such a name lasts as long as its process; elsewhere it is a file. */
function addressOf(name) {
  if (process.platform === 'linux') return `\0ensemble-${name}`
  return process.platform === 'win32' ? `\\\\.\\pipe\\ensemble-${name}` : join(tmpdir(), `ensemble-${name}`)
}

/** @returns {Promise<(() => void) | undefined>} gives the turn back; nothing where another process has it */
function take(address) {
  return new Promise((resolve, reject) => {
    const waiting = new Set()
    const server = createServer((line) => {
      waiting.add(line)
      line.on('error', () => {}).on('close', () => waiting.delete(line))
    })
    server.once('error', (error) => (error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error)))
    server.listen(address, () =>
      resolve(() => {
        server.close()
        for (const line of waiting) line.destroy()
      }),
    )
  })
}

/** Whoever has the turn has given it back or died, or did so before it could be asked. */
const over = ['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE']

/** Waits until the turn is free: a line to who has it lasts as long as that. */
function given(address) {
  return new Promise((resolve, reject) => {
    const line = connect(address)
    line.on('close', resolve).on('error', (error) => {
      if (!over.includes(error.code)) return reject(error)
      // The file of who died would be in the way for ever.
      if (error.code === 'ECONNREFUSED' && !address.startsWith('\0')) rmSync(address, { force: true })
    })
    line.resume()
  })
}
