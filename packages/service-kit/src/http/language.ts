import { languages, type Language } from '@ensemble/contracts/enumerations'

const fallback: Language = 'fr'

/**
 * The language of the answer: the first of Accept-Language that the platform speaks, by its weights.
 * @param header as it came; anything unreadable counts as absent
 */
export function languageOf(header: string | undefined): Language {
  if (header === undefined) return fallback
  const wanted = header
    .slice(0, 200)
    .split(',')
    .map((part) => {
      const [tag = '', ...params] = part.trim().toLowerCase().split(';')
      const weight = params.map((param) => param.trim()).find((param) => param.startsWith('q='))
      return { language: tag.split('-')[0] ?? '', weight: weight ? Number(weight.slice(2)) : 1 }
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
  for (const { language } of wanted) {
    const spoken = languages.find((known) => known === language)
    if (spoken) return spoken
  }
  return fallback
}
