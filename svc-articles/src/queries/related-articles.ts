/** Newest articles about each topic that are compared with an article: more would be older than anybody cares for. */
const perTopic = 100

/** SQL: whether `a` is one of the newest articles of the same language about a category or type of cancer of another. */
export function relatedTo(id: string): string {
  return `a.id <> ${id} and a.id = any(array(
    select near.article_id
    from (select unnest(o.categories || o.cancer_types) as topic, o.language from articles o where o.id = ${id}) about
    cross join lateral (
      select t.article_id from article_topics t where t.topic = about.topic and t.language = about.language
      order by t.published_at desc limit ${perTopic}
    ) near))`
}

/** SQL: how much two articles have in common, types of cancer counting twice. */
export function kinshipWith(id: string): string {
  return `(select cardinality(array(select unnest(a.categories) intersect select unnest(o.categories)))
    + 2 * cardinality(array(select unnest(a.cancer_types) intersect select unnest(o.cancer_types)))
    from articles o where o.id = ${id})`
}
