import { type Page } from '@playwright/test'
import { password } from '../accounts.ts'

/** Signs the browser of a page in without its form, so that only the cookies are there: the next load starts from them. */
export async function signInQuietly(page: Page, email: string): Promise<void> {
  await page.goto('/account_validation')
  const status = await page.evaluate(
    async (body) => {
      const answer = await fetch('/api/auth/sign_in_with_password', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      return answer.status
    },
    { email, password },
  )
  if (status !== 200) throw new Error(`Sign-in of ${email} was answered with ${status}`)
}

/** Goes to an address inside the running page, as the Back button does. */
export async function goInside(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    window.history.pushState({ usr: null, key: 'test', idx: window.history.length }, '', to)
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }))
  }, address)
}
