import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'

/**
 * What is not HTTP gets a short answer and no second chance on this connection.
 * @param headers of every answer of this program
 * @returns what Fastify takes as `clientErrorHandler`
 */
export function refuseMalformed(headers: Readonly<Record<string, string>> = {}) {
  return (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
    const status = error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : error.code === 'HPE_HEADER_OVERFLOW' ? 431 : 400
    const lines = Object.entries({ ...headers, 'content-length': '0', connection: 'close' })
    const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${head}\r\n`)
  }
}
