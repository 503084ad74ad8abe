import { Provider, RouterProvider, useLanguage } from '@ensemble/mf-kit'
import { EnsembleTheme, type StyleCache } from '@ensemble/ui'
import { ConnectionContext } from '../connection/connection-context.ts'
import { uiTextsIn } from '../language/texts.ts'
import { type Services, ServicesProvider } from '../platform/services.ts'
import { RemotesContext } from '../remotes/remotes-context.ts'
import type { Remotes } from '../remotes/remotes.ts'
import type { ShellRouter } from './router.tsx'
import type { ShellState, ShellStore } from '../store/store.ts'

export interface AppProps {
  store: ShellStore
  /** The state that a rendered page shows; components that take it over begin with it. */
  stateAtStart: ShellState
  /** Where the styles go; by default into the page. */
  styles?: StyleCache
  services: Services
  remotes: Remotes
  router: ShellRouter
}

/** Everything that every page has around it. */
export function App({ store, stateAtStart, styles, services, remotes, router }: AppProps) {
  const language = useLanguage()
  return (
    <EnsembleTheme texts={uiTextsIn(language)} styles={styles}>
      <Provider store={store} serverState={stateAtStart}>
        <ServicesProvider value={services}>
          <ConnectionContext value={services.connection}>
            <RemotesContext value={remotes}>
              <RouterProvider router={router} />
            </RemotesContext>
          </ConnectionContext>
        </ServicesProvider>
      </Provider>
    </EnsembleTheme>
  )
}
