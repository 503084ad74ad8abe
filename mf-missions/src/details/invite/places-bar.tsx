import type { Mission } from '@ensemble/contracts/missions/http'
import { useTranslation } from '@ensemble/mf-kit'
import { Box, token } from '@ensemble/ui'

/** How many places are left, in view however long the list is, until the bar of those who are chosen says it. */
export function PlacesBar({ mission, chosen }: { mission: Mission; chosen: number }) {
  const { t } = useTranslation('mf-missions')
  const { placesLeft } = mission
  if (chosen > 0 || placesLeft === null) return null
  return (
    <Box className="ens-no-print" sx={bar} aria-hidden>
      {t('room.left', { count: placesLeft })}
    </Box>
  )
}

const bar = {
  position: 'sticky',
  zIndex: 5,
  bottom: `calc(${token('bottom-bar-height')} + 8px)`,
  // Not over the boxes of the rows.
  alignSelf: 'flex-end',
  padding: '8px 16px',
  borderRadius: token('radius-card'),
  background: token('secondary'),
  boxShadow: token('shadow-float'),
  fontWeight: 500,
} as const
