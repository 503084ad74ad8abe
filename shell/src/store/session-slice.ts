import { createSlice, type PayloadAction } from '@ensemble/mf-kit'

/** Where a visitor is sent whose session ended, and whether they come back to this page after signing in again. */
export interface Leave {
  to: '/login' | '/unauthorised'
  keepPlace: boolean
  /** Why, for the page /unauthorised. */
  code?: string
}

interface SessionState {
  /** Unknown (null) until the stored session is checked on load (specification, section 4). */
  authenticated: boolean | null
  /** The check got no answer: nobody knows whether the session still holds. */
  checkFailed: boolean
  /** Where the guards send the visitor whose session just ended. */
  leave: Leave | null
}

const initialState: SessionState = { authenticated: null, checkFailed: false, leave: null }

const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    checkStarted: (state) => {
      state.checkFailed = false
    },
    checkFailed: (state) => {
      state.checkFailed = true
    },
    signedIn: () => ({ authenticated: true, checkFailed: false, leave: null }),
    signedOut: (_, { payload }: PayloadAction<Leave | null>) => ({
      authenticated: false,
      checkFailed: false,
      leave: payload,
    }),
    /** The visitor arrived: from now on a protected page sends them to /unauthorised like anybody else. */
    left: (state) => {
      state.leave = null
    },
  },
})

export const { checkStarted, checkFailed, signedIn, signedOut, left } = sessionSlice.actions
export const sessionReducer = sessionSlice.reducer
