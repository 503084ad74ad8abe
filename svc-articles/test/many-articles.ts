import { openDatabase } from '@ensemble/service-kit/database'
import { publishArticle } from '../src/use-cases/publish-article.ts'
import { createArticle } from '../src/use-cases/create-article.ts'
import { admin, content, type createWorld } from './world.ts'

/**
 * Publishes copies of one article, one each seven minutes back from the clock of the world, spread over seven categories,
 * five types of cancer, two languages and the departments.
 * @returns the id of the one that was copied
 */
export async function publishMany(world: Awaited<ReturnType<typeof createWorld>>, many: number): Promise<string> {
  const article = await createArticle(world.deps, admin, content({ cancerTypes: ['breast'] }))
  await publishArticle(world.deps, admin, { articleId: article.id })
  // The service itself gives up after five seconds.
  const patient = openDatabase({ url: world.databaseUrl, statementTimeoutMs: 600_000 })
  await patient.query({
    text: `insert into articles (id, title, summary, body, categories, cancer_types, cover_key, cover_alt, language,
        department_code, author_id, status, published_at, first_published_at, reading_minutes, created_at, updated_at)
      select gen_random_uuid(), title || ' ' || n, 'Conseils ' || n || ' pour le quotidien',
        body || '<p>' || (array['fatigue', 'sommeil', 'travail', 'aidant', 'dépistage', 'alimentation'])[1 + n % 6]
          || ' mot' || n || '</p>',
        array[(array['PREVENTION', 'EVENT', 'LEAGUE', 'ADVOCACY', 'CAREGIVERS', 'CAMPAIGN', 'RESEARCH_SUPPORT'])[1 + n % 7]],
        case when n % 4 = 0 then array[(array['breast', 'lung', 'skin', 'prostate', 'thyroid'])[1 + n % 5]] else '{}' end,
        cover_key, cover_alt, case when n % 10 = 0 then 'en' else 'fr' end,
        case when n % 3 = 0 then lpad((n % 95)::text, 2, '0') end, author_id, 'published',
        $2::timestamptz - n * interval '7 minutes', $2, 3, $2, $2
      from articles, generate_series(1, ${many}) n where id = $1`,
    values: [article.id, world.deps.clock.now()],
  })
  // As the database does by itself sooner or later: until then an index of words has a list to look through beside it.
  await patient.query({ text: 'vacuum (analyze) articles, article_topics' })
  await patient.close()
  return article.id
}
