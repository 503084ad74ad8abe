-- Copy of what the users team tells of a user, built from users.user.* alone. A deleted user stays as a tombstone, so
-- that a late event cannot bring the name back; the version in the table's name allows a rebuild beside it.
CREATE TABLE members_v1 (
  id text PRIMARY KEY,
  version integer NOT NULL,
  display_name text NOT NULL,
  role text NOT NULL,
  status text NOT NULL,
  department_code text,
  language text NOT NULL,
  volunteer_kinds text[] NOT NULL DEFAULT '{}',
  -- Interests already translated from list B to list A (decisions.md §3), so that they compare with missions.
  interest_domains text[] NOT NULL DEFAULT '{}',
  preferred_types text[] NOT NULL DEFAULT '{}',
  preferred_modes text[] NOT NULL DEFAULT '{}',
  skills text[] NOT NULL DEFAULT '{}',
  paused boolean NOT NULL DEFAULT false,
  co_participant_visibility boolean NOT NULL DEFAULT false,
  deleted boolean NOT NULL DEFAULT false
);
