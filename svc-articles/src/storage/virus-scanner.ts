import { connect } from 'node:net'
import { refuse } from '@ensemble/service-kit/refusal'

export interface VirusScanner {
  /**
   * @returns whether nothing was found
   * @throws Refusal SERVICE_UNAVAILABLE when the scanner does not answer: the file then waits, and is never open
   */
  isClean: (bytes: Uint8Array) => Promise<boolean>
}

const answerMs = 10_000

/** Bytes that clamd takes in one piece of its INSTREAM command. */
const pieceBytes = 64 * 1024

/**
 * Asks a ClamAV daemon.
 * @param url `tcp://host:3310`
 */
export function openVirusScanner(url: string): VirusScanner {
  const { hostname, port } = new URL(url)
  return {
    isClean: async (bytes) => {
      const answer = await ask(hostname, Number(port), bytes).catch(() => refuse('SERVICE_UNAVAILABLE'))
      if (answer.endsWith('OK')) return true
      return answer.endsWith('FOUND') ? false : refuse('SERVICE_UNAVAILABLE')
    },
  }
}

/** One conversation: the command, the bytes in pieces with their lengths, an empty piece, one line of answer. */
function ask(host: string, port: number, bytes: Uint8Array): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port })
    const heard: Buffer[] = []
    socket.setTimeout(answerMs, () => socket.destroy(new Error('the scanner does not answer')))
    socket.on('data', (part: Buffer) => heard.push(part))
    socket.on('error', reject)
    socket.on('end', () => resolve(Buffer.concat(heard).toString().replace(/\0/g, '').trim()))
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
