import type { ComponentType } from 'react'

/** What the card says: it takes longer than usual, it failed, or it failed once more after a retry. */
export type CardKind = 'slow' | 'failed' | 'failed-again'

/** The place of a remote's page or widget, from the first request to the page. */
export interface PlaceState {
  /** Rises with each attempt. */
  attempt: number
  /** Absent until the code is there. */
  component?: ComponentType
  /** Absent while nobody has waited long. */
  card?: CardKind
  /** An attempt is under way. */
  isLoading: boolean
}

export type PlaceEvent =
  | { type: 'arrived'; component: ComponentType }
  | { type: 'late' }
  | { type: 'failed' }
  | { type: 'begun-again' }

export const firstPlaceState: PlaceState = { attempt: 0, isLoading: true }

/** What has come already is shown at once. */
export function placeStateOf(component: ComponentType | undefined): PlaceState {
  return component ? { attempt: 0, component, isLoading: false } : firstPlaceState
}

/** A card stays where it is while another attempt is under way: whoever pressed its button keeps the focus there. */
export function nextPlaceState(state: PlaceState, event: PlaceEvent): PlaceState {
  const { attempt } = state
  switch (event.type) {
    case 'arrived':
      // Of what was there from the start it is no news, also where that has failed meanwhile.
      return state.isLoading ? { attempt, component: event.component, isLoading: false } : state
    case 'late':
      return state.isLoading ? { attempt, card: 'slow', isLoading: true } : state
    case 'failed':
      return { attempt, card: attempt === 0 ? 'failed' : 'failed-again', isLoading: false }
    case 'begun-again':
      return { attempt: attempt + 1, isLoading: true, ...(state.card && { card: state.card }) }
  }
}
