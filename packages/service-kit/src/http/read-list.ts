import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Queryable } from '../database.ts'
import type { Service } from './service.ts'

/** Reads a list; see `CallContext`. */
export type ReadList = <Result>(read: (db: Queryable) => Promise<Result>) => Promise<Result>

const maxAge = /(?:^|[\s,])max-age=(\d{1,6})(?:$|[\s,])/

/**
 * How a call reads a list: from a standby where there is one, where who asks says by `Cache-Control: max-age` how old
 * the answer may be, and where it is near enough. The answer then says by `Age` how old it may be, in whole seconds.
 */
export function readListFor(service: Service, request: FastifyRequest, reply: FastifyReply): ReadList {
  return async (read) => {
    const seconds = Number(maxAge.exec(request.headers['cache-control'] ?? '')?.[1] ?? 0)
    const aged = seconds > 0 ? await service.standby?.read(seconds * 1000, read) : undefined
    if (aged) {
      reply.header('age', String(Math.ceil(aged.ageMs / 1000)))
      return aged.result
    }
    if (!service.db) throw new Error('A program without a database reads no list.')
    return read(service.db)
  }
}
