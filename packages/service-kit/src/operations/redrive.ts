import { listDeadLetters, replayDeadLetter } from '../inbox/dead-letters.ts'
import { messageOf } from '../loop.ts'
import type { Operation } from './operate.ts'
import { type Outcome, UsageError } from './service-operations.ts'
import { table } from './table.ts'

/** Does again what is parked: by its handler of this release, once each; what fails again stays parked. */
export async function redrive({ service, db, words, flags }: Operation): Promise<Outcome> {
  const parked = await listDeadLetters(db)
  const wanted = flags.all ? parked : parked.filter(({ id }) => words.includes(String(id)))
  const unknown = words.filter((word) => !parked.some(({ id }) => String(id) === word))
  if (!flags.all && words.length === 0) throw new UsageError('Say which: redrive <id>… or redrive --all.')
  if (unknown.length > 0) throw new UsageError(`Not parked (any more): ${unknown.join(', ')}. See dead-letters.`)
  const results: { id: number; consumer: string; done: boolean; error: string }[] = []
  for (const { id, consumer } of wanted) {
    const handlers = service.consumers.find(({ name }) => name === consumer)?.handlers ?? []
    const error = await replayDeadLetter(db, id, handlers).then(() => '', messageOf)
    results.push({ id, consumer, done: error === '', error })
  }
  const rows = results.map(({ id, consumer, done, error }) => [id, consumer, done ? 'done' : `stays parked: ${error}`])
  return {
    ok: results.every(({ done }) => done),
    data: { redriven: results },
    text: `${service.name}\n${table(['id', 'consumer', 'result'], rows, 'nothing is parked')}`,
  }
}
