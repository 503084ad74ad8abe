-- Since when a mission waits for approval: its list is sorted by that, and the history of each would be read for it.
-- Null where it never did, or was only made before this column: then the creation counts.
alter table missions add column submitted_at timestamptz;

-- A trigger, because a release before writes the same rows during an update and after a rollback.
create function missions_note_submission() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' or old.approval_status <> 'waiting_for_approval' or old.rejected_at is not null then
    new.submitted_at := new.updated_at;
  end if;
  return new;
end $$;
create trigger missions_note_submission before insert or update of approval_status, rejected_at on missions for each row
  when (new.approval_status = 'waiting_for_approval' and new.rejected_at is null)
  execute function missions_note_submission();
