import { connect } from 'node:net'
import { refuse } from '@ensemble/service-kit/refusal'

export interface VirusScanner {
  /**
   * @returns whether nothing was found
   * @throws Refusal SERVICE_UNAVAILABLE when the scanner does not answer: the file then waits, and is never open
   */
  isClean: (bytes: Uint8Array) => Promise<boolean>
}

/** Bytes that clamd takes in one piece of its INSTREAM command. */
const pieceBytes = 64 * 1024

/**
 * Asks a ClamAV daemon.
 * @param url `tcp://host:3310`
 * @param answerMs so long it may say nothing
 */
export function openVirusScanner(url: string, answerMs = 10_000): VirusScanner {
  const { hostname, port } = new URL(url)
  return {
    isClean: async (bytes) => {
      const address = { host: hostname, port: Number(port) }
      const answer = await ask(address, bytes, answerMs).catch(() => refuse('SERVICE_UNAVAILABLE'))
      // With its end: a line that breaks off in the name of a virus may end with any letters.
      if (answer.endsWith(': OK\0')) return true
      return answer.endsWith(' FOUND\0') ? false : refuse('SERVICE_UNAVAILABLE')
    },
  }
}

/** One conversation: the command, the bytes in pieces with their lengths, an empty piece, one line of answer. */
function ask(address: { host: string; port: number }, bytes: Uint8Array, answerMs: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(address)
    const heard: Buffer[] = []
    socket.setTimeout(answerMs, () => socket.destroy(new Error('the scanner does not answer')))
    socket.on('data', (part: Buffer) => heard.push(part))
    socket.on('error', reject)
    socket.on('end', () => resolve(Buffer.concat(heard).toString()))
    socket.on('connect', () => {
      socket.write('zINSTREAM\0')
      for (let at = 0; at < bytes.length; at += pieceBytes) {
        const piece = bytes.subarray(at, at + pieceBytes)
        socket.write(lengthOf(piece.length))
        socket.write(piece)
      }
      socket.write(lengthOf(0))
    })
  })
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(bytes)
  return length
}
