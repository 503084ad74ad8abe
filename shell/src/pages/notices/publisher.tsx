import { useLanguage } from '@ensemble/mf-kit'
import { Facts, Text } from '@ensemble/ui'
import { useShellLegalNoticeQuery } from './legal-api.ts'
import { englishLegalWords } from './texts/en-legal.ts'
import { frenchLegalWords } from './texts/fr-legal.ts'

const words = { fr: frenchLegalWords, en: englishLegalWords }
const parts = ['publisher', 'director', 'host'] as const

/** Who answers for this installation; where nobody has said it, how to learn it. */
export function Publisher() {
  const { data, isError } = useShellLegalNoticeQuery()
  const { none, ...labels } = words[useLanguage()]
  const known = data ? parts.filter((part) => data[part] !== '') : []
  if (known.length === 0) return data || isError ? <Text>{none}</Text> : null
  return <Facts facts={known.map((part) => ({ id: part, label: labels[part], value: data?.[part] ?? '' }))} />
}
