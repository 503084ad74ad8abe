import { vi } from 'vitest'

/** A screen of a phone until the test ends, which shows cards: jsdom lays no grid out. */
export function onPhoneScreen(): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('max-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
}
