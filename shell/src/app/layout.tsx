import { Outlet, useTranslation } from '@ensemble/mf-kit'
import { MainArea, SkipLink, Stack } from '@ensemble/ui'
import { Suspense } from 'react'
import { ComfortWindow } from '../comfort/comfort-window.tsx'
import { ContactWindow } from '../contact/contact-window.tsx'
import { ProofWindow } from '../proof/proof-window.tsx'
import { Toaster } from '../toasts/toaster.tsx'
import { ConnectionInWindows } from '../top-bar/connection-notice.tsx'
import { TopBar } from '../top-bar/top-bar.tsx'
import { Tour } from '../tour/tour.tsx'
import { EarlyInputRestored } from './early-input-restored.tsx'
import { Footer } from './footer.tsx'
import { PageLoading } from './page-loading.tsx'
import { Arrival } from '../guards/arrival.tsx'
import { RouteFocus } from './route-focus.tsx'
import { ScrollMemory } from './scroll-memory.tsx'

/** What stands around every page. */
export function Layout() {
  const { t } = useTranslation()
  return (
    <ConnectionInWindows>
      <ComfortWindow>
        <SkipLink label={t('layout.skip')} />
        {/* The footer stands at the bottom of the screen even under a short page. */}
        <Stack sx={{ minHeight: '100dvh' }}>
          <TopBar />
          <Tour />
          <MainArea>
            <Suspense fallback={<PageLoading />}>
              <Outlet />
              <EarlyInputRestored />
            </Suspense>
          </MainArea>
          <Footer />
        </Stack>
        <ContactWindow />
        <ProofWindow />
        <Arrival />
        <RouteFocus />
        <ScrollMemory />
        <Toaster />
      </ComfortWindow>
    </ConnectionInWindows>
  )
}
