import type { ArticleCategory, Language } from '@ensemble/contracts/enumerations'
import { textsEn } from './texts-en.ts'
import { textsFr } from './texts-fr.ts'

/** The parts of which a demonstration article is made. */
export interface CategoryText {
  summary: string
  sections: readonly (readonly [title: string, text: string])[]
  list: readonly string[]
  note?: string
}

const headings = { fr: 'En pratique', en: 'In practice' } as const

/** French puts a non-breaking space before these marks; the texts are written with plain ones. */
function typographic(text: string, language: Language): string {
  return language === 'fr' ? text.replace(/ ([:;!?])/g, '\u00a0$1') : text
}

/** Summary and HTML body of a demonstration article. Of information on a disease the page itself says what it is not. */
export function articleText(
  categories: readonly ArticleCategory[],
  language: Language,
): { summary: string; body: string } {
  const category = categories[0] ?? 'LEAGUE'
  const text = (language === 'en' ? textsEn[category] : undefined) ?? textsFr[category]
  const sections = text.sections.map(([title, words]) => `<h2>${title}</h2><p>${words}</p>`).join('')
  const list = `<h2>${headings[language]}</h2><ul>${text.list.map((item) => `<li>${item}</li>`).join('')}</ul>`
  const note = text.note && !categories.includes('DISEASE_INFORMATION') ? `<blockquote>${text.note}</blockquote>` : ''
  const body = `${sections}${list}${note}`
  return { summary: typographic(text.summary, language), body: typographic(body, language) }
}
