import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { warmDates } from './warm-dates.ts'

const forgetSession = () => {
  // A cookie is forgotten at the path alone at which it was written: here, and by whoever says none.
  window.history.replaceState(null, '', '/')
  document.cookie = 'session-open=; max-age=0; path=/'
}

// Other files may have left the cookie.
beforeEach(forgetSession)
afterEach(forgetSession)

it('has words of dates ready for the page of a member, once the browser has nothing else to do', () => {
  const made = vi.spyOn(Intl, 'DateTimeFormat')
  const idle = vi.fn<(then: () => void) => void>()
  vi.stubGlobal('requestIdleCallback', idle)
  warmDates()
  expect(idle).not.toHaveBeenCalled()
  document.cookie = 'session-open=1'
  document.documentElement.lang = 'fr'
  warmDates()
  expect(made).not.toHaveBeenCalled()
  idle.mock.calls[0]?.[0]()
  const fields = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'Europe/Paris' }
  expect(made).toHaveBeenCalledWith('fr-FR', fields)
})

it('leaves it to the first date where a browser has no such moment', () => {
  document.cookie = 'session-open=1'
  expect(() => warmDates()).not.toThrow()
})
