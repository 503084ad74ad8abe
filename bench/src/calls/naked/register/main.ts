import { randomUUID } from 'node:crypto'
import { serve } from '../serve.ts'

/**
 * A place, a request or a number in line, with the fact of it, in one statement: the row of the seats is locked and
 * counted on, and whoever is there already breaks the key. The fact counts as sent, so that no relay works for it.
 */
const text = `
  with seat as (
    update mission_seats s set
      validated = s.validated + (s.capacity is null or s.validated + s.invited < s.capacity)::int
        * (m.registration_mode = 'open')::int,
      awaiting_staff = s.awaiting_staff + (s.capacity is null or s.validated + s.invited < s.capacity)::int
        * (m.registration_mode <> 'open')::int,
      waitlist = s.waitlist + (s.validated + s.invited >= s.capacity and m.waitlist_enabled)::int,
      last_waitlist_position = s.last_waitlist_position
        + (s.validated + s.invited >= s.capacity and m.waitlist_enabled)::int,
      version = s.version + 1
    from missions m
    where s.mission_id = $1 and m.id = s.mission_id and m.approval_status = 'approved' and m.closed_at is null
      and m.deleted_at is null and (m.registration_closes_at is null or m.registration_closes_at > now())
      and (s.capacity is null or s.validated + s.invited < s.capacity or m.waitlist_enabled)
    returning s.mission_id, new.version,
      case when new.validated > old.validated then 'validated' else 'awaiting_validation' end as status,
      case when new.waitlist > old.waitlist then new.last_waitlist_position end as position
  ), participant as (
    insert into participants (mission_id, user_id, origin, validation_status, waitlist_position, decided_at, created_at,
      updated_at)
    select mission_id, $2::uuid, 'registration', status, position, case when status = 'validated' then now() end, now(), now()
    from seat
  ), fact as (
    insert into outbox (event_id, subject, type, version, aggregate_id, aggregate_version, payload, published_at)
    select $3::uuid, 'missions.participant.registered', 'missions.participant.registered', 1, mission_id, version,
      json_build_object('id', $3::text, 'type', 'missions.participant.registered', 'aggregateversion', version,
        'data', json_build_object('missionId', mission_id, 'userId', $2::text, 'validationStatus', status,
          'waitlistPosition', position)), now()
    from seat
  )
  select status as "validationStatus", position as "waitlistPosition" from seat`

await serve((app, pool) => {
  app.post<{ Params: { id: string }; Querystring: { user: string } }>(
    '/mission/:id/register',
    async ({ params, query }, reply) => {
      const { rows } = await pool.query({ name: 'register', text, values: [params.id, query.user, randomUUID()] })
      return rows[0] ?? reply.code(409).send()
    },
  )
})
