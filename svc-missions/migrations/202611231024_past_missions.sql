-- no transaction
create index concurrently if not exists missions_past on missions (closed_at desc, id)
  where closing_note_shared and closing_note is not null and cancelled_at is null and deleted_at is null;
