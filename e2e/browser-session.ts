import type { Page } from '@playwright/test'
import { password } from './accounts.ts'
import { baseUrl } from './platform.ts'

/**
 * Signs the browser of a page in without its form: only the cookies are there then, and the next load starts from them.
 * How people sign in is the matter of few journeys; all others begin here.
 */
export async function signInQuietly(page: Page, email: string, secret: string = password): Promise<void> {
  // Sessions are told apart by their browser.
  const browser = await page.evaluate(() => navigator.userAgent)
  const answer = await fetch(`${baseUrl}/api/auth/sign_in_with_password`, {
    method: 'POST',
    // A gateway that began anew meanwhile resets a connection of before.
    headers: { 'content-type': 'application/json', 'user-agent': browser, connection: 'close' },
    body: JSON.stringify({ email, password: secret }),
  })
  if (answer.status !== 200) throw new Error(`Sign-in of ${email} was answered with ${answer.status}`)
  await page.context().addCookies(answer.headers.getSetCookie().map(cookieOf))
}

/** A cookie as the browser is given it: a host's own, so its address says https, which a browser takes localhost for. */
function cookieOf(header: string) {
  const [pair = '', ...attributes] = header.split(';').map((part) => part.trim())
  const [name = '', ...value] = pair.split('=')
  const has = (attribute: string) => attributes.some((one) => one.toLowerCase() === attribute)
  return {
    name,
    value: value.join('='),
    url: baseUrl.replace(/^http:/, 'https:'),
    httpOnly: has('httponly'),
    secure: has('secure'),
    sameSite: has('samesite=strict') ? ('Strict' as const) : ('Lax' as const),
  }
}
