import { type DemoArticle, demoTopicWords } from '@ensemble/contracts/demo'
import type { Language } from '@ensemble/contracts/enumerations'
import { describedArticles } from './described-articles.ts'
import { formSections } from './forms/by-form.ts'
import { textOfTown } from './forms/of-town.ts'
import type { ArticleText, Section } from './sections.ts'
import { sources } from './sources.ts'
import { topicTexts } from './topic-texts.ts'

export interface ReadyText extends Pick<ArticleText, 'documents'> {
  summary: string
  body: string
  sources: string[]
  cancerTypes: ArticleText['cancerTypes'][number][]
}

/**
 * Everything that a demonstration article says.
 * @throws when nothing is written for it
 */
export function articleText(article: DemoArticle): ReadyText {
  const text = written(article)
  const { language } = article
  return {
    summary: typographic(text.summary, language),
    body: typographic(text.sections.map(html).join(''), language),
    sources: text.sources.map((source) => sources[source]),
    cancerTypes: [...text.cancerTypes],
    documents: text.documents,
  }
}

function written(article: DemoArticle): ArticleText {
  switch (article.form) {
    case null: {
      const text = describedArticles[article.key]
      if (!text) throw new Error(`Nothing is written for the article ${article.key}.`)
      return text
    }
    case 'committee':
    case 'agenda':
    case 'challenge':
    case 'partner':
      return textOfTown(article.form, article)
    case 'guide':
    case 'for_relatives':
    case 'voice':
    case 'defend':
    case 'research':
    case 'women_and_men':
    case 'campaign':
    case 'workshop':
      return textOfTopic(article, article.form)
  }
}

function textOfTopic(article: DemoArticle, form: keyof typeof formSections): ArticleText {
  const { topic, city } = article
  if (topic === null) throw new Error(`The article ${article.key} is about nothing.`)
  const { angles, essential, sections, sources, cancerTypes, summary } = topicTexts[topic]
  const base = { sources, cancerTypes, documents: [] }
  const words = { ...demoTopicWords[topic], city: city ?? '' }
  const own = formSections[form].map((section) => filled(section, words))
  if (form === 'guide') return { ...base, summary, sections: [['L’essentiel', essential], ...sections, ...own] }
  const angle = angles[form]
  if (!angle) throw new Error(`Nothing is written for the article ${article.key}.`)
  return { ...base, summary: angle.summary, sections: [angle.section, ['À savoir', essential], ...own] }
}

function filled([title, ...blocks]: Section, words: Readonly<Record<string, string>>): Section {
  const fill = (text: string) => text.replace(/%(\w+)%/g, (mark, name: string) => words[name] ?? mark)
  return [title, ...blocks.map((block) => (typeof block === 'string' ? fill(block) : block.map(fill)))]
}

function html([title, ...blocks]: Section): string {
  const shown = blocks.map((block) =>
    typeof block === 'string' ? `<p>${block}</p>` : `<ul>${block.map((item) => `<li>${item}</li>`).join('')}</ul>`,
  )
  return `<h2>${title}</h2>${shown.join('')}`
}

/** French puts non-breaking spaces before these marks and inside its quotes; the texts are written with plain ones. */
function typographic(text: string, language: Language): string {
  if (language !== 'fr') return text
  return text
    .replace(/ ([;!?])/g, '\u202f$1')
    .replace(/ ([:»])/g, '\u00a0$1')
    .replace(/« /g, '«\u00a0')
}
