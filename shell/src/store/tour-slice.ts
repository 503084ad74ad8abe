import { createSlice } from '@ensemble/mf-kit'
import { signedOut } from './session-slice.ts'

/** Whether the guided tour is on the screen. Where somebody stands in it is kept by the server. */
const tourSlice = createSlice({
  name: 'tour',
  initialState: { shown: false },
  reducers: {
    tourShown: (state) => {
      state.shown = true
    },
    tourHidden: (state) => {
      state.shown = false
    },
  },
  // Whoever signs in next in this page has not asked for it.
  extraReducers: (builder) => builder.addCase(signedOut, () => ({ shown: false })),
})

export const { tourShown, tourHidden } = tourSlice.actions
export const tourReducer = tourSlice.reducer
