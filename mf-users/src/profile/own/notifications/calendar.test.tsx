import { expect, test } from 'vitest'
import { open } from '../../../testing/open.tsx'
import { sampleUser } from '../../../testing/sample-users.ts'

const address = `https://ensemble.example.org/api/mission/calendar/${'a'.repeat(43)}`

const noPage = { items: [], total: 0, totalIsCapped: false, page: 0, pageSize: 10, lastPage: 0 }

test('an address for the calendar is made, shown once, and taken back', async () => {
  let since: string | null = null
  const page = await open('/users/me?tab=notifications', 'member', {
    answers: {
      'user.get': () => sampleUser(),
      'user.notifications': () => ({ ...noPage, unread: 0 }),
      'mission.calendarFeed': () => ({ since }),
      'mission.makeCalendarFeed': () => {
        since = '2026-11-23T09:00:00.000Z'
        return { since, address }
      },
      'mission.revokeCalendarFeed': () => {
        since = null
        return { since }
      },
    },
  })
  await expect.poll(page.text).toContain('Créer mon adresse d’agenda')
  // A place for it is there before: who hears the page hears that it has come.
  const place = page.control('Créer mon adresse d’agenda').closest('section')?.querySelector('[role="status"]')
  expect(place?.textContent).toBe('')
  page.press('Créer mon adresse d’agenda')
  await expect.poll(() => page.all('input').map((one) => one.getAttribute('value'))).toContain(address)
  expect(place?.querySelector('input')?.value).toBe(address)
  expect(page.control('Ouvrir dans mon agenda').getAttribute('href')).toBe(address.replace('https:', 'webcal:'))
  // It can be taken back once the page has read that there is one.
  await expect.poll(page.text).toContain('Supprimer mon adresse')
  page.control('Supprimer mon adresse').focus()
  page.press('Supprimer mon adresse')
  await expect.poll(page.text).toContain('Créer mon adresse d’agenda')
  await expect.poll(() => document.activeElement).toBe(page.control('Créer mon adresse d’agenda'))
  expect(page.all('input').map((one) => one.getAttribute('value'))).not.toContain(address)
  page.unmount()
})
