import { expect, onTestFinished, test, vi } from 'vitest'
import { inTransaction } from '../../src/database.ts'
import { withIndexesLast } from '../../src/testing/indexes-last.ts'
import { createTestDatabase } from '../../src/testing/test-database.ts'

test('an index that plans pass over while an older transaction goes on is waited for', async () => {
  const database = await createTestDatabase({ directories: [] })
  onTestFinished(() => database.close())
  const { db } = database
  await db.query({ text: 'create table changed (id bigint); create index changed_by_id on changed (id)' })
  await db.query({ text: 'insert into changed select generate_series(1, 100)' })
  let end = () => {}
  const ended = new Promise<void>((resolve) => (end = resolve))
  const begun = vi.fn()
  const older = inTransaction(db, async (tx) => {
    await tx.query({ text: 'select pg_current_xact_id()' })
    begun()
    await ended
  })
  await vi.waitFor(() => expect(begun).toHaveBeenCalled())
  let isDone = false
  const filled = vi.fn()
  const done = withIndexesLast(db, ['changed'], async () => {
    // Both versions of a row in one chain, of which the index knows one.
    await db.query({ text: 'update changed set id = id + 1000' })
    filled()
  }).then(() => (isDone = true))
  const isThere = { text: `select from pg_indexes where indexname = 'changed_by_id'` }
  await vi.waitFor(() => expect(filled).toHaveBeenCalled())
  await vi.waitFor(async () => expect((await db.query(isThere)).rowCount).toBe(1))
  // What would have ended with the index has ended.
  for (let look = 0; look < 5; look += 1) await db.query(isThere)
  expect(isDone).toBe(false)
  end()
  await older
  await done
})
