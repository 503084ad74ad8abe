import { languages, type Language } from '@ensemble/contracts/enumerations'

const fallback: Language = 'fr'

/**
 * The language of the answer: the first of Accept-Language that the platform speaks, by its weights.
 * @param header as it came; anything unreadable counts as absent
 */
export function languageOf(header: string | undefined): Language {
  if (header === undefined) return fallback
  // Nothing weighs more than the first that has no weight: so browsers begin, and most speak ours.
  const [begin = ''] = header.split(',', 1)
  const first = begin.includes(';') ? undefined : spoken(begin)
  if (first) return first
  const wanted = header
    .slice(0, 200)
    .split(',')
    .map((part) => {
      const [tag = '', ...params] = part.trim().toLowerCase().split(';')
      const weight = params.map((param) => param.trim()).find((param) => param.startsWith('q='))
      return { language: tag, weight: weight ? Number(weight.slice(2)) : 1 }
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
  for (const { language } of wanted) {
    const known = spoken(language)
    if (known) return known
  }
  return fallback
}

/** @param tag such as `fr` or `en-GB`, without a weight */
function spoken(tag: string): Language | undefined {
  const [language = ''] = tag.trim().toLowerCase().split('-', 1)
  return languages.find((known) => known === language)
}
