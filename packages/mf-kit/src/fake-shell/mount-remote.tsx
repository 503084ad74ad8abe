import type { Language } from '@ensemble/contracts/enumerations'
import type { RemoteComponent, RemoteModule } from '@ensemble/contracts/remote'
import { configureStore } from '@reduxjs/toolkit'
import { createElement, type FunctionComponent, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { Provider } from 'react-redux'
import { api } from '../data/api.ts'
import { type Change, applyChange } from '../data/apply-change.ts'
import { askFirst } from '../data/ask-first.ts'
import { createMemoryRouter } from '../router/create-router.ts'
import { RouterProvider } from '../router/router-provider.tsx'
import { provideShell } from '../shell/shell-bridge.ts'
import { createFakeShell, type FakeShell, type FakeShellOptions } from './create-fake-shell.ts'
import { type PageReader, readPage } from './page-reader.ts'
import { prepareLaterTexts } from '../texts/later-texts.ts'
import { loadTexts } from './texts.ts'

export interface MountOptions extends FakeShellOptions {
  /** So long the screen waits for what it begins with, in ms; as long as in the shell where nothing is said. */
  firstWithinMs?: number
  /** The remote's name, the namespace of its texts. */
  name: string
  remote: RemoteModule
  /** The address to open: `/resources?page=1`; for a widget the address of the page that it stands on. */
  at: string
  /** Mounts this widget instead of the page at the address. */
  widget?: string
  /** What the shell draws around a page, for example the theme: `(page) => <EnsembleTheme>{page}</EnsembleTheme>`. */
  around?: (page: ReactNode) => ReactNode
}

export interface MountedRemote extends PageReader, Pick<FakeShell, 'requests' | 'toasts' | 'prefetched' | 'recorded'> {
  /** Path and query of the address. */
  address: () => string
  /** What was given to the address beside its words. */
  addressState: () => unknown
  go: (to: string) => Promise<void>
  setLanguage: (language: Language) => Promise<void>
  /** As a live event does in the shell. */
  change: (change: Change) => void
  /** As the line that is back does in the shell: what is shown is asked for again. */
  reconnect: () => void
  /** As the end of a session does in the shell: what was read is forgotten, what is under way is dropped. */
  endSession: () => void
  /** Takes the page away. Throws what went wrong behind the remote's back: unanswered calls, breaches of contract. */
  unmount: () => void
}

/** Takes away what the test before left behind: one that fails has no time to tidy up. */
let takeAway: () => void = () => undefined

/** Mounts one page or widget of a remote alone, in a shell made of doubles that follow the contracts. */
export async function mountRemote(options: MountOptions): Promise<MountedRemote> {
  const { name, remote, at, widget, around = (page: ReactNode) => page, language = 'fr' } = options
  const shell = createFakeShell(options)
  provideShell(shell.api)
  const texts = await loadTexts(name, remote, language)
  // A part is loaded once, with its texts: what the page of the test before had, this one has to bring by itself.
  await prepareLaterTexts(language)
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults().concat(api.middleware),
  })
  const routes = await Promise.all(
    remote.routes.map(async ({ path, load }) => ({ path, element: await shown(load, path === at) })),
  )
  const widgetElement = widget === undefined ? undefined : await shown(loadOfWidget(remote, widget), true)
  const router = createMemoryRouter(
    widgetElement ? [{ path: '*', element: widgetElement }] : [...routes, { path: '*', element: null }],
    { initialEntries: [at] },
  )
  shell.setNavigate((to, navigation) => void router.navigate(to, navigation))

  takeAway()
  const container = document.createElement('div')
  document.body.append(container)
  const root = createRoot(container)
  takeAway = () => {
    root.unmount()
    container.remove()
    takeAway = () => undefined
  }
  root.render(
    <Provider store={store}>
      <I18nextProvider i18n={texts}>{around(<RouterProvider router={router} />)}</I18nextProvider>
    </Provider>,
  )

  /** A screen; where the page begins with it, when that has been asked for, as in the shell. */
  async function shown(load: () => Promise<{ Component: RemoteComponent }>, isFirst: boolean): Promise<ReactNode> {
    const { Component } = await load()
    const { user } = shell.api.session.get()
    if (isFirst && user) await askFirst(store, Component, user, options.firstWithinMs)
    return elementOf(Component)
  }
  return {
    ...readPage(container),
    requests: shell.requests,
    recorded: shell.recorded,
    toasts: shell.toasts,
    prefetched: shell.prefetched,
    address: () => `${router.state.location.pathname}${router.state.location.search}`,
    addressState: () => router.state.location.state,
    go: (to) => router.navigate(to),
    setLanguage: async (next) => {
      await prepareLaterTexts(next)
      await texts.changeLanguage(next)
      shell.setLanguage(next)
    },
    change: (change) => void store.dispatch(applyChange(change)),
    reconnect: () => void store.dispatch(api.internalActions.onOnline()),
    endSession: () => void store.dispatch(api.util.resetApiState()),
    unmount: () => {
      takeAway()
      if (shell.problems.length > 0) throw new AggregateError(shell.problems, shell.problems.join('\n'))
    },
  }
}

function loadOfWidget(remote: RemoteModule, key: string) {
  const widget = remote.widgets.find((candidate) => candidate.key === key)
  if (!widget) throw new Error(`The remote has no widget ${key}`)
  return widget.load
}

function elementOf(component: RemoteComponent): ReactNode {
  if (!isComponent(component)) throw new Error('A page or widget exports no component')
  return createElement(component)
}

/** The contract cannot name React's types. */
function isComponent(component: RemoteComponent): component is RemoteComponent & FunctionComponent {
  return typeof component === 'function'
}
