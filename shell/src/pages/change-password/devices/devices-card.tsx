import { useToast, useTranslation } from '@ensemble/mf-kit'
import { type OwnSession } from '@ensemble/contracts/users/auth-http'
import { Card, ErrorState, Heading, ListSkeleton, Text } from '@ensemble/ui'
import { useId, useState } from 'react'
import { useShellOwnSessionsQuery } from './devices-api.ts'
import { DeviceRow, DeviceRows } from './device-row.tsx'
import { EndDeviceDialog } from './end-device-dialog.tsx'

/** Where the visitor is signed in, this device first; each of the others can be signed out alone. */
export function DevicesCard() {
  const { t } = useTranslation()
  const titleId = useId()
  const toast = useToast()
  const { data, isError, isFetching, refetch } = useShellOwnSessionsQuery()
  const [ending, setEnding] = useState<OwnSession | null>(null)
  const items = [...(data?.items ?? [])].sort((one, other) => Number(other.current) - Number(one.current))

  function ended() {
    setEnding(null)
    toast(t('devices.ended'))
    void refetch()
  }

  return (
    <Card as="section" aria-labelledby={titleId}>
      <Heading level={2} size="s" id={titleId}>
        {t('devices.title')}
      </Heading>
      <Text>{t('devices.sentence')}</Text>
      {data ? (
        <DeviceRows aria-labelledby={titleId}>
          {items.map((session) => (
            <DeviceRow key={session.id} session={session} onEnd={() => setEnding(session)} />
          ))}
        </DeviceRows>
      ) : isError ? (
        <ErrorState headingLevel={3} title={t('devices.failed')} retrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <ListSkeleton rows={2} />
      )}
      {ending ? <EndDeviceDialog session={ending} onEnded={ended} onCancel={() => setEnding(null)} /> : null}
    </Card>
  )
}
