import { useTranslation } from '@ensemble/mf-kit'
import { Button } from '@ensemble/ui'
import { useTour } from './use-tour.ts'

/** At the foot of every page: the tour, for whoever wants to see it or see it again. */
export function TourAgain() {
  const { t } = useTranslation()
  const tour = useTour()
  if (!tour || tour.shown) return null
  return (
    <Button variant="quiet" size="small" onClick={tour.resume}>
      {t('tour.title')}
    </Button>
  )
}
