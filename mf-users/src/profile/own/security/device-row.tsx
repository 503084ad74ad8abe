import type { OwnSession } from '@ensemble/contracts/users/auth-http'
import { useDates, useTranslation } from '@ensemble/mf-kit'
import { Box, Button, Chip, Stack, Text } from '@ensemble/ui'
import type { DeviceName } from './use-device-names.ts'

interface DeviceRowProps {
  session: OwnSession
  /** What tells it from the others. */
  name: DeviceName
  onEnd: () => void
}

/** One device: what it is, since when and when last it was used, and the way to sign it out. */
export function DeviceRow({ session, name, onEnd }: DeviceRowProps) {
  const { t } = useTranslation('mf-users')
  const dates = useDates()
  const used = dates.dayAndTime(session.lastUsedAt)
  return (
    <Stack component="li" direction="row" sx={rowStyles}>
      <div>
        <Box component="span" sx={nameStyles}>
          {name.words}
          {session.current ? <Chip label={t('own.devices.current')} /> : null}
        </Box>
        <Text>{t('own.devices.lastUsed', { used })}</Text>
        {name.saysSince ? null : (
          <Text size="small" tone="second">
            {t('own.devices.since', { day: dates.dayAndTime(session.createdAt) })}
          </Text>
        )}
      </div>
      {session.current ? null : (
        <Button variant="secondary" onClick={onEnd} aria-label={t('own.devices.endThis', { device: name.words, used })}>
          {t('own.devices.end')}
        </Button>
      )}
    </Stack>
  )
}

const rowStyles = { flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '8px 16px' }
const nameStyles = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px', fontWeight: 500 }
