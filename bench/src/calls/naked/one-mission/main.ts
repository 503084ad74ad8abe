import { serve } from '../serve.ts'

/** One mission with its places and the part that somebody has in it. */
const text = `
  select m.*, s.capacity, s.validated, s.awaiting_staff, s.invited, s.waitlist,
    p.validation_status, p.waitlist_position, p.withdrawn_at, p.invitation_expires_at
  from missions m join mission_seats s on s.mission_id = m.id
    left join participants p on p.mission_id = m.id and p.user_id = $2
  where m.id = $1 and m.deleted_at is null`

await serve((app, pool) => {
  app.get<{ Params: { id: string }; Querystring: { user: string } }>(
    '/mission/:id',
    async ({ params, query }, reply) => {
      const { rows } = await pool.query({ name: 'one', text, values: [params.id, query.user] })
      return rows[0] ?? reply.code(404).send()
    },
  )
})
