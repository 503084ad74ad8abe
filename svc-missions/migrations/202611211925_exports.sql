-- Who took which list away as a file, written before it is handed out; rows are only ever added.
CREATE TABLE exports (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL,
  actor_id text NOT NULL,
  actor_role text NOT NULL,
  actor_department text,
  list text NOT NULL CONSTRAINT exports_list CHECK (list IN ('missions', 'participants')),
  -- Of participants: whose mission.
  mission_id text,
  -- Scope, search and filters as they were asked.
  asked jsonb NOT NULL,
  rows integer NOT NULL
);
CREATE INDEX exports_by_actor ON exports (actor_id, id DESC);

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', tg_table_name USING ERRCODE = 'insufficient_privilege';
END $$;
CREATE TRIGGER exports_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON exports
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
