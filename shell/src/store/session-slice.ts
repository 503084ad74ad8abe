import { createSlice, type PayloadAction } from '@ensemble/mf-kit'

/** Where a visitor is sent whose session ended, and whether they come back to this page after signing in again. */
export interface Leave {
  to: '/login' | '/unauthorised'
  keepPlace: boolean
  /** Why, for the page /unauthorised. */
  code?: string
}

/** What the page /unauthorised may say of the session that ended. In this page alone, and gone with it: never stored. */
export interface Ended {
  code: string
  /** As the server says it: that of a suspension may name the reason. */
  message: string
  /** Whose committee to ask. */
  departmentCode: string | null
  /** The account had not been opened: its end is a refusal. */
  wasPending: boolean
}

interface SessionState {
  /** Unknown (null) until the stored session is checked on load (specification, section 4). */
  authenticated: boolean | null
  /** The check got no answer: nobody knows whether the session still holds. */
  checkFailed: boolean
  /** Where the guards send the visitor whose session just ended. */
  leave: Leave | null
  ended: Ended | null
}

const initialState: SessionState = { authenticated: null, checkFailed: false, leave: null, ended: null }

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
    signedIn: () => ({ authenticated: true, checkFailed: false, leave: null, ended: null }),
    signedOut: (_, { payload }: PayloadAction<{ leave: Leave | null; ended: Ended | null }>) => ({
      authenticated: false,
      checkFailed: false,
      ...payload,
    }),
    /** The visitor arrived: from now on a protected page sends them to /unauthorised like anybody else. */
    left: (state) => {
      state.leave = null
    },
  },
})

export const { checkStarted, checkFailed, signedIn, signedOut, left } = sessionSlice.actions
export const sessionReducer = sessionSlice.reducer
