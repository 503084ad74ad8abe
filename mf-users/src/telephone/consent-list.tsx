import type { TelephoneConsent } from '@ensemble/contracts/users/by-telephone'
import { useDates, useTranslation } from '@ensemble/mf-kit'
import { Stack, Text } from '@ensemble/ui'

/** What was agreed to by telephone: when, who noted it where that may be said, and the words that were read out. */
export function ConsentList({ consents }: { consents: readonly TelephoneConsent[] }) {
  const { t } = useTranslation('mf-users')
  const dates = useDates()
  return (
    <Stack component="ul" role="list" sx={{ gap: '12px', listStyle: 'none', padding: 0, margin: 0 }}>
      {consents.map(({ at, words, notedBy }) => (
        <li key={at}>
          <Text weight="medium">
            {notedBy
              ? t('telephone.agreedWith', { day: dates.dayAndTime(at), name: notedBy })
              : t('telephone.agreed', { day: dates.dayAndTime(at) })}
          </Text>
          <Text size="small">{t('telephone.words', { words })}</Text>
        </li>
      ))}
    </Stack>
  )
}
