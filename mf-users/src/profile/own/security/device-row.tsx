import type { OwnSession } from '@ensemble/contracts/users/auth-http'
import { useDates, useTranslation } from '@ensemble/mf-kit'
import { Box, Button, Chip, Stack, Text } from '@ensemble/ui'

interface DeviceRowProps {
  session: OwnSession
  /** What tells it from the others; between two of one kind, since when. */
  device: string
  onEnd: () => void
}

/** One device: what it is, since when and when last it was used, and the way to sign it out. */
export function DeviceRow({ session, device, onEnd }: DeviceRowProps) {
  const { t } = useTranslation('mf-users')
  const dates = useDates()
  const saysSince = device !== (session.device || t('own.devices.unknown'))
  const used = dates.dayAndTime(session.lastUsedAt)
  return (
    <Stack component="li" direction="row" sx={rowStyles}>
      <div>
        <Box component="span" sx={nameStyles}>
          {device}
          {session.current ? <Chip label={t('own.devices.current')} /> : null}
        </Box>
        <Text>{t('own.devices.lastUsed', { used })}</Text>
        {saysSince ? null : (
          <Text size="small" tone="second">
            {t('own.devices.since', { day: dates.dayAndTime(session.createdAt) })}
          </Text>
        )}
      </div>
      {session.current ? null : (
        <Button variant="secondary" onClick={onEnd} aria-label={t('own.devices.endThis', { device, used })}>
          {t('own.devices.end')}
        </Button>
      )}
    </Stack>
  )
}

const rowStyles = { flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '8px 16px' }
const nameStyles = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px', fontWeight: 500 }
