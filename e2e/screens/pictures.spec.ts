import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import type { Account } from '../accounts.ts'
import { chooseLanguage } from '../people.ts'
import { test } from '../watched-page.ts'
import { enter, openScreen } from './open-screen.ts'
import { findSamples } from './samples.ts'

/** Pictures of the README and of docs/walk.md: made on demand only, since every run would change some pixel of them. */
const folder = fileURLToPath(new URL('../../docs/images/', import.meta.url))

test.skip(process.env['UPDATE_PICTURES'] !== '1', 'UPDATE_PICTURES=1 makes the pictures of docs/images')

const wide = { width: 1280, height: 860 }
const phone = { width: 360, height: 740 }

test('pictures for the README', async ({ page, request }) => {
  const samples = await findSamples(request)
  const picture = async (name: string) => {
    await coversAreThere(page)
    await page.screenshot({ path: `${folder}${name}.png`, animations: 'disabled' })
  }

  await page.setViewportSize(phone)
  await openScreen(page, '/login')
  await chooseLanguage(page, 'en')
  await picture('login-360')
  await chooseLanguage(page, 'fr')
  await enter(page, 'member')
  await chooseLanguage(page, 'en')
  await openScreen(page, samples.open)
  await picture('mission-360')
  await page.setViewportSize(wide)
  await openScreen(page, '/home')
  await picture('home-1280')
  await openScreen(page, '/missions/browse')
  await picture('browse-1280')
})

test('pictures of the walk', async ({ page, request }) => {
  const { open, article } = await findSamples(request)
  await enterAndLook(page, null, { landing: '/', login: '/login', signup: '/signup', recovery: '/forgot_password' })
  await look(page, { confirm: '/account_validation', unauthorised: '/unauthorised', privacy: '/notices/privacy' })
  const member = { home: '/home', browse: '/missions/browse', mission: open, mine: '/my_missions' }
  await enterAndLook(page, 'member', member)
  await look(page, { resources: '/resources', article, profile: '/users/me', dashboard: '/dashboard' })
  await look(page, { security: '/users/me?tab=security', health: '/users/me?tab=health', data: '/users/me?tab=data' })
  await look(page, { notifications: '/users/me?tab=notifications' })
  await enterAndLook(page, 'pending', { pending: '/home' })
})

test('pictures of the walk of the staff', async ({ page, request }) => {
  const { managed, member, draft } = await findSamples(request)
  await enterAndLook(page, 'referent', { referent: '/home', missions: '/missions/management', form: newMission })
  await look(page, { team: managed, people: `${managed}?tab=participants`, department: '/my_department' })
  await look(page, { invitations: `${managed}?tab=invitations`, invite: `${managed}?invite` })
  await look(page, { figures: '/dashboard', survey: `${managed}?tab=survey`, history: `${managed}?tab=history` })
  await look(page, { notices: '/users/me?tab=notifications', letters: `${managed}?tab=messages` })
  await enterAndLook(page, 'headquarters', {
    approve: '/missions/management?tab=to_approve',
    territories: '/territories',
  })
  await enterAndLook(page, 'admin', {
    accounts: '/user_management',
    account: member,
    articles: '/resources?tab=manage',
  })
  await look(page, { editor: `${draft}/edit`, deliveries: '/deliveries' })
})

const newMission = '/missions/management?form=new'

/** What the pages show to somebody else, from the same browser. */
async function enterAndLook(page: Page, account: Account | null, screens: Record<string, string>): Promise<void> {
  await page.context().clearCookies()
  await enter(page, account)
  await look(page, screens)
}

async function look(page: Page, screens: Record<string, string>): Promise<void> {
  for (const [name, path] of Object.entries(screens))
    for (const size of [phone, wide]) {
      await page.setViewportSize(size)
      await openScreen(page, path)
      await coversAreThere(page)
      const file = `${folder}walk/${name}-${size.width}.jpg`
      await page.screenshot({ path: file, type: 'jpeg', quality: 62, animations: 'disabled' })
    }
}

/** Every picture that is in sight has come. */
async function coversAreThere(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const seen = [...document.images].filter((image) => {
      const { top, width } = image.getBoundingClientRect()
      return width > 0 && top < window.innerHeight
    })
    return seen.every((image) => image.complete && image.naturalWidth > 0)
  })
}
