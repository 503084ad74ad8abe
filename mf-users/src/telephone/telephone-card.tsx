import type { User } from '@ensemble/contracts/users/http'
import { useDates, useTranslation } from '@ensemble/mf-kit'
import { Card, Heading, Stack, Text } from '@ensemble/ui'
import { ConsentList } from './consent-list.tsx'
import { PrintLetter } from './print-letter.tsx'

/** An account that a team opened for somebody who called: what was agreed to, and the letter that gives it to its owner. */
export function TelephoneCard({ user }: { user: User }) {
  const { t } = useTranslation('mf-users')
  const dates = useDates()
  const { telephone } = user
  if (!telephone) return null
  const { openedAt, claimedAt, consents, codeUntil, mayMakeCode } = telephone
  return (
    <Card as="section" aria-labelledby="profile-telephone">
      <Heading level={2} size="s" id="profile-telephone">
        {t('telephone.title')}
      </Heading>
      <Stack sx={{ gap: '12px', marginTop: '8px' }}>
        <Text>{t('telephone.opened', { day: dates.day(openedAt) })}</Text>
        <Text>{claimedAt ? t('telephone.claimed', { day: dates.day(claimedAt) }) : t('telephone.kept')}</Text>
        <ConsentList consents={consents} />
        {mayMakeCode ? (
          <>
            <Text>{codeUntil ? t('telephone.codeUntil', { day: dates.day(codeUntil) }) : t('telephone.noCode')}</Text>
            <PrintLetter user={user} />
          </>
        ) : null}
      </Stack>
    </Card>
  )
}
