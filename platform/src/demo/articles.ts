import { demoTopics, demoTopicWords, type DemoArticle, type DemoTopic, type DemoUser } from '@ensemble/contracts/demo'
import { guideCategories, topicForms, townForms, workshopForm } from './article-forms.ts'
import { articleTitles, type ArticleTitle } from './article-titles.ts'
import { coverMaker, type CoverMaker, motifOfArticle } from './covers.ts'
import { missionPlaces, placeOf } from './places.ts'
import { demoId, seeded, slug } from './seeded.ts'

type Outline = Omit<ArticleTitle, 'departmentCode'> & Pick<DemoArticle, 'form' | 'topic' | 'city' | 'departmentCode'>

/** Makes the 120 articles: 30 described ones, then those composed of a form and a topic or a town. */
export function articles(users: readonly DemoUser[]): DemoArticle[] {
  const authors = authorsOf(users)
  const outlines: Outline[] = [
    ...articleTitles.map((title): Outline => ({ departmentCode: null, ...title, form: null, topic: null, city: null })),
    ...shuffled([...guides(), ...aboutTopics(), ...inTowns(authors.departments)]),
  ]
  const nextCover = coverMaker('articles')
  return outlines.map((outline, index) => complete(outline, authors.of(outline.departmentCode, index), nextCover))
}

function guides(): Outline[] {
  return demoTopics.map((topic) => ({
    ...about(topic, 'Repères : %the%'),
    form: 'guide' as const,
    categories: [guideCategories[topic]] as const,
    city: null,
    departmentCode: null,
  }))
}

function aboutTopics(): Outline[] {
  return topicForms.flatMap(({ form, title, category, topics }) =>
    topics.map((topic) => ({
      ...about(topic, title),
      form,
      categories: [category] as const,
      city: null,
      departmentCode: null,
    })),
  )
}

/** In a town speaks who is in charge there. */
function inTowns(departments: readonly string[]): Outline[] {
  const place = (index: number) => placeOf(departments[index % departments.length] ?? '69')
  const workshops = workshopForm.topics.map((topic, index): Outline => {
    const { city, departmentCode } = place(index)
    const { form, title, category } = workshopForm
    return { ...about(topic, title.replace('%city%', city)), form, categories: [category], city, departmentCode }
  })
  const towns = townForms.flatMap(({ form, title, category, count }, from) =>
    Array.from({ length: count }, (_, index): Outline => {
      const { city, departmentCode } = place(index + from)
      return { title: title.replace('%city%', city), form, categories: [category], topic: null, city, departmentCode }
    }),
  )
  return [...workshops, ...towns]
}

function about(topic: DemoTopic, title: string): { title: string; topic: DemoTopic } {
  const { the, of } = demoTopicWords[topic]
  return { title: title.replace('%the%', the).replace('%of%', of), topic }
}

/** Forms take turns in the list of the newest. */
function shuffled(outlines: readonly Outline[]): Outline[] {
  const random = seeded('articles')
  return outlines
    .map((outline) => ({ outline, rank: random.next() }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ outline }) => outline)
}

/** Staff write: the national office for everybody, a referent for the department. */
function authorsOf(users: readonly DemoUser[]) {
  const national = users.filter(({ role }) => role === 'headquarter_referent' || role === 'admin')
  const referents = new Map(
    users.filter(({ role }) => role === 'referent').map((user) => [user.departmentCode, user] as const),
  )
  return {
    departments: missionPlaces.map(({ departmentCode }) => departmentCode).filter((code) => referents.has(code)),
    of(departmentCode: string | null, index: number): DemoUser {
      const author = departmentCode === null ? national[index % national.length] : referents.get(departmentCode)
      if (!author) throw new Error('The demo has no staff to write its articles')
      return author
    },
  }
}

function complete(
  { title, categories, language = 'fr', form, topic, city, departmentCode }: Outline,
  author: DemoUser,
  nextCover: CoverMaker,
): DemoArticle {
  const key = slug(title)
  const id = demoId(`article:${key}`)
  return {
    id,
    key,
    handWritten: form === null,
    title,
    coverKey: `covers/articles/${id}.webp`,
    ...nextCover(motifOfArticle({ categories, form, topic }), language),
    form,
    topic,
    city,
    categories: [...categories],
    language,
    departmentCode,
    authorId: author.id,
  }
}
