import Fastify from 'fastify'
import pg from 'pg'
import { listening } from '../raw-server.ts'

const columns = `id, first_name, last_name, email, role, status, profile_type, department_code, created_at, last_login_at,
  participation_count`

/** The limit: Fastify and pg doing only this, without a token, a rule or a word of our own. */
export async function startRawUsers(databaseUrl: string) {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 })
  const app = Fastify()

  /** A page of the accounts that a condition finds, and their number up to a thousand. */
  const page = async (name: string, where: string, values: string[], order = 'created_at desc, id desc') => {
    const [list, count] = await Promise.all([
      pool.query({
        name,
        text: `select ${columns} from users where ${where} order by ${order} limit 25`,
        values,
      }),
      pool.query({
        name: `${name}-count`,
        text: `select count(*) from (select 1 from users where ${where} limit 1001) c`,
        values,
      }),
    ])
    return { items: list.rows, total: count.rows[0] }
  }
  const text = `plain(' ' || first_name || ' ' || last_name || ' ' || coalesce(email, ''))`
  app.get('/counted', () => page('counted', 'true', []))
  app.get('/department', () =>
    page('department', `department_code = $1 and status = 'validated'`, ['42'], 'last_name, id'),
  )
  app.get('/search', () => page('search', `${text} like $1`, ['%bariton%']))
  app.get('/figures', async () => {
    const { rows } = await pool.query({
      name: 'figures',
      text: `select department_code, count(*) from users where status <> 'deleted' group by 1`,
    })
    return rows
  })
  app.get<{ Querystring: { id: string } }>('/one', async ({ query }) => {
    const { rows } = await pool.query({ name: 'one', text: 'select * from users where id = $1', values: [query.id] })
    return rows[0]
  })
  return listening(app, pool)
}
