import type { Transport } from '../api/transport.ts'
import type { Connection } from './connection.ts'

/** The transport, whose answers and silences tell whether the server can be reached. */
export function watchedTransport(transport: Transport, connection: Connection): Transport {
  return async (request, options) => {
    try {
      const envelope = await transport(request, options)
      connection.heard()
      return envelope
    } catch (error) {
      if (!options?.signal?.aborted) connection.check()
      throw error
    }
  }
}
