-- Which files an earlier text of an article shows: whoever writes the article may see them and put them back.
create table article_revision_files (
  article_id uuid not null,
  revision integer not null,
  key text not null,
  primary key (article_id, revision, key),
  foreign key (article_id, revision) references article_revisions (article_id, revision) on delete cascade
);
create index article_revision_files_by_key on article_revision_files (key);

insert into article_revision_files (article_id, revision, key)
  select r.article_id, r.revision, shown.key
  from article_revisions r
  join articles a on a.id = r.article_id and a.deleted_at is null
  cross join lateral (
    select r.content ->> 'coverKey' as key
    union select each ->> 'key' from jsonb_array_elements(r.content -> 'attachments') each
    union select found[1] from regexp_matches(r.content ->> 'body', 'src="/api/file/storage/([^"]+)"', 'g') found
  ) shown
  where shown.key is not null;

-- Files that articles have left behind are looked for among these.
create index files_of_articles on files (created_at)
  where state = 'ready' and purpose in ('article_cover', 'article_image', 'article_document');
