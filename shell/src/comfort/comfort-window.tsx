import { lazyPart, withTexts } from '@ensemble/mf-kit'
import { type ReactNode, Suspense, useState } from 'react'
import { ofWindows } from '../translations/later-texts.ts'
import { OpenComfort } from './open-comfort.ts'

// Chosen once or twice, while what opens it is on every page.
const ComfortPanel = lazyPart(withTexts(ofWindows, () => import('./comfort-panel.tsx')))

/** What stands inside may open the panel of comfort, from wherever it is on the page. */
export function ComfortWindow({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false)
  return (
    <OpenComfort value={setOpen}>
      {children}
      {open ? (
        <Suspense fallback={null}>
          <ComfortPanel />
        </Suspense>
      ) : null}
    </OpenComfort>
  )
}
