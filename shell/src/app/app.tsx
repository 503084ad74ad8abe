import { Provider, RouterProvider, useLanguage } from '@ensemble/mf-kit'
import { englishUiTexts, EnsembleTheme, frenchUiTexts } from '@ensemble/ui'
import { type Services, ServicesProvider } from '../platform/services.ts'
import { RemotesContext } from '../remotes/remotes-context.ts'
import { type Remotes } from '../remotes/remotes.ts'
import { type ShellRouter } from './router.tsx'
import { type ShellStore } from '../store/store.ts'

interface AppProps {
  store: ShellStore
  services: Services
  remotes: Remotes
  router: ShellRouter
}

const uiTexts = { fr: frenchUiTexts, en: englishUiTexts }

/** Everything that every page has around it. */
export function App({ store, services, remotes, router }: AppProps) {
  const language = useLanguage()
  return (
    <EnsembleTheme texts={uiTexts[language]}>
      <Provider store={store}>
        <ServicesProvider value={services}>
          <RemotesContext value={remotes}>
            <RouterProvider router={router} />
          </RemotesContext>
        </ServicesProvider>
      </Provider>
    </EnsembleTheme>
  )
}
