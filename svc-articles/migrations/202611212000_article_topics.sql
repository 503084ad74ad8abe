-- What a published article is about, one row for each category and type of cancer, so that the newest articles about the
-- same are found without looking at all of them. Kept by the database, whoever writes an article.
create table article_topics (
  topic text not null,
  language text not null,
  published_at timestamptz not null,
  article_id uuid not null references articles (id) on delete cascade,
  primary key (topic, language, published_at, article_id)
);
create index article_topics_by_article on article_topics (article_id);

create function keep_article_topics() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    delete from article_topics where article_id = new.id;
  end if;
  if new.status = 'published' and new.deleted_at is null and new.published_at is not null then
    insert into article_topics (topic, language, published_at, article_id)
      select distinct topic, new.language, new.published_at, new.id from unnest(new.categories || new.cancer_types) as topic;
  end if;
  return null;
end $$;

create trigger articles_topics after insert or update of categories, cancer_types, language, status, published_at, deleted_at
  on articles for each row execute function keep_article_topics();

insert into article_topics (topic, language, published_at, article_id)
  select distinct topic, language, published_at, id from articles, unnest(categories || cancer_types) as topic
  where status = 'published' and deleted_at is null and published_at is not null;
