-- What an article said before: one row for each sitting of one person.
create table article_revisions (
  article_id uuid not null references articles (id),
  revision integer not null,
  content jsonb not null,
  editor_id uuid,
  begun_at timestamptz not null,
  at timestamptz not null,
  primary key (article_id, revision)
);

create table article_history (
  id bigint generated always as identity primary key,
  article_id uuid not null references articles (id),
  action text not null,
  actor_id uuid,
  at timestamptz not null
);
create index article_history_by_article on article_history (article_id, id);

-- Who has read an article today, so that it counts once: forgotten when the day is over. The counts stay.
create table article_reads (
  article_id uuid not null references articles (id),
  day date not null,
  reader_id uuid not null,
  primary key (article_id, day, reader_id)
);
create index article_reads_by_reader on article_reads (reader_id);
create index article_reads_by_day on article_reads (day);

create table article_read_counts (
  article_id uuid not null references articles (id),
  day date not null,
  reads integer not null,
  primary key (article_id, day)
);

-- A draft with a publication date is scheduled.
create index articles_scheduled on articles (published_at) where status = 'draft' and published_at is not null and deleted_at is null;
create index articles_featured on articles (id) where featured and deleted_at is null;

-- The list without a sort: featured first, then the newest.
create index articles_front on articles (featured desc, published_at desc, id desc) where status = 'published' and deleted_at is null;

alter table articles add column attachment_count integer generated always as (jsonb_array_length(attachments)) stored;
create index articles_with_documents on articles (published_at desc, id desc)
  where status = 'published' and deleted_at is null and attachment_count > 0;
