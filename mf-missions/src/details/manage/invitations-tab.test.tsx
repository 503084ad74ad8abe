import { refusal } from '@ensemble/mf-kit/fake-shell'
import { afterEach, expect, test, vi } from 'vitest'
import { open } from '../../testing/open.tsx'
import { sampleCounters, sampleMission, samplePage, sampleRow } from '../../testing/sample-missions.ts'

const address = `/missions/${sampleMission().id}`

afterEach(() => void vi.useRealTimers())

test('an invitation is taken back after a question, and a place is added where there is none', async () => {
  let edited: unknown = null
  let taken: unknown = null
  const mission = sampleMission({
    capacity: 2,
    placesLeft: 0,
    counters: sampleCounters,
    allowedActions: ['see_participants', 'decide_participants', 'add_participants', 'edit'],
  })
  const invitationExpiresAt = '2099-12-01T09:00:00.000Z'
  const invited = sampleRow({ origin: 'invitation', awaitedFrom: 'member', invitationExpiresAt })
  const page = await open(`${address}?tab=invitations`, {
    session: { role: 'referent' },
    answers: {
      'mission.get': () => mission,
      'mission.participants': () => samplePage([invited]),
      'mission.edit': ({ body }) => {
        edited = body
        return mission
      },
      'mission.rejectUser': ({ body }) => {
        taken = body
        return { updated: body.userIds, failed: [] }
      },
    },
  })
  await expect.poll(page.text).toContain('Plus de place libre.')
  page.press('Ajouter une place')
  await expect.poll(() => edited).toEqual({ updatedAt: mission.updatedAt, capacity: 3 })
  await expect.poll(page.text).toContain('Annuler l’invitation')
  expect(page.text()).toContain('réponse attendue avant le mardi 1er décembre 2099, 10\u00a0h')
  page.press('Annuler l’invitation – Inès Karoui')
  await expect.poll(page.text).toContain('sa place est libérée')
  const buttons = page.all('[role="alertdialog"] button').map(({ textContent }) => textContent)
  expect(buttons).toEqual(['Garder l’invitation', 'Annuler l’invitation'])
  page.all('[role="alertdialog"] button').at(-1)?.click()
  await expect.poll(() => taken).toEqual({ userIds: [invited.userId], reasonCode: 'other' })
  page.unmount()
})

test('what failed for one person is not said in the window about the next', async () => {
  const people = [1, 2].map((number) =>
    sampleRow({
      userId: `0190a000-0000-7000-8000-00000000009${number}`,
      displayName: `Personne ${number}`,
      origin: 'invitation',
      awaitedFrom: 'member',
      invitationExpiresAt: '2099-12-01T09:00:00.000Z',
    }),
  )
  const page = await open(`${address}?tab=invitations`, {
    session: { role: 'referent' },
    answers: {
      'mission.get': () =>
        sampleMission({ counters: sampleCounters, allowedActions: ['see_participants', 'decide_participants'] }),
      'mission.participants': () => samplePage(people),
      'mission.rejectUser': () => {
        throw refusal('STATUS_CONFLICT', 'L’état a changé, rechargez la page.')
      },
    },
  })
  const window = () => page.all('[role="alertdialog"]')[0]
  await expect.poll(page.text).toContain('Personne 2')
  page.press('Annuler l’invitation – Personne 1')
  await expect.poll(() => window()?.textContent).toContain('sa place est libérée')
  page.all('[role="alertdialog"] button').at(-1)?.click()
  await expect.poll(() => window()?.textContent).toContain('L’état a changé')
  page.all('[role="alertdialog"] button').at(-2)?.click()
  await expect.poll(window).toBeUndefined()
  page.press('Annuler l’invitation – Personne 2')
  await expect.poll(() => window()?.textContent).toContain('Personne 2')
  expect(window()?.textContent).not.toContain('L’état a changé')
  page.unmount()
})

test('another place is added only once the mission has come anew', async () => {
  const sent: unknown[] = []
  const full = { counters: sampleCounters, capacity: 2, placesLeft: 0 } as const
  let mission = sampleMission({ ...full, allowedActions: ['see_participants', 'edit'] })
  const before = mission.updatedAt
  const page = await open(`${address}?tab=invitations`, {
    session: { role: 'referent' },
    answers: {
      'mission.get': () => mission,
      'mission.participants': () => samplePage([]),
      'mission.edit': ({ body }) => {
        sent.push(body)
        return mission
      },
    },
  })
  const button = () => page.control('Ajouter une place')
  await expect.poll(page.text).toContain('Plus de place libre.')
  button().click()
  await expect.poll(() => page.toasts.length).toBe(1)
  expect(button().getAttribute('aria-busy')).toBe('true')
  button().click()
  mission = { ...mission, capacity: 3, placesLeft: 1, updatedAt: '2026-11-02T09:00:00.000Z' }
  page.change({ tag: 'mission', id: mission.id })
  await expect.poll(() => button().getAttribute('aria-busy')).toBeNull()
  button().click()
  await expect
    .poll(() => sent)
    .toEqual([
      { updatedAt: before, capacity: 3 },
      { updatedAt: mission.updatedAt, capacity: 4 },
    ])
  page.unmount()
})

test('an invitation says when it was sent, and nothing where nobody knows; a service of before has but the entry', async () => {
  const invited = { origin: 'invitation', awaitedFrom: 'member', createdAt: '2026-01-10T09:00:00.000Z' } as const
  // Days are those of Paris: yesterday is not always 24 hours ago.
  vi.setSystemTime('2026-11-20T12:00:00.000Z')
  const yesterday = '2026-11-19T12:00:00.000Z'
  const rows = [
    sampleRow({ ...invited, displayName: 'Ada', invitedAt: yesterday }),
    sampleRow({ ...invited, userId: '00000000-0000-4000-8000-000000000012', displayName: 'Béa', invitedAt: null }),
    sampleRow({ ...invited, userId: '00000000-0000-4000-8000-000000000013', displayName: 'Carl' }),
  ]
  const page = await open(`${address}?tab=invitations`, {
    session: { role: 'referent' },
    answers: {
      'mission.get': () => sampleMission({ counters: sampleCounters, allowedActions: ['see_participants'] }),
      'mission.participants': () => samplePage(rows),
    },
  })
  await expect.poll(page.text).toContain('Carl')
  const lines = page.all('p').flatMap(({ textContent }) => (textContent.startsWith('Rhône') ? [textContent] : []))
  expect(lines).toEqual([
    'Rhône (69) · Invitation envoyée hier',
    'Rhône (69)',
    expect.stringMatching(/^Rhône \(69\) · Invitation envoyée (?!hier)./),
  ])
  page.unmount()
})

test('who was invited stands on as many pages as they need', async () => {
  const pages: unknown[] = []
  const page = await open(`${address}?tab=invitations`, {
    session: { role: 'referent' },
    answers: {
      'mission.get': () => sampleMission({ counters: sampleCounters, allowedActions: ['see_participants'] }),
      'mission.participants': ({ query }) => {
        pages.push(query.page)
        const displayName = query.page === 1 ? 'Ali Benali' : 'Inès Karoui'
        return { ...samplePage([sampleRow({ origin: 'invitation', displayName })]), total: 51, lastPage: 1 }
      },
    },
  })
  await expect.poll(page.text).toContain('Page 1 sur 2')
  page.press('Page suivante')
  await expect.poll(page.text).toContain('Ali Benali')
  expect(page.text()).not.toContain('Inès Karoui')
  expect(pages).toEqual([0, 1])
  // Who comes back from the account of one of them stands here.
  expect(page.address()).toBe(`${address}?tab=invitations&page=2`)
  page.unmount()
})

test('who takes back the last invitation of the last page stands on the first', async () => {
  let gone = false
  const page = await open(`${address}?tab=invitations`, {
    session: { role: 'referent' },
    answers: {
      'mission.get': () => sampleMission({ counters: sampleCounters, allowedActions: ['see_participants'] }),
      'mission.participants': ({ query }) => {
        if (query.page === 1 && gone) throw refusal('PAGE_OUT_OF_RANGE', 'Cette page n’existe pas.')
        const displayName = query.page === 1 ? 'Ali Benali' : 'Inès Karoui'
        const total = gone ? 50 : 51
        return { ...samplePage([sampleRow({ origin: 'invitation', displayName })]), total, lastPage: total - 50 }
      },
    },
  })
  await expect.poll(page.text).toContain('Page 1 sur 2')
  page.press('Page suivante')
  await expect.poll(page.text).toContain('Ali Benali')
  gone = true
  page.change({ tag: 'participant', id: sampleMission().id })
  await expect.poll(page.text).toContain('Inès Karoui')
  expect(page.text()).not.toContain('Ali Benali')
  await expect.poll(page.address).toBe(`${address}?tab=invitations`)
  page.unmount()
})

/** One invitation, which the team takes back or sends again; the service says what became of it. */
/** @param leftOut why nobody is invited again */
async function openOne(row: ReturnType<typeof sampleRow>, leftOut?: string) {
  let shown = row
  const page = await open(`${address}?tab=invitations`, {
    session: { role: 'referent' },
    answers: {
      'mission.get': () =>
        sampleMission({
          counters: sampleCounters,
          allowedActions: ['see_participants', 'decide_participants', 'add_participants'],
        }),
      'mission.participants': () => samplePage([shown]),
      'mission.rejectUser': ({ body }) => {
        shown = { ...shown, validationStatus: 'rejected', awaitedFrom: 'none', rejectedBy: 'staff' }
        return { updated: body.userIds, failed: [] }
      },
      'mission.addParticipants': ({ body }) => {
        if (leftOut) return { invited: [], skipped: body.userIds.map((userId) => ({ userId, code: leftOut })) }
        shown = { ...shown, updatedAt: new Date().toISOString() }
        return { invited: body.userIds, skipped: [] }
      },
    },
  })
  /** With the keyboard: what is pressed has the focus. */
  const use = async (name: string) => {
    await expect.poll(() => page.all('button').map((one) => one.getAttribute('aria-label'))).toContain(name)
    page.control(name).focus()
    page.press(name)
  }
  return { page, use }
}

const waiting = { origin: 'invitation', awaitedFrom: 'member' } as const
const focused = () => document.activeElement?.textContent

test('who took an invitation back stands at the name of who was invited', async () => {
  const { page, use } = await openOne(sampleRow({ ...waiting, updatedAt: new Date().toISOString() }))
  await use('Annuler l’invitation – Inès Karoui')
  await expect.poll(() => page.all('[role="alertdialog"]').length).toBe(1)
  page.all('[role="alertdialog"] button').at(-1)?.click()
  await expect.poll(() => page.all('[role="alertdialog"]').length).toBe(0)
  await expect.poll(focused).toBe('Inès Karoui')
  page.unmount()
})

test('who waits at the way back of what is sent again stays on the page once it has left, and once it is taken back', async () => {
  const { page, use } = await openOne(sampleRow({ ...waiting, updatedAt: '2020-01-01T09:00:00.000Z' }))
  const inLine = 'Annuler\u00a0: L’invitation est renvoyée à Inès Karoui.'
  await use('Renvoyer l’invitation – Inès Karoui')
  await use(inLine)
  await expect.poll(focused).toBe('Invitations (1)')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await use('Renvoyer l’invitation – Inès Karoui')
  await expect.poll(focused).toBe('Annuler')
  await vi.advanceTimersByTimeAsync(10_000)
  await expect.poll(focused).toBe('Inès Karoui')
  page.unmount()
})

test('who withdrew is asked to come back, in words of their own', async () => {
  const left = { awaitedFrom: 'none', withdrawnAt: '2026-11-20T09:00:00.000Z', reasonCode: 'not_available' } as const
  const { page, use } = await openOne(sampleRow({ validationStatus: 'validated', ...left }))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await use('Proposer de revenir – Inès Karoui')
  await expect.poll(page.text).toContain('Une invitation à revenir est envoyée à Inès Karoui.')
  await vi.advanceTimersByTimeAsync(10_000)
  await expect
    .poll(() => page.requests.find(({ path }) => path.endsWith('/add_participants'))?.body)
    .toEqual({ userIds: [sampleRow().userId] })
  page.unmount()
})

test('who cannot be invited again is told with the reason', async () => {
  const left = { awaitedFrom: 'none', withdrawnAt: '2026-11-20T09:00:00.000Z', reasonCode: 'not_available' } as const
  const { page, use } = await openOne(sampleRow({ validationStatus: 'validated', ...left }), 'MISSION_FULL')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await use('Proposer de revenir – Inès Karoui')
  await expect.poll(page.text).toContain('Une invitation à revenir est envoyée à Inès Karoui.')
  await vi.advanceTimersByTimeAsync(10_000)
  const said = () => [page.text(), ...page.toasts.map(({ message }) => message)].join(' ')
  await expect.poll(said).toContain('Inès Karoui\u00a0: plus de place disponible.')
  page.unmount()
})

test('once registration has ended a team invites by name, and nobody is drawn', async () => {
  const page = await open(`${address}?tab=invitations`, {
    session: { role: 'referent' },
    answers: {
      'mission.get': () =>
        sampleMission({
          counters: sampleCounters,
          displayStatus: 'registration_closed',
          registrationOpen: false,
          allowedActions: ['see_participants', 'add_participants'],
        }),
      'mission.participants': () => samplePage([]),
    },
  })
  await expect.poll(page.text).toContain('Inviter des membres')
  expect(page.text()).not.toContain('Inviter sans connaître les noms')
  page.unmount()
})
