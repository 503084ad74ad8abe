-- A cancelled mission is closed as well: whatever asks whether a mission is over needs to know no more.
alter table missions
  add column cancelled_at timestamptz,
  add column cancellation_reason text,
  add column rescheduled_at timestamptz,
  add column reschedule_reason text,
  add column previous_start_at timestamptz,
  add column previous_end_at timestamptz;

alter table missions
  add constraint missions_cancelled_is_closed check (cancelled_at is null or closed_at is not null) not valid;

-- What a confirmed person said of the new date of a mission that was moved.
alter table participants add column new_date_answer text;
