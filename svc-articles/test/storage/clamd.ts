import { type AddressInfo, createServer, type Socket } from 'node:net'

/** What every scanner finds although it does nothing; in two parts, so that no scanner finds it in this file. */
export const eicar = Buffer.from(['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join(''))

const command = 'zINSTREAM\0'

/**
 * A ClamAV daemon that knows one virus, and speaks as much as this service asks: a command, pieces with their lengths,
 * a length of nothing; then a line that ends with NUL, and the connection ends.
 */
export async function startClamd() {
  const clamd = {
    /** Lengths of the pieces that came last. */
    pieces: [] as number[],
    /** What it says to these bytes; undefined: nothing, and the connection stays. */
    answer: (bytes: Buffer): string | undefined =>
      bytes.includes(eicar) ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0',
  }
  const converse = (socket: Socket) => {
    let heard = Buffer.alloc(0)
    socket.on('error', () => undefined)
    socket.on('data', (part: Buffer) => {
      heard = Buffer.concat([heard, part])
      const pieces = piecesIn(heard)
      if (!pieces) return
      clamd.pieces = pieces.map(({ length }) => length)
      const said = clamd.answer(Buffer.concat(pieces))
      if (said !== undefined) socket.end(said)
    })
  }
  const server = createServer(converse)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return Object.assign(clamd, {
    url: `tcp://127.0.0.1:${String(port)}`,
    close: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  })
}

/** The pieces of a conversation that has come to its end; undefined before that. @throws Error at another command */
function piecesIn(heard: Buffer): Buffer[] | undefined {
  const begun = heard.subarray(0, command.length).toString()
  if (!command.startsWith(begun)) throw new Error(`clamd does not know the command ${begun}`)
  const pieces: Buffer[] = []
  for (let at = command.length; at + 4 <= heard.length;) {
    const length = heard.readUInt32BE(at)
    if (length === 0) return pieces
    pieces.push(heard.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return undefined
}
