import type { Client } from 'pg'

/** Fills an empty, migrated database of svc-articles with published articles, one each seven minutes back from now. */
export async function loadArticles(db: Client, articles: number): Promise<void> {
  const started = Date.now()
  await db.query(publish, [articles])
  await db.query('vacuum analyze')
  console.log(`  articles (${articles}): ${((Date.now() - started) / 1000).toFixed(1)} s`)
}

export function articleId(n: number): string {
  return `00000000-0000-4000-8000-${n.toString(16).padStart(12, '0')}`
}

const words = `(array['fatigue', 'sommeil', 'travail', 'aidant', 'dépistage', 'alimentation', 'recherche', 'douleur',
  'rendez-vous', 'entourage', 'loisirs', 'marche'])`

const publish = `
  insert into articles (id, title, summary, body, categories, cancer_types, language, department_code, author_id, status,
    published_at, first_published_at, reading_minutes, created_at, updated_at)
  select ('00000000-0000-4000-8000-' || lpad(to_hex(n), 12, '0'))::uuid,
    initcap(${words}[1 + n % 12]) || ' et ' || ${words}[1 + n / 12 % 12] || ' ' || n,
    'Conseils ' || n || ' pour le quotidien',
    '<h2>En pratique</h2><p>' || repeat('Restez à votre rythme, et parlez-en avec votre équipe soignante. ', 12)
      || ${words}[1 + n / 144 % 12] || ' mot' || n || '</p>',
    array[(array['SOLIDARITY_EVENT', 'EVENT', 'DISEASE_INFORMATION', 'PREVENTION', 'ACTIONS_FOR_PATIENTS', 'LEAGUE',
      'ADVOCACY', 'PARTNERSHIP', 'HEALTH_DEMOCRACY', 'CAMPAIGN', 'RESEARCH_SUPPORT', 'CANCER_AND_EMPLOYMENT', 'CAREGIVERS',
      'GENDER_INEQUALITIES'])[1 + n % 14]],
    case when n % 4 = 0 then array[(array['breast', 'lung', 'skin', 'prostate', 'thyroid'])[1 + n % 5]] else '{}' end,
    case when n % 10 = 0 then 'en' else 'fr' end, case when n % 3 = 0 then lpad((n % 95 + 1)::text, 2, '0') end,
    '00000000-0000-4000-9000-000000000001', 'published', at, at, 3, at, at
  from generate_series(1, $1::int) n cross join lateral (select now() - n * interval '7 minutes' as at) published`
