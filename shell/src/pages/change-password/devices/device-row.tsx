import { useDates, useTranslation } from '@ensemble/mf-kit'
import { type OwnSession } from '@ensemble/contracts/users/auth-http'
import { Box, Button, Chip, Stack, Text } from '@ensemble/ui'
import { type ReactNode } from 'react'

/** The list that the devices stand in. */
export function DeviceRows({ children, ...label }: { children: ReactNode; 'aria-labelledby': string }) {
  return (
    <Stack component="ul" {...label} spacing={2} sx={{ listStyle: 'none', padding: 0, margin: 0 }}>
      {children}
    </Stack>
  )
}

/** One device: what it is, when it was used last, and the way to sign it out. */
export function DeviceRow({ session, onEnd }: { session: OwnSession; onEnd: () => void }) {
  const { t } = useTranslation()
  const dates = useDates()
  const device = session.device || t('devices.unknown')
  const used = dates.dayAndTime(session.lastUsedAt)
  return (
    <Stack
      component="li"
      direction="row"
      sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '8px 16px' }}
    >
      <div>
        <Box
          component="span"
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px', fontWeight: 500 }}
        >
          {device}
          {session.current ? <Chip label={t('devices.current')} /> : null}
        </Box>
        <Text>{t('devices.lastUsed', { used })}</Text>
      </div>
      {session.current ? null : (
        <Button variant="secondary" onClick={onEnd} aria-label={t('devices.endThis', { device, used })}>
          {t('devices.end')}
        </Button>
      )}
    </Stack>
  )
}
