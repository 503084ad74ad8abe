import { lazyPart, withTexts } from '@ensemble/mf-kit'
import { VisuallyHidden } from '@ensemble/ui'
import { Suspense } from 'react'
import { ofWindows } from '../translations/later-texts.ts'
import { useTour } from './use-tour.ts'

// Few visits see it, and the first page should not wait for it.
const TourGuide = lazyPart(withTexts(ofWindows, () => import('./tour-guide.tsx')))
const TourWords = lazyPart(withTexts(ofWindows, () => import('./tour-words.tsx')))

/** The guided tour, while somebody follows it. Each step is spoken: the region is there before the words. */
export function Tour() {
  const tour = useTour()
  if (!tour) return null
  const { shown } = tour
  return (
    <>
      <VisuallyHidden role="status">
        <Suspense fallback={null}>{shown ? <TourWords /> : null}</Suspense>
      </VisuallyHidden>
      {shown ? (
        <Suspense fallback={null}>
          <TourGuide />
        </Suspense>
      ) : null}
    </>
  )
}
