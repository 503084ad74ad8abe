import { useDates, useTranslation } from '@ensemble/mf-kit'
import { type OwnSession } from '@ensemble/contracts/users/auth-http'
import { Button, Chip, Text } from '@ensemble/ui'
import { styled } from '@mui/material/styles'

export const DeviceRows = styled('ul')({ display: 'grid', gap: '16px', listStyle: 'none', padding: 0, margin: 0 })

const Row = styled('li')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
})
const Name = styled('span')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px', fontWeight: 500 })

/** One device: what it is, when it was used last, and the way to sign it out. */
export function DeviceRow({ session, onEnd }: { session: OwnSession; onEnd: () => void }) {
  const { t } = useTranslation()
  const dates = useDates()
  const device = session.device || t('devices.unknown')
  const used = dates.dayAndTime(session.lastUsedAt)
  return (
    <Row>
      <div>
        <Name>
          {device}
          {session.current ? <Chip label={t('devices.current')} /> : null}
        </Name>
        <Text>{t('devices.lastUsed', { used })}</Text>
      </div>
      {session.current ? null : (
        <Button variant="secondary" onClick={onEnd} aria-label={t('devices.endThis', { device, used })}>
          {t('devices.end')}
        </Button>
      )}
    </Row>
  )
}
