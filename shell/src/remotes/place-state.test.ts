import { expect, test } from 'vitest'
import { firstPlaceState, nextPlaceState, type PlaceEvent, placeStateOf } from './place-state.ts'

const component = () => null
const after = (...events: PlaceEvent[]) => events.reduce(nextPlaceState, firstPlaceState)

test('a page that comes in time shows no card', () => {
  expect(after({ type: 'arrived', component })).toEqual({ attempt: 0, component, isLoading: false })
})

test('one that is late has a card, and takes its place when it arrives', () => {
  expect(after({ type: 'late' })).toEqual({ attempt: 0, card: 'slow', isLoading: true })
  expect(after({ type: 'late' }, { type: 'arrived', component }).card).toBeUndefined()
})

test('a failure is not called slow afterwards', () => {
  expect(after({ type: 'failed' }, { type: 'late' })).toEqual({ attempt: 0, card: 'failed', isLoading: false })
})

test('the card stays while the next attempt is under way, and says when that failed as well', () => {
  expect(after({ type: 'failed' }, { type: 'begun-again' })).toEqual({ attempt: 1, card: 'failed', isLoading: true })
  expect(after({ type: 'failed' }, { type: 'begun-again' }, { type: 'failed' }).card).toBe('failed-again')
})

test('what has come already is shown at once, and is no news when it arrives', () => {
  const shown = placeStateOf(component)
  expect(shown.component).toBe(component)
  expect(nextPlaceState(shown, { type: 'arrived', component })).toBe(shown)
  const crashed = nextPlaceState(shown, { type: 'failed' })
  expect(nextPlaceState(crashed, { type: 'arrived', component })).toBe(crashed)
  expect(placeStateOf(undefined)).toBe(firstPlaceState)
})
