import { serve } from '../serve.ts'

const browsable = `m.approval_status = 'approved' and m.closed_at is null and m.deleted_at is null
  and (m.traits & 4611686018427387904) = 0 and (m.end_at is null or m.end_at >= now()) and m.place_code = $1`

/** What a card shows, the soonest first, with the free places and the reader's own part. */
const page = `
  select m.id, m.title, m.summary, m.cover_key, m.cover_alt, m.type, m.origin, m.domains, m.mode, m.scope,
    m.department_code, m.city, m.energy, m.start_at, m.end_at, m.registration_deadline, m.registration_closes_at,
    m.effort_hours, m.effort_per, s.capacity - s.validated - s.invited as places_left,
    p.validation_status, p.waitlist_position, p.withdrawn_at
  from missions m join mission_seats s on s.mission_id = m.id
    left join participants p on p.mission_id = m.id and p.user_id = $2
  where ${browsable} order by m.start_at, m.id limit 25`

const count = `select count(*)::int as total from (select from missions m where ${browsable} limit 1001) capped`

await serve((app, pool) => {
  app.get<{ Querystring: { department: string; user: string } }>('/missions', async ({ query }) => {
    const [list, counted] = await Promise.all([
      pool.query({ name: 'page', text: page, values: [query.department, query.user] }),
      pool.query({ name: 'count', text: count, values: [query.department] }),
    ])
    return { items: list.rows, total: counted.rows[0].total }
  })
})
