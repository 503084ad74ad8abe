import { lazyPart, useTranslation } from '@ensemble/mf-kit'
import { VisuallyHidden } from '@ensemble/ui'
import { Suspense } from 'react'
import { useTour } from './use-tour.ts'

// Few visits see it, and the first page should not wait for it.
const TourGuide = lazyPart(() => import('./tour-guide.tsx'))

/** The guided tour, while somebody follows it. Each step is spoken: the region is there before the words. */
export function Tour() {
  const { t } = useTranslation()
  const tour = useTour()
  if (!tour) return null
  const { shown, steps, index, step } = tour
  const words = [
    t('tour.place', { step: index + 1, count: steps.length }),
    t(step.titleKey),
    t(`tutorial.texts.${step.key}`),
  ]
  return (
    <>
      <VisuallyHidden role="status">{shown ? words.join('. ') : ''}</VisuallyHidden>
      {shown ? (
        <Suspense fallback={null}>
          <TourGuide />
        </Suspense>
      ) : null}
    </>
  )
}
