import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import pg from 'pg'
import { root, settings } from '../settings.ts'

/** When the effect of a fact was committed, or the fact itself: nanoseconds of the clock that all processes share. */
export type Moment = [fact: string, at: number]

/** What a worker answers, and the processor time that it took, in microseconds. */
interface Answer<Value> {
  answer: Value
  processor: number
}

/** A program of `packages/service-kit/test/load`; what it understands is in `commands.ts` there. */
export interface Worker {
  ask<Value>(name: string, input: unknown): Promise<Answer<Value>>
  /** Lets the worker finish, and waits for its end. */
  stop(): Promise<void>
}

/** Starts a part of what is measured, in a process of its own as in production, with an empty database. */
export async function startWorker(program: string, natsUrl: string): Promise<Worker> {
  const databaseUrl = await emptyDatabase(`bench_events_${program.replace('plain-', '')}`)
  const child = fork(join(root, 'packages', 'service-kit', 'test', 'load', `${program}.ts`), {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, WORKER_DATABASE_URL: databaseUrl, WORKER_NATS_URL: natsUrl },
  })
  const ended = once(child, 'exit')
  await Promise.race([once(child, 'message'), ended])
  return {
    async ask(name, input) {
      child.send({ name, input })
      const message = once(child, 'message').then(([reply]) => reply)
      const death = ended.then(() => Promise.reject(new Error(`${program} died during ${name}`)))
      const reply = await Promise.race([message, death])
      if (reply.error !== undefined) throw new Error(`${program}, ${name}: ${reply.error}`)
      return reply
    },
    stop: async () => {
      child.disconnect()
      await ended
    },
  }
}

async function emptyDatabase(name: string): Promise<string> {
  const server = new pg.Client({ connectionString: settings.databaseUrl })
  await server.connect()
  await server.query(`drop database if exists ${name} with (force)`)
  await server.query(`create database ${name}`)
  await server.end()
  const url = new URL(settings.databaseUrl)
  url.pathname = `/${name}`
  return url.href
}
