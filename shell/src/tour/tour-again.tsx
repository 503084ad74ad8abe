import { useSession, useTranslation } from '@ensemble/mf-kit'
import { Box, Button } from '@ensemble/ui'
import { useTour } from './use-tour.ts'

/**
 * At the foot of every page: the tour, for whoever wants to see it or see it again. Its place is kept until it is known
 * whether there is one.
 */
export function TourAgain() {
  const { t } = useTranslation()
  const { user } = useSession()
  const tour = useTour()
  if (tour ? tour.shown : user) return null
  return (
    <Box sx={tour ? {} : { visibility: 'hidden' }}>
      <Button variant="quiet" size="small" onClick={tour?.resume}>
        {t('tour.title')}
      </Button>
    </Box>
  )
}
