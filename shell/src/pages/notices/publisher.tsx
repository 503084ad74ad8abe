import { useLanguage } from '@ensemble/mf-kit'
import { Facts, Text } from '@ensemble/ui'
import { useServices } from '../../platform/services.ts'
import { useShellLegalNoticeQuery } from './legal-api.ts'
import { englishLegalWords } from './texts/en-legal.ts'
import { frenchLegalWords } from './texts/fr-legal.ts'

const words = { fr: frenchLegalWords, en: englishLegalWords }
const parts = ['publisher', 'director', 'host'] as const

/**
 * Who answers for this installation; where nobody has said it, how to learn it. It comes with the page, for whoever reads
 * without scripts; where the application has come here from another page, it is asked for.
 */
export function Publisher() {
  const inPage = useServices().legalNotice()
  const { data, isError } = useShellLegalNoticeQuery(undefined, { skip: inPage !== null })
  const { none, ...labels } = words[useLanguage()]
  const notice = inPage ?? data
  if (!notice && !isError) return null
  const facts = parts.flatMap((id) => (notice?.[id] ? [{ id, label: labels[id], value: notice[id] }] : []))
  return (
    <section data-legal-notice="">
      {facts.length > 0 ? <Facts facts={facts} /> : null}
      {facts.length === 0 || inPage?.bothCases ? <Text>{none}</Text> : null}
    </section>
  )
}
