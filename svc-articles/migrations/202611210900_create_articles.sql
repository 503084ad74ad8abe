-- Articles, and the names of their authors as the users team publishes them.

create extension if not exists unaccent;
create extension if not exists pg_trgm;

-- French stemming without accents: "médecins" finds "medecin".
create text search configuration french_unaccent (copy = french);
alter text search configuration french_unaccent
  alter mapping for hword, hword_part, word with unaccent, french_stem;

create table articles (
  id uuid primary key,
  version integer not null default 1,
  title text not null,
  summary text,
  body text not null default '',
  categories text[] not null default '{}',
  cancer_types text[] not null default '{}',
  cover_key text,
  cover_alt text,
  attachments jsonb not null default '[]',
  language text not null check (language in ('fr', 'en')),
  department_code text,
  author_id uuid,
  status text not null default 'draft' check (status in ('draft', 'published')),
  submitted_for_review_at timestamptz,
  published_at timestamptz,
  published_by uuid,
  first_published_at timestamptz,
  medically_reviewed_by text,
  medically_reviewed_at timestamptz,
  sources text[] not null default '{}',
  featured boolean not null default false,
  reading_minutes integer not null default 1,
  search tsvector generated always as (
    setweight(to_tsvector('french_unaccent', coalesce(title, '')), 'A') ||
    setweight(to_tsvector('french_unaccent', coalesce(summary, '')), 'B') ||
    setweight(to_tsvector('french_unaccent', regexp_replace(body, '<[^>]*>', ' ', 'g')), 'C')
  ) stored,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz
);

create index articles_published on articles (published_at desc, id desc) where status = 'published' and deleted_at is null;
create index articles_drafts on articles (author_id, updated_at desc) where status = 'draft' and deleted_at is null;
create index articles_search on articles using gin (search);
create index articles_categories on articles using gin (categories);
create index articles_title_trigram on articles using gin (title gin_trgm_ops);

-- Read model of users.user.* events: an author's name, or none once erased.
create table author_names (
  user_id uuid primary key,
  version integer not null,
  display_name text
);

-- Who owns a stored file and who may read it.
create table files (
  key text primary key,
  content_type text not null,
  size integer not null,
  visibility text not null check (visibility in ('members', 'private')),
  owner_id uuid,
  created_at timestamptz not null
);
