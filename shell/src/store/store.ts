import { api, combineReducers, configureStore } from '@ensemble/mf-kit'
import { sessionReducer } from './session-slice.ts'
import { tourReducer } from './tour-slice.ts'
import { toastsReducer } from './toasts-slice.ts'

const reducer = combineReducers({
  [api.reducerPath]: api.reducer,
  session: sessionReducer,
  toasts: toastsReducer,
  tour: tourReducer,
})

/** The store of the page: the data of every area in one cache, and the little that the shell itself remembers. */
export function createStore() {
  return configureStore({
    reducer,
    middleware: (defaults) => defaults().concat(api.middleware),
    // An answer that is there is drawn at once: by default it waits for the next picture, which a busy phone draws late.
    enhancers: (defaults) => defaults({ autoBatch: { type: 'tick' } }),
  })
}

export type ShellStore = ReturnType<typeof createStore>
export type ShellState = ReturnType<typeof reducer>

/** Whether nothing is being sent and nobody has just been told how it ended. A mere notice is no answer to anybody. */
export function isIdle({ api: cache, toasts }: ShellState): boolean {
  const isSending = Object.values(cache.mutations).some((mutation) => String(mutation?.status) === 'pending')
  return !isSending && (toasts.shown === null || toasts.shown.severity === 'info')
}
