import { errorMessage, PrefetchLink, useSend, useTranslation } from '@ensemble/mf-kit'
import { Button, SendStatus, Stack, Text, TextLink } from '@ensemble/ui'
import { useState } from 'react'
import { useLazyMissionsReaderQuery, useMissionsEditEngagementMutation } from '../api/missions-api.ts'
import { type KeptSearch, mostSearches } from './kept-search.ts'

type Outcome = 'kept' | 'full'

/** Keeps what is looked for, to be found again in one click; where it then is stands beside it. */
export function KeepSearch({ search }: { search: KeptSearch }) {
  const { t } = useTranslation('mf-missions')
  const [read, { isFetching: reading }] = useLazyMissionsReaderQuery()
  const { send, sending, failure } = useSend(useMissionsEditEngagementMutation()[0])
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [unread, setUnread] = useState<string | null>(null)

  async function keep() {
    setUnread(null)
    const { data: me, error } = await read({ params: { userId: 'me' } })
    if (!me) return setUnread(errorMessage(error))
    const before = me.engagement?.savedSearches ?? []
    if (before.some(({ query }) => query === search.query)) return setOutcome('kept')
    if (before.length >= mostSearches) return setOutcome('full')
    const body = { engagement: { savedSearches: [...before, search] } }
    if (await send({ params: { userId: 'me' }, body })) setOutcome('kept')
  }

  return (
    <Stack sx={{ gap: '8px', alignItems: 'center' }}>
      {outcome === 'kept' ? null : (
        <Button variant="quiet" loading={reading || sending} onClick={() => void keep()}>
          {t('browse.keep')}
        </Button>
      )}
      <SendStatus sending={sending} failure={unread ?? failure} />
      <div role="status">
        {outcome === null ? null : (
          <Text>
            {t(outcome === 'kept' ? 'browse.isKept' : 'browse.keptFull', { count: mostSearches })}{' '}
            <TextLink component={PrefetchLink} to="/users/me?tab=commitment">
              {t('browse.keptSearches')}
            </TextLink>
          </Text>
        )}
      </div>
    </Stack>
  )
}
