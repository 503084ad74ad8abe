import Fastify from 'fastify'
import pg from 'pg'
import { listening, type RawServer } from './raw-server.ts'

/** The limit: Fastify and pg doing only this, without a token, a rule or a word of our own. */
export async function startRaw(databaseUrl: string): Promise<RawServer> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 })
  const app = Fastify()
  const open = `approval_status = 'approved' and closed_at is null and deleted_at is null`
  const card = 'id, title, summary, type, origin, domains, mode, scope, department_code, city, start_at, end_at, energy'
  app.get('/list', async () => {
    const { rows } = await pool.query({
      name: 'list',
      text: `select ${card} from missions where ${open} and type = $1 and start_at > now() order by start_at, id limit 25`,
      values: ['event_participation'],
    })
    return rows
  })
  app.get('/counted', async () => {
    const text = `select count(*) from (select 1 from missions where ${open} and type = $1 and start_at > now() limit 1001) c`
    const [list, count] = await Promise.all([
      pool.query({
        name: 'list',
        text: `select ${card} from missions where ${open} and type = $1 and start_at > now() order by start_at, id limit 25`,
        values: ['event_participation'],
      }),
      pool.query({ name: 'count', text, values: ['event_participation'] }),
    ])
    return { items: list.rows, total: count.rows[0] }
  })
  return listening(app, pool)
}
