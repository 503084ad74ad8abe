import type { Tx } from '@ensemble/service-kit/database'
import { refuse } from '@ensemble/service-kit/refusal'
import { defineTable } from '@ensemble/service-kit/table'
import type { LocalNeed } from '../domain/local-need.ts'

export const table = defineTable<LocalNeed>('needs', {
  id: 'uuid',
  departmentCode: 'text',
  toldBy: 'uuid',
  subject: 'text',
  message: 'text',
  toldAt: 'timestamptz',
  state: 'text',
  answeredAt: 'timestamptz',
  missionId: 'uuid',
  answer: 'text',
})

const insertRow = table.insert({ name: 'local-needs-insert' })
const updateRow = table.update({ name: 'local-needs-update', by: ['id'] })

/** Adds a need that was just told. */
export async function insert(
  tx: Tx,
  told: Pick<LocalNeed, 'id' | 'departmentCode' | 'toldBy' | 'subject' | 'message' | 'toldAt'>,
): Promise<void> {
  await tx.query(insertRow({ ...told, state: 'told', answeredAt: null, missionId: null, answer: null }))
}

/** @throws Refusal NOT_FOUND */
export async function lock(tx: Tx, id: string): Promise<LocalNeed> {
  const { rows } = await tx.query<LocalNeed>({
    name: 'local-needs-lock',
    text: `select ${table.select()} from needs where id = $1 for update`,
    values: [id],
  })
  return rows[0] ?? refuse('NOT_FOUND')
}

export async function update(tx: Tx, need: LocalNeed): Promise<void> {
  await tx.query(updateRow(need))
}
