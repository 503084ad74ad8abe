import { useDates, useSend, useToast, useTranslation } from '@ensemble/mf-kit'
import {
  Box,
  Button,
  ErrorState,
  FormSection,
  LinkButton,
  ListSkeleton,
  SendStatus,
  Stack,
  Text,
  TextField,
  useFocusAfterRemoval,
} from '@ensemble/ui'
import { useRef, useState } from 'react'
import {
  useUsersCalendarFeedQuery,
  useUsersMakeCalendarFeedMutation,
  useUsersRevokeCalendarFeedMutation,
} from '../../../api/calendar-feed-api.ts'

/** The address that one's own calendar follows: made, shown once, made anew or taken back. */
export function CalendarSection() {
  const { t } = useTranslation('mf-users')
  const dates = useDates()
  const toast = useToast()
  const { data, isError, isFetching, refetch } = useUsersCalendarFeedQuery({})
  const making = useSend(useUsersMakeCalendarFeedMutation()[0])
  const revoking = useSend(useUsersRevokeCalendarFeedMutation()[0])
  const [address, setAddress] = useState<string | null>(null)
  // What takes an address back goes with it.
  const buttons = useRef<HTMLDivElement>(null)
  const focus = useFocusAfterRemoval(() => buttons.current?.querySelector('button'))

  async function make() {
    const made = await making.send({})
    if (!made) return
    setAddress(made.address)
    void refetch()
  }

  async function revoke() {
    if (!(await revoking.send({}))) return
    setAddress(null)
    toast(t('own.calendar.revoked'))
    void refetch()
  }

  const failure = making.failure ?? revoking.failure
  return (
    <FormSection title={t('own.sections.calendar.title')} why={t('own.sections.calendar.why')}>
      {data ? (
        <Stack sx={{ gap: '12px' }}>
          {/* Here before the address is, which is heard as it comes. */}
          <Box role="status" sx={{ '&:empty': { marginBottom: '-12px' } }}>
            {address ? <NewAddress address={address} /> : null}
          </Box>
          {data.since && !address ? <Text>{t('own.calendar.since', { day: dates.day(data.since) })}</Text> : null}
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: '12px' }} ref={buttons} {...focus}>
            <Button variant="secondary" loading={making.sending} onClick={() => void make()}>
              {t(data.since ? 'own.calendar.again' : 'own.calendar.make')}
            </Button>
            {data.since ? (
              <Button variant="quiet" loading={revoking.sending} onClick={() => void revoke()}>
                {t('own.calendar.revoke')}
              </Button>
            ) : null}
          </Stack>
          {data.since ? (
            <Text size="small" tone="second">
              {t('own.calendar.againHint')}
            </Text>
          ) : null}
          <SendStatus sending={making.sending || revoking.sending} failure={failure} />
        </Stack>
      ) : isError ? (
        <ErrorState
          headingLevel={3}
          title={t('own.calendar.failed')}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <ListSkeleton rows={1} />
      )}
    </FormSection>
  )
}

/** Shown until the page is left: only its hash is kept. */
function NewAddress({ address }: { address: string }) {
  const { t } = useTranslation('mf-users')
  return (
    <Stack sx={{ gap: '12px' }}>
      <TextField
        readOnly
        label={t('own.calendar.address')}
        hint={t('own.calendar.once')}
        value={address}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Text>{t('own.calendar.how')}</Text>
      <div>
        <LinkButton href={address.replace(/^https?:/, 'webcal:')}>{t('own.calendar.open')}</LinkButton>
      </div>
    </Stack>
  )
}
