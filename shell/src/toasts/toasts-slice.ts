import { type ToastSeverity } from '@ensemble/contracts/remote'
import { createSlice, type PayloadAction } from '@ensemble/mf-kit'

export interface ToastItem {
  message: string
  severity: ToastSeverity
  durationMs: number
}

/** Defaults of the specification, section 4, and of decisions.md §10 for errors. */
export const toastDefaults = { severity: 'success', durationMs: 3000, errorDurationMs: 8000 } as const

/** More than a tired reader can follow is no help: older waiting messages give way. */
const longestQueue = 3

const initialState: ToastItem[] = []

const toastsSlice = createSlice({
  name: 'toasts',
  initialState,
  reducers: {
    /** Five parts of a page that fail for one reason say so once. */
    toastAdded: (state, action: PayloadAction<ToastItem>) => {
      if (state.some((toast) => toast.message === action.payload.message)) return
      state.push(action.payload)
      if (state.length > longestQueue) state.splice(1, 1)
    },
    toastClosed: (state) => {
      state.shift()
    },
  },
})

export const { toastAdded, toastClosed } = toastsSlice.actions
export const toastsReducer = toastsSlice.reducer
