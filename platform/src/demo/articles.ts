import type { DemoArticle, DemoUser } from '@ensemble/contracts/demo'
import { articlePatterns, articleTitles, type ArticleTitle } from './article-titles.ts'
import { subjects } from './mission-patterns.ts'
import { missionPlaces, places } from './places.ts'
import { demoId, seeded, slug, type Random } from './seeded.ts'

const articleCount = 120

/** Makes the 120 articles: 30 described ones, then generated ones. Staff write them, referents for their department. */
export function articles(users: readonly DemoUser[]): DemoArticle[] {
  const random = seeded('articles')
  const authors = users.filter((user) => user.role !== 'member')
  const written = articleTitles.map((title) => complete(title, true, authors, random))
  const keys = new Set(written.map((article) => article.key))
  const generated: DemoArticle[] = []
  while (written.length + generated.length < articleCount) {
    const article = complete(drawn(generated.length, random), false, authors, random)
    if (keys.has(article.key)) continue
    keys.add(article.key)
    generated.push(article)
  }
  return [...written, ...generated]
}

function drawn(index: number, random: Random): ArticleTitle {
  const place = missionPlaces[index % missionPlaces.length] ?? places[0]
  const pattern = random.pick(articlePatterns)
  const title = pattern.title.replace('%place%', place.city).replace('%subject%', random.pick(subjects))
  return { ...pattern, title }
}

function complete(
  { title, categories, language = 'fr' }: ArticleTitle,
  handWritten: boolean,
  authors: readonly DemoUser[],
  random: Random,
): DemoArticle {
  const key = slug(title)
  const id = demoId(`article:${key}`)
  const author = authors[random.between(0, authors.length - 1)]
  if (!author) throw new Error('The demo has no staff to write its articles')
  return {
    id,
    key,
    handWritten,
    title,
    coverKey: `covers/articles/${id}.webp`,
    coverAlt: language === 'en' ? 'Illustration: coloured shapes' : 'Illustration : des formes colorées',
    categories: [...categories],
    language,
    departmentCode: author.role === 'referent' ? author.departmentCode : null,
    authorId: author.id,
  }
}
