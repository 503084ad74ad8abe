import { randomUUID } from 'node:crypto'
import type { Role } from '@ensemble/contracts/enumerations'
import type { Registry } from '@ensemble/contracts/registry'
import type { TestGateway } from './test-gateway.ts'

/** Somebody who is signed in, in one browser. */
export interface Visitor {
  id: string
  role: Role
  /** Key of the browser. */
  browser: string
}

export const browserKey = () => 'k'.repeat(43 - 36) + randomUUID()
export const somebody = (role: Role): Visitor => ({ id: randomUUID(), role, browser: browserKey() })

/** What of a cookie a browser sends back. */
export const sent = (cookie: string) => cookie.split(';', 1)[0] ?? ''

/** What visitors of previews do at one gateway, which knows those alone whom its own identity service has signed in. */
export function visitorsOf(gateway: TestGateway) {
  return {
    cookiesOf({ id, role, browser }: Visitor, ...more: string[]): string {
      const media = gateway.identity.tokenFor({ id, role }, { aud: 'media' })
      return [`__Host-page=${browser}`, `__Host-media=${media}`, ...more].join('; ')
    },
    /** Presses the button of the page behind a link. */
    async press(address: string, cookie: string, origin = 'http://ensemble.test') {
      const headers = { origin, cookie, 'accept-language': 'en', 'content-type': 'application/x-www-form-urlencoded' }
      const answer = await gateway.get(new URL(address).pathname, { method: 'POST', headers })
      const [begun = ''] = answer.headers.getSetCookie()
      return { status: answer.status, to: answer.headers.get('location'), begun, text: await answer.text() }
    },
    async shown(cookie: string) {
      const answer = await gateway.get('/remotes.json', { headers: { cookie } })
      const registry = (await answer.json()) as Registry
      const [remote] = registry.remotes
      return { registry, version: remote?.version, via: remote?.via, fallback: remote?.lastKnownGood?.version }
    },
  }
}
