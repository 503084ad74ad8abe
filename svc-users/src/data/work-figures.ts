import type { WorkQuestion } from '@ensemble/contracts/users/work-figures'
import type { Queryable, Tx } from '@ensemble/service-kit/database'

export interface WorkFigure {
  question: WorkQuestion
  answer: string
  people: number | null
}

/** The first day of the quarter, in France, that $1 lies in. */
const quarterOf = `date_trunc('quarter', $1::timestamptz at time zone 'Europe/Paris')::date`

export async function isCounted(db: Queryable, now: Date): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'work-figures-counted',
    text: `select 1 from work_figures where quarter = ${quarterOf} limit 1`,
    values: [now],
  })
  return rowCount > 0
}

/** Keeps the figures of this quarter in place of those before; of two processes that counted, one is heard. */
export async function replace(tx: Tx, figures: readonly WorkFigure[], now: Date): Promise<void> {
  await tx.query({
    name: 'work-figures-save',
    text: `insert into work_figures (quarter, question, answer, people)
           select ${quarterOf}, f.question, f.answer, f.people
           from unnest($2::text[], $3::text[], $4::int[]) f (question, answer, people) on conflict do nothing`,
    values: [
      now,
      figures.map(({ question }) => question),
      figures.map(({ answer }) => answer),
      figures.map(({ people }) => people),
    ],
  })
  await tx.query({
    name: 'work-figures-before',
    text: `delete from work_figures where quarter < ${quarterOf}`,
    values: [now],
  })
}

/** The latest figures, with the quarter that they are of. */
export async function latest(db: Queryable): Promise<(WorkFigure & { quarter: string })[]> {
  const { rows } = await db.query<WorkFigure & { quarter: string }>({
    name: 'work-figures-latest',
    text: `select to_char(quarter, 'YYYY-MM-DD') as quarter, question, answer, people from work_figures
           where quarter = (select max(quarter) from work_figures)`,
  })
  return rows
}
