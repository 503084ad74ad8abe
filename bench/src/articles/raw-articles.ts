import Fastify from 'fastify'
import pg from 'pg'
import { listening } from '../raw-server.ts'

/** The limit: Fastify and pg doing only this, without a token, a rule or a word of our own. */
export async function startRawArticles(databaseUrl: string, picture: Buffer) {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 })
  const app = Fastify()
  const published = `status = 'published' and deleted_at is null`
  app.get('/page', async () => {
    const [list, count] = await Promise.all([
      pool.query({
        name: 'page',
        text: `select id, title, summary, categories, language, published_at, reading_minutes from articles
          where ${published} order by featured desc, published_at desc, id desc limit 25`,
      }),
      pool.query({
        name: 'count',
        text: `select count(*) from (select 1 from articles where ${published} limit 1001) c`,
      }),
    ])
    return { items: list.rows, total: count.rows[0] }
  })
  app.get<{ Querystring: { id: string } }>('/one', async ({ query }) => {
    const { rows } = await pool.query({ name: 'one', text: 'select * from articles where id = $1', values: [query.id] })
    return rows[0]
  })
  app.get('/picture', async (_request, reply) => reply.type('image/avif').send(picture))
  return listening(app, pool)
}
