import type { Send } from '../realm/natives.ts'
import { pageKeyName, sessionOpenCookie, signOutPendingKey } from './session-names.ts'

declare global {
  interface Window {
    /** Until the application has taken it: the answer about the session; null where it was not asked for. */
    ensembleEarlySession?: Promise<Response | null>
  }
}

/** Also in contracts (auth-calls.ts), which would be most of the first script. */
const refreshAddress = '/api/auth/refresh'

/**
 * Asks for the session before the application is there, as the application would, in a browser that has one. It asks at
 * once, whatever other tabs do: a wait for their locks would end after the scripts that an old phone has kept and runs
 * for a second, and the server gives two tabs that renew at one moment the same answer.
 */
export function askEarlyForSession(page: Document = document): void {
  const key = page.querySelector(`meta[name="${pageKeyName}"]`)?.getAttribute('content')
  if (!key || !page.cookie.includes(`${sessionOpenCookie}=1`)) return
  window.ensembleEarlySession = ask(key, page.documentElement.lang).catch(() => null)
}

async function ask(key: string, language: string): Promise<Response | null> {
  if (window.localStorage.getItem(signOutPendingKey) !== null) return null
  const headers = {
    Accept: 'application/json',
    'Accept-Language': language,
    'Content-Type': 'application/json',
    'x-page-key': key,
  }
  return fetch(refreshAddress, { method: 'POST', body: '{}', headers, cache: 'no-store' })
}

/**
 * Sends like the browser, but gives the early answer to the first call that asks for the session. Taken out of the page
 * before any remote runs.
 * @returns `forget` gives the answer up, where another tab had the session: at the next renewal it would be old
 */
export function afterEarlySession(send: Send): { send: Send; forget: () => void } {
  let early = window.ensembleEarlySession
  delete window.ensembleEarlySession
  return {
    send: async (address, init) => {
      if (early === undefined || address !== refreshAddress) return send(address, init)
      const answer = early
      early = undefined
      return (await answer) ?? send(address, init)
    },
    forget: () => (early = undefined),
  }
}
