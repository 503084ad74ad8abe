CREATE EXTENSION IF NOT EXISTS unaccent;
CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- unaccent() is only STABLE because its dictionary could be altered; ours never is, and a generated column needs
-- IMMUTABLE. The body binds the dictionary when it is defined, so no search_path can change what it means.
CREATE FUNCTION plain_text(words text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  RETURN lower(unaccent('unaccent'::regdictionary, words));

CREATE TABLE missions (
  id text PRIMARY KEY,
  title text NOT NULL,
  summary text NOT NULL,
  description text NOT NULL,
  objectives text,
  practical_info text,
  cover_key text,
  cover_alt text,
  type text NOT NULL,
  type_other text,
  origin text NOT NULL,
  organisation jsonb,
  domains text[] NOT NULL,
  mode text NOT NULL,
  scope text NOT NULL,
  department_code text,
  postal_code text,
  city text,
  street text,
  meeting_url text,
  access_note text,
  start_at timestamptz NOT NULL,
  end_at timestamptz,
  registration_deadline timestamptz,
  effort_hours real NOT NULL,
  effort_per text NOT NULL,
  energy jsonb NOT NULL,
  registration_mode text NOT NULL,
  waitlist_enabled boolean NOT NULL,
  motivation_required boolean NOT NULL,
  questions text[] NOT NULL,
  target_profile_types text[] NOT NULL,
  target_cancer_types text[] NOT NULL,
  target_treatment_stages text[] NOT NULL,
  required_volunteer_kinds text[] NOT NULL,
  skills text[] NOT NULL,
  prerequisites text[] NOT NULL,
  expenses_covered boolean NOT NULL,
  expenses_note text,
  interests_declaration_required boolean NOT NULL,
  creator_id text NOT NULL,
  manager_ids text[] NOT NULL,
  contact_name text NOT NULL,
  approval_status text NOT NULL,
  approved_at timestamptz,
  approved_by text,
  rejection_reason_code text,
  rejection_comment text,
  rejected_at timestamptz,
  rejected_by text,
  closed_at timestamptz,
  closed_by text,
  closing_note text,
  deleted_at timestamptz,
  workspace jsonb,
  version integer NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  -- decisions.md §4: the deadline, or else the start; surveys and ongoing missions stay open until their end.
  registration_closes_at timestamptz GENERATED ALWAYS AS (
    coalesce(
      registration_deadline,
      CASE WHEN type = 'studies_and_surveys' OR end_at IS NULL THEN end_at ELSE start_at END
    )
  ) STORED,
  -- One value for "where": an index ordered by date within a place cannot serve `department_code IS NULL`.
  place_code text NOT NULL GENERATED ALWAYS AS (coalesce(department_code, 'national')) STORED,
  energy_level smallint NOT NULL GENERATED ALWAYS AS ((energy ->> 'level')::smallint) STORED,
  search tsvector NOT NULL GENERATED ALWAYS AS (
    setweight(to_tsvector('pg_catalog.french', plain_text(title)), 'A')
    || setweight(to_tsvector('pg_catalog.french', plain_text(summary)), 'B')
    || setweight(to_tsvector('pg_catalog.french', plain_text(coalesce(city, ''))), 'B')
    || setweight(to_tsvector('pg_catalog.french', plain_text(coalesce(organisation ->> 'name', ''))), 'B')
    || setweight(to_tsvector('pg_catalog.french', plain_text(description)), 'C')
  ) STORED,
  CONSTRAINT missions_end_follows_start CHECK (end_at IS NULL OR end_at >= start_at),
  CONSTRAINT missions_organisation_of_external_actor CHECK ((origin = 'external_actor') = (organisation IS NOT NULL))
);

-- Browse: what is approved and not closed, in the orders that the screen offers.
CREATE INDEX missions_browse_by_start ON missions (start_at, id)
  WHERE approval_status = 'approved' AND closed_at IS NULL AND deleted_at IS NULL;
CREATE INDEX missions_browse_by_place ON missions (place_code, start_at, id)
  WHERE approval_status = 'approved' AND closed_at IS NULL AND deleted_at IS NULL;
CREATE INDEX missions_browse_by_creation ON missions (created_at DESC, id)
  WHERE approval_status = 'approved' AND closed_at IS NULL AND deleted_at IS NULL;
-- Staff lists: every state.
CREATE INDEX missions_by_start ON missions (start_at, id) WHERE deleted_at IS NULL;
CREATE INDEX missions_by_creation ON missions (created_at DESC, id) WHERE deleted_at IS NULL;
CREATE INDEX missions_by_place ON missions (place_code, start_at, id) WHERE deleted_at IS NULL;
CREATE INDEX missions_by_creator ON missions (creator_id);
CREATE INDEX missions_by_manager ON missions USING gin (manager_ids);
CREATE INDEX missions_by_words ON missions USING gin (search);
CREATE INDEX missions_by_fragments ON missions
  USING gin (plain_text(title) gin_trgm_ops, plain_text(city) gin_trgm_ops, plain_text(organisation ->> 'name') gin_trgm_ops);

-- The places of a mission change with every registration: a narrow row of its own stays in one page (fillfactor) and
-- touches no index. Its version is the version of the whole aggregate, because every change passes through its lock.
CREATE TABLE mission_seats (
  mission_id text PRIMARY KEY REFERENCES missions (id),
  capacity integer,
  validated integer NOT NULL DEFAULT 0,
  awaiting_staff integer NOT NULL DEFAULT 0,
  invited integer NOT NULL DEFAULT 0,
  waitlist integer NOT NULL DEFAULT 0,
  last_waitlist_position integer NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT mission_seats_never_overbooked CHECK (capacity IS NULL OR validated + invited <= capacity),
  CONSTRAINT mission_seats_counters_not_negative
    CHECK (validated >= 0 AND awaiting_staff >= 0 AND invited >= 0 AND waitlist >= 0)
) WITH (fillfactor = 70);

CREATE TABLE mission_history (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  mission_id text NOT NULL REFERENCES missions (id),
  at timestamptz NOT NULL,
  actor_id text,
  action text NOT NULL,
  detail jsonb NOT NULL DEFAULT '{}'
);
CREATE INDEX mission_history_by_mission ON mission_history (mission_id, id);
