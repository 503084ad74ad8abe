import type { ParticipantRow } from '@ensemble/contracts/missions/http'
import { expect, test } from 'vitest'
import { open } from '../../testing/open.tsx'
import { onPhoneScreen } from '../../testing/phone-screen.ts'
import { sampleCounters, sampleMission, samplePage, sampleRow } from '../../testing/sample-missions.ts'

test('the table shows how a long request begins, the panel and paper all that was written', async () => {
  onPhoneScreen()
  const motivation = `J’ai du temps. ${'Je connais le quartier. '.repeat(20)}Merci de me lire.`
  const row = sampleRow({ validationStatus: 'validated', awaitedFrom: 'none', motivation, answers: ['Le lundi'] })
  const page = await open(`/missions/${sampleMission().id}?tab=participants`, {
    session: { role: 'headquarter_referent' },
    answers: {
      'mission.get': () =>
        sampleMission({
          allowedActions: ['see_participants'],
          counters: sampleCounters,
          questions: ['Quel jour vous convient ?'],
        }),
      'mission.participants': ({ query }) => samplePage(query?.filters ? [] : [row]),
      'user.list': () => samplePage([]),
    },
  })
  await expect.poll(page.text).toContain('J’ai du temps.')
  const [begun, whole] = ['.ens-no-print', '.ens-paper-only'].map((part) =>
    page.all(`dd ${part}`).map(({ textContent }) => textContent),
  )
  expect(begun?.join()).not.toContain('Merci de me lire.')
  // On paper nothing is a press away.
  expect(whole?.join()).toContain('Merci de me lire.')
  page.press('Actions')
  await expect.poll(page.text).toContain('Aperçu')
  page.all('[role="menuitem"]')[0]?.click()
  await expect.poll(page.address).toContain(`show=${row.userId}`)
  await expect
    .poll(() =>
      page
        .all('[role="dialog"]')
        .map(({ textContent }) => textContent)
        .join(),
    )
    .toContain('Merci de me lire.')
  expect(page.text()).toContain('Le lundi')
  page.unmount()
})

const [named, other] = ['00000000-0000-4000-8000-000000000021', '00000000-0000-4000-8000-000000000022']

const email = 'paul@example.org'
const reached = {
  id: named,
  displayName: 'Paul Martin',
  email,
  phone: '06 39 98 32 29',
  profileType: null,
  departmentCode: null,
}

/** Comes by the link of a mail to one person, who stands on this page of the list, on another one, or nowhere. */
async function follow(onPage: ParticipantRow[], found: ParticipantRow[]) {
  const asked: unknown[] = []
  const page = await open(`/missions/${sampleMission().id}?tab=participants&show=${named}`, {
    session: { role: 'referent' },
    answers: {
      'mission.get': () =>
        sampleMission({ counters: sampleCounters, allowedActions: ['see_participants', 'decide_participants'] }),
      'mission.participants': ({ query }) => {
        if (!query?.filters) return samplePage(onPage)
        asked.push(JSON.parse(query.filters))
        return samplePage(found)
      },
      'user.list': ({ query }) => samplePage(query?.filters?.includes(named) ? [reached] : []),
    },
  })
  const panel = () =>
    page
      .all('section[tabindex="-1"], [role="dialog"]')
      .map(({ textContent }) => textContent)
      .join()
  return { page, panel, asked }
}

test('a link to somebody who asks opens their request, ready to be answered', async () => {
  const row = sampleRow({ userId: named, displayName: 'Paul Martin', motivation: 'Je connais le quartier.' })
  const { page, panel, asked } = await follow([sampleRow({ userId: other }), row], [])
  await expect.poll(panel).toContain('Je connais le quartier.')
  expect(panel()).toContain('Accepter')
  expect(panel()).toContain('Refuser')
  expect(panel()).not.toContain('La réponse est déjà donnée')
  expect(asked).toEqual([])
  page.unmount()
})

test('where the answer was given meanwhile the link says so, also on another page of the list', async () => {
  const decided = { validationStatus: 'validated', awaitedFrom: 'none', decidedAt: '2026-11-12T09:00:00.000Z' } as const
  const row = sampleRow({ userId: named, displayName: 'Paul Martin', ...decided })
  const { page, panel, asked } = await follow([sampleRow({ userId: other })], [row])
  await expect
    .poll(panel)
    .toContain('La réponse est déjà donnée\u00a0: cette personne participe, depuis le jeudi 12 novembre')
  await expect.poll(panel).toContain(reached.email)
  expect(page.control('06\u00a039\u00a098\u00a032\u00a029').getAttribute('href')).toBe('tel:0639983229')
  expect(asked).toEqual([[{ field: 'userId', operator: 'eq', value: named }]])
  page.unmount()
})

test('a link to somebody who is gone says that there is nothing to decide', async () => {
  const { page, panel } = await follow([sampleRow({ userId: other })], [])
  await expect.poll(panel).toContain('Cette personne n’est plus ici')
  page.unmount()
})
