import { useTranslation } from '@ensemble/mf-kit'
import { useTour } from './use-tour.ts'

/** What a screen reader says of the step: where in the tour, which screen, and what it is for. */
export default function TourWords() {
  const { t } = useTranslation()
  const tour = useTour()
  if (!tour) return null
  const { steps, index, step } = tour
  const place = t('tourStep.place', { step: index + 1, count: steps.length })
  return [place, t(step.titleKey), t(`tourStep.texts.${step.key}`)].join('. ')
}
