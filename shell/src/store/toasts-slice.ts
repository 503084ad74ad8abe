import type { ToastSeverity } from '@ensemble/contracts/remote'
import { createSlice, type PayloadAction } from '@ensemble/mf-kit'

interface ToastItem {
  message: string
  severity: ToastSeverity
  durationMs: number
}

/** Defaults of the specification, section 4; errors stay longer. */
export const toastDefaults = { severity: 'success', durationMs: 3000, errorDurationMs: 8000 } as const

const initialState: { shown: ToastItem | null; said: number } = { shown: null, said: 0 }

const toastsSlice = createSlice({
  name: 'toasts',
  initialState,
  reducers: {
    /** The newest is shown: an answer to what the visitor just did must not queue behind an older message. */
    toastAdded: (state, { payload }: PayloadAction<ToastItem>) => {
      state.shown = payload
      state.said += 1
    },
    toastClosed: (state) => {
      state.shown = null
    },
  },
})

export const { toastAdded, toastClosed } = toastsSlice.actions
export const toastsReducer = toastsSlice.reducer
